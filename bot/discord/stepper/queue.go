package stepper

import (
	"context"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/table"
	"farpost/engine"
)

// queues tells whether further actions can be said behind a draft's: not where what it shows, or what its player is
// asked on the way, would have to be known before.
func (st *Stepper) queues(t *narrate.Teller, d draft.Draft) bool {
	v := t.Pos.Ruleset.Verb(d.Reply.Verb)
	if v == nil || v.Prog == "" || d.Outer != nil && d.Offer.Code != "" {
		return false
	}
	sa := t.Pos.State.Ask.ByQ(d.Q)
	return sa != nil && t.Pos.Ruleset.Queues(sa.Kind) && st.follows(t, d, sa.Kind)
}

// thenAfter names the answer ahead without which nothing can be said behind a draft, though something could with it; ""
// where there is none such.
func (st *Stepper) thenAfter(t *narrate.Teller, d draft.Draft, offers []engine.Offer) string {
	v, sa := t.Pos.Ruleset.Verb(d.Reply.Verb), t.Pos.State.Ask.ByQ(d.Q)
	if v == nil || v.Prog == "" || d.Outer != nil || sa == nil || !t.Pos.Ruleset.Queues(sa.Kind) || st.follows(t, d, sa.Kind) {
		return ""
	}
	for _, o := range offers {
		for _, verb := range o.Verbs {
			if !d.Takes(o) && st.follows(t, d.With(o, o.Sealed(t.View.Viewer, engine.Reply{Verb: verb}), ""), sa.Kind) {
				return t.Word("ahead", o.Code)
			}
		}
	}
	return ""
}

// follows tells whether the match comes from a complete draft to a question of a kind that its player can answer now.
func (st *Stepper) follows(t *narrate.Teller, d draft.Draft, kind string) bool {
	in := engine.Input{Kind: engine.InputReply, Seat: t.View.Viewer, Q: d.Q, Reply: d.Reply, Ahead: d.Ahead}
	_, _, ok, err := t.Pos.Imagine(t.View.Viewer, in, kind)
	return ok && err == nil
}

// then goes on with a further action behind a draft, or, with no draft, behind what is under way.
func (st *Stepper) then(ctx context.Context, p route.Place) error {
	sub := draft.Draft{Match: p.Button.Match, Player: p.User.ID}
	if p.Button.Arg == "" {
		q, ok, err := queueOf(p.Pos, p.Seat)
		if err != nil || !ok {
			return st.unsure(ctx, p, sub, err)
		}
		sub.Offer, sub.Outer = engine.Offer{Window: q.Kind}, &draft.Draft{Match: p.Button.Match, Player: p.User.ID, About: q.About}
	} else {
		outer, ok := st.Drafts.Get(p.Button.Arg, p.Button.Match, p.User.ID)
		if !ok {
			return st.current(ctx, p, "step.forgotten", reply.Call.Change)
		}
		at, outer, ok, err := draft.Place(p.Pos, p.Seat, outer)
		if err != nil || !ok {
			return st.unsure(ctx, p, outer, err)
		}
		sub.Offer = engine.Offer{Window: at.State.Ask.ByQ(outer.Q).Kind}
		if outer.Outer != nil {
			outer = outer.Merged(p.Seat)
		}
		sub.Outer = &outer
	}
	m, err := st.step(ctx, p.Pos, p.Seat, p.Lang, sub)
	if err != nil {
		return err
	}
	return p.InPlace(m)
}

// queueOf is the question behind which a seat can add further actions now.
func queueOf(pos table.Position, seat engine.Seat) (*engine.SeatAsk, bool, error) {
	for _, kind := range pos.Ruleset.QueueKinds() {
		at, q, ok, err := pos.Imagine(seat, engine.Input{}, kind)
		if err != nil {
			return nil, false, err
		}
		if ok {
			return at.State.Ask.ByQ(q), true, nil
		}
	}
	return nil, false, nil
}
