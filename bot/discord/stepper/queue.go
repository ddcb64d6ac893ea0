package stepper

import (
	"context"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/stepper/page"
	"farpost/engine"
)

// then begins a further action: behind a draft, or, if the button names none, behind what is under way.
func (st *Stepper) then(ctx context.Context, p route.Place) error {
	sub := newDraft(p)
	if p.Button.Arg == "" {
		q, ok, err := page.QueueOf(p.Pos, p.Seat)
		if err != nil || !ok {
			return st.refuseAhead(ctx, p, sub, err)
		}
		outer := newDraft(p)
		outer.About = q.About
		sub.Offer, sub.Outer = engine.Offer{Window: q.Kind}, &outer
	} else {
		outer, ok := st.Drafts.Get(p.Button.Arg, p.Button.Match, p.User.ID)
		if !ok {
			return st.current(ctx, p, "step.forgotten", reply.Call.Change)
		}
		at, outer, ok, err := draft.At(p.Pos, p.Seat, outer)
		if err != nil || !ok {
			return st.refuseAhead(ctx, p, outer, err)
		}
		sa := at.State.Ask.ByQ(outer.Q)
		if sa == nil {
			return st.current(ctx, p, "stale", reply.Call.Change)
		}
		sub.Offer = engine.Offer{Window: sa.Kind}
		if outer.Outer != nil {
			outer = outer.Merged(p.Seat)
		}
		sub.Outer = &outer
	}
	m, err := st.Pages.Step(ctx, p.Pos, p.Seat, p.Lang, sub)
	if err != nil {
		return err
	}
	return p.Change(m)
}
