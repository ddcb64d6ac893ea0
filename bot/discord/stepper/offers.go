package stepper

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// offerTo finds an offer that a seat has with its open question; ok is false when it has none of that code.
func offerTo(pos table.Position, seat engine.Seat, code string) (o engine.Offered, ok bool, err error) {
	all, err := pos.Offers()
	if err != nil {
		return engine.Offered{}, false, err
	}
	i := slices.IndexFunc(all, func(o engine.Offered) bool { return o.Seat == seat && o.Code == code })
	if i < 0 {
		return engine.Offered{}, false, nil
	}
	return all[i], true, nil
}

// notMine returns the code for why an offer on a message is not open to a seat: the message asks the seat, and the
// offer is somebody else's ("foreign"), or the message is old ("stale").
func notMine(p route.Place) string {
	for _, q := range p.Button.Qs {
		if sa := p.Pos.State.Ask.ByQ(q); sa != nil && sa.Seat == p.Seat && !sa.Optional {
			return "foreign"
		}
	}
	return "stale"
}

// takeOffer takes an offer that needs no more words (Arg ".offer"). If the offer has a warning the player reads it
// first, privately, and confirms (".offer.sure").
func (st *Stepper) takeOffer(ctx context.Context, p route.Place) error {
	code, sure, _ := strings.Cut(strings.TrimPrefix(p.Button.Arg, "."), ".")
	o, ok, err := offerTo(p.Pos, p.Seat, code)
	if err != nil {
		return err
	}
	if !ok || !slices.Contains(p.Button.Qs, o.Q) {
		if sa := p.Pos.State.Ask.Seat(p.Seat, ""); sa == nil || sa.Optional {
			act := newAct(p) // the table refuses it as somebody else's, or as old
			act.Q, act.Reply = ownQ(p.Pos, p.Seat, p.Button.Qs), engine.Reply{Verb: engine.Pass}
			return st.submit(ctx, p, act, false)
		}
		return st.current(ctx, p, notMine(p), reply.Call.Change)
	}
	if o.Warning.Code != "" && sure == "" {
		t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
		if err != nil {
			return err
		}
		back := ui.ID{Match: p.Button.Match, Qs: []uint64{o.Q}, Action: ui.ActMove}
		confirm := ui.ID{Match: p.Button.Match, Qs: []uint64{o.Q}, Action: ui.ActOffer, Arg: "." + code + ".sure"}
		return p.Change(api.Message{
			Content: t.SayIn("ahead", o.Warning),
			Components: ui.Row(
				ui.Button(p.Text("button.back"), discordgo.SecondaryButton, back),
				ui.Button(t.Word("ahead", o.Code), discordgo.DangerButton, confirm)),
		})
	}
	act := newAct(p)
	act.Q = o.Q
	if o.Window == o.On { // it answers the open question itself
		act.Reply = o.Reply
	} else {
		act.Reply, act.Ahead = engine.Reply{Verb: engine.Pass}, []engine.Sealed{o.Sealed(p.Seat, o.Reply)}
	}
	return st.submit(ctx, p, act, p.InPrivate())
}
