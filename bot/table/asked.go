package table

import (
	"context"
	"slices"

	"farpost/engine"
	"farpost/storage"
)

// IsWindow reports whether a question is one of a window, in which people respond. A free moment that is ended by
// passing is none.
func (p Position) IsWindow(sa engine.SeatAsk) bool {
	return sa.Offers(engine.Pass) && (sa.Optional || slices.Contains(p.Ruleset.Windows(), sa.Kind))
}

// IsAsked reports whether the match waits for a seat.
func (p Position) IsAsked(seat int) bool {
	return p.State.Ask != nil && slices.ContainsFunc(p.State.Ask.Seats, func(sa engine.SeatAsk) bool {
		return int(sa.Seat) == seat && !sa.Optional
	})
}

// MatchSeats loads the rows of a match in any stage and of its seats, without its position.
func (t *Table) MatchSeats(ctx context.Context, match string) (m storage.Match, seats []storage.Seat, err error) {
	err = t.Store.View(ctx, func(tx storage.ReadTx) error {
		if m, err = tx.Match(match); err != nil {
			return err
		}
		seats, err = tx.Seats(match)
		return err
	})
	return m, seats, err
}
