package lookup

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/cards/fuzzy"
)

// Scores that put a hit above all that are found by words alone.
const (
	wholeName  = 1000.0
	beginsName = 500.0
	nearName   = 100.0
)

// Find returns the best hits for a query, the best first, at most limit of them. Kinds restricts the hits; without any,
// all kinds count. If the query is an id, only what has that id is found. An empty query, or a limit of 0 or less,
// returns none.
func (x *Index) Find(query string, limit int, kinds ...Kind) []Hit {
	folded := clean(query)
	if folded == "" || limit <= 0 {
		return nil
	}
	if found := x.byID(query, folded, kinds); found != nil {
		return x.take(found, limit)
	}
	return x.take(x.ranked(folded, kinds), limit)
}

// take returns the first hits of a list.
func (x *Index) take(list []int, limit int) []Hit {
	var out []Hit
	for _, i := range list[:min(limit, len(list))] {
		out = append(out, x.hits[i])
	}
	return out
}

// ranked lists what a query may mean, by score.
func (x *Index) ranked(folded string, kinds []Kind) []int {
	score := x.byWords(folded)
	x.byName(folded, score)
	var out []int
	for i, s := range score {
		if s > 0 && x.wanted(i, kinds) {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(score[b], score[a]) })
	return out
}

// byName scores cards whose name is the query, begins with it, or is spelt almost like it.
func (x *Index) byName(folded string, score []float64) {
	query := compact(folded)
	letters := utf8.RuneCountInString(query)
	limit := min(letters/4, 4)
	for _, n := range x.names {
		switch {
		case n.plain == query:
			score[n.hit] += wholeName
		case strings.HasPrefix(n.key, folded):
			score[n.hit] += beginsName
		case limit > 0 && max(letters-n.letters, n.letters-letters) <= limit:
			if d := fuzzy.Distance(query, n.plain, limit); d <= limit {
				score[n.hit] += nearName / float64(d)
			}
		}
	}
}

// byWords scores hits by the words they share with the query.
func (x *Index) byWords(folded string) []float64 {
	v := x.vocab
	score := make([]float64, v.hits)
	matched := make([]int, v.hits)
	best := make([]float64, v.hits) // of one word
	list := tokens(folded)
	for _, w := range list {
		clear(best)
		for _, l := range v.expand(w) {
			for _, p := range v.postings[l.word] {
				best[p.hit] = max(best[p.hit], l.sure*v.rarity[l.word]*p.weight)
			}
		}
		for hit, s := range best {
			if s > 0 {
				score[hit] += s
				matched[hit]++
			}
		}
	}
	for hit, n := range matched {
		share := float64(n) / float64(len(list))
		score[hit] *= share * share
	}
	return score
}

// tokens returns the different words of a query, without single letters if there are longer words.
func tokens(folded string) []string {
	all := strings.Fields(folded)
	slices.Sort(all)
	all = slices.Compact(all)
	long := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return len([]rune(w)) == 1 })
	if len(long) > 0 {
		return long
	}
	return all
}
