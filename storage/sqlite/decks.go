package sqlite

import (
	"fmt"
	"time"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Deck implements [storage.DeckReader].
func (t *readTx) Deck(owner, game, name string) (storage.Deck, error) {
	row, err := t.q.GetDeck(free, db.GetDeckParams{Owner: owner, Game: game, Folded: storage.FoldName(name)})
	if err != nil {
		return storage.Deck{}, t.fail(err, "%s deck %q of player %s", game, name, owner)
	}
	return deckOf(row), nil
}

// Decks implements [storage.DeckReader].
func (t *readTx) Decks(owner, game string) ([]storage.Deck, error) {
	list := func() ([]db.Deck, error) {
		if game == "" {
			return t.q.ListDecks(free, owner)
		}
		return t.q.ListDecksFor(free, db.ListDecksForParams{Owner: owner, Game: game})
	}
	rows, err := list()
	if err != nil {
		return nil, t.fail(err, "decks of player %s", owner)
	}
	return each(rows, deckOf), nil
}

// PutDeck implements [storage.DeckWriter].
func (t *tx) PutDeck(d storage.Deck) error {
	if err := d.Validate(); err != nil {
		return err
	}
	err := t.q.PutDeck(free, db.PutDeckParams{
		Owner: d.Owner, Game: d.Game, Folded: storage.FoldName(d.Name), Name: d.Name, List: d.List,
		Updated: millis(d.Updated),
	})
	if err != nil {
		return t.fail(err, "writing %s deck %q of player %s", d.Game, d.Name, d.Owner)
	}
	return nil
}

// RenameDeck implements [storage.DeckWriter].
func (t *tx) RenameDeck(owner, game, from, to string, at time.Time) error {
	if storage.FoldName(to) == "" {
		return fmt.Errorf("%w: deck %q of player %s cannot do without a name", storage.ErrInvalid, from, owner)
	}
	n, err := t.q.RenameDeck(free, db.RenameDeckParams{
		Owner: owner, Game: game, FromFolded: storage.FoldName(from),
		ToFolded: storage.FoldName(to), ToName: to, Updated: millis(at),
	})
	if err != nil {
		return t.fail(err, "renaming %s deck %q of player %s to %q", game, from, owner, to)
	}
	if n == 0 {
		return fmt.Errorf("renaming %s deck %q of player %s: %w", game, from, owner, storage.ErrNotFound)
	}
	return nil
}

// DeleteDeck implements [storage.DeckWriter].
func (t *tx) DeleteDeck(owner, game, name string) error {
	err := t.q.DeleteDeck(free, db.DeleteDeckParams{Owner: owner, Game: game, Folded: storage.FoldName(name)})
	if err != nil {
		return t.fail(err, "removing %s deck %q of player %s", game, name, owner)
	}
	return nil
}

func deckOf(row db.Deck) storage.Deck {
	return storage.Deck{Owner: row.Owner, Game: row.Game, Name: row.Name, List: row.List, Updated: instant(row.Updated)}
}
