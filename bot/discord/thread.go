package discord

import (
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// A match is played in a thread that starts from its invitation. Discord gives such a thread the id of the
// message that it starts from, so one that an earlier attempt opened is found again. Where threads are not
// permitted a match is played in the channel, and that is said once.

// deliverThread opens the match's thread.
func (b *Bot) deliverThread(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	m, seats, err := b.matchSeats(ctx, row.Match)
	if err != nil || m.Thread != "" {
		return m.Thread, err
	}
	return m.Thread, b.openThread(ctx, r, &m, seats)
}

// openThread opens a thread and notes it in the match; m.Thread stays empty where threads are not permitted.
func (b *Bot) openThread(ctx context.Context, r storage.OutboxRow, m *storage.Match, seats []storage.Seat) error {
	anchor, err := b.kept(ctx, m.ID, msgInvite)
	if err != nil {
		return err
	}
	id, err := "", error(nil)
	if anchor.ID != "" {
		id, err = b.startThread(ctx, *m, seats, anchor)
	}
	if anchor.ID == "" || api.Gone(err) || api.Code(err) == api.ThreadExists {
		// The invitation was deleted, or had a thread that was: another message takes its place.
		if anchor, err = b.newAnchor(ctx, r, *m, seats); err != nil {
			return err
		}
		id, err = b.startThread(ctx, *m, seats, anchor)
	}
	switch api.Code(err) {
	case api.MissingPermissions, api.MissingAccess:
		return b.noThread(ctx, r, *m)
	case api.TooManyThreads:
		if told := b.tellOrganiser(ctx, r, *m); told != nil {
			return told
		}
		return err
	}
	if err != nil {
		return err
	}
	m.Thread = id
	return b.Table.SetThread(ctx, m.ID, id)
}

// startThread starts a thread from a message, or finds the one that it has.
func (b *Bot) startThread(ctx context.Context, m storage.Match, seats []storage.Seat, anchor storage.Message) (string, error) {
	if had, err := b.API.Channel(anchor.ID, discordgo.WithContext(ctx)); err == nil && had.IsThread() {
		return had.ID, nil
	}
	name := strings.Join(b.playerNames(ctx, seats), " – ") + " · " + b.gameName(m.Game, b.serverLang(ctx, m.Server))
	th, err := b.API.MessageThreadStartComplex(anchor.Channel, anchor.ID, &discordgo.ThreadStart{Name: clip(name, 100),
		AutoArchiveDuration: 10080, Type: discordgo.ChannelTypeGuildPublicThread}, discordgo.WithContext(ctx))
	if err != nil {
		return "", fmt.Errorf("open a thread for match %s: %w", m.ID, err)
	}
	return th.ID, nil
}

// newAnchor posts the invitation anew, silently, for a thread to start from.
func (b *Bot) newAnchor(ctx context.Context, r storage.OutboxRow, m storage.Match, seats []storage.Seat) (storage.Message, error) {
	rec := record{Mark: mark(r, "a")}
	msg, err := b.invitation(ctx, m, seats, rec.Mark)
	if err != nil {
		return storage.Message{}, err
	}
	msg.Silent, msg.Mentions = true, nil
	id, err := b.post(ctx, r, "a", m.Channel, msg)
	if err != nil {
		return storage.Message{}, err
	}
	anchor := storage.Message{Match: m.ID, Purpose: msgInvite, Channel: m.Channel, ID: id, Hash: rec.String()}
	return anchor, b.keep(ctx, anchor)
}

// postHome posts where a match is played, and gives the channel too. A thread that was deleted is made
// again; one that the bot may not write in is given up for the channel.
func (b *Bot) postHome(ctx context.Context, r storage.OutboxRow, m *storage.Match, seats []storage.Seat, msg api.Message) (id, channel string, err error) {
	id, err = b.post(ctx, r, "", channelOf(*m), msg)
	if m.Thread == "" || err == nil {
		return id, channelOf(*m), err
	}
	switch code := api.Code(err); {
	case api.Gone(err):
		if err = b.Table.SetThread(ctx, m.ID, ""); err == nil {
			m.Thread = ""
			err = b.openThread(ctx, r, m, seats)
		}
	case code == api.MissingPermissions || code == api.MissingAccess:
		if err = b.Table.SetThread(ctx, m.ID, ""); err == nil {
			m.Thread = ""
			err = b.noThread(ctx, r, *m)
		}
	}
	if err != nil {
		return "", "", err
	}
	id, err = b.post(ctx, r, "", channelOf(*m), msg)
	return id, channelOf(*m), err
}

// noThread says, once for a match, that it is played in the channel.
func (b *Bot) noThread(ctx context.Context, r storage.OutboxRow, m storage.Match) error {
	return b.once(ctx, r, m, msgPlain, "n", b.t(b.serverLang(ctx, m.Server), "notice.nothread"), "")
}

// tellOrganiser says, once for a match, that there are too many threads, to whoever set the server up.
func (b *Bot) tellOrganiser(ctx context.Context, r storage.OutboxRow, m storage.Match) error {
	set, err := b.server(ctx, m.Server)
	if err != nil {
		return err
	}
	who, mention := organiserOf(set), ""
	if who != "" {
		mention = "<@" + who + ">"
	}
	return b.once(ctx, r, m, msgFull, "f", strings.TrimSpace(b.t(b.serverLang(ctx, m.Server), "notice.threads",
		engine.A("organiser", text(mention)))), who)
}

// once posts a word in the match's channel unless the match has had it.
func (b *Bot) once(ctx context.Context, r storage.OutboxRow, m storage.Match, purpose, part, words, mention string) error {
	if had, err := b.kept(ctx, m.ID, purpose); err != nil || had.ID != "" {
		return err
	}
	msg := api.Message{Content: words, Embeds: []*discordgo.MessageEmbed{{Color: matchColour(m.ID), Title: b.gameName(m.Game, b.serverLang(ctx, m.Server)),
		Footer: footer(m.ID, mark(r, part))}}}
	if mention != "" {
		msg.Mentions = []string{mention}
	}
	id, err := b.post(ctx, r, part, m.Channel, msg)
	if err != nil {
		return err
	}
	return b.keep(ctx, storage.Message{Match: m.ID, Purpose: purpose, Channel: m.Channel, ID: id})
}
