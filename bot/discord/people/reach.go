package people

import (
	"cmp"
	"context"
	"strconv"

	"farpost/bot/discord/port"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// ByMessage is what Person.Call says when a question is told by a direct message.
const ByMessage = "dm"

// Reach parts the seats that a handover names: mention are the players to mention, message the seats that are
// told by a direct message, because they chose that and it can be had.
func (d *Directory) Reach(ctx context.Context, pos table.Position, seats []int) (mention []string, message []int, err error) {
	for _, s := range seats {
		pl, p, err := d.Player(ctx, pos.Seats[s].Player)
		if err != nil {
			return nil, nil, err
		}
		if p.Call == ByMessage && pl.DMOK {
			message = append(message, s)
			continue
		}
		mention = append(mention, pl.ID)
	}
	return mention, message, nil
}

// NoteDM notes whether a player can be written to, and in which channel.
func (d *Directory) NoteDM(ctx context.Context, player string, ok bool, channel string) error {
	return d.Change(ctx, player, func(pl *storage.Player, p *Person) {
		pl.DMOK, pl.DMChecked = ok, d.Clock.Now()
		if ok {
			p.Told, pl.DMChannel = false, channel
		}
	})
}

// ClosedDMs is a line for a player whose direct messages are closed, said once; "" otherwise.
func (d *Directory) ClosedDMs(ctx context.Context, player, lang string) (string, error) {
	pl, p, err := d.Player(ctx, player)
	if err != nil || pl.DMOK || pl.DMChecked.IsZero() || p.Told {
		return "", err
	}
	line := "\n" + d.Texts.Say(lang, "", engine.Say("dm.closed"), port.Names{})
	return line, d.Change(ctx, player, func(_ *storage.Player, p *Person) { p.Told = true })
}

// FirstWindow explains what passing means, in the words of a code, to a player who meets their first window ever;
// "" for everybody else and later. The line stays as long as that first window is about the same thing.
func (d *Directory) FirstWindow(ctx context.Context, pos table.Position, seat engine.Seat, lang, code string) (string, error) {
	sa := pos.State.Ask.Seat(seat, engine.Pass)
	if sa == nil || sa.Optional || !pos.IsWindow(*sa) {
		return "", nil
	}
	user := pos.Seats[seat].Player
	key := pos.Match.ID + " " + cmp.Or(string(sa.Thing()), strconv.FormatUint(sa.Q, 10))
	_, p, err := d.Player(ctx, user)
	if err != nil {
		return "", err
	}
	switch p.Window {
	case key:
	case "":
		if err := d.Change(ctx, user, func(_ *storage.Player, p *Person) { p.Window = key }); err != nil {
			return "", err
		}
	default:
		return "", nil
	}
	return "\n-# " + d.Texts.Say(lang, "", engine.Say(code), port.Names{}), nil
}
