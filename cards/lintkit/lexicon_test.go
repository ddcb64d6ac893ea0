package lintkit_test

import (
	"strings"
	"testing"

	"farpost/cards/cardfile"
	"farpost/cards/lexicon"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/kit"
)

// TestLexicon ensures that a term without a name, a meaning of one or two sentences, or what explains it, or with words
// that stand nowhere, is told.
func TestLexicon(t *testing.T) {
	both := kit.Text{En: "Pile", It: "Mucchio"}
	see := []string{"PB-1"}
	pile := func(en, it string) lexicon.Term {
		return lexicon.Term{ID: "pile", Name: both, Means: kit.Text{En: en, It: it}, See: see}
	}
	said := kit.Text{En: "What was thrown. Count it.", It: "Ciò che è stato lanciato."}
	for want, term := range map[string]lexicon.Term{
		"":                              {ID: "pile", Name: both, Means: said, See: see, Is: []string{"graveyard"}},
		"name.it is missing":            {ID: "pile", Name: kit.Text{En: "Pile"}, Means: said, See: see},
		"means.it is missing":           pile("A pile.", ""),
		"means: a sentence ends":        pile("A pile", "Un mucchio."),
		"means: 3 sentences":            pile("A pile.", "Uno. Due; tre."),
		"see is missing":                {ID: "pile", Name: both},
		`no ruling "PB-9"`:              {ID: "pile", Name: both, Means: said, See: []string{"PB-9"}},
		`unknown "grave"`:               {ID: "pile", Name: both, Means: said, See: see, Is: []string{"grave"}},
		`"graveyard" is a general idea`: {ID: "graveyard", Name: both, Means: said, See: see},
		`"pile" stands twice`:           {ID: "pile", Name: both, Means: said, See: see, En: []string{"pile"}},
	} {
		var faults source.Faults
		k := &lintkit.Checker{Faults: &faults, Pos: &source.Positions{}}
		k.Lexicon(&cardfile.Lexicon{Terms: []lexicon.Term{term}}, []string{"PB-1"})
		if !strings.Contains(faults.Error(), want) || want == "" && len(faults) > 0 {
			t.Errorf("%+v: %v, want %q", term, faults, want)
		}
	}
}

// TestAsks ensures that a clause with too few questions, a question that stands twice and one of no clause are told.
func TestAsks(t *testing.T) {
	for want, list := range map[string][]cardfile.Ask{
		"":                        {{ID: "PB-1", Asks: []string{"Why?", "How?"}}, {ID: "PR-1", Asks: []string{"Who?"}}},
		"PB-1 has 1 questions":    {{ID: "PB-1", Asks: []string{"Why?"}}, {ID: "PR-1", Asks: []string{"Who?"}}},
		"PR-1 has no question":    {{ID: "PB-1", Asks: []string{"Why?", "How?"}}},
		"PB-1 asks the same":      {{ID: "PB-1", Asks: []string{"Why?", "How?"}}, {ID: "PR-1", Asks: []string{"why?"}}},
		`no clause and no ruling`: {{ID: "PB-7", Asks: []string{"Why?"}}},
	} {
		var faults source.Faults
		k := &lintkit.Checker{Faults: &faults, Pos: &source.Positions{}}
		k.Asks(&cardfile.Asks{Asks: list}, []string{"PB-1"}, []string{"PR-1"})
		if !strings.Contains(faults.Error(), want) || want == "" && len(faults) > 0 {
			t.Errorf("%+v: %v, want %q", list, faults, want)
		}
	}
}
