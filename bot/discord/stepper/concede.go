package stepper

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// concede asks once more, then takes the player out of the match. Who has nothing left to concede is not asked.
func (st *Stepper) concede(ctx context.Context, p route.Place) error {
	switch {
	case p.Pos.State.Result != nil:
		return engine.Refuse(engine.CodeOver, "")
	case p.Pos.State.Seats[p.Seat].Out:
		return engine.Refuse(engine.CodeOut, "")
	case p.Button.Arg != concedeSure:
		return p.Say(api.Message{Content: p.Text("concede.sure"), Components: ui.Row(
			ui.Button(p.Text("button.concede"), discordgo.DangerButton, ui.ID{Match: p.Pos.Match.ID, Action: ui.ActConcede, Arg: concedeSure}))})
	}
	return st.act(ctx, p, table.Act{Match: p.Pos.Match.ID, Player: p.User.ID, Interaction: p.ID, Kind: engine.InputConcede}, true)
}

// concedeSure is the argument of the button behind the question.
const concedeSure = "sure"

// offerDraw offers a draw, or agrees to one that was offered by all others.
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
