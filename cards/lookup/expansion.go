package lookup

import (
	"cmp"
	"slices"
	"strings"

	"farpost/cards/fuzzy"
)

// expansion is a word of the vocabulary that a word of a query may mean. Sure says how likely that is, up to 1.
type expansion struct {
	word int
	sure float64
}

// How likely a word is meant that is not itself in the query.
const (
	sureStem   = 0.7
	sureBegins = 0.5
	sureNear   = 0.6
)

// expand lists what a word of a query may mean: itself, its inflections, and words that begin with it; if there are
// none of these, words that are spelt almost like it.
func (v *vocabulary) expand(w string) []expansion {
	stem := stemOf(w)
	var out []expansion
	i, _ := slices.BinarySearch(v.words, stem)
	for ; i < len(v.words) && strings.HasPrefix(v.words[i], stem); i++ {
		switch other := v.words[i]; {
		case other == w:
			out = append(out, expansion{i, 1})
		case strings.HasPrefix(other, w) && len(w) > 1:
			sure := sureBegins
			if len(other)-len(w) <= 2 {
				sure = sureStem
			}
			out = append(out, expansion{i, sure})
		case len(other)-len(stem) <= 3 && len(stem) >= 4:
			out = append(out, expansion{i, sureStem})
		}
	}
	if len(out) == 0 {
		out = v.near(w)
	}
	return out
}

// stemOf drops the last letters of a word of five or more, where English and Italian inflect.
func stemOf(w string) string {
	r := []rune(w)
	if len(r) < 5 {
		return w
	}
	return string(r[:max(4, len(r)-2)])
}

// near lists the words nearest to a misspelt one.
func (v *vocabulary) near(w string) []expansion {
	letters := len([]rune(w))
	best := min(letters/3, 3)
	if best == 0 {
		return nil
	}
	seen := map[int]int{}
	for _, t := range trigrams(w) {
		for _, i := range v.trigrams[t] {
			seen[i]++
		}
	}
	var out []expansion
	for i, shared := range seen {
		if shared < 2 && letters > 4 {
			continue
		}
		if d := fuzzy.Distance(w, v.words[i], best); d <= best {
			if d < best {
				best, out = d, out[:0]
			}
			out = append(out, expansion{i, sureNear / float64(d)})
		}
	}
	slices.SortFunc(out, func(a, b expansion) int { return cmp.Compare(a.word, b.word) })
	return out
}

// trigrams lists the runs of three letters of a word, with a mark at either end. One swap of neighbours leaves some of
// them intact, except in very short words.
func trigrams(w string) []string {
	r := []rune("^" + w + "$")
	var out []string
	for i := 0; i+3 <= len(r); i++ {
		if t := string(r[i : i+3]); !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}
