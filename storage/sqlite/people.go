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

// Player implements [storage.PeopleReader].
func (t *readTx) Player(id string) (storage.Player, error) {
	row, err := t.q.GetPlayer(free, id)
	if err != nil {
		return storage.Player{}, t.fail(err, "player %s", id)
	}
	return storage.Player{
		ID: row.ID, Locale: row.Locale, Notify: row.Notify, DMOK: row.DmOk != 0,
		DMChecked: instant(row.DmChecked), DMChannel: row.DmChannel, Settings: jsonOf(row.Settings),
	}, nil
}

// Server implements [storage.PeopleReader].
func (t *readTx) Server(id string) (storage.Server, error) {
	row, err := t.q.GetServer(free, id)
	if err != nil {
		return storage.Server{}, t.fail(err, "server %s", id)
	}
	return serverOf(row), nil
}

// Servers implements [storage.PeopleReader].
func (t *readTx) Servers() ([]storage.Server, error) {
	rows, err := t.q.ListServers(free)
	if err != nil {
		return nil, t.fail(err, "servers")
	}
	return each(rows, serverOf), nil
}

// PutPlayer implements [storage.PeopleWriter].
func (t *tx) PutPlayer(p storage.Player) error {
	if err := p.Validate(); err != nil {
		return err
	}
	err := t.q.PutPlayer(free, db.PutPlayerParams{
		ID: p.ID, Locale: p.Locale, Notify: p.Notify, DmOk: flag(p.DMOK),
		DmChecked: millis(p.DMChecked), DmChannel: p.DMChannel, Settings: string(p.Settings),
	})
	if err != nil {
		return t.fail(err, "writing player %s", p.ID)
	}
	return nil
}

// PutServer implements [storage.PeopleWriter].
func (t *tx) PutServer(s storage.Server) error {
	if err := s.Validate(); err != nil {
		return err
	}
	err := t.q.PutServer(free, db.PutServerParams{
		ID: s.ID, Channel: s.Channel, Locale: s.Locale, Settings: string(s.Settings),
	})
	if err != nil {
		return t.fail(err, "writing server %s", s.ID)
	}
	return nil
}

func serverOf(row db.Server) storage.Server {
	return storage.Server{ID: row.ID, Channel: row.Channel, Locale: row.Locale, Settings: jsonOf(row.Settings)}
}
