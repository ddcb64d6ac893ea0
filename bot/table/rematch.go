package table

import (
	"context"
	"errors"
	"farpost/storage"
)

// Rematch invites the others of a match that is over to another one like it, for one of its players: the same game and
// settings, and for everybody the deck that they played, which they may change. An invitation of another player to the same
// rematch that still stands is accepted instead. It is announced in channel, "" for where the match was.
//
// Refused are a match that is not over with CodeNotOver, one whose rematch is being played with CodeRematch, the player's own
// invitation a second time with CodeIn, a player whose deck may not be played any more with CodeNoDeck, and who did not play
// with CodeWatching.
func (t *Table) Rematch(ctx context.Context, match, player, channel, interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		old, err := tx.Match(match)
		if errors.Is(err, storage.ErrNotFound) {
			return refuse(CodeUnknown)
		}
		if err != nil {
			return err
		}
		seats, err := tx.Seats(match)
		if err != nil {
			return err
		}
		mine := seatOf(seats, player)
		switch {
		case mine < 0:
			return refuse(CodeWatching)
		case old.Status != storage.Over:
			return refuse(CodeNotOver)
		}
		if m, err = rematchOf(tx, seats); err != nil {
			return err
		}
		switch m.Status {
		case "":
			if channel != "" {
				old.Channel = channel
			}
			m, err = t.rematch(tx, old, seats, mine, interaction)
		case storage.Invited:
			m, err = t.accept(tx, m.ID, player, nil, interaction)
		default:
			err = refuse(CodeRematch)
		}
		return err
	})
	return m, err
}

// rematch invites to a match like an old one.
func (t *Table) rematch(tx storage.Tx, old storage.Match, seats []storage.Seat, mine int, interaction string) (storage.Match, error) {
	settings, err := SettingsOf(old)
	if err != nil {
		return storage.Match{}, err
	}
	settings.Rematch = old.ID
	in := Invitation{Server: old.Server, Channel: old.Channel, Game: old.Game, From: seats[mine].Player, Settings: settings, Interaction: interaction}
	if in.Deck, err = deckOf(seats[mine]); err != nil {
		return storage.Match{}, err
	}
	for i, s := range seats {
		if i != mine {
			in.To = append(in.To, s.Player)
		}
	}
	m, err := t.invite(tx, in)
	if err != nil {
		return m, err
	}
	invited, err := tx.Seats(m.ID)
	if err != nil {
		return m, err
	}
	for _, s := range invited[1:] { // proposed: a deck counts when its player accepts with it
		had := seats[seatOf(seats, s.Player)]
		s.DeckName, s.Deck = had.DeckName, had.Deck
		if err := tx.PutSeat(s); err != nil {
			return m, err
		}
	}
	notes, err := notesOf(seats[mine])
	if err != nil {
		return m, err
	}
	notes.Rematch = m.ID
	return m, putNotes(tx, &seats[mine], notes)
}

// rematchOf is the match to which one of these seats has invited the others once more and that still waits for their
// answers or is being played; a zero match when there is none.
func rematchOf(tx storage.ReadTx, seats []storage.Seat) (storage.Match, error) {
	for _, s := range seats {
		n, err := notesOf(s)
		if err != nil {
			return storage.Match{}, err
		}
		if n.Rematch == "" {
			continue
		}
		m, err := tx.Match(n.Rematch)
		if err != nil && !errors.Is(err, storage.ErrNotFound) {
			return m, err
		}
		switch m.Status {
		case storage.Invited, storage.Setup, storage.Running, storage.Parked:
			return m, nil
		}
	}
	return storage.Match{}, nil
}
