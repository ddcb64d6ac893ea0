package games

import (
	"farpost/engine"
	"farpost/engine/farwald"
)

// All builds every ruleset of this program, in the order in which people are shown them.
func All() []*engine.Ruleset {
	return []*engine.Ruleset{farwald.New()}
}

// ByName finds a ruleset by its name, nil when this program has none such.
func ByName(name string) *engine.Ruleset {
	for _, g := range All() {
		if g.Name == name {
			return g
		}
	}
	return nil
}
