package discord

import (
	"cmp"
	"context"
	"strconv"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// firstWindow explains, to a player who meets their first window ever, what passing means, in the words of a code; "" for
// everybody else and later. It stays the same as long as that first window is about the same thing.
func (b *Bot) firstWindow(ctx context.Context, pos table.Position, seat engine.Seat, lang, code string) (string, error) {
	sa := pos.State.Ask.Seat(seat, engine.Pass)
	if sa == nil || sa.Optional || !isWindow(pos, *sa) {
		return "", nil
	}
	user := pos.Seats[seat].Player
	key := pos.Match.ID + " " + cmp.Or(string(sa.Thing()), strconv.FormatUint(sa.Q, 10))
	_, p, err := b.player(ctx, user)
	if err != nil {
		return "", err
	}
	switch p.Window {
	case key:
	case "":
		if err := b.change(ctx, user, func(_ *storage.Player, p *person) { p.Window = key }); err != nil {
			return "", err
		}
	default:
		return "", nil
	}
	return "\n-# " + b.t(lang, code), nil
}
