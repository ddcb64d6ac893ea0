package page

import (
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// isExtra reports whether a question is an optional parameter of its verb with one possible value, such as asking to be
// asked too. It is a switch on the preview, which costs nobody a step.
func isExtra(pos table.Position, verb string, q *engine.Question) bool {
	v := pos.Ruleset.Verb(verb)
	if v == nil || q.Min != 0 || q.Max != 1 || len(q.Options) != 1 || q.Options[0].Refusal != nil {
		return false
	}
	return slices.ContainsFunc(v.Params, func(p engine.Param) bool {
		return p.Name == q.Name && p.Optional && !p.Many && p.Kind == "word"
	})
}

// switches makes the buttons of a preview's extras. Each leads to the same answer with that extra the other way.
func (pg *Pages) switches(t *narrate.Teller, d draft.Draft) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	for _, x := range d.Extras {
		label, style := t.Label(x.On), discordgo.SecondaryButton
		other := d
		other.Reply.Answers = slices.Clone(d.Reply.Answers)
		for i, a := range other.Reply.Answers {
			if a.Name != x.Name {
				continue
			}
			if len(a.Vals) > 0 {
				label, style = "✓ "+label, discordgo.PrimaryButton
				other.Reply.Answers[i].Vals = nil
			} else {
				other.Reply.Answers[i].Vals = []engine.Value{x.On.Key}
			}
		}
		out = append(out, ui.Button(label, style, pressID(d, ui.ActSwitch, pg.Drafts.Put(other))))
	}
	return out
}
