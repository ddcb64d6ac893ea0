package lookup

import (
	"cmp"
	"slices"
	"strings"

	"github.com/blevesearch/snowballstem"

	"farpost/cards/deck"
	"farpost/cards/lexicon"
)

// reader turns words of a language into what they mean. It knows the phrases of the lexicon in every language, since
// people use words of one language in another.
type reader struct {
	language
	stems   map[string]string
	phrases map[string][]phrase // by the stem of the first word, the longest first
	exact   map[string][]string // words of the lexicon as they are spelt there, to their ideas
	asks    map[string]bool     // words with which people ask
	absent  map[string]bool     // ideas of which the game knows nothing
}

// phrase is words that together mean some ideas.
type phrase struct {
	stems []string
	stop  []bool // which of them say nothing by themselves
	ideas []string
}

// newReader makes the reader of a language for the terms of a game.
func newReader(lang string, terms []lexicon.Term) *reader {
	l, ok := known[lang]
	if !ok {
		l = known["en"]
	}
	r := &reader{language: l, stems: map[string]string{}, phrases: map[string][]phrase{}, exact: map[string][]string{},
		asks: map[string]bool{}, absent: map[string]bool{}}
	for _, w := range askers {
		r.asks[w] = true
		r.asks[r.stem(w)] = true
	}
	is := map[string][]string{} // a general idea to what it is in this game
	for _, t := range terms {
		for _, g := range t.Is {
			is[g] = append(is[g], t.ID)
		}
	}
	ideas := map[string][]string{} // a phrase to its ideas
	silent := map[string]bool{}    // stems of words that say nothing
	add := func(words []string, means ...string) {
		for _, w := range words {
			for _, part := range strings.Fields(deck.Fold(w)) {
				r.learn(part)
				if r.stop[part] {
					silent[r.stem(part)] = true
				}
			}
			folded := deck.Fold(w)
			key := strings.Join(r.stemAll(folded), " ")
			for _, m := range means {
				if !strings.Contains(folded, " ") && !slices.Contains(r.exact[folded], m) {
					r.exact[folded] = append(r.exact[folded], m)
				}
				if key != "" && !slices.Contains(ideas[key], m) {
					ideas[key] = append(ideas[key], m)
				}
			}
		}
	}
	for _, code := range []string{"en", "it"} {
		for _, t := range terms {
			add(t.Words(code), t.ID)
		}
		for _, t := range lexicon.General() {
			means := is[t.ID]
			if means == nil {
				means = []string{t.ID} // a general idea that this game has no term for
				r.absent[t.ID] = t.Absent
			}
			add(t.Words(code), means...)
		}
	}
	for key, means := range ideas {
		p := phrase{stems: strings.Fields(key), ideas: means}
		for _, stem := range p.stems {
			p.stop = append(p.stop, silent[stem])
		}
		r.phrases[p.stems[0]] = append(r.phrases[p.stems[0]], p)
	}
	for _, list := range r.phrases {
		slices.SortFunc(list, func(a, b phrase) int {
			return cmp.Or(cmp.Compare(len(b.stems), len(a.stems)), slices.Compare(a.stems, b.stems))
		})
	}
	return r
}

// stem returns a folded word without its inflection. Readers are shared, so words that are not yet known are not
// remembered after the index was made.
func (r *reader) stem(w string) string {
	if s, ok := irregular[w]; ok {
		return s
	}
	if s, ok := r.stems[w]; ok {
		return s
	}
	env := snowballstem.NewEnv(w)
	r.inflect(env)
	return env.Current()
}

// learn remembers the stem of a word of the texts.
func (r *reader) learn(w string) { r.stems[w] = r.stem(w) }

func (r *reader) stemAll(folded string) []string {
	var out []string
	for _, w := range strings.Fields(folded) {
		out = append(out, r.stem(w))
	}
	return out
}
