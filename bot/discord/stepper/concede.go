package stepper

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// concedeSure is the argument of the button that confirms conceding.
const concedeSure = "sure"

// concede asks once more, and then takes the player out of the match. A player who is out already is refused at once.
func (st *Stepper) concede(ctx context.Context, p route.Place) error {
	switch {
	case p.Pos.State.Result != nil:
		return engine.Refuse(engine.CodeOver, "")
	case p.Pos.State.Seats[p.Seat].Out:
		return engine.Refuse(engine.CodeOut, "")
	case p.Button.Arg != concedeSure:
		sure := ui.ID{Match: p.Pos.Match.ID, Action: ui.ActConcede, Arg: concedeSure}
		return p.Say(api.Message{
			Content:    p.Text("concede.sure"),
			Components: ui.Row(ui.Button(p.Text("button.concede"), discordgo.DangerButton, sure)),
		})
	}
	act := newAct(p)
	act.Kind = engine.InputConcede
	return st.submit(ctx, p, act, true)
}

// offerDraw offers a draw, or agrees to one that all others have offered.
func (st *Stepper) offerDraw(ctx context.Context, p route.Place) error {
	over, err := st.Table.OfferDraw(ctx, p.Pos.Match.ID, p.User.ID, p.ID)
	if err != nil {
		return err
	}
	code := "draw.offered"
	if over {
		code = "draw.agreed"
	}
	return p.Say(api.Message{Content: p.Text(code)})
}
