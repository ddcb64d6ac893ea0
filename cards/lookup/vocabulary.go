package lookup

import (
	"slices"
	"strings"

	"farpost/cards/deck"
	"farpost/engine"
)

// vocabulary is what filters of a game can name in a language: keys with what there is of each, and figures.
type vocabulary struct {
	keys    []string            // "type", "element", …, in the order in which they are offered
	values  map[string][]string // of a key, sorted; none for a key of free words
	figures []string            // "cost", "atk"
}

// filterNames are the keys of filters by language: those of kinds, elements, ranks and keywords, then of free words.
var filterNames = map[string][]string{
	"en": {"type", "element", "rank", "keyword", "name", "text"},
	"it": {"tipo", "elemento", "rango", "parola", "nome", "testo"},
}

// freeWords is from which place on the keys are of free words, of which there is no list.
const freeWords = 4

// learn notes what a face can be filtered by.
func (v *vocabulary) learn(lang string, f engine.Face, word func(family, code string) string) {
	if v.values == nil {
		v.keys, v.values = filterNames[lang], map[string][]string{}
		if v.keys == nil {
			v.keys = filterNames["en"]
		}
	}
	note := func(key int, said ...string) {
		for _, s := range said {
			if s = deck.Fold(s); s != "" && !slices.Contains(v.values[v.keys[key]], s) {
				v.values[v.keys[key]] = append(v.values[v.keys[key]], s)
				slices.Sort(v.values[v.keys[key]])
			}
		}
	}
	note(0, append([]string{f.TypeName}, f.Groups...)...)
	note(1, word("symbols", f.Element))
	note(2, f.Rank)
	for _, m := range f.Marks {
		note(3, word("symbols", m))
	}
	figure := func(name string) {
		if name = deck.Fold(name); name != "" && !strings.Contains(name, " ") && !slices.Contains(v.figures, name) {
			v.figures = append(v.figures, name)
		}
	}
	if !f.NoCost {
		figure(word("labels", "cost"))
	}
	for _, s := range f.Stats {
		figure(word("stats", s.Code))
	}
}
