package table

import (
	"context"

	"farpost/storage"
)

// Accept has an invited player accept with a deck. When everybody has accepted the match is dealt. An invitation that
// waits for nobody is refused with CodeAnswered or CodeTimedOut, another person with CodeInvitee, a second acceptance
// with CodeIn, a deck that is not legal with CodeNoDeck.
func (t *Table) Accept(ctx context.Context, match, player string, deck Deck,
	interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		m, err = t.accept(tx, match, player, &deck, interaction)
		return err
	})
	return m, err
}

// AcceptSame is Accept with the deck that a rematch proposes: the one that the player played.
func (t *Table) AcceptSame(ctx context.Context, match, player, interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		m, err = t.accept(tx, match, player, nil, interaction)
		return err
	})
	return m, err
}

// accept has an invited player accept with a deck; nil for the proposed one.
func (t *Table) accept(tx storage.Tx, match, player string, deck *Deck, interaction string) (storage.Match, error) {
	m, seats, err := t.invited(tx, match)
	if err != nil {
		return m, err
	}
	waiting := 0
	mine := -1
	for i, s := range seats {
		n, err := infoOf(s)
		if err != nil {
			return m, err
		}
		switch {
		case s.Player == player && n.Accepted:
			return m, refuse(CodeIn)
		case s.Player == player:
			mine = i
		case !n.Accepted:
			waiting++
		}
	}
	if mine < 0 {
		return m, refuse(CodeInvitee)
	}
	if deck == nil {
		same, err := deckOf(seats[mine])
		if err != nil {
			return m, err
		}
		deck = &same
	}
	if seats[mine], err = t.withDeck(m, seats[mine], *deck); err != nil {
		return m, err
	}
	if err := putInfo(tx, &seats[mine], seatInfo{Accepted: true}); err != nil {
		return m, err
	}
	entry := ownEntry{kind: "accept", player: player, interaction: interaction}
	if err := t.logOwn(tx, &m, nil, entry); err != nil {
		return m, err
	}
	if waiting > 0 {
		return m, t.post(tx, m, Row{Kind: RowInvite})
	}
	err = t.deal(tx, &m, seats)
	return m, err
}

// Decline calls an invitation off: an invited player declines it, the one who invited withdraws it. Those who had
// accepted are told. It is refused as Accept is.
func (t *Table) Decline(ctx context.Context, match, player, interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var seats []storage.Seat
		var err error
		if m, seats, err = t.invited(tx, match); err != nil {
			return err
		}
		mine := seatOf(seats, player)
		if mine < 0 {
			return refuse(CodeInvitee)
		}
		in, err := recordDecline(tx, seats, mine)
		if err != nil {
			return err
		}
		m.Status, m.Updated = storage.Cancelled, t.Now()
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		if err := tx.DeleteJob(inviteKey(m.ID)); err != nil {
			return err
		}
		entry := ownEntry{kind: "decline", player: player, interaction: interaction}
		if err := t.logOwn(tx, &m, nil, entry); err != nil {
			return err
		}
		if len(in) > 0 {
			word := WordDeclined
			if mine == 0 {
				word = WordWithdrawn
			}
			row := Row{Kind: RowNotice, Word: word, Seats: []int{mine}, Mentions: in}
			if err := t.post(tx, m, row); err != nil {
				return err
			}
		}
		return t.post(tx, m, Row{Kind: RowInvite})
	})
	return m, err
}

// recordDecline marks the seat that called an invitation off. It returns the others that had accepted, or invited.
func recordDecline(tx storage.Tx, seats []storage.Seat, who int) (in []int, err error) {
	for i, s := range seats {
		n, err := infoOf(s)
		if err != nil {
			return nil, err
		}
		if i == who {
			n.Declined = true
			if err := putInfo(tx, &s, n); err != nil {
				return nil, err
			}
		} else if n.Accepted {
			in = append(in, i)
		}
	}
	return in, nil
}

// DeclinedBy returns the seat that called an invitation off: 0 withdrew it, any other declined it. It returns -1 if
// nobody did, and for matches that were called off before it was recorded who did.
func DeclinedBy(seats []storage.Seat) (int, error) {
	for i, s := range seats {
		n, err := infoOf(s)
		if err != nil {
			return -1, err
		}
		if n.Declined {
			return i, nil
		}
	}
	return -1, nil
}
