package lookup

import "strings"

// MaxSuggestions is how many suggestions there ever are.
const MaxSuggestions = 25

// Suggest gives what somebody who has typed so far may be looking for, the likeliest first, at most limit
// and at most MaxSuggestions: what has the id typed, what has an id or a name that begins so, then what
// Find finds. With nothing typed it gives the first things there are. Kinds are as in Find.
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
