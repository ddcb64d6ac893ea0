package discord

import (
	"context"
	"fmt"
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// byMessage is what a person's Tell says when they are told of a question by a direct message.
const byMessage = "dm"

// callPurpose is the note of the message that tells a seat of a question. It is written by the lane of its hand only.
func callPurpose(seat int) string { return fmt.Sprintf("call:%d", seat) }

// toMention are the players among the seats that a new message is to mention: those who did not choose to be told by
// a direct message, or cannot be.
func (b *Bot) toMention(ctx context.Context, pos table.Position, seats []int) (mention []string, message []int, err error) {
	for _, s := range seats {
		pl, p, err := b.player(ctx, pos.Seats[s].Player)
		if err != nil {
			return nil, nil, err
		}
		if p.Tell == byMessage && pl.DMOK {
			message = append(message, s)
			continue
		}
		mention = append(mention, pl.ID)
	}
	return mention, message, nil
}

// deliverCall tells a seat of a question by a direct message, once for each handover. When direct messages turn out to
// be closed the match's thread mentions the player instead.
func (b *Bot) deliverCall(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := b.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	seat := row.Seats[0]
	note, err := b.kept(ctx, row.Match, callPurpose(seat))
	if err != nil || recordOf(note).Mark == row.Of {
		return note.ID, err
	}
	if !isAsked(pos, seat) {
		return "", nil
	}
	if err := b.hangUp(ctx, note); err != nil {
		return "", err
	}
	user := pos.Seats[seat].Player
	pl, _, err := b.player(ctx, user)
	if err != nil {
		return "", err
	}
	t, err := b.tell(ctx, pos, engine.Seat(seat), b.langOf(ctx, user))
	if err != nil {
		return "", err
	}
	id, channel, err := b.direct(ctx, r, pl, t.call(mark(r, "")))
	if api.DMsClosed(err) {
		if err := b.noteDM(ctx, user, false, ""); err != nil {
			return "", err
		}
		return "", b.Table.Again(ctx, row.Match, seat)
	}
	if err != nil {
		return "", err
	}
	return id, b.keep(ctx, storage.Message{Match: row.Match, Purpose: callPurpose(seat), Channel: channel, ID: id, Hash: record{Mark: row.Of}.String()})
}

// call is the direct message that tells of a question: in which match, of what, until when, and the way there.
func (t *teller) call(mark string) api.Message {
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: t.title(), Color: matchColour(t.pos.Match.ID), Footer: footer(t.pos.Match.ID, mark)}}}
	for _, w := range ownWaiting(t.view, t.view.Viewer) {
		m.Content = t.asked(w)
		if d := t.pos.Deadline(w.Q); !d.IsZero() {
			m.Content += " · " + stamp(d)
		}
	}
	m.Components = t.openButton()
	return m
}

// hangUpAnswered takes away the message that told a seat of a question which is no longer asked.
func (b *Bot) hangUpAnswered(ctx context.Context, pos table.Position, seat int) error {
	note, err := b.kept(ctx, pos.Match.ID, callPurpose(seat))
	if err != nil || note.ID == "" || recordOf(note).Text == hungUp || isAsked(pos, seat) {
		return err
	}
	if err := b.hangUp(ctx, note); err != nil {
		return err
	}
	note.Hash = record{Mark: recordOf(note).Mark, Text: hungUp}.String() // the mark stays: the same call must not ring again
	return b.keep(ctx, note)
}

// hungUp is what the note of a call says once its message is deleted.
const hungUp = "deleted"

// hangUp deletes the message of a call, if there is one.
func (b *Bot) hangUp(ctx context.Context, note storage.Message) error {
	if note.ID == "" || recordOf(note).Text == hungUp {
		return nil
	}
	err := b.API.ChannelMessageDelete(note.Channel, note.ID, discordgo.WithContext(ctx))
	if err != nil && !api.Gone(err) && !api.DMsClosed(err) {
		return fmt.Errorf("deleting message %s, which told of a question: %w", note.ID, err)
	}
	return nil
}

// isAsked reports whether the match waits for a seat.
func isAsked(pos table.Position, seat int) bool {
	return pos.State.Ask != nil && slices.ContainsFunc(pos.State.Ask.Seats, func(sa engine.SeatAsk) bool { return int(sa.Seat) == seat && !sa.Optional })
}
