package lookup

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/cards/fuzzy"
)

// spelling finds the words that somebody meant who misspelt them. It knows all words of an index and of its lexicon.
type spelling struct {
	words    []string // sorted
	stems    []string // theirs
	single   []string // the words without doubled letters
	known    []string // stems of some letters, sorted
	trigrams map[trigram][]int32
}

// trigram is three letters one after the other.
type trigram [3]rune

// longStem is how many letters a stem has at least from which a word is known although only its inflections stand
// somewhere.
const longStem = 4

// knows reports whether a word is spelt right.
func (s *spelling) knows(w, stem string) bool {
	return has(s.words, w) || has(s.known, w) || len(stem) >= longStem && has(s.known, stem)
}

// newSpelling collects the words that a reader has learnt, and those of its phrases.
func newSpelling(r *reader) *spelling {
	s := &spelling{words: slices.Sorted(maps.Keys(r.stems)), trigrams: map[trigram][]int32{}}
	s.stems, s.single = make([]string, len(s.words)), make([]string, len(s.words))
	for i, w := range s.words {
		stem := r.stem(w)
		if len(stem) >= longStem {
			s.known = append(s.known, stem)
		}
		s.stems[i], s.single[i] = stem, w
		if once := single(w); once != w {
			s.single[i] = once
		}
		for _, t := range trigrams(w) {
			s.trigrams[t] = append(s.trigrams[t], int32(i))
		}
	}
	slices.Sort(s.known)
	s.known = slices.Clone(slices.Compact(s.known))
	for t, list := range s.trigrams {
		s.trigrams[t] = slices.Clone(list) // without room for more: it stays for ever
	}
	return s
}

// has reports whether a word is in a sorted list.
func has(list []string, w string) bool {
	_, ok := slices.BinarySearch(list, w)
	return ok
}

// sureOf says how surely a word of so many letters is meant that differs from what was written by a distance. Short
// words are easily like another by chance.
func sureOf(distance, letters int) float64 {
	switch {
	case distance > 1:
		return 0.65
	case letters < 5:
		return 0.75
	case letters < 7:
		return 0.8
	}
	return 0.9
}

// most is how many words a misspelt one may stand for.
const most = 3

// near lists the stems of the words nearest to a misspelt one, the likeliest first; none if no word is near.
func (s *spelling) near(w string) []feature {
	letters := utf8.RuneCountInString(w)
	limit := 0
	switch {
	case letters >= 8:
		limit = 2
	case letters >= 3:
		limit = 1
	default:
		return nil
	}
	seen := map[int32]int{}
	for _, t := range trigrams(w) {
		for _, i := range s.trigrams[t] {
			seen[i]++
		}
	}
	if swapped := s.swapped(w); swapped != "" {
		i, _ := slices.BinarySearch(s.words, swapped)
		return []feature{{s.stems[i], sureOf(1, letters)}}
	}
	type candidate struct {
		stem     string
		distance int
		far      int // twice the distance, or 1 where only letters are doubled, or not
		first    int // 0 if the first letter is the same
		shared   int
	}
	var list []candidate
	for i, n := range seen {
		if n < 2 && letters > 5 {
			continue
		}
		d := fuzzy.Distance(w, s.words[i], limit)
		far := 2 * d
		if single(w) == s.single[i] {
			d, far = min(d, 1), 1
		}
		first := 0
		if s.words[i][0] != w[0] {
			first = 1
		}
		if d <= limit && (letters > 3 || first == 0) {
			list = append(list, candidate{s.stems[i], d, far, first, -n})
		}
	}
	slices.SortFunc(list, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.far, b.far), cmp.Compare(a.first, b.first),
			cmp.Compare(a.shared, b.shared), strings.Compare(a.stem, b.stem))
	})
	var out []feature
	for _, c := range list {
		if c.far > list[0].far || len(out) == most {
			break
		}
		sure := sureOf(c.distance, letters)
		if !slices.ContainsFunc(out, func(f feature) bool { return f.name == c.stem }) {
			out = append(out, feature{c.stem, sure})
		}
	}
	return out
}

// trigrams lists the runs of three letters of a word, with a mark at either end. One swap of neighbours leaves some of
// them intact, except in very short words.
func trigrams(w string) []trigram {
	r := []rune("^" + w + "$")
	var out []trigram
	for i := 0; i+3 <= len(r); i++ {
		if t := trigram(r[i : i+3]); !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}

// single leaves of every run of a letter only one.
func single(w string) string { return string(slices.Compact([]rune(w))) }

// swapped finds the word that has two neighbouring letters the other way round; "" if there is none.
func (s *spelling) swapped(w string) string {
	r := []rune(w)
	for i := 1; i < len(r); i++ {
		r[i-1], r[i] = r[i], r[i-1]
		if has(s.words, string(r)) {
			return string(r)
		}
		r[i-1], r[i] = r[i], r[i-1]
	}
	return ""
}
