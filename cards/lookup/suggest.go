package lookup

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// MaxSuggestions is the greatest number of suggestions: Discord shows no more.
const MaxSuggestions = 25

// fewLetters is how many letters must be typed before they are understood as a question.
const fewLetters = 4

// plenty is how many suggestions are enough without understanding what was typed as a question.
const plenty = 8

// Suggest returns what somebody may be looking for who has typed prefix so far, the likeliest first: what has that id,
// then ids that begin with it, then titles and names with words that begin with what was typed or have it inside, then
// what answers it as a question. It returns at most limit hits, and at most MaxSuggestions. An empty prefix returns the
// first hits of the index. Kinds is as for Find.
func (x *Index) Suggest(prefix string, limit int, kinds ...Kind) []Hit {
	limit = min(limit, MaxSuggestions)
	if limit <= 0 {
		return nil
	}
	folded := clean(prefix)
	seen := map[int]bool{}
	var list []int
	add := func(hits ...int) {
		for _, i := range hits {
			if !seen[i] && x.wanted(i, kinds) && len(list) < limit {
				seen[i] = true
				list = append(list, i)
			}
		}
	}
	if folded != "" {
		found, _ := x.byID(prefix, folded, kinds)
		add(found...)
	}
	start := compact(folded)
	for i, id := range x.starts {
		if strings.HasPrefix(id, start) {
			add(i)
		}
	}
	if folded != "" {
		add(x.titled(folded)...)
	}
	if len(list) < plenty && utf8.RuneCountInString(folded) >= fewLetters {
		add(x.rank(folded, kinds).order...)
	}
	return x.take(list)
}

// titled lists hits whose title or name has every word of what was typed, those first that begin with it, then those
// with words that begin so, then those that have it inside of words.
func (x *Index) titled(folded string) []int {
	parts := strings.Fields(folded)
	place := map[int]int{}
	var list []int
	for i, title := range x.titles {
		at := 0
		switch {
		case strings.HasPrefix(title, " "+folded):
		case every(parts, func(p string) bool { return strings.Contains(title, " "+p) }):
			at = 1
		case every(parts, func(p string) bool { return strings.Contains(title, p) }):
			at = 2
		default:
			continue
		}
		place[i] = at
		list = append(list, i)
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(place[a], place[b]) })
	return list
}

func every(list []string, is func(string) bool) bool {
	return !slices.ContainsFunc(list, func(s string) bool { return !is(s) })
}

// take returns the hits of a list.
func (x *Index) take(list []int) []Hit {
	var out []Hit
	for _, i := range list {
		out = append(out, x.hits[i])
	}
	return out
}
