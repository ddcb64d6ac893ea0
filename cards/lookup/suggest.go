package lookup

import "strings"

// MaxSuggestions is the greatest number of suggestions: Discord shows no more.
const MaxSuggestions = 25

// Suggest returns what somebody may be looking for who has typed prefix so far, the likeliest first: what has that id,
// then ids that begin with it, then what Find finds. It returns at most limit hits, and at most MaxSuggestions. An
// empty prefix returns the first hits of the index. Kinds is as for Find.
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
			if !seen[i] && x.wanted(i, kinds) {
				seen[i] = true
				list = append(list, i)
			}
		}
	}
	if folded != "" {
		add(x.byID(prefix, folded, kinds)...)
	}
	start := compact(folded)
	for i, id := range x.starts {
		if len(list) >= limit {
			return x.take(list, limit)
		}
		if strings.HasPrefix(id, start) {
			add(i)
		}
	}
	if folded != "" {
		add(x.ranked(folded, kinds)...)
	}
	return x.take(list, limit)
}
