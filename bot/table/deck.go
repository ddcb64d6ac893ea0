package table

import (
	"context"
	"encoding/json"
	"errors"
	"farpost/engine"
	"farpost/storage"
	"fmt"
)

// Deck is what a player brings: a name to show, and card ids in any order. The match keeps a copy.
type Deck struct {
	Name  string   `json:"name"`
	Cards []string `json:"cards"`
}

// ChooseDeck gives a player who has accepted, or who invited, another deck. That is possible until the match
// begins; afterwards it is refused with CodeLocked. Nobody else learns of it.
func (t *Table) ChooseDeck(ctx context.Context, match, player string, deck Deck, interaction string) (storage.Match, error) {
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
		notes, err := notesOf(seats[mine])
		if err != nil {
			return err
		}
		if !notes.Accepted {
			return refuse(CodeNotRunning)
		}
		seat, err := t.withDeck(m, seats[mine], deck)
		if err != nil {
			return err
		}
		if err := putNotes(tx, &seat, notes); err != nil {
			return err
		}
		return t.logPlain(tx, &m, nil, player, interaction, "deck", nil)
	})
	return m, err
}

// withDeck puts a deck onto a seat; one that may not be played is refused.
func (t *Table) withDeck(m storage.Match, s storage.Seat, d Deck) (storage.Seat, error) {
	if !t.Games.Playable(m.Game, d.Cards) {
		return s, noDeck(s.No)
	}
	raw, err := json.Marshal(d.Cards)
	if err != nil {
		return s, fmt.Errorf("deck of seat %d of match %s: %w", s.No, s.Match, err)
	}
	s.DeckName, s.Deck = d.Name, string(raw)
	return s, nil
}

// checkDecks makes sure, before the cards are dealt, that every deck can still be played: the cards that there
// are may have changed since it was brought. The player it names may choose another, and the last to accept
// presses again.
func (t *Table) checkDecks(m storage.Match, seats []storage.Seat) error {
	for _, s := range seats {
		cards, err := cardsOf(s)
		if err != nil {
			return err
		}
		if !t.Games.Playable(m.Game, cards) {
			return noDeck(s.No)
		}
	}
	return nil
}

func noDeck(seat int) error {
	return refuse(CodeNoDeck, engine.A("player", engine.SeatVal(engine.Seat(seat))))
}

// cardsOf are the cards of the deck that a seat plays, none while it has not brought one.
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

// deckOf is the deck of a seat.
func deckOf(s storage.Seat) (Deck, error) {
	cards, err := cardsOf(s)
	return Deck{Name: s.DeckName, Cards: cards}, err
}
