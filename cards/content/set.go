package content

import (
	"slices"

	"farpost/cards/cardfile"
	"farpost/cards/deck"
	"farpost/cards/words"
	"farpost/engine"
)

// Set is the data of one game. It is never written after it is made, and safe for many goroutines.
type Set struct {
	Game string
	// Cards are all cards, in the order of their ids.
	Cards []deck.Card
	// Rules are for decks.
	Rules deck.Rules
	// Lists are the ready-made decks.
	Lists []Deck
	// Rulebook are the clauses, Settled the rulings, both in order.
	Rulebook []Clause
	Settled  []Ruling
	// Language are the tables of words.
	Language []*words.Table
	// Compiled is the book, Raw the bytes that the ruleset's LoadBook reads.
	Compiled engine.Book
	Raw      []byte
	// FaceIn makes the face of a card of a book of this game, this set's or another one that a match was dealt
	// with; a zero Face for an id that is not in it.
	FaceIn func(book engine.Book, lang, id string) engine.Face

	// Ops are all parts of the card language, with the cards of this set that use them.
	Ops []Op

	catalogue *words.Catalogue
	index     *deck.Index
}

// Op is a part of a game's card language, with the cards that use it.
type Op struct {
	// Kind is what sort of part it is, such as "instruction", and Name its key in the files.
	Kind, Name string
	// Says is a sentence for whoever writes a card; "" for a value that its key explains.
	Says string
	// Cards are the ids of the cards that use it, in order.
	Cards []string
}

// Deck is a ready-made deck.
type Deck struct {
	ID string
	// Names by language.
	Names map[string]string
	Cards []deck.Count
}

// ListOf is a ready-made deck of a file.
func ListOf(d cardfile.Deck) Deck {
	out := Deck{ID: d.ID, Names: d.Name.Langs()}
	for _, c := range d.Cards {
		out.Cards = append(out.Cards, deck.Count{N: c.N, ID: c.ID})
	}
	return out
}

// Finish makes what is derived from the fields; whoever builds a Set calls it last.
func (s *Set) Finish() *Set {
	s.catalogue = words.New(s.Language...)
	s.index = deck.NewIndex(s.Cards)
	return s
}

// Book gives the compiled card data of a match, with the bytes to keep beside it.
func (s *Set) Book() (engine.Book, []byte) { return s.Compiled, s.Raw }

// Decks lists the ready-made decks.
func (s *Set) Decks() []Deck { return s.Lists }

// Deck finds a ready-made deck by id.
func (s *Set) Deck(id string) (Deck, bool) {
	i := slices.IndexFunc(s.Lists, func(d Deck) bool { return d.ID == id })
	if i < 0 {
		return Deck{}, false
	}
	return s.Lists[i], true
}

// Face is what is printed on a card in a language; zero for an id that is not there. A card of a match is shown
// by FaceIn with the match's book, which may hold what this set has no more.
func (s *Set) Face(lang, id string) engine.Face { return s.FaceIn(s.Compiled, lang, id) }

// Words speaks the game's words only. To speak the bot's words too, make a catalogue of Tables and others.
func (s *Set) Words() *words.Catalogue { return s.catalogue }

// Tables are the game's tables of words, to put in front of those that all games share.
func (s *Set) Tables() []*words.Table { return s.Language }

// Index finds cards by what people write.
func (s *Set) Index() *deck.Index { return s.index }

// CheckDeck reads and checks a deck in text.
func (s *Set) CheckDeck(name, text string) deck.Report {
	return deck.Check(s.Rules, s.index, name, text)
}

// CheckCounts checks a deck given by card ids.
func (s *Set) CheckCounts(name string, list []deck.Count) deck.Report {
	return deck.CheckCounts(s.Rules, s.index, name, list)
}

// DeckText writes a list in the form that CheckDeck reads, with the names and the headings of a language.
func (s *Set) DeckText(lang string, list []deck.Count) string {
	return deck.Decklist(s.Rules, s.index, lang, list, func(id string) string { return s.CardName(lang, id) })
}

// Names gives the functions that a catalogue needs to say a phrase of a match: card ids are named from
// this set, objects through card, which gives the card id of an object of the match ("" when it is not
// known), and seats through player. Both may be nil.
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

// CardName is a card's name in a language, English when it has none there; of a part of a card, which a game may
// name by an id of its own, what its face says; "" for an unknown id.
func (s *Set) CardName(lang, id string) string {
	c, ok := s.index.Card(id)
	if !ok {
		return s.Face(lang, id).Name
	}
	if n := c.Names[lang]; n != "" {
		return n
	}
	return c.Names[words.Fallback]
}
