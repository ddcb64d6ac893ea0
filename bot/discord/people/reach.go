package people

import (
	"cmp"
	"context"
	"slices"
	"strconv"

	"farpost/bot/discord/port"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// ByMessage is the value of Person.Call for people who are called to a question by a direct message.
const ByMessage = "dm"

// Reach parts the seats that a handover names by how they are called. Mention are the players to mention. Message are
// the seats to write to: their players chose that, and direct messages reach them.
func (d *Directory) Reach(
	ctx context.Context, pos table.Position, seats []int,
) (mention []string, message []int, err error) {
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

// NoteDM notes whether direct messages reach a player, and the channel of those that do.
func (d *Directory) NoteDM(ctx context.Context, player string, ok bool, channel string) error {
	return d.Change(ctx, player, func(pl *storage.Player, p *Person) {
		pl.DMOK, pl.DMChecked = ok, d.Clock.Now()
		if ok {
			p.WarnedDMs, pl.DMChannel = false, channel
		}
	})
}

// ClosedDMs returns a line for a player whom direct messages do not reach, once; afterwards "", and "" for everybody
// else. The line begins with a line break.
func (d *Directory) ClosedDMs(ctx context.Context, player, lang string) (string, error) {
	pl, p, err := d.Player(ctx, player)
	if err != nil || pl.DMOK || pl.DMChecked.IsZero() || p.WarnedDMs {
		return "", err
	}
	line := "\n" + d.Texts.Say(lang, "", engine.Say("dm.closed"), port.Names{})
	return line, d.Change(ctx, player, func(_ *storage.Player, p *Person) { p.WarnedDMs = true })
}

// FirstWindow returns a line, in the words of a code, that explains passing to a player in the first window that they
// are ever asked in; "" for everybody else and in later windows. The line stays through all windows about the same
// thing, and begins with a line break.
func (d *Directory) FirstWindow(
	ctx context.Context, pos table.Position, seat engine.Seat, lang, code string,
) (string, error) {
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

// FirstMet explains to a player the first of a game's words that they have never met; "" if they know all of them. What
// explain has nothing to say about counts as known from then on. The line begins with a line break.
func (d *Directory) FirstMet(
	ctx context.Context, player, game string, codes []string, explain func(code string) string,
) (line string, err error) {
	_, p, err := d.Player(ctx, player)
	if err != nil {
		return "", err
	}
	var met []string
	for _, code := range codes {
		key := game + ":" + code
		if line != "" || slices.Contains(p.Met, key) {
			continue
		}
		met, line = append(met, key), explain(code)
	}
	if len(met) == 0 {
		return "", nil
	}
	if line != "" {
		line = "\n-# " + line
	}
	return line, d.Change(ctx, player, func(_ *storage.Player, p *Person) { p.Met = append(p.Met, met...) })
}
