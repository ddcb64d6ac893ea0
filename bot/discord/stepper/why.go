package stepper

import (
	"context"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
)

// why answers "Not possible now…": what cannot be done now, or chosen in the draft that was pressed, with the figures
// and the rules that say so. Nobody else reads it.
func (st *Stepper) why(ctx context.Context, p route.Place) error {
	if p.Button.Arg != "" {
		return st.whyNotThat(ctx, p)
	}
	t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	var lines, clauses []string
	for _, sa := range t.View.Mine {
		if sa.Settled() {
			continue
		}
		more, rules, err := t.WhyNot(sa)
		if err != nil {
			return err
		}
		lines, clauses = append(lines, more...), append(clauses, rules...)
	}
	return p.Say(t.Why(lines, clauses))
}

// whyNotThat says why options of the question of a draft cannot be chosen, those included that everybody sees coming.
func (st *Stepper) whyNotThat(ctx context.Context, p route.Place) error {
	d, _, ok, err := st.drafted(ctx, p)
	if !ok {
		return err
	}
	pos, d, ok, err := draft.At(p.Pos, p.Seat, d)
	if err != nil || !ok {
		return st.refuseAhead(ctx, p, d, err)
	}
	t, err := st.Tell(ctx, pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	out, err := pos.Draft(p.Seat, d.Q, d.Reply)
	if err != nil {
		return err
	}
	if out.Question == nil {
		return p.Say(t.Why(nil, nil))
	}
	return p.Say(t.Why(t.Reasons(out.Question.Options), narrate.Clauses(out.Question.Options)))
}
