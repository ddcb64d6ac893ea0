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

// step shows the draft's next question, its preview, or why it cannot be done.
func (st *Stepper) step(ctx context.Context, pos table.Position, seat engine.Seat, lang string, d draft.Draft) (api.Message, error) {
	real := pos
	pos, d, ok, err := draft.Place(pos, seat, d)
	if no := engine.IsRefusal(err); no != nil || err == nil && !ok {
		t, err := st.Tell(ctx, real, seat, lang)
		if err != nil {
			return api.Message{}, err
		}
		return st.notAhead(t, d, no), nil
	}
	if err != nil {
		return api.Message{}, err
	}
	t, err := st.Tell(ctx, pos, seat, lang)
	if err != nil {
		return api.Message{}, err
	}
	if d.Outer != nil && d.Reply.Verb == "" {
		if verbs := draft.Verbs(pos, d); len(verbs) != 1 {
			return st.subMenu(t, d, verbs)
		} else {
			d.Reply.Verb = verbs[0]
		}
	}
	out, err := pos.Draft(seat, d.Q, d.Reply)
	for err == nil && out.Question != nil {
		a := engine.Answer{Name: out.Question.Name}
		if isExtra(pos, d.Reply.Verb, out.Question) {
			d.Extras = append(slices.Clone(d.Extras), draft.Extra{Name: a.Name, On: out.Question.Options[0]})
		} else if d.IsLone(out.Question) {
			a.Vals = []engine.Value{out.Question.Options[0].Key}
			d.Lone = append(slices.Clone(d.Lone), a.Name)
		} else {
			break
		}
		d.Reply.Answers = append(slices.Clone(d.Reply.Answers), a)
		out, err = pos.Draft(seat, d.Q, d.Reply)
	}
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
		return st.step(ctx, real, seat, lang, d.Merged(seat)) // back to what it comes with, where it can be seen
	}
	return st.preview(t, d, out.Preview), nil
}

func (st *Stepper) stepButton(lang, label, action, id string, d draft.Draft, style discordgo.ButtonStyle) discordgo.Button {
	return ui.Button(st.Text(lang, label), style, ui.ID{Match: d.Match, Qs: []uint64{d.Q}, Action: action, Arg: id})
}

// refused says why, and leads back.
func (st *Stepper) refused(t *narrate.Teller, d draft.Draft, no *engine.Refusal) api.Message {
	return api.Message{Content: ui.Clip(strings.Join(append(d.Lines(), header(t, d), t.Refusal(no)), "\n"), 1900), Components: ui.Row(
		st.stepButton(t.Lang, "button.back", ui.ActBack, st.Drafts.Put(d), d, discordgo.SecondaryButton))}
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

// header repeats what was chosen so far.
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
