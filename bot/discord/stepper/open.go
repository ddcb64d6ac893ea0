package stepper

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/table"
	"farpost/engine"
)

// open opens the stepper, at a verb if the button names one: in a new private message behind a public button, in
// the same message behind a private one.
func (st *Stepper) open(ctx context.Context, p route.Place) error {
	m, err := st.page(ctx, p.Pos, p.Seat, p.Lang, p.Button.Arg)
	if err != nil {
		return err
	}
	closed, err := st.People.ClosedDMs(ctx, p.User.ID, p.Lang)
	if err != nil {
		return err
	}
	// What Pass does stands on the page already.
	first, err := st.People.FirstWindow(ctx, p.Pos, p.Seat, p.Lang, "window.everyone")
	if err != nil {
		return err
	}
	m.Content += closed + first
	show := reply.Call.Say
	if p.InPrivate() {
		show = reply.Call.Replace
	}
	if err := show(p.Call, m); err != nil {
		return err
	}
	return st.illustrate(ctx, p, p.Pos)
}

// current says why a press could not count (a code of the catalogue) and shows what is asked now, which another
// input may have changed since the press was routed.
func (st *Stepper) current(ctx context.Context, p route.Place, why string, show func(reply.Call, api.Message) error) error {
	pos, err := st.Table.Position(ctx, p.Pos.Match.ID)
	if err != nil {
		return err
	}
	m, err := st.page(ctx, pos, p.Seat, p.Lang, "")
	if err != nil {
		return err
	}
	m.Content = p.Text(why) + "\n" + m.Content
	return show(p.Call, m)
}

// page shows what a player may do now. Where that is one thing only, or a verb is named, it is the page of its
// first question.
func (st *Stepper) page(ctx context.Context, pos table.Position, seat engine.Seat, lang, verb string) (api.Message, error) {
	sa := onlyChoice(pos, seat)
	if verb != "" {
		sa = pos.State.Ask.Seat(seat, verb)
	} else if sa != nil {
		verb = sa.Verbs[0]
	}
	if sa != nil && !sa.Settled() {
		return st.step(ctx, pos, seat, lang, draft.Draft{Match: pos.Match.ID, Player: pos.Seats[seat].Player, Q: sa.Q,
			Reply: engine.Reply{Verb: verb}})
	}
	return st.verbMenu(ctx, pos, seat, lang)
}

// onlyChoice is the one question with the one verb that a seat can answer; nil when there is more to choose.
func onlyChoice(pos table.Position, seat engine.Seat) *engine.SeatAsk {
	if pos.State.Ask == nil {
		return nil
	}
	var only *engine.SeatAsk
	for i := range pos.State.Ask.Seats {
		sa := &pos.State.Ask.Seats[i]
		if sa.Seat != seat {
			continue
		}
		if only != nil || len(sa.Verbs) != 1 || sa.Optional {
			return nil
		}
		only = sa
	}
	return only
}
