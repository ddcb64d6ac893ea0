package storagetest

import (
	"testing"

	"farpost/storage"
)

// testDecks: decks belong to an owner and a game; they are replaced and deleted.
func testDecks(t *testing.T, s storage.Store) {
	deck := func(owner, game, name, list string) storage.Deck {
		return storage.Deck{Owner: owner, Game: game, Name: name, List: list, Updated: in(1)}
	}
	put := func(d storage.Deck) { update(t, s, func(tx storage.Tx) error { return tx.PutDeck(d) }) }
	decks := func(owner, game string) []storage.Deck {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Deck, error) { return tx.Decks(owner, game) })
	}
	put(deck("p", "toy", "Tide", "1"))
	put(deck("p", "toy", "silence", "2"))
	put(deck("p", "chess", "Tide", "3"))
	put(deck("q", "toy", "Tide", "4"))
	put(deck("p", "toy", "Tide", "5"))
	equal(t, "decks for a game", decks("p", "toy"),
		[]storage.Deck{deck("p", "toy", "silence", "2"), deck("p", "toy", "Tide", "5")})
	equal(t, "all decks", decks("p", ""), []storage.Deck{
		deck("p", "chess", "Tide", "3"), deck("p", "toy", "silence", "2"), deck("p", "toy", "Tide", "5"),
	})
	equal(t, "decks of a stranger", decks("x", ""), nil)
	for range 2 {
		update(t, s, func(tx storage.Tx) error { return tx.DeleteDeck("p", "toy", "Tide") })
	}
	missing(t, s, func(tx storage.ReadTx) (storage.Deck, error) { return tx.Deck("p", "toy", "Tide") })
	equal(t, "deck of another", decks("q", "toy"), []storage.Deck{deck("q", "toy", "Tide", "4")})
}

// testDeckNames: case, accents' spelling and spaces do not tell names apart.
func testDeckNames(t *testing.T, s storage.Store) {
	put := func(name, list string) {
		update(t, s, func(tx storage.Tx) error {
			return tx.PutDeck(storage.Deck{Owner: "p", Game: "toy", Name: name, List: list, Updated: in(1)})
		})
	}
	rename := func(from, to string) func(storage.Tx) error {
		return func(tx storage.Tx) error { return tx.RenameDeck("p", "toy", from, to, in(2)) }
	}
	get := func(name string) storage.Deck {
		return read(t, s, func(tx storage.ReadTx) (storage.Deck, error) { return tx.Deck("p", "toy", name) })
	}
	put("Città Alta", "1")
	put("Straße", "2")
	for _, name := range []string{"città alta", "CITTÀ  ALTA ", "Citta\u0300 Alta"} {
		equal(t, name, get(name).List, "1")
	}
	equal(t, "STRASSE", get("STRASSE").List, "2")
	missing(t, s, func(tx storage.ReadTx) (storage.Deck, error) { return tx.Deck("p", "toy", "Citta Alta") })

	put("CITTÀ ALTA", "3")
	equal(t, "replaced by another spelling", get("città alta"),
		storage.Deck{Owner: "p", Game: "toy", Name: "CITTÀ ALTA", List: "3", Updated: in(1)})
	update(t, s, rename("città alta", "Città Alta"))
	equal(t, "respelt", get("CITTÀ ALTA").Name, "Città Alta")
	refused(t, s, storage.ErrExists, rename("Città Alta", "strasse"))
	refused(t, s, storage.ErrNotFound, rename("none", "some"))
	refused(t, s, storage.ErrInvalid, rename("Città Alta", "  "))
	update(t, s, rename("CITTÀ ALTA", "Lower"))
	equal(t, "renamed", get("lower"), storage.Deck{Owner: "p", Game: "toy", Name: "Lower", List: "3", Updated: in(2)})
	missing(t, s, func(tx storage.ReadTx) (storage.Deck, error) { return tx.Deck("p", "toy", "Città Alta") })
}

// testPeople: players and servers are written whole and replaced whole.
func testPeople(t *testing.T, s storage.Store) {
	missing(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player("p") })
	missing(t, s, func(tx storage.ReadTx) (storage.Server, error) { return tx.Server("s") })
	equal(t, "servers", read(t, s, storage.ReadTx.Servers), nil)
	full := storage.Player{
		ID: "p", Locale: "it", Notify: "dm", DMOK: true, DMChecked: in(1), DMChannel: "d", Settings: []byte(`{}`),
	}
	for _, p := range []storage.Player{{ID: "p"}, full, {ID: "p"}} {
		update(t, s, func(tx storage.Tx) error { return tx.PutPlayer(p) })
		equal(t, "player", read(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player("p") }), p)
	}
	guild := storage.Server{ID: "s", Channel: "c", Locale: "en", Settings: []byte(`{"r":1}`)}
	for _, g := range []storage.Server{{ID: "z"}, {ID: "s"}, guild} {
		update(t, s, func(tx storage.Tx) error { return tx.PutServer(g) })
		equal(t, "server", read(t, s, func(tx storage.ReadTx) (storage.Server, error) { return tx.Server(g.ID) }), g)
	}
	equal(t, "servers", read(t, s, storage.ReadTx.Servers), []storage.Server{guild, {ID: "z"}})
}
