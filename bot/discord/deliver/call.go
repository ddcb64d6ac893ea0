package deliver

import (
	"context"
	"fmt"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverCall calls a seat to a question by a direct message, once for each handover. If direct messages turn out to be
// closed, or would take long, the handover is asked to mention the player instead.
func (se *Sender) deliverCall(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := se.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	seat := row.Seats[0]
	note, err := se.note(ctx, row.Match, callOf(seat))
	again := row.In != "" && row.In == note.ID // its message is gone
	if err != nil || memoOf(note).Mark == row.Of && !again {
		return note.ID, err
	}
	if row.In != "" && !again {
		return note.ID, nil // another has taken its place
	}
	if !pos.IsAsked(seat) {
		return "", nil
	}
	if err := se.hangUp(ctx, note); err != nil {
		return "", err
	}
	user := pos.Seats[seat].Player
	pl, _, err := se.People.Player(ctx, user)
	if err != nil {
		return "", err
	}
	t, err := se.Tell(ctx, pos, engine.Seat(seat), se.People.LangOf(ctx, user))
	if err != nil {
		return "", err
	}
	m := callMessage(t, mark(r, ""))
	id, channel, err := se.direct(ctx, r, pl, &m)
	if api.DMsClosed(err) {
		if err := se.People.NoteDM(ctx, user, false, ""); err != nil {
			return "", err
		}
		return "", se.Table.Mention(ctx, row.Match, seat)
	}
	if late(err) {
		return "", se.Table.Mention(ctx, row.Match, seat)
	}
	if err != nil {
		return "", err
	}
	return id, se.putNotes(ctx, storage.Message{
		Match:   row.Match,
		Purpose: callOf(seat),
		Channel: channel,
		ID:      id,
		Hash:    Memo{Mark: row.Of}.String(),
	})
}

// callWait is how long a call may wait for a limit. A player who would hear of a question later is mentioned instead.
const callWait = time.Minute

// late reports whether a call failed in a way that would have the player wait for it.
func late(err error) bool {
	switch api.Code(err) {
	case api.OpeningDMsTooFast, api.Quarantined:
		return true
	}
	return api.RetryAfter(err) > callWait
}

// waits reports whether a call to a player would have to wait, because their direct messages are paused.
func (se *Sender) waits(ctx context.Context, player string) bool {
	var p storage.Pause
	err := se.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		p, err = tx.Pause(table.PersonDoor(player))
		return err
	})
	return err == nil && p.Until.Sub(se.Clock.Now()) > callWait
}

// callMessage makes the direct message that calls a player: the match, what they are asked, until when, and the way
// there.
func callMessage(t *narrate.Teller, mark string) api.Message {
	e := ui.MatchEmbed(t.Pos.Match.ID, t.Title(), "")
	e.Footer = ui.Footer(t.Pos.Match.ID, mark)
	m := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	for _, w := range narrate.OwnWaiting(t.View, t.View.Viewer) {
		m.Content = t.Asked(w)
		if until := t.Until(w.Q); until != "" {
			m.Content += " · " + until
		}
	}
	m.Components = t.OpenButton()
	return m
}

// hangUpAnswered deletes the message that called a seat, once the match no longer waits for the seat.
func (se *Sender) hangUpAnswered(ctx context.Context, pos table.Position, seat int) error {
	note, err := se.note(ctx, pos.Match.ID, callOf(seat))
	if err != nil || note.ID == "" || memoOf(note).Text == hungUp || pos.IsAsked(seat) {
		return err
	}
	if err := se.hangUp(ctx, note); err != nil {
		return err
	}
	// The mark stays, so that the same call does not ring again.
	note.Hash = Memo{Mark: memoOf(note).Mark, Text: hungUp}.String()
	return se.putNotes(ctx, note)
}

// hangUp deletes the message of a call, if there still is one.
func (se *Sender) hangUp(ctx context.Context, note storage.Message) error {
	if note.ID == "" || memoOf(note).Text == hungUp {
		return nil
	}
	err := se.API.ChannelMessageDelete(note.Channel, note.ID, discordgo.WithContext(ctx))
	if err != nil && !api.Gone(err) && !api.DMsClosed(err) {
		return fmt.Errorf("delete message %s, which called to a question: %w", note.ID, err)
	}
	return nil
}
