package decks

import (
	"context"
	"errors"
	"slices"
	"strings"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/storage"
)

// Limits of what a person may save.
const (
	maxDecks    = 50       // decks of a person, over all games
	maxDeckName = 40       // characters of a name
	maxDeckFile = 32 << 10 // bytes of a file with a list; lists that are too long for a form come and go as files
)

// Deck is a deck that a person may name: one that they saved, or a ready one.
type Deck struct {
	Name string
	List string // in the form of Library.KeepDeck
	Own  bool   // saved by the person
	// ID and Cards are those of a ready deck; a saved one has neither.
	ID    string
	Cards []string
}

// What a deck's reference begins with, as menus and buttons name it.
const (
	refOwn   = "own:"
	RefReady = "ready:"
)

// Ref names the deck in menus and buttons: "own:NAME" or "ready:ID".
func (d Deck) Ref() string {
	if d.Own {
		return refOwn + d.Name
	}
	return RefReady + d.ID
}

// OwnDecks loads a person's saved decks of a game by name; with game "" those of all games, one game after the other.
func (ds *Decks) OwnDecks(ctx context.Context, user, game string) (rows []storage.Deck, err error) {
	err = ds.Store.View(ctx, func(tx storage.ReadTx) error {
		rows, err = tx.Decks(user, game)
		return err
	})
	return rows, err
}

// ReadyDecks lists the decks that come with the bot, named in a language.
func (ds *Decks) ReadyDecks(game, lang string) []Deck {
	var out []Deck
	for _, d := range ds.Library.Decks(game) {
		out = append(out, Deck{Name: d.Name(lang), List: listOf(d.Cards), ID: d.ID, Cards: d.Cards})
	}
	return out
}

// listOf writes cards as a list by ids, in the order of the cards.
func listOf(cards []string) string {
	var list []deck.Count
	for _, id := range cards {
		i := slices.IndexFunc(list, func(c deck.Count) bool { return c.ID == id })
		if i < 0 {
			list = append(list, deck.Count{N: 1, ID: id})
			continue
		}
		list[i].N++
	}
	return deck.Text(list, func(id string) string { return id })
}

// Deck finds the deck that a person typed or chose: one of their own by name, else a ready one by its id or by its name
// in any language. A reference names one of the two for certain.
func (ds *Decks) Deck(ctx context.Context, c reply.Call, game, typed string) (Deck, error) {
	name, own := strings.CutPrefix(typed, refOwn)
	id, ready := strings.CutPrefix(name, RefReady)
	if !ready && storage.FoldName(name) != "" {
		d, err := ds.ownDeck(ctx, c.User.ID, game, name)
		if err == nil || !errors.Is(err, storage.ErrNotFound) {
			return d, err
		}
	}
	for _, d := range ds.Library.Decks(game) {
		if !own && d.Called(id) {
			return Deck{Name: d.Name(c.Lang), List: listOf(d.Cards), ID: d.ID, Cards: d.Cards}, nil
		}
	}
	return Deck{}, engine.Refuse("deck.none", "", engine.A("name", ui.Typed(ui.Clip(ui.Tidy(id), maxDeckName))))
}

// ownDeck loads a person's deck by its name; storage.ErrNotFound if there is none.
func (ds *Decks) ownDeck(ctx context.Context, user, game, name string) (d Deck, err error) {
	err = ds.Store.View(ctx, func(tx storage.ReadTx) error {
		row, err := tx.Deck(user, game, name)
		if err == nil {
			d = Deck{Name: row.Name, List: row.List, Own: true}
		}
		return err
	})
	return d, err
}

// Playable makes of a deck what a match takes. ok is false when the report has faults.
func (ds *Decks) Playable(game string, d Deck) (table.Deck, deck.Report, bool) {
	rep := ds.Library.CheckDeck(game, d.Name, d.List)
	if !rep.Legal() {
		return table.Deck{}, rep, false
	}
	if d.Own {
		d.Cards = deck.Expand(rep.Counts)
	}
	return table.Deck{Name: d.Name, Cards: d.Cards}, rep, true
}
