package stepper

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// step makes the page of a draft's next question, of its preview, or of why it cannot be done.
func (st *Stepper) step(
	ctx context.Context, now table.Position, seat engine.Seat, lang string, d draft.Draft,
) (api.Message, error) {
	pos, d, ok, err := draft.At(now, seat, d)
	if no := engine.IsRefusal(err); no != nil || err == nil && !ok {
		t, err := st.Tell(ctx, now, seat, lang)
		if err != nil {
			return api.Message{}, err
		}
		return st.refusedAhead(t, d, no), nil
	}
	if err != nil {
		return api.Message{}, err
	}
	t, err := st.Tell(ctx, pos, seat, lang)
	if err != nil {
		return api.Message{}, err
	}
	if d.Outer != nil && d.Reply.Verb == "" {
		verbs := draft.Verbs(pos, d)
		if len(verbs) != 1 {
			return st.verbMenuAhead(t, d, verbs)
		}
		d.Reply.Verb = verbs[0]
	}
	out, err := advance(pos, seat, &d)
	if err != nil {
		return api.Message{}, err
	}
	switch {
	case out.Refusal != nil:
		return st.refused(t, d, out.Refusal), nil
	case out.Question != nil:
		return st.question(t, d, out.Question), nil
	}
	d.Reply = out.Preview.Reply
	for _, o := range out.Preview.Offers {
		if !d.Settled && o.Usual && o.Reply.Verb != "" {
			d = d.With(o, o.Sealed(seat, o.Reply), t.Word("ahead", o.Code))
		}
	}
	d.Settled = true
	d.Line = header(t, d)
	if d.Outer != nil && d.Offer.Made && len(out.Preview.Offers)+len(d.Extras) == 0 {
		return st.step(ctx, now, seat, lang, d.Merged(seat)) // back to the answer that it comes with, which lists it
	}
	return st.preview(t, d, out.Preview), nil
}

// advance answers the questions of a draft that are no steps of their own: extras, and questions with a single option.
// The outcome is at the first question for the player, if there is one.
func advance(pos table.Position, seat engine.Seat, d *draft.Draft) (engine.Outcome, error) {
	for {
		out, err := pos.Draft(seat, d.Q, d.Reply)
		if err != nil || out.Question == nil {
			return out, err
		}
		a := engine.Answer{Name: out.Question.Name}
		switch {
		case isExtra(pos, d.Reply.Verb, out.Question):
			d.Extras = append(slices.Clone(d.Extras), draft.Extra{Name: a.Name, On: out.Question.Options[0]})
		case d.IsLone(out.Question):
			a.Vals = []engine.Value{out.Question.Options[0].Key}
			d.Lone = append(slices.Clone(d.Lone), a.Name)
		default:
			return out, nil
		}
		d.Reply.Answers = append(slices.Clone(d.Reply.Answers), a)
	}
}

// refused makes the page that says why a draft is refused, and leads back.
func (st *Stepper) refused(t *narrate.Teller, d draft.Draft, no *engine.Refusal) api.Message {
	return api.Message{
		Content:    ui.Content(append(d.Lines(), header(t, d), t.Refusal(no))),
		Components: ui.Row(backButton(t, d, st.Drafts.Put(d))),
	}
}

// answerWord names the verb of a draft: passing by what it comes to, and a choice by what is asked.
func answerWord(t *narrate.Teller, d draft.Draft) string {
	sa := t.Pos.State.Ask.ByQ(d.Q)
	switch {
	case sa == nil:
	case d.Reply.Verb == engine.Pass:
		return t.Passing(*sa)
	case d.Reply.Verb == engine.VerbChoose:
		if w := t.Word("asks", sa.Kind); w != "" {
			return w
		}
	}
	return t.Verb(d.Reply.Verb)
}

// header writes what was chosen so far, as in "**Play** › Comet › Moth".
func header(t *narrate.Teller, d draft.Draft) string {
	parts := []string{"**" + answerWord(t, d) + "**"}
	for _, a := range d.Reply.Answers {
		var vals []string
		for _, v := range a.Vals {
			vals = append(vals, t.Value(v))
		}
		switch {
		case len(vals) > 0:
			parts = append(parts, strings.Join(vals, ", "))
		case !slices.ContainsFunc(d.Extras, func(x draft.Extra) bool { return x.Name == a.Name }):
			parts = append(parts, t.Nothing(d.Q, a.Name))
		}
	}
	return strings.Join(parts, " › ")
}

// pressID makes the custom id of a button on the page of a draft.
func pressID(d draft.Draft, action, arg string) ui.ID {
	return ui.ID{Match: d.Match, Qs: []uint64{d.Q}, Action: action, Arg: arg}
}

// stepButton makes a button on the page of a draft. The label is a code of the catalogue, id the draft's.
func stepButton(
	t *narrate.Teller, d draft.Draft, label, action, id string, style discordgo.ButtonStyle,
) discordgo.Button {
	return ui.Button(t.Text(label), style, pressID(d, action, id))
}

// backButton makes the button that leads one question back.
func backButton(t *narrate.Teller, d draft.Draft, id string) discordgo.Button {
	return stepButton(t, d, "button.back", ui.ActBack, id, discordgo.SecondaryButton)
}
