package discord

import (
	"slices"

	"farpost/engine"
)

// worthTelling is an account without what is mere bookkeeping, and with what belongs together as one line.
func (t *teller) worthTelling(events []engine.Phrase) []engine.Phrase {
	return worthTelling(t.pos.Ruleset, events)
}

func worthTelling(g *engine.Ruleset, events []engine.Phrase) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if !slices.Contains(g.Details, eventOf(e)) {
			out = append(out, e)
		}
	}
	return g.Merge(out)
}
