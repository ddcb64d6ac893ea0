package tally

import (
	"errors"
	"slices"

	"farpost/engine"
)

// Name is the game's name.
const Name = "tally"

// cards are all cards of the game. A state stores their index, so the order stays.
var cards = []string{"moth", "spark", "flare", "parry", "rock", "comet", "lid", "wisp", "bell"}

// Book is the only book of the game.
type Book struct{}

// Hash returns the name of the book, which never changes.
func (Book) Hash() string { return "tally-book-1" }

// CardID returns the id of a card by its index.
func (Book) CardID(i int32) string {
	if i < 0 || int(i) >= len(cards) {
		return ""
	}
	return cards[i]
}

// Deck returns a deck of these cards from the top, filled up with moths to forty.
func Deck(top ...string) []string {
	for len(top) < 40 {
		top = append(top, "moth")
	}
	return top
}

// Games is a table.Games of this one game.
type Games struct {
	// Broken makes a ruleset in which a rule panics when somebody shouts.
	Broken bool
	// Gone makes a build that does not have the game.
	Gone bool
	// Without is a card that makes a deck illegal; "" for none.
	Without string
	// Version is the version of the ruleset; 0 means 1.
	Version int
}

// Ruleset returns the ruleset, nil for another game.
func (g Games) Ruleset(game string) *engine.Ruleset {
	if game != Name || g.Gone {
		return nil
	}
	return New(max(g.Version, 1), g.Broken)
}

// Current returns the only book.
func (g Games) Current(string) (engine.Book, []byte, error) {
	return Book{}, []byte(Book{}.Hash()), nil
}

// Load reads the stored form of a book.
func (g Games) Load(_ string, raw []byte) (engine.Book, error) {
	if string(raw) != (Book{}).Hash() {
		return nil, errors.New("not a book of tally")
	}
	return Book{}, nil
}

// Playable reports whether a deck has cards, all of them of this game, and none that is Without.
func (g Games) Playable(_ string, deck []string) bool {
	return len(deck) > 0 && !slices.ContainsFunc(deck, func(id string) bool {
		return cardIndex(id) < 0 || g.Without == id
	})
}

func cardIndex(id string) int32 { return int32(slices.Index(cards, id)) }
