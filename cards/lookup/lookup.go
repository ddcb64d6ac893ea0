package lookup

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/words"
	"farpost/engine"
)

// Kind is the sort of thing that a hit is.
type Kind string

// The kinds. Hits of the same score come in this order.
const (
	Card   Kind = "card"
	Clause Kind = "clause"
	Ruling Kind = "ruling"
)

// Rules are the kinds that answer a question about the rules.
var Rules = []Kind{Clause, Ruling}

// Hit is something found.
type Hit struct {
	Kind Kind
	ID   string
	// Title is a card's name, a ruling's question, or the beginning of a clause.
	Title string
	// Text is the whole text, with its symbols in words: a card's, line by line; a clause; or a ruling, with its reason
	// on a second line. It is "" for a card without a text.
	Text string
	// Section is the place in the rulebook; "" for cards.
	Section string
}

// Lengths in letters.
const (
	maxTitle = 80
	maxLabel = 100
)

// Label returns the hit in one line of at most 100 letters: a card's name, or id and title.
func (h Hit) Label() string {
	if h.Kind == Card {
		return cut(h.Title, maxLabel)
	}
	return cut(h.ID+" · "+h.Title, maxLabel)
}

// Index finds the clauses, rulings and cards of one game in one language.
type Index struct {
	hits   []Hit
	ids    map[string][]int // idKey to hits
	starts []string         // the ids of the hits, folded, without spaces
	names  []name
	vocab  *vocabulary
}

// name is a card's name in some language.
type name struct {
	key     string // folded
	plain   string // key without spaces
	letters int    // of plain
	hit     int
}

// New makes the index of a game in a language, with English texts where that language has none.
func New(set *content.Set, lang string) *Index {
	x := &Index{ids: map[string][]int{}}
	b := builder{}
	symbol := func(code string) string { return set.Words().Word(lang, "symbols", code) }
	spoken := func(texts map[string]string) string { return engine.Spoken(in(lang, texts), symbol) }
	for _, c := range set.Cards {
		f := set.Face(lang, c.ID)
		text := engine.Spoken(strings.Join(f.Text, "\n"), symbol)
		i := x.add(Hit{Kind: Card, ID: c.ID, Title: set.CardName(lang, c.ID), Text: text})
		for _, n := range c.Names {
			x.name(i, n)
			b.add(i, inTitle, n)
		}
		for _, n := range c.Also {
			x.name(i, n)
			b.add(i, inTitle, n)
		}
		said := append([]string{f.TypeName, f.Rank, f.Flavour}, append(f.Groups, f.Text...)...)
		for _, code := range append(f.Marks, f.Element) {
			if code != "" {
				said = append(said, symbol(code))
			}
		}
		b.add(i, inText, said...)
	}
	for _, c := range set.Clauses() {
		text, section := spoken(c.Text), in(lang, c.Section)
		i := x.add(Hit{Kind: Clause, ID: c.ID, Title: cut(text, maxTitle), Text: text, Section: section})
		b.add(i, inText, text, section)
		b.add(i, inTitle, in(lang, c.Also))
	}
	for _, r := range set.Rulings() {
		text, reason, question := spoken(r.Text), spoken(r.Reason), spoken(r.Question)
		section := in(lang, r.Section)
		i := x.add(Hit{Kind: Ruling, ID: r.ID, Title: question, Text: text + "\n" + reason, Section: section})
		b.add(i, inText, question, text, reason, section)
		b.add(i, inTitle, in(lang, r.Also))
	}
	x.vocab = b.vocabulary(len(x.hits))
	return x
}

func (x *Index) add(h Hit) int {
	i := len(x.hits)
	x.hits = append(x.hits, h)
	folded := deck.Fold(h.ID)
	x.starts = append(x.starts, compact(folded))
	key := idKey(folded)
	x.ids[key] = append(x.ids[key], i)
	if h.Kind != Card { // a rule is also found by its bare number
		number := strings.TrimLeftFunc(key, unicode.IsLetter)
		x.ids[number] = append(x.ids[number], i)
	}
	return i
}

func (x *Index) name(hit int, printed string) {
	key := deck.Fold(printed)
	plain := compact(key)
	x.names = append(x.names, name{key, plain, utf8.RuneCountInString(plain), hit})
}

// wanted reports whether a hit is of one of the kinds; always true if there are none.
func (x *Index) wanted(hit int, kinds []Kind) bool {
	return len(kinds) == 0 || slices.Contains(kinds, x.hits[hit].Kind)
}

// in picks the text of a language; English if there is none.
func in(lang string, t map[string]string) string {
	if s := t[lang]; s != "" {
		return s
	}
	return t[words.Fallback]
}

// cut shortens a text to a number of letters, if possible at a space in its second half.
func cut(s string, letters int) string {
	r := []rune(s)
	if len(r) <= letters {
		return s
	}
	short := string(r[:letters-1])
	if i := strings.LastIndexByte(short, ' '); i > len(short)/2 {
		short = short[:i]
	}
	return strings.TrimRight(short, " ,;:.") + "…"
}
