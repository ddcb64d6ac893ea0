package table

import (
	"context"

	"farpost/storage"
)

// MoveTo notes in which thread a match is played; "" is the channel itself. The copies of hands are brought up to date,
// because they lead there.
func (t *Table) MoveTo(ctx context.Context, match, thread string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		m.Thread = thread
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		seats, err := tx.Seats(match)
		if err != nil {
			return err
		}
		return t.hands(tx, m, len(seats))
	})
}

// Redraw asks for the picture on the match's current message.
func (t *Table) Redraw(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowPicture})
	})
}

// Copies asks for a player's hands to be brought up to date in their direct messages, in every match that they play.
func (t *Table) Copies(ctx context.Context, player string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		list, err := tx.Matches(storage.MatchFilter{Player: player, Statuses: []storage.Status{storage.Running}})
		if err != nil {
			return err
		}
		for _, m := range list {
			seats, err := tx.Seats(m.ID)
			if err != nil {
				return err
			}
			if err := t.post(tx, m, Row{Kind: RowHand, Seats: []int{seatOf(seats, player)}}); err != nil {
				return err
			}
		}
		return nil
	})
}
