package lookup

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/cards/deck"
)

// How many letters of a text are searched for names, and how many a name has at least that is recognised in it.
const (
	maxNamed  = 4000
	fewInName = 4
)

// cited is an id of a rule within a text.
var cited = regexp.MustCompile(`\b(\pL{2,4})[- ]?(\d{1,4})\b`)

// Named lists what a text names, in the order in which it stands there, at most limit of it: clauses and rulings by
// their ids, cards by their whole names in any language.
func (x *Index) Named(text string, limit int) []Hit {
	if r := []rune(text); len(r) > maxNamed {
		text = string(r[:maxNamed])
	}
	at := map[int]int{}
	note := func(hit, place int) {
		if old, ok := at[hit]; !ok || place < old {
			at[hit] = place
		}
	}
	for _, m := range cited.FindAllStringSubmatchIndex(text, -1) {
		key := idKey(deck.Fold(text[m[0]:m[1]]))
		for _, i := range x.ids[key] {
			if x.hits[i].Kind != Card && x.letters[strings.ToLower(text[m[2]:m[3]])] {
				note(i, utf8.RuneCountInString(text[:m[0]]))
			}
		}
	}
	folded := " " + deck.Fold(text) + " "
	for _, n := range x.names {
		if n.letters < fewInName {
			continue
		}
		if i := strings.Index(folded, " "+n.key+" "); i >= 0 {
			note(n.hit, i)
		}
	}
	var list []int
	for i := range at {
		list = append(list, i)
	}
	slices.SortFunc(list, func(a, b int) int { return cmp.Or(cmp.Compare(at[a], at[b]), cmp.Compare(a, b)) })
	return x.take(list[:min(limit, len(list))])
}
