package content

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"

	"farpost/cards/cardfile"
	"farpost/cards/deck"
	"farpost/cards/source"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/kit"
)

// Book is a game's compiled card data that can write itself as bytes. kit.CardList is one.
type Book interface {
	engine.Book
	Bytes() ([]byte, error)
}

// Game says how the data of a game is loaded. C is the type of a card, B that of the book. Only Ops may be nil.
type Game[C any, B Book] struct {
	// Name is the ruleset's name.
	Name string
	// Files is the built-in folder: cards/ and the game's name.
	Files fs.FS
	// Check finds the faults of folders that are loaded together.
	Check func(folders ...cardfile.Folder[C]) source.Faults
	// Book compiles cards, sorted by id, and the groups that they name.
	Book func(cards []C, groups ...kit.Group) (B, error)
	// Card returns what decks need to know about a card.
	Card func(c *C) deck.Card
	// Rules returns the rules for decks.
	Rules func(book B) deck.Rules
	// Face returns what is printed on a card of a book, in a language; a zero Face for an unknown id.
	Face func(w *words.Catalogue, book B, lang, id string) engine.Face
	// Ops lists the parts of the card language, each with the cards that use it.
	Ops func(cards []C) []Op
}

// Load reads the built-in data and further folders, and checks them together. It returns the set, or every fault and
// no set.
func (g Game[C, B]) Load(extra ...source.Dir) (*Set, source.Faults) {
	folder, faults := cardfile.Read[C](source.Dir{Path: "cards/" + g.Name, FS: g.Files}, true)
	folders := []cardfile.Folder[C]{folder}
	for _, dir := range extra {
		f, bad := cardfile.Read[C](dir, false)
		folders, faults = append(folders, f), append(faults, bad...)
	}
	// What could be read is checked even if other parts could not, so that all faults are reported at once.
	if faults = source.Join(faults, g.Check(folders...)); len(faults) > 0 {
		return nil, faults
	}
	set, err := g.build(folders)
	if err != nil {
		return nil, source.Faults{{Msg: fmt.Sprintf("build the book of %s: %v", g.Name, err)}}
	}
	return set, nil
}

// build makes the set of folders without faults.
func (g Game[C, B]) build(folders []cardfile.Folder[C]) (*Set, error) {
	s := &Set{Game: g.Name, headers: map[string]cardfile.Header{}}
	var cards []C
	var groups []kit.Group
	for _, f := range folders {
		for i := range f.Sets {
			cards = append(cards, f.Sets[i].Cards...)
			for j := range f.Sets[i].Cards {
				s.headers[g.Card(&f.Sets[i].Cards[j]).ID] = f.Sets[i].Set
			}
			groups = append(groups, f.Sets[i].Groups...)
		}
		for _, d := range f.Decks {
			s.Lists = append(s.Lists, ListOf(d))
		}
		s.AddRulebook(f.Rulebook)
		s.Language = append(s.Language, f.Tables...)
	}
	slices.SortFunc(groups, func(a, b kit.Group) int { return cmp.Compare(a.ID, b.ID) })
	slices.SortFunc(cards, func(a, b C) int { return cmp.Compare(g.Card(&a).ID, g.Card(&b).ID) })
	book, err := g.Book(cards, groups...)
	if err != nil {
		return nil, err
	}
	if s.Raw, err = book.Bytes(); err != nil {
		return nil, err
	}
	s.Compiled = book
	for i := range cards {
		s.Cards = append(s.Cards, g.Card(&cards[i]))
	}
	s.Rules = g.Rules(book)
	if g.Ops != nil {
		s.Ops = g.Ops(cards)
	}
	s.Finish()
	own, hash := &faces{}, book.Hash()
	s.FaceIn = func(of engine.Book, lang, id string) engine.Face {
		book, ok := of.(B)
		if !ok {
			return engine.Face{} // a book of another game
		}
		face := func() engine.Face { return s.withEdge(g.Face(s.Words(), book, lang, id), lang) }
		if book.Hash() != hash {
			return face() // of an older book
		}
		return own.of(lang, id, face)
	}
	return s, nil
}
