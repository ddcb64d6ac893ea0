package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"farpost/cards/deck"
)

// Weights of a word in a text and in a title.
const (
	inText  = 1.0
	inTitle = 3.0
)

// posting says in which hit a word is, and how much it counts there.
type posting struct {
	hit    int
	weight float64
}

// vocabulary is all words of all hits, sorted.
type vocabulary struct {
	words    []string
	postings [][]posting
	rarity   []float64
	trigrams map[string][]int
	hits     int
}

// builder collects words for a vocabulary.
type builder struct {
	found  map[string]map[int]float64
	length map[int]int
}

// add adds the words of texts of a hit.
func (b *builder) add(hit int, weight float64, texts ...string) {
	if b.found == nil {
		b.found, b.length = map[string]map[int]float64{}, map[int]int{}
	}
	for _, t := range texts {
		for _, w := range strings.Fields(deck.Fold(t)) {
			if b.found[w] == nil {
				b.found[w] = map[int]float64{}
			}
			b.found[w][hit] = max(b.found[w][hit], weight)
			b.length[hit]++
		}
	}
}

// vocabulary makes the vocabulary of a number of hits. A word counts less in a long text than in a short one.
func (b *builder) vocabulary(hits int) *vocabulary {
	v := &vocabulary{trigrams: map[string][]int{}, hits: hits}
	for w := range b.found {
		v.words = append(v.words, w)
	}
	slices.Sort(v.words)
	for i, w := range v.words {
		var list []posting
		for hit, weight := range b.found[w] {
			list = append(list, posting{hit, weight / math.Sqrt(1+float64(b.length[hit])/20)})
		}
		slices.SortFunc(list, func(a, b posting) int { return cmp.Compare(a.hit, b.hit) })
		v.postings = append(v.postings, list)
		v.rarity = append(v.rarity, math.Log(1+float64(hits)/float64(len(list))))
		for _, t := range trigrams(w) {
			if l := v.trigrams[t]; len(l) == 0 || l[len(l)-1] != i {
				v.trigrams[t] = append(l, i)
			}
		}
	}
	return v
}
