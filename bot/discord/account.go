package discord

import (
	"slices"
	"strings"

	"farpost/engine"
)

// worthTelling is an account without what is mere bookkeeping, and with what belongs together as one line.
func (t *teller) worthTelling(events []engine.Phrase) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if !slices.Contains(t.pos.Ruleset.Details, strings.TrimSuffix(e.Code, ".known")) {
			out = append(out, e)
		}
	}
	return t.pos.Ruleset.Tell(out)
}
