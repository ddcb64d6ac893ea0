package deliver

import (
	"context"
	"errors"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/outbox"
	"farpost/storage"
)

// post sends a message that must arrive once. For an unsure row it first looks whether an earlier attempt arrived; what
// it finds is edited to how things stand now. Part tells apart the messages of one row. Afterwards m is what was
// sent: the channel may not permit all of it, and mentions whom this attempt or, by its nonce, an earlier one called as
// far as is known.
func (se *Sender) post(ctx context.Context, r storage.OutboxRow, part, channel string, m *api.Message) (string, error) {
	if r.Unsure {
		mentions := m.Mentions
		id, err := se.arrivals.of(nonce(r, part)), error(nil)
		if id == "" {
			id, err = se.find(ctx, channel, lineOf(*m))
		}
		if id == "" && err == nil {
			return se.send(ctx, r, part, channel, m)
		}
		if err == nil {
			m.KeepFiles = len(m.Files) == 0
			m.Mentions = nil // an edit calls nobody
			err = se.edit(ctx, channel, id, m)
		}
		if id != "" && api.Code(err) == api.UnknownMessage { // it had arrived, and was deleted since
			m.KeepFiles, m.Mentions = false, mentions
			return se.send(ctx, r, part, channel, m)
		}
		return id, err
	}
	return se.send(ctx, r, part, channel, m)
}

// send posts a message in the form that the channel permits.
func (se *Sender) send(
	ctx context.Context, r storage.OutboxRow, part, channel string, m *api.Message,
) (id string, err error) {
	m.Nonce = nonce(r, part)
	var sent []*discordgo.User
	err = degrade(m, func(m api.Message) error {
		out, err := se.API.Send(ctx, channel, m)
		if err == nil {
			id, sent = out.ID, out.Mentions
		}
		return err
	})
	if err == nil {
		m.Mentions = nil
		for _, u := range sent {
			m.Mentions = append(m.Mentions, u.ID)
		}
		outbox.Through(ctx)
	}
	return id, err
}

// edit changes a message in the form that the channel permits, which m is afterwards.
func (se *Sender) edit(ctx context.Context, channel, id string, m *api.Message) error {
	err := se.awake(ctx, channel, func() error {
		return degrade(m, func(m api.Message) error { return se.API.Edit(ctx, channel, id, m) })
	})
	if err == nil {
		outbox.Through(ctx)
	}
	return err
}

// degrade does something with a message, and with less of it if that is not permitted: first without its picture, then
// without its frame. What was permitted is m afterwards; a failure leaves m as it was.
func degrade(m *api.Message, do func(api.Message) error) error {
	less := *m
	err := do(less)
	if api.Code(err) == api.MissingPermissions && len(less.Files) > 0 {
		less = unpictured(less)
		err = do(less)
	}
	if api.Code(err) == api.MissingPermissions && len(less.Embeds) > 0 {
		less = plain(less)
		err = do(less)
	}
	if err == nil {
		*m = less
	}
	return err
}

// awake does something to a message of a thread. If the thread is archived, it opens the thread again and tries once
// more. New messages do not need that: they open a thread by themselves.
func (se *Sender) awake(ctx context.Context, channel string, do func() error) error {
	err := do()
	if api.Code(err) != api.ArchivedThread {
		return err
	}
	archived := false
	edit := &discordgo.ChannelEdit{Archived: &archived}
	if _, werr := se.API.ChannelEditComplex(channel, edit, discordgo.WithContext(ctx)); werr != nil {
		return errors.Join(err, fmt.Errorf("open thread %s again: %w", channel, werr))
	}
	return do()
}

// find looks among the latest messages of a channel for one of ours with the mark of a line ("m1 · #17"); "" when there
// is none, or when the bot may not look.
func (se *Sender) find(ctx context.Context, channel, line string) (string, error) {
	if line == "" {
		return "", nil
	}
	recent, err := se.API.ChannelMessages(channel, 50, "", "", "", discordgo.WithContext(ctx))
	switch api.Code(err) {
	case api.MissingPermissions, api.MissingAccess:
		return "", nil // the nonce still keeps a quick second attempt from doubling
	case api.UnknownChannel:
		return "", nil // what arrived there is gone with it
	}
	if err != nil {
		return "", fmt.Errorf("look for a message in channel %s: %w", channel, err)
	}
	for _, had := range recent {
		if had.Author == nil || had.Author.ID != se.API.BotID() {
			continue
		}
		var footers []string
		for _, e := range had.Embeds {
			if e.Footer != nil {
				footers = append(footers, e.Footer.Text)
			}
		}
		for _, other := range markLines(had.Content, footers, had.Components) {
			if SameMark(other, line) {
				return had.ID, nil
			}
		}
	}
	return "", nil
}
