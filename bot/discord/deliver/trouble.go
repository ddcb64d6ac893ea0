package deliver

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Trouble says that a door is closed, once: to the log, and for a channel to whoever set the server up and to the
// people of the match, by direct message. It is the outbox's Config.Trouble.
func (se *Sender) Trouble(ctx context.Context, r storage.OutboxRow, p storage.Pause, cause error) error {
	row, err := table.RowOf(r)
	if err != nil {
		return err
	}
	se.Warn(fmt.Sprintf("nothing can be sent to %s (%s), match %s waits: %v", p.Door, p.Reason, row.Match, cause))
	if _, ok := table.DoorChannel(p.Door); !ok {
		return nil // a person's; those are told in the match
	}
	m, seats, err := se.Table.MatchSeats(ctx, row.Match)
	if err != nil {
		return err
	}
	var who []string
	if set, err := se.People.Server(ctx, m.Server); err != nil {
		return err
	} else if organiser := people.SetupOf(set).Organiser; organiser != "" {
		who = append(who, organiser)
	}
	for _, s := range seats {
		if (m.Status != storage.Invited || s.No == 0) && !slices.Contains(who, s.Player) {
			who = append(who, s.Player)
		}
	}
	return se.Table.Tell(ctx, row.Match, p.Door, p.Reason, who)
}

// backAfter is how long a channel has to have been closed for the match to say that it is open again.
const backAfter = time.Minute

// Mended says in a match that its channel was closed and is open again. It is the outbox's Config.Mended.
func (se *Sender) Mended(ctx context.Context, r storage.OutboxRow, p storage.Pause) error {
	row, err := table.RowOf(r)
	if _, ok := table.DoorChannel(p.Door); err != nil || !ok || se.Clock.Now().Sub(p.Since) < backAfter {
		return err
	}
	return se.Table.Back(ctx, row.Match)
}

// deliverTrouble tells a person by direct message why a match stands still. Somebody whom direct messages do not reach
// reads it in the match when its channel is open again.
func (se *Sender) deliverTrouble(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	m, seats, err := se.Table.MatchSeats(ctx, row.Match)
	if err != nil {
		return "", err
	}
	pl, _, err := se.People.Player(ctx, row.Person)
	if err != nil || !pl.DMOK && !pl.DMChecked.IsZero() {
		return "", err
	}
	lang := se.People.LangOf(ctx, row.Person)
	code := "trouble.organiser"
	if slices.ContainsFunc(seats, func(s storage.Seat) bool { return s.Player == row.Person }) {
		code = "trouble.player"
	}
	closed, _ := table.DoorChannel(row.Of) // people are told of channels only
	words := se.Text(lang, code,
		engine.A("channel", ui.Plain(ui.Channel(closed))),
		engine.A("home", ui.Plain(ui.Channel(m.Channel))),
		engine.A("why", ui.Plain(se.Text(lang, "trouble."+row.Word))))
	e := ui.MatchEmbed(m.ID, se.GameName(m.Game, lang), words)
	e.Footer = ui.Footer(m.ID, mark(r, ""))
	id, _, err := se.direct(ctx, r, pl, &api.Message{Embeds: []*discordgo.MessageEmbed{e}})
	if api.DMsClosed(err) {
		return "", se.People.NoteDM(ctx, row.Person, false, "")
	}
	return id, err
}
