package discord

import (
	"context"

	"farpost/bot/table"
	"farpost/engine"
)

// here notes that whoever pressed or typed something in a match is there, and gives the position as it is
// then: a player who was away is back.
func (b *Bot) here(ctx context.Context, c call, pos table.Position) (table.Position, error) {
	seat := pos.Seat(c.user.ID)
	if seat == engine.NoSeat || !pos.Seats[seat].Away {
		return pos, nil
	}
	if _, err := b.Table.Present(ctx, pos.Match.ID, c.user.ID); err != nil {
		return pos, err
	}
	return b.Table.Position(ctx, pos.Match.ID)
}
