package deliver

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// callPurpose is the note of the message that tells a seat of a question. It is written by the lane of its hand only.
func callPurpose(seat int) string { return fmt.Sprintf("call:%d", seat) }

// deliverCall tells a seat of a question by a direct message, once for each handover. When direct messages turn out to
// be closed the match's thread mentions the player instead.
func (se *Sender) deliverCall(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := se.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	seat := row.Seats[0]
	note, err := se.note(ctx, row.Match, callPurpose(seat))
	if err != nil || memoOf(note).Mark == row.Of {
		return note.ID, err
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
	id, channel, err := se.direct(ctx, r, pl, callMessage(t, mark(r, "")))
	if api.DMsClosed(err) {
		if err := se.People.NoteDM(ctx, user, false, ""); err != nil {
			return "", err
		}
		return "", se.Table.Mention(ctx, row.Match, seat)
	}
	if err != nil {
		return "", err
	}
	return id, se.putNotes(ctx, storage.Message{Match: row.Match, Purpose: callPurpose(seat), Channel: channel, ID: id, Hash: Memo{Mark: row.Of}.String()})
}

// callMessage is the direct message that tells of a question: in which match, of what, until when, and the way there.
func callMessage(t *narrate.Teller, mark string) api.Message {
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: t.Title(), Color: ui.MatchColour(t.Pos.Match.ID), Footer: ui.Footer(t.Pos.Match.ID, mark)}}}
	for _, w := range narrate.OwnWaiting(t.View, t.View.Viewer) {
		m.Content = t.Asked(w)
		if d := t.Pos.Deadline(w.Q); !d.IsZero() {
			m.Content += " · " + ui.Stamp(d)
		}
	}
	m.Components = t.OpenButton()
	return m
}

// hangUpAnswered takes away the message that told a seat of a question which is no longer asked.
func (se *Sender) hangUpAnswered(ctx context.Context, pos table.Position, seat int) error {
	note, err := se.note(ctx, pos.Match.ID, callPurpose(seat))
	if err != nil || note.ID == "" || memoOf(note).Text == hungUp || pos.IsAsked(seat) {
		return err
	}
	if err := se.hangUp(ctx, note); err != nil {
		return err
	}
	note.Hash = Memo{Mark: memoOf(note).Mark, Text: hungUp}.String() // the mark stays: the same call must not ring again
	return se.putNotes(ctx, note)
}

// hungUp is what the note of a call says once its message is deleted.
const hungUp = "deleted"

// hangUp deletes the message of a call, if there is one.
func (se *Sender) hangUp(ctx context.Context, note storage.Message) error {
	if note.ID == "" || memoOf(note).Text == hungUp {
		return nil
	}
	err := se.API.ChannelMessageDelete(note.Channel, note.ID, discordgo.WithContext(ctx))
	if err != nil && !api.Gone(err) && !api.DMsClosed(err) {
		return fmt.Errorf("deleting message %s, which told of a question: %w", note.ID, err)
	}
	return nil
}
