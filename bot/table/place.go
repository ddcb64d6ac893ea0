package table

import (
	"context"

	"farpost/storage"
)

// MoveTo notes in which thread a match is played; "" is the channel itself.
func (t *Table) MoveTo(ctx context.Context, match, thread string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		m.Thread = thread
		return tx.UpdateMatch(m)
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
