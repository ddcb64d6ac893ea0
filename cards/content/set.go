package content

import (
	"slices"
	"strings"

	"farpost/cards/cardfile"
	"farpost/cards/deck"
	"farpost/cards/lexicon"
	"farpost/cards/words"
	"farpost/engine"
)

// Set is the data of one game. It never changes after Finish, so many goroutines may use it.
type Set struct {
	Game string
	// Cards are sorted by id.
	Cards []deck.Card
	// Rules are the game's rules for decks.
	Rules deck.Rules
	// Lists holds the ready-made decks.
	Lists []Deck
	// Rulebook holds the clauses and Settled the rulings, both in the order of their numbers.
	Rulebook []Clause
	Settled  []Ruling
	Chapters []Chapter
	// MostAsked are ids of clauses that newcomers ask for most.
	MostAsked []string
	// Version is that of the rulebook that the clauses restate, Date the day since when they read as they do.
	Version, Date string
	// Terms are the game's terms, with what people call them.
	Terms []lexicon.Term
	// Language holds the tables of words.
	Language []*words.Table
	// Compiled is the book. Raw is the same as bytes, for the ruleset's LoadBook.
	Compiled engine.Book
	Raw      []byte
	// FaceIn makes the face of a card in a book of this game: this set's book, or one that an older match was dealt
	// with. It returns a zero Face for an id that is not in the book.
	FaceIn func(book engine.Book, lang, id string) engine.Face

	// Ops lists the parts of the card language, each with the cards of this set that use it.
	Ops []Op

	catalogue *words.Catalogue
	index     *deck.Index
	headers   map[string]cardfile.Header // by card id
}

// Op is a part of a game's card language, with the cards that use it.
type Op struct {
	// Kind is the sort of part, such as "instruction". Name is its key in the files.
	Kind, Name string
	// Says explains it in a sentence to authors of cards; "" for a value that its key explains.
	Says string
	// Cards are the ids of the cards that use it, sorted.
	Cards []string
}

// Deck is a ready-made deck.
type Deck struct {
	ID string
	// Names by language.
	Names map[string]string
	Cards []deck.Count
}

// ListOf converts a deck file to a ready-made deck.
func ListOf(d cardfile.Deck) Deck {
	out := Deck{ID: d.ID, Names: d.Name.Langs()}
	for _, c := range d.Cards {
		out.Cards = append(out.Cards, deck.Count{N: c.N, ID: c.ID})
	}
	return out
}

// Finish derives the word catalogue and the card index from the fields. Call it last when you build a Set.
func (s *Set) Finish() *Set {
	s.catalogue = words.New(s.Language...)
	s.index = deck.NewIndex(s.Cards)
	return s
}

// Book returns the compiled card data that a match is dealt with, and its bytes to store beside the match.
func (s *Set) Book() (engine.Book, []byte) { return s.Compiled, s.Raw }

// Decks lists the ready-made decks.
func (s *Set) Decks() []Deck { return s.Lists }

// Deck finds a ready-made deck by its id.
func (s *Set) Deck(id string) (Deck, bool) {
	i := slices.IndexFunc(s.Lists, func(d Deck) bool { return d.ID == id })
	if i < 0 {
		return Deck{}, false
	}
	return s.Lists[i], true
}

// Face returns what is printed on a card, in a language; a zero Face for an unknown id. To show a card of a match use
// FaceIn with the match's own book: it may hold cards that this set no longer has.
func (s *Set) Face(lang, id string) engine.Face { return s.FaceIn(s.Compiled, lang, id) }

// withEdge adds what the set of a card prints on its lower edge. A text of a card has no edge, nor has a card of an
// older book that no set has any more.
func (s *Set) withEdge(f engine.Face, lang string) engine.Face {
	card, _, _ := strings.Cut(f.ID, "/")
	if h, ok := s.headers[card]; ok && f.Type != "" {
		f.Set, f.Year, f.Illustrator = h.Name.In(lang), h.Year, h.Illustrator
	}
	return f
}

// Words is a catalogue of the game's own words alone. For the bot's words too, make a catalogue of Tables and the bot's
// tables.
func (s *Set) Words() *words.Catalogue { return s.catalogue }

// Tables returns the game's tables of words. In a catalogue put them before the tables that all games share.
func (s *Set) Tables() []*words.Table { return s.Language }

// Index finds cards by what people write.
func (s *Set) Index() *deck.Index { return s.index }

// CheckDeck reads and checks a deck that is given as text.
func (s *Set) CheckDeck(name, text string) deck.Report {
	return deck.Check(s.Rules, s.index, name, text)
}

// CheckCounts checks a deck that is given by card ids.
func (s *Set) CheckCounts(name string, list []deck.Count) deck.Report {
	return deck.CheckCounts(s.Rules, s.index, name, list)
}

// DeckText writes a list as text that CheckDeck reads, with names and headings in a language.
func (s *Set) DeckText(lang string, list []deck.Count) string {
	return deck.Decklist(s.Rules, s.index, lang, list, func(id string) string { return s.CardName(lang, id) })
}

// Names returns the functions by which a catalogue names the cards and players of a match. Card ids are named from this
// set. Card returns the card id of an object of the match, "" when it is not known; player names a seat. Both may be
// nil.
func (s *Set) Names(lang string, card func(engine.Value) string, player func(engine.Seat) string) words.Names {
	return words.Names{Player: player, Card: func(v engine.Value) string {
		id := v.Body()
		if v.Kind() == "obj" {
			if card == nil {
				return ""
			}
			id = card(v)
		}
		return s.CardName(lang, id)
	}}
}

// CardName returns a card's name in a language, or in English if it has none there; "" for an unknown id. An id that is
// no card but a part of one, such as its other side or one of its texts, gets the name on its face, with the symbols in
// words.
func (s *Set) CardName(lang, id string) string {
	c, ok := s.index.Card(id)
	if !ok {
		return engine.Spoken(s.Face(lang, id).Name, func(code string) string {
			return s.catalogue.Word(lang, "symbols", code)
		})
	}
	if n := c.Names[lang]; n != "" {
		return n
	}
	return c.Names[words.Fallback]
}
