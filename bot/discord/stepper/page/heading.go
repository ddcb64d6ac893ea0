package page

import (
	"slices"
	"strings"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// AnswerWord names the verb of a draft: passing by what it comes to, and a choice by what is asked.
func AnswerWord(t *narrate.Teller, d draft.Draft) string {
	sa := t.Pos.State.Ask.ByQ(d.Q)
	switch {
	case sa == nil:
	case d.Reply.Verb == engine.Pass:
		return t.Passing(*sa)
	case d.Reply.Verb == engine.VerbChoose:
		if w := t.Word("asks", sa.Kind); w != "" {
			return ui.Capital(w)
		}
	}
	return t.Verb(d.Reply.Verb)
}

// header writes what was chosen so far, as in "**Play** › Comet › Moth".
func header(t *narrate.Teller, d draft.Draft) string {
	parts := []string{"**" + AnswerWord(t, d) + "**"}
	for _, a := range d.Reply.Answers {
		var vals []string
		for _, v := range a.Vals {
			vals = append(vals, t.Value(v))
		}
		switch {
		case len(vals) == 0 && !d.IsStep(a.Name): // left to the game
		case len(vals) > 0:
			parts = append(parts, strings.Join(vals, ", "))
		case !slices.ContainsFunc(d.Extras, func(x draft.Extra) bool { return x.Name == a.Name }):
			parts = append(parts, t.Nothing(d.Q, a.Name))
		}
	}
	return strings.Join(parts, " › ")
}
