package tally

import (
	"errors"
	"slices"

	"farpost/engine"
)

// Name is the game's name.
const Name = "tally"

// cards are all cards there are; a state keeps their index.
var cards = []string{"moth", "spark", "flare", "parry", "rock", "comet", "lid"}

// Book is the only book of the game.
type Book struct{}

// Hash names the book for ever.
func (Book) Hash() string { return "tally-book-1" }

// CardID gives a card's id by its index.
func (Book) CardID(i int32) string {
	if i < 0 || int(i) >= len(cards) {
		return ""
	}
	return cards[i]
}

// Deck is a list of cards from the top, filled up with moths to forty.
func Deck(top ...string) []string {
	for len(top) < 40 {
		top = append(top, "moth")
	}
	return top
}

// Games knows this one game; it is a table.Games.
type Games struct {
	// Broken makes a ruleset of which a rule breaks whenever somebody shouts.
	Broken bool
	// Gone is a build that does not have the game.
	Gone bool
	// Without is a card that decks may no longer have.
	Without string
	// Version is the ruleset's, 0 for 1.
	Version int
}

// Ruleset finds the game by its name.
func (g Games) Ruleset(game string) *engine.Ruleset {
	if game != Name || g.Gone {
		return nil
	}
	return New(max(g.Version, 1), g.Broken)
}

// Current is the only book.
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

// Playable wants nothing of a deck but cards, of those that there are.
func (g Games) Playable(_ string, deck []string) bool {
	return len(deck) > 0 && !slices.ContainsFunc(deck, func(id string) bool {
		return cardIndex(id) < 0 || g.Without == id
	})
}

func cardIndex(id string) int32 { return int32(slices.Index(cards, id)) }
