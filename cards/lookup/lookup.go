package lookup

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/lexicon"
	"farpost/cards/words"
	"farpost/engine"
)

// Kind is the sort of thing that a hit is.
type Kind string

// The kinds.
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
	// Title is a card's name, a ruling's question, or what a clause is about.
	Title string
	// Text is the whole text, with its symbols in words: a card's, line by line; a clause; or what is ruled. It is ""
	// for a card without a text.
	Text string
	// Reason says why it is ruled so; "" for all but rulings.
	Reason string
	// Section is the place in the rulebook; "" for cards.
	Section string
}

// maxLabel is how many letters a label has at most.
const maxLabel = 100

// Label returns the hit in one line of at most 100 letters: a card's name, or title and id.
func (h Hit) Label() string {
	if h.Kind == Card {
		return cut(h.Title, maxLabel)
	}
	return cut(h.Title, maxLabel-len(" · ")-utf8.RuneCountInString(h.ID)) + " · " + h.ID
}

// Index finds the clauses, rulings and cards of one game in one language.
type Index struct {
	game     string
	called   []string // folded names of the game, with a space on either side
	dropped  []string // those of them that say nothing else in this game
	hits     []Hit
	ids      map[string][]int // idKey to hits
	letters  map[string]bool  // the letters with which ids begin
	starts   []string         // the ids of the hits, folded, without spaces
	titles   []string         // their titles and names, folded, with a space before each word
	names    []name
	terms    []term
	reader   *reader
	spelling *spelling
	rarity   rarity
	numbers  map[string]int // of features
	entries  []entry
	cards    []traits      // of the first hits
	ties     map[int][]int // clauses and rulings that belong together
	store    *store

	vocabulary vocabulary // of filters
}

// entry is a hit as it is understood.
type entry struct {
	passages []passage
	ideas    []string // of its title and its text, the rarest first
	units    [][]unit // of each passage; only while the index is made
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
	x := &Index{game: set.Game, ids: map[string][]int{}, letters: map[string]bool{}, numbers: map[string]int{},
		ties:   map[int][]int{},
		reader: newReader(lang, set.Terms)}
	b := &builder{index: x, lang: lang, set: set}
	for _, code := range []string{"en", "it"} {
		name := set.Words().Word(code, "game", set.Game)
		short, _, _ := strings.Cut(name, ":")
		for _, n := range []string{name, short, set.Game} {
			if key := " " + deck.Fold(n) + " "; len(key) > 2 && !slices.Contains(x.called, key) {
				x.called = append(x.called, key)
				if !named(set.Terms, lang, n) {
					x.dropped = append(x.dropped, key)
				}
			}
		}
	}
	for _, c := range set.Cards {
		b.card(c)
	}
	for _, c := range set.Clauses() {
		b.clause(c)
	}
	for _, r := range set.Rulings() {
		b.ruling(r)
	}
	b.finish()
	return x
}

// builder collects what an index holds.
type builder struct {
	index *Index
	lang  string
	set   *content.Set
}

func (b *builder) symbol(code string) string { return b.set.Words().Word(b.lang, "symbols", code) }

// spoken is a text with its symbols in words.
func (b *builder) spoken(texts map[string]string) string {
	return engine.Spoken(in(b.lang, texts), b.symbol)
}

func (b *builder) card(c deck.Card) {
	x := b.index
	f := b.set.Face(b.lang, c.ID)
	text := engine.Spoken(strings.Join(f.Text, "\n"), b.symbol)
	i := x.add(Hit{Kind: Card, ID: c.ID, Title: b.set.CardName(b.lang, c.ID), Text: text})
	x.cards = append(x.cards, traitsOf(b.set, c.ID))
	x.vocabulary.learn(b.lang, f, func(family, code string) string { return b.set.Words().Word(b.lang, family, code) })
	var all []string
	for _, n := range c.Names {
		all = append(all, n)
	}
	for _, n := range append(all, c.Also...) {
		x.name(i, n)
		b.say(i, titled, n)
	}
	said := append([]string{f.TypeName, f.Rank}, f.Groups...)
	for _, code := range append(f.Marks, f.Element) {
		if code != "" {
			said = append(said, b.symbol(code))
		}
	}
	b.say(i, told, strings.Join(said, " ")+" "+text)
	for _, line := range f.Text {
		b.say(i, told, strings.Join(said[:1], " ")+" "+engine.Spoken(line, b.symbol))
	}
}

func (b *builder) clause(c content.Clause) {
	i := b.index.add(Hit{Kind: Clause, ID: c.ID, Title: in(b.lang, c.Title), Text: b.spoken(c.Text),
		Section: in(b.lang, c.Section)})
	b.say(i, titled, in(b.lang, c.Title))
	b.say(i, told, b.spoken(c.Text))
	b.asks(i, c.Asks)
}

