package page

import (
	"context"
	"slices"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// Step makes the page of a draft's next question, of its preview, or of why it cannot be done.
func (pg *Pages) Step(
	ctx context.Context, now table.Position, seat engine.Seat, lang string, d draft.Draft,
) (api.Message, error) {
	pos, d, ok, err := draft.At(now, seat, d)
	if no := engine.IsRefusal(err); no != nil || err == nil && !ok {
		t, err := pg.Tell(ctx, now, seat, lang)
		if err != nil {
			return api.Message{}, err
		}
		return pg.RefusedAhead(t, d, no), nil
	}
	if err != nil {
		return api.Message{}, err
	}
	t, err := pg.Tell(ctx, pos, seat, lang)
	if err != nil {
		return api.Message{}, err
	}
	if d.Outer != nil && d.Reply.Verb == "" {
		verbs := draft.Verbs(pos, d)
		if len(verbs) != 1 {
			return pg.verbMenuAhead(t, d, verbs)
		}
		d.Reply.Verb = verbs[0]
	}
	out, err := advance(pos, seat, &d)
	if err != nil {
		return api.Message{}, err
	}
	switch {
	case out.Refusal != nil:
		return pg.refused(t, d, out.Refusal), nil
	case out.Question != nil:
		return pg.question(t, d, out.Question), nil
	}
	d.Reply = out.Preview.Reply
	for _, o := range out.Preview.Offers {
		if !d.Settled && o.Usual && o.Reply.Verb != "" {
			d = d.With(o, o.Sealed(seat, o.Reply), t.Word("ahead", o.Code))
		}
	}
	d.Settled = true
	d.Line, d.Told = header(t, d), told(t, out.Preview.Notes)
	if d.Outer != nil && d.Offer.Made && len(out.Preview.Offers)+len(d.Extras)+len(d.Proposed) == 0 {
		return pg.Step(ctx, now, seat, lang, d.Merged(seat)) // back to the answer that it comes with, which lists it
	}
	return pg.preview(t, now, d, out.Preview), nil
}

// AtOnce reports whether a draft is complete and needs no confirmation, and returns it as it is to be given.
func (pg *Pages) AtOnce(pos table.Position, seat engine.Seat, d draft.Draft) (draft.Draft, bool, error) {
	if d.Outer != nil || len(d.Asked) > 0 {
		return d, false, nil
	}
	a, err := pos.Advice(seat, d.Reply.Verb)
	if err != nil || !a.AtOnce {
		return d, false, err
	}
	out, err := advance(pos, seat, &d)
	if err != nil || out.Preview == nil {
		return d, false, err
	}
	d.Reply = out.Preview.Reply
	return d, true, nil
}

// advance answers the questions of a draft that are no steps of their own: extras, questions with no choice, and those
// that the game has a proposal for. The outcome is at the first question for the player, if there is one.
func advance(pos table.Position, seat engine.Seat, d *draft.Draft) (engine.Outcome, error) {
	for {
		out, err := pos.Draft(seat, d.Q, d.Reply)
		if err != nil || out.Question == nil {
			return out, err
		}
		a := engine.Answer{Name: out.Question.Name}
		lone, isLone := d.Lonely(out.Question)
		switch {
		case isExtra(pos, d.Reply.Verb, out.Question):
			d.Extras = append(slices.Clone(d.Extras), draft.Extra{Name: a.Name, On: out.Question.Options[0]})
		case isLone:
			a.Vals = lone
			d.Lone = append(slices.Clone(d.Lone), a.Name)
		case d.Proposes(out.Question):
			a.Vals = out.Question.Proposed
			d.Proposed = append(slices.Clone(d.Proposed), a.Name)
		default:
			return out, nil
		}
		d.Reply.Answers = append(slices.Clone(d.Reply.Answers), a)
	}
}

// refused makes the page that says why a draft is refused, and leads back.
func (pg *Pages) refused(t *narrate.Teller, d draft.Draft, no *engine.Refusal) api.Message {
	return api.Message{
		Content:    ui.Content(append(d.Lines(), header(t, d), t.Refusal(no))),
		Components: ui.Row(append(t.RuleButton(no), backButton(t, d, pg.Drafts.Put(d)))...),
	}
}
