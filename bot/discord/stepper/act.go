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

// bareVerb answers a question with a verb that takes nothing more.
func (st *Stepper) bareVerb(ctx context.Context, p route.Place) error {
	return st.say(ctx, p, p.Button.Arg, nil)
}

// pass passes in this window and in the later ones of the same thing.
func (st *Stepper) pass(ctx context.Context, p route.Place) error {
	if about(p) {
		return st.say(ctx, p, engine.Pass, engine.PassAhead(p.Seat))
	}
	return st.say(ctx, p, engine.Pass, nil)
}

// passOnce passes in this window only. Who has standing passes says so ahead: they would answer in place of
// asking again.
func (st *Stepper) passOnce(ctx context.Context, p route.Place) error {
	if about(p) && slices.ContainsFunc(p.Pos.State.StandingPasses, func(x engine.StandingPass) bool { return x.Seat == p.Seat }) {
		return st.say(ctx, p, engine.Pass, engine.AskAhead(p.Seat))
	}
	return st.say(ctx, p, engine.Pass, nil)
}

// about reports whether the pressed question is one of a window that is about a thing.
func about(p route.Place) bool {
	sa := p.Pos.State.Ask.ByQ(ownQ(p.Pos, p.Seat, p.Button.Qs))
	return sa != nil && sa.Thing() != "" && p.Pos.IsWindow(*sa)
}

func (st *Stepper) say(ctx context.Context, p route.Place, verb string, ahead []engine.Sealed) error {
	return st.act(ctx, p, table.Act{Match: p.Button.Match, Player: p.User.ID, Interaction: p.ID,
		Q: ownQ(p.Pos, p.Seat, p.Button.Qs), Reply: engine.Reply{Verb: verb}, Ahead: ahead}, p.InPrivate())
}

// ownQ picks the presser's own question among those that a message was made for. A question that no longer
// is open stays itself, so that the answer says that it is old.
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

// kindOf is the kind of input by which a verb is given: an answer, or an act of its own for verbs that can be
// used at any time.
func kindOf(pos table.Position, verb string) engine.InputKind {
	if v := pos.Ruleset.Verb(verb); v != nil && v.Any && v.Prog != "" {
		return engine.InputAct
	}
	return engine.InputReply
}

// act carries out an answer and says what came of it: in place of the message that was pressed, or in a new one.
// A question that is no longer open leads to the current one.
func (st *Stepper) act(ctx context.Context, p route.Place, act table.Act, inPlace bool) error {
	show := reply.Call.Say
	if inPlace {
		show = reply.Call.Replace
	}
	if sa := p.Pos.State.Ask.ByQ(act.Q); sa != nil && sa.Settled() && sa.Seat == p.Seat {
		m, err := st.verbMenu(ctx, p.Pos, sa.Seat, p.Lang)
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
	if err := st.acted(ctx, p, rec, show); err != nil || !rec.Open {
		return err
	}
	return st.illustrate(ctx, p, rec.Position) // of what the same person is asked next
}

// refusedAct says why an act was refused, and leads back to the question in a private message.
func (st *Stepper) refusedAct(ctx context.Context, p route.Place, no *engine.Refusal, inPlace bool) (api.Message, error) {
	t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return api.Message{}, err
	}
	m := api.Message{Content: t.Refusal(no)}
	if no.Code == engine.CodeForeign {
		m.Content = t.AndWaits(m.Content)
	}
	if inPlace && p.Pos.State.Ask.Seat(p.Seat, "") != nil {
		m.Components = ui.Row(ui.Button(p.Text("button.move"), discordgo.PrimaryButton,
			ui.ID{Match: p.Pos.Match.ID, Action: ui.ActMove}))
	}
	return m, nil
}