func (b *builder) ruling(r content.Ruling) {
	i := b.index.add(Hit{Kind: Ruling, ID: r.ID, Title: b.spoken(r.Question), Text: b.spoken(r.Text),
		Reason: b.spoken(r.Reason), Section: in(b.lang, r.Section)})
	for _, id := range r.Clauses {
		for _, j := range b.index.ids[idKey(deck.Fold(id))] {
			b.index.ties[i] = append(b.index.ties[i], j)
			b.index.ties[j] = append(b.index.ties[j], i)
		}
	}
	b.say(i, asked, b.spoken(r.Question))
	b.say(i, told, b.spoken(r.Text))
	b.asks(i, r.Asks)
}

// asks adds the questions that an entry answers, in every language.
func (b *builder) asks(hit int, asks map[string][]string) {
	for _, code := range []string{"en", "it"} {
		for _, q := range asks[code] {
			b.say(hit, asked, q)
		}
	}
}

// say adds a passage of an entry.
func (b *builder) say(hit int, of sort, text string) {
	x := b.index
	folded := deck.Fold(text)
	for _, w := range strings.Fields(folded) {
		x.reader.learn(w)
	}
	if units := x.reader.read(folded); len(units) > 0 {
		e := &x.entries[hit]
		e.passages, e.units = append(e.passages, passage{sort: of}), append(e.units, units)
	}
}

// finish weighs everything once all of it is known.
func (b *builder) finish() {
	x := b.index
	x.rarity = rarity{in: map[string]int{}, entries: len(x.entries)}
	last := map[string]int{} // the last entry that has a feature, counted from 1
	for i, e := range x.entries {
		for _, units := range e.units {
			for _, u := range units {
				for _, f := range u.features {
					if last[f.name] != i+1 {
						last[f.name] = i + 1
						x.rarity.in[f.name]++
					}
				}
			}
		}
	}
	x.store = newStore(x.entries)
	for i := range x.entries {
		e := &x.entries[i]
		for j, units := range e.units {
			x.weigh(&e.passages[j], units)
			if e.passages[j].sort != asked {
				e.note(units)
			}
		}
		slices.SortStableFunc(e.ideas, func(a, b string) int {
			return cmp.Compare(x.rarity.in[ideaMark+a], x.rarity.in[ideaMark+b])
		})
		e.units = nil
	}
	x.spelling = newSpelling(x.reader)
	x.terms = newTerms(b.set.Terms, b.lang, x)
}

// note notes the ideas of units.
func (e *entry) note(units []unit) {
	for _, u := range units {
		for _, f := range u.features {
			if id, ok := strings.CutPrefix(f.name, ideaMark); ok && f.sure == 1 && !slices.Contains(e.ideas, id) {
				e.ideas = append(e.ideas, id)
			}
		}
	}
}

// weigh fills a passage with its units.
func (x *Index) weigh(p *passage, units []unit) {
	n := 0
	for _, u := range units {
		n += len(u.features)
	}
	p.all, p.parts = slices.Grow(p.all, n), slices.Grow(p.parts, len(units)) // many passages stay for ever
	for _, u := range units {
		for _, f := range u.features {
			p.all = append(p.all, meaning{int32(x.number(f.name)), float32(f.sure)})
		}
		w := x.rarity.of(u)
		p.parts = append(p.parts, part{float32(w), int32(len(p.all))})
		p.weight += w
	}
}

// number returns the number of a feature of an entry.
func (x *Index) number(feature string) int {
	n, ok := x.numbers[feature]
	if !ok {
		n = len(x.numbers)
		x.numbers[feature] = n
	}
	return n
}

func (x *Index) add(h Hit) int {
	i := len(x.hits)
	x.hits = append(x.hits, h)
	x.entries = append(x.entries, entry{})
	folded := deck.Fold(h.ID)
	x.starts = append(x.starts, compact(folded))
	x.titles = append(x.titles, " "+deck.Fold(h.Title))
	key := idKey(folded)
	x.ids[key] = append(x.ids[key], i)
	if h.Kind != Card { // a rule is also found by its bare number
		number := strings.TrimLeftFunc(key, unicode.IsLetter)
		x.ids[number] = append(x.ids[number], i)
		x.letters[strings.TrimSuffix(key, number)] = true
	}
	return i
}

func (x *Index) name(hit int, printed string) {
	key := deck.Fold(printed)
	plain := compact(key)
	x.titles[hit] += " " + key
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

// named reports whether a term has a name.
func named(terms []lexicon.Term, lang, name string) bool {
	return slices.ContainsFunc(terms, func(t lexicon.Term) bool {
		return slices.ContainsFunc(t.Words(lang), func(w string) bool { return strings.EqualFold(w, name) })
	})
}
