package table

import (
	"context"
	"farpost/storage"
)

// Accept takes an invited player's seat with a deck. When everybody has accepted the match is dealt.
func (t *Table) Accept(ctx context.Context, match, player string, deck Deck, interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		m, err = t.accept(tx, match, player, &deck, interaction)
		return err
	})
	return m, err
}

// AcceptSame is Accept with the deck that the player is proposed: in a rematch the one that they played.
func (t *Table) AcceptSame(ctx context.Context, match, player, interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		m, err = t.accept(tx, match, player, nil, interaction)
		return err
	})
	return m, err
}

// accept takes an invited player's seat with a deck, nil for the one that the player is proposed.
func (t *Table) accept(tx storage.Tx, match, player string, deck *Deck, interaction string) (storage.Match, error) {
	m, seats, err := t.invited(tx, match)
	if err != nil {
		return m, err
	}
	waiting := 0
	mine := -1
	for i, s := range seats {
		n, err := notesOf(s)
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
	if err := putNotes(tx, &seats[mine], seatNotes{Accepted: true}); err != nil {
		return m, err
	}
	if err := t.logPlain(tx, &m, nil, player, interaction, "accept", nil); err != nil {
		return m, err
	}
	if waiting > 0 {
		return m, t.post(tx, m, Row{Kind: RowInvite})
	}
	err = t.deal(tx, &m, seats)
	return m, err
}

// Decline calls an invited match off; the one who invited may withdraw it so, too.
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
		in, err := noteDecline(tx, seats, mine)
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
		if err := t.logPlain(tx, &m, nil, player, interaction, "decline", nil); err != nil {
			return err
		}
		if len(in) > 0 {
			word := WordDeclined
			if mine == 0 {
				word = WordWithdrawn
			}
			if err := t.post(tx, m, Row{Kind: RowNotice, Word: word, Seats: []int{mine}, Tell: in}); err != nil {
				return err
			}
		}
		return t.post(tx, m, Row{Kind: RowInvite})
	})
	return m, err
}

// noteDecline notes who called an invitation off, and gives the other seats that were in: they counted on the match.
func noteDecline(tx storage.Tx, seats []storage.Seat, who int) (in []int, err error) {
	for i, s := range seats {
		n, err := notesOf(s)
		if err != nil {
			return nil, err
		}
		if i == who {
			n.Declined = true
			if err := putNotes(tx, &s, n); err != nil {
				return nil, err
			}
		} else if n.Accepted {
			in = append(in, i)
		}
	}
	return in, nil
}

// DeclinedBy is the seat that called a cancelled invitation off: 0 withdrew it, others declined. It is -1 when nobody did,
// as in matches that were called off before this was noted.
func DeclinedBy(seats []storage.Seat) (int, error) {
	for i, s := range seats {
		n, err := notesOf(s)
		if err != nil {
			return -1, err
		}
		if n.Declined {
			return i, nil
		}
	}
	return -1, nil
}
