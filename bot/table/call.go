package table

import (
	"context"

	"farpost/storage"
)

// Call asks for seats of a match to be told of their question by direct messages. Of names the handover: each calls a
// seat once, however often it is asked for.
func (t *Table) Call(ctx context.Context, match string, seats []int, of string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		for _, s := range seats {
			if err := t.post(tx, m, Row{Kind: RowCall, Seats: []int{s}, Of: of}); err != nil {
				return err
			}
		}
		return nil
	})
}

// Again asks for a seat to be mentioned for the question that it has now, because it could not be told otherwise.
func (t *Table) Again(ctx context.Context, match string, seat int) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowHandover, Seats: []int{seat}, Again: true})
	})
}
