package stepper

import (
	"context"
	"errors"
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// bare answers a question with a verb that takes nothing more.
func (st *Stepper) bare(ctx context.Context, p route.Place) error {
	return st.answer(ctx, p, p.Button.Arg, nil)
}

// pass passes in this window and in the later ones of the same thing.
func (st *Stepper) pass(ctx context.Context, p route.Place) error {
	if hasThing(p) {
		return st.answer(ctx, p, engine.Pass, engine.PassAhead(p.Seat))
	}
	return st.answer(ctx, p, engine.Pass, nil)
}

// passOnce passes in this window only. A player with standing passes asks, ahead, to be asked again: else the standing
// passes would answer.
func (st *Stepper) passOnce(ctx context.Context, p route.Place) error {
	stands := slices.ContainsFunc(p.Pos.State.StandingPasses,
		func(x engine.StandingPass) bool { return x.Seat == p.Seat })
	if stands && hasThing(p) {
		return st.answer(ctx, p, engine.Pass, engine.AskAhead(p.Seat))
	}
	return st.answer(ctx, p, engine.Pass, nil)
}

// hasThing reports whether the pressed question is asked in a window that is about a thing.
func hasThing(p route.Place) bool {
	sa := p.Pos.State.Ask.ByQ(ownQ(p.Pos, p.Seat, p.Button.Qs))
	return sa != nil && sa.Thing() != "" && p.Pos.IsWindow(*sa)
}

// answer answers the presser's own question with a verb, and with answers ahead.
func (st *Stepper) answer(ctx context.Context, p route.Place, verb string, ahead []engine.Sealed) error {
	act := newAct(p)
	act.Q, act.Reply, act.Ahead = ownQ(p.Pos, p.Seat, p.Button.Qs), engine.Reply{Verb: verb}, ahead
	return st.submit(ctx, p, act, p.InPrivate())
}

// newAct begins an act of the person.
func newAct(p route.Place) table.Act {
	return table.Act{Match: p.Pos.Match.ID, Player: p.User.ID, Interaction: p.ID}
}

// ownQ picks the presser's own question among those that a message was made for. If it is not open any more ownQ
// returns the first of them, and the table refuses the act as old or as somebody else's.
func ownQ(pos table.Position, seat engine.Seat, qs []uint64) uint64 {
	if pos.State.Ask != nil {
		for _, sa := range pos.State.Ask.Seats {
			if sa.Seat == seat && slices.Contains(qs, sa.Q) {
				return sa.Q
			}
		}
	}
	if len(qs) > 0 {
		return qs[0]
	}
	return 0
}

// submit gives an act to the table and shows what came of it: in place of the message that was pressed, or in a new
// one. An act for a question that is no longer open leads to the current one.
func (st *Stepper) submit(ctx context.Context, p route.Place, act table.Act, inPlace bool) error {
	show := reply.Call.Say
	if inPlace {
		show = reply.Call.Replace
	}
	if sa := p.Pos.State.Ask.ByQ(act.Q); sa != nil && sa.Settled() && sa.Seat == p.Seat {
		m, err := st.Pages.Verbs(ctx, p.Pos, sa.Seat, p.Lang)
		if err != nil {
			return err
		}
		return show(p.Call, m)
	}
	rec, err := st.Table.Do(ctx, act)
	if no := engine.IsRefusal(err); no != nil && !errors.Is(err, engine.ErrParked) {
		if no.Code == engine.CodeStale {
			return st.current(ctx, p, "stale", show)
		}
		m, err := st.refusedAct(ctx, p, no, inPlace)
		if err != nil {
			return err
		}
		return show(p.Call, m)
	}
	if err != nil {
		return err
	}
	if err := st.showReceipt(ctx, p, rec, show); err != nil || !rec.Open {
		return err
	}
	return st.illustrate(ctx, p, rec.Position) // the same person is asked next
}

// refusedAct says why an act was refused. In a private message it leads back to the question.
func (st *Stepper) refusedAct(
	ctx context.Context, p route.Place, no *engine.Refusal, inPlace bool,
) (api.Message, error) {
	t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return api.Message{}, err
	}
	m := api.Message{Content: t.Refusal(no)}
	if no.Code == engine.CodeForeign {
		m.Content = t.AndWaits(m.Content)
	}
	row := t.RuleButton(no)
	if inPlace && p.Pos.State.Ask.Seat(p.Seat, "") != nil {
		row = append(row, ui.Button(p.Text("button.move"), discordgo.PrimaryButton,
			ui.ID{Match: p.Pos.Match.ID, Action: ui.ActMove}))
	}
	m.Components = ui.Rows(row)
	return m, nil
}
