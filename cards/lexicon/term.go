package lexicon

import (
	_ "embed"
	"sync"

	"farpost/cards/source"
	"farpost/engine/kit"
)

// Term is one idea, with the words that mean it. Words are phrases of one word or several; inflections that only change
// the end of a word need not be listed.
type Term struct {
	ID string `yaml:"id"`
	// Name is what the game calls it; empty for a general idea.
	Name kit.Text `yaml:"name"`
	// Means says what it is, and what one can do with it, in at most two sentences for somebody who knows no rule.
	// Hints, look-ups and the list of a game's words show it. Empty for a general idea.
	Means kit.Text `yaml:"means"`
	// States are the codes of the keywords and states of cards ("states" in the game's words) that it explains.
	States []string `yaml:"states"`
	// Is lists the general ideas that it is in this game: their words mean it, too.
	Is []string `yaml:"is"`
	// Absent marks a general idea of which a game knows nothing unless one of its terms is that, such as boosters. What
	// is asked about it has no answer.
	Absent bool `yaml:"absent"`
	// See lists the clauses and rulings that explain it, the best first; empty for a general idea.
	See []string `yaml:"see"`
	// En and It are further words for it.
	En []string `yaml:"en"`
	It []string `yaml:"it"`
}

// Words lists the phrases for a term in a language: its name, then the others.
func (t Term) Words(lang string) []string {
	list, name := t.En, t.Name.En
	if lang == "it" {
		list, name = t.It, t.Name.It
	}
	if name == "" {
		return list
	}
	return append([]string{name}, list...)
}

//go:embed common.yaml
var common []byte

var general = sync.OnceValue(func() []Term {
	var file struct {
		Terms []Term `yaml:"terms"`
	}
	if _, faults := source.Decode("cards/lexicon/common.yaml", common, &file, source.DefaultLimits); len(faults) > 0 {
		panic(source.Faults(faults).Error()) // built in, and read by a test
	}
	return file.Terms
})

// General lists the general ideas, which every game shares.
func General() []Term { return general() }
