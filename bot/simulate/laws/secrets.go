package laws

import (
	"fmt"

	"farpost/bot/simulate/ledger"
)

// Secrets: what everybody else is shown is the same in two runs that differ in one person's cards alone, until the
// rules let somebody know a card.
func Secrets(e Evidence) []string {
	for i := range max(len(e.Transcript), len(e.Other)) {
		if a, b := at(e.Transcript, i), at(e.Other, i); a != b && ledger.IsKnowledge(a) && ledger.IsKnowledge(b) {
			return nil
		}
		if i >= len(e.Transcript) || i >= len(e.Other) || e.Transcript[i] != e.Other[i] {
			return []string{fmt.Sprintf("with other hidden cards another thing is seen, at place %d: %s", i,
				differ(at(e.Transcript, i), at(e.Other, i)))}
		}
	}
	return nil
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return "nothing"
}

// differ shows the first place in which two texts differ.
func differ(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(0, i-60)
	return fmt.Sprintf("%q, and %q", a[from:min(len(a), i+120)], b[from:min(len(b), i+120)])
}
