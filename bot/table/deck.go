package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"farpost/engine"
	"farpost/storage"
)

// Deck is the deck that a player brings: a name to show, and card ids in any order. The match stores a copy.
type Deck struct {
	Name  string   `json:"name"`
	Cards []string `json:"cards"`
}

// ChooseDeck gives another deck to a player who has accepted an invitation, or made it. Nobody else learns of it.
// When the match has begun it is refused with CodeLocked.
func (t *Table) ChooseDeck(ctx context.Context, match, player string, deck Deck,
	interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		if m, err = tx.Match(match); errors.Is(err, storage.ErrNotFound) {
			return refuse(CodeUnknown)
		} else if err != nil {
			return err
		}
		seats, err := tx.Seats(match)
		if err != nil {
			return err
		}
		mine := seatOf(seats, player)
		switch {
		case mine < 0:
			return refuse(CodeInvitee)
		case m.Status == storage.Cancelled:
			return refuse(CodeAnswered)
		case m.Status != storage.Invited:
			return refuse(CodeLocked)
		}
		info, err := infoOf(seats[mine])
		if err != nil {
			return err
		}
		if !info.Accepted {
			return refuse(CodeNotRunning)
		}
		seat, err := t.withDeck(m, seats[mine], deck)
		if err != nil {
			return err
		}
		if err := putInfo(tx, &seat, info); err != nil {
			return err
		}
		return t.logOwn(tx, &m, nil, ownEntry{kind: "deck", player: player, interaction: interaction})
	})
	return m, err
}

// withDeck returns a seat with a deck. A deck that is not legal is refused with CodeNoDeck.
func (t *Table) withDeck(m storage.Match, s storage.Seat, d Deck) (storage.Seat, error) {
	if !t.Games.Playable(m.Game, d.Cards) {
		return s, noDeck(s.No)
	}
	s.DeckName, s.Deck = d.Name, string(written(d.Cards))
	return s, nil
}

// legalDecks returns the decks to deal. One that is no longer legal, because the cards have changed since it was
// brought, is refused. The refusal names the player, who may choose another deck. The last one to accept presses again
// then.
func (t *Table) legalDecks(m storage.Match, seats []storage.Seat) ([][]string, error) {
	var out [][]string
	for _, s := range seats {
		cards, err := cardsOf(s)
		if err != nil {
			return nil, err
		}
		if !t.Games.Playable(m.Game, cards) {
			return nil, noDeck(s.No)
		}
		out = append(out, cards)
	}
	return out, nil
}

// noDeck refuses the deck of a seat.
func noDeck(seat int) error {
	return refuse(CodeNoDeck, engine.A("player", engine.SeatVal(engine.Seat(seat))))
}

// cardsOf returns the card ids of a seat's deck, nil before it has one.
func cardsOf(s storage.Seat) ([]string, error) {
	if s.Deck == "" {
		return nil, nil
	}
	var cards []string
	if err := json.Unmarshal([]byte(s.Deck), &cards); err != nil {
		return nil, fmt.Errorf("deck of seat %d of match %s: %w", s.No, s.Match, err)
	}
	return cards, nil
}

// deckOf returns the deck of a seat, empty before it has one.
func deckOf(s storage.Seat) (Deck, error) {
	cards, err := cardsOf(s)
	return Deck{Name: s.DeckName, Cards: cards}, err
}
