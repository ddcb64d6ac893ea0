package storage

import "time"

// Deck is a saved deck. Its key is owner, game and name, names being compared by [FoldName]. The caller bounds the
// number of decks and the length of a name.
type Deck struct {
	Owner   string // user id
	Game    string
	Name    string // as its owner last wrote it
	List    string // opaque
	Updated time.Time
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (d Deck) Validate() error {
	return first(need("deck", "owner", d.Owner), need("deck", "game", d.Game),
		need("deck", "name", FoldName(d.Name)))
}

// DeckReader reads decks.
type DeckReader interface {
	// Deck returns one deck.
	Deck(owner, game, name string) (Deck, error)
	// Decks returns the owner's decks for a game, or for all games if game is empty,
	// by game, then by folded name.
	Decks(owner, game string) ([]Deck, error)
}

// DeckWriter writes decks.
type DeckWriter interface {
	// PutDeck adds a deck or replaces the one of that name.
	PutDeck(d Deck) error
	// RenameDeck gives a deck another name, or another spelling of the same.
	// ErrNotFound if there is none called `from`, ErrExists if another deck is
	// called `to`.
	RenameDeck(owner, game, from, to string, at time.Time) error
	// DeleteDeck removes a deck, if it is there.
	DeleteDeck(owner, game, name string) error
}
