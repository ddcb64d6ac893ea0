package table

import (
	"context"
	"errors"

	"farpost/storage"
)

// Rematch has a player of a match that is over invite the others to another one with the same game and settings. It
// proposes to everybody the deck that they played. If another player has invited to the rematch already, that
// invitation is accepted. The invitation is posted in channel; "" for where the match was.
//
// A match that is not over is refused with CodeNotOver, one whose rematch is being played with CodeRematch, a person
// who did not play with CodeWatching, a player who has invited already with CodeIn, one whose deck is no longer legal
// with CodeNoDeck. It is an invitation like any other, so it counts as one, and is refused with CodeTooMany, CodeOpenTo
// or CodeBlocked; the player of such a refusal is numbered as in the old match.
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
		if m, err = openRematch(tx, seats); err != nil {
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

// rematch has a seat of an old match invite the others to the same again.
func (t *Table) rematch(tx storage.Tx, old storage.Match, seats []storage.Seat, mine int,
	interaction string) (storage.Match, error) {
	settings, err := SettingsOf(old)
	if err != nil {
		return storage.Match{}, err
	}
	settings.Rematch, settings.Event = old.ID, "" // what follows a tournament's match is between the people
	in := Invitation{Server: old.Server, Channel: old.Channel, Game: old.Game, From: seats[mine].Player,
		Settings: settings, Interaction: interaction}
	if in.Deck, err = deckOf(seats[mine]); err != nil {
		return storage.Match{}, err
	}
	for i, s := range seats {
		if i != mine {
			in.To = append(in.To, s.Player)
		}
	}
	m, err := t.invite(tx, in, func(player string) int { return seatOf(seats, player) })
	if err != nil {
		return m, err
	}
	invited, err := tx.Seats(m.ID)
	if err != nil {
		return m, err
	}
	for _, s := range invited[1:] { // a proposal until its player accepts with it
		had := seats[seatOf(seats, s.Player)]
		s.DeckName, s.Deck = had.DeckName, had.Deck
		if err := tx.PutSeat(s); err != nil {
			return m, err
		}
	}
	info, err := infoOf(seats[mine])
	if err != nil {
		return m, err
	}
	info.Rematch = m.ID
	return m, putInfo(tx, &seats[mine], info)
}

// openRematch returns the rematch to which one of these seats has invited, if it waits for acceptances or is being
// played; a zero match if there is none.
func openRematch(tx storage.ReadTx, seats []storage.Seat) (storage.Match, error) {
	for _, s := range seats {
		n, err := infoOf(s)
		if err != nil {
			return storage.Match{}, err
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
