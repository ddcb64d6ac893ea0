package stepper

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/stepper/page"
	"farpost/engine"
)

// ahead begins an answer ahead to a later question. The button names an offer: behind a complete draft ("draft.offer",
// or "draft.offer.verb" with the verb of the answer), or of the open question (".offer"), which is passed then.
func (st *Stepper) ahead(ctx context.Context, p route.Place) error {
	id, code, _ := strings.Cut(p.Button.Arg, ".")
	if id == "" {
		return st.aheadOfOpen(ctx, p, code)
	}
	code, verb, _ := strings.Cut(code, ".")
	outer, ok := st.Drafts.Get(id, p.Button.Match, p.User.ID)
	if !ok {
		return st.current(ctx, p, "step.forgotten", reply.Call.Change)
	}
	at, outer, ok, err := draft.At(p.Pos, p.Seat, outer)
	if err != nil || !ok {
		return st.refuseAhead(ctx, p, outer, err)
	}
	out, err := at.Draft(p.Seat, outer.Q, outer.Reply)
	if err != nil {
		return err
	}
	sub := newDraft(p)
	for i := 0; out.Preview != nil && i < len(out.Preview.Offers); i++ {
		if out.Preview.Offers[i].Code == code {
			sub.Offer, sub.Outer, sub.Reply.Verb = out.Preview.Offers[i], &outer, verb
		}
	}
	if sub.Outer == nil {
		return st.refuseAhead(ctx, p, outer, nil)
	}
	m, err := st.Pages.Step(ctx, p.Pos, p.Seat, p.Lang, sub)
	if err != nil {
		return err
	}
	return p.Change(m)
}

// aheadOfOpen begins an answer ahead by an offer of the open question.
func (st *Stepper) aheadOfOpen(ctx context.Context, p route.Place, code string) error {
	o, ok, err := offerTo(p.Pos, p.Seat, code)
	if err != nil {
		return err
	}
	if !ok || !slices.Contains(p.Button.Qs, o.Q) {
		return st.current(ctx, p, notMine(p), reply.Call.Change)
	}
	sub, outer := newDraft(p), newDraft(p)
	outer.Q, outer.Reply = o.Q, engine.Reply{Verb: engine.Pass}
	sub.Offer, sub.Outer = o.Offer, &outer
	if !o.Front { // then passing is worth a line of its own
		t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
		if err != nil {
			return err
		}
		outer.Line = "**" + page.AnswerWord(t, outer) + "**"
	}
	m, err := st.Pages.Step(ctx, p.Pos, p.Seat, p.Lang, sub)
	if err != nil {
		return err
	}
	return p.Change(m)
}

// refuseAhead says that a question cannot be answered ahead, or why the draft that the answer hangs on is refused, and
// leads back.
func (st *Stepper) refuseAhead(ctx context.Context, p route.Place, d draft.Draft, err error) error {
	no := engine.IsRefusal(err)
	if err != nil && no == nil {
		return err
	}
	if no != nil && no.Code == engine.CodeStale {
		return st.current(ctx, p, "stale", reply.Call.Change)
	}
	t, terr := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if terr != nil {
		return terr
	}
	return p.Change(st.Pages.RefusedAhead(t, d, no))
}
