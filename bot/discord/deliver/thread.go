package deliver

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/engine"
	"farpost/storage"
)

// deliverThread opens the match's thread, unless it is open already.
func (se *Sender) deliverThread(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	m, seats, err := se.Table.MatchSeats(ctx, row.Match)
	if err != nil || m.Status == storage.Cancelled || m.Thread != "" && m.Thread != row.Of {
		return m.Thread, err
	}
	if m.Thread != "" {
		if err := se.Table.SetThread(ctx, m.ID, ""); err != nil {
			return "", err
		}
		m.Thread = ""
	}
	return m.Thread, se.openThread(ctx, r, &m, seats)
}

// openThread opens a thread and notes it in the match. m.Thread stays empty where threads are not permitted.
func (se *Sender) openThread(ctx context.Context, r storage.OutboxRow, m *storage.Match, seats []storage.Seat) error {
	set, err := table.SettingsOf(*m)
	if err != nil {
		return err
	}
	start := se.threadOf(ctx, *m, set, seats)
	id := ""
	if set.Event != "" {
		id, err = se.startAlone(ctx, r, *m, start)
	} else {
		id, err = se.startAnchored(ctx, r, *m, seats, start)
	}
	if moved, failed := se.moveHome(ctx, m, err); failed != nil || moved {
		if failed != nil {
			return failed
		}
		return se.openThread(ctx, r, m, seats)
	}
	switch api.Code(err) {
	case api.MissingPermissions, api.MissingAccess:
		if err := se.noThread(ctx, r, *m); err != nil {
			return err
		}
		return se.Table.SetThread(ctx, m.ID, "")
	case api.TooManyThreads:
		se.crowded.put(m.Server, r.Door)
		if failed := se.tooMany(ctx, r, *m, set); failed != nil {
			return failed
		}
		return err
	}
	if err != nil {
		return err
	}
	m.Thread = id
	if err := se.Table.SetThread(ctx, m.ID, id); err != nil || set.Event == "" {
		return err
	}
	return se.Events.Threaded(ctx, set.Event, m.ID, "")
}

// threadOf describes the thread that a match gets.
func (se *Sender) threadOf(
	ctx context.Context, m storage.Match, set table.Settings, seats []storage.Seat,
) *discordgo.ThreadStart {
	name := se.publicName(ctx, m)
	if set.Number > 0 {
		name += fmt.Sprintf(" #%d", set.Number)
	}
	name += ": " + strings.Join(se.People.Names(ctx, seats), " – ")
	return &discordgo.ThreadStart{
		Name:                name,
		AutoArchiveDuration: 7 * 24 * 60, // minutes
		Type:                discordgo.ChannelTypeGuildPublicThread,
	}
}

// startAlone starts a thread in the match's channel, without a message. For an unsure row it first looks whether an
// earlier attempt has started it: a thread of that name in that channel, by the bot, in which no match is played.
func (se *Sender) startAlone(
	ctx context.Context, r storage.OutboxRow, m storage.Match, start *discordgo.ThreadStart,
) (string, error) {
	if r.Unsure {
		if id, err := se.findThread(ctx, m, api.ThreadName(start.Name)); err != nil || id != "" {
			return id, err
		}
	}
	th, err := se.API.ThreadStartComplex(m.Channel, start, discordgo.WithContext(ctx))
	if api.Code(err) == api.WrongChannelType && start.Type == discordgo.ChannelTypeGuildPublicThread {
		// a channel for announcements has threads of a kind of its own, none of which is private
		news := *start
		news.Type = discordgo.ChannelTypeGuildNewsThread
		if th, again := se.API.ThreadStartComplex(m.Channel, &news, discordgo.WithContext(ctx)); again == nil {
			return th.ID, nil
		}
	}
	if err != nil {
		return "", fmt.Errorf("open a thread for match %s: %w", m.ID, err)
	}
	return th.ID, nil
}

// findThread finds a thread of a name that an attempt of which no answer came has started for a match; "" for none.
func (se *Sender) findThread(ctx context.Context, m storage.Match, name string) (string, error) {
	list, err := se.API.GuildThreadsActive(m.Server, discordgo.WithContext(ctx))
	if err != nil {
		return "", fmt.Errorf("look for the thread of match %s: %w", m.ID, err)
	}
	for _, th := range list.Threads {
		if th.ParentID != m.Channel || th.OwnerID != se.API.BotID() || th.Name != name {
			continue
		}
		taken, err := se.Table.Find(ctx, "", th.ID)
		if err != nil {
			return "", err
		}
		if len(taken) == 0 {
			return th.ID, nil
		}
	}
	return "", nil
}

// startAnchored starts a thread from a match's invitation. If that was deleted, or had a thread that was, another
// message takes its place.
func (se *Sender) startAnchored(
	ctx context.Context, r storage.OutboxRow, m storage.Match, seats []storage.Seat, start *discordgo.ThreadStart,
) (string, error) {
	anchor, err := se.note(ctx, m.ID, ofInvitation)
	if err != nil {
		return "", err
	}
	if anchor.ID != "" && anchor.Channel == m.Channel { // else the match has moved
		id, err := se.startThread(ctx, m, start, anchor)
		if !api.Gone(err) && api.Code(err) != api.ThreadExists {
			return id, err
		}
	}
	if anchor, err = se.newAnchor(ctx, r, m, seats); err != nil {
		return "", err
	}
	return se.startThread(ctx, m, start, anchor)
}

// startThread starts a thread from a message, or finds the one that an earlier attempt has started: a message has one
// thread, of the same id.
func (se *Sender) startThread(
	ctx context.Context, m storage.Match, start *discordgo.ThreadStart, anchor storage.Message,
) (string, error) {
	th, err := se.API.MessageThreadStartComplex(anchor.Channel, anchor.ID, start, discordgo.WithContext(ctx))
	if api.Code(err) == api.ThreadExists {
		if had, lookErr := se.API.Channel(anchor.ID, discordgo.WithContext(ctx)); lookErr == nil && had.IsThread() {
			return had.ID, nil
		}
	}
	if err != nil {
		return "", fmt.Errorf("open a thread for match %s: %w", m.ID, err)
	}
	return th.ID, nil
}

// publicName is the name of a match's game in its server's language.
func (se *Sender) publicName(ctx context.Context, m storage.Match) string {
	return se.GameName(m.Game, se.People.ServerLang(ctx, m.Server))
}

// newAnchor posts the invitation again, silently, for a thread to start from.
func (se *Sender) newAnchor(
	ctx context.Context, r storage.OutboxRow, m storage.Match, seats []storage.Seat,
) (storage.Message, error) {
	rec := Memo{Mark: mark(r, "a")}
	msg, err := se.Public.Invitation(ctx, m, seats, rec.Mark)
	if err != nil {
		return storage.Message{}, err
	}
	msg.Silent, msg.Mentions = true, nil
	id, err := se.post(ctx, r, "a", m.Channel, &msg)
	if err != nil {
		return storage.Message{}, err
	}
	anchor := storage.Message{Match: m.ID, Purpose: ofInvitation, Channel: m.Channel, ID: id, Hash: rec.String()}
	return anchor, se.putNotes(ctx, anchor)
}

// postHome posts a message where a match is played, and returns the channel, too. A thread that was deleted is opened
// again; one that the bot may not write in is given up for the channel.
func (se *Sender) postHome(
	ctx context.Context, r storage.OutboxRow, m *storage.Match, seats []storage.Seat, msg *api.Message,
) (id, channel string, err error) {
	id, err = se.post(ctx, r, "", ui.ChannelOf(*m), msg)
	if err == nil {
		return id, ui.ChannelOf(*m), nil
	}
	if m.Thread == "" {
		if moved, failed := se.moveHome(ctx, m, err); failed != nil || !moved {
			return "", "", cmp.Or(failed, err)
		}
		id, err = se.post(ctx, r, "", m.Channel, msg)
		return id, m.Channel, err
	}
	switch code := api.Code(err); {
	case api.Gone(err):
		gone := m.Thread
		if err = se.Table.SetThread(ctx, m.ID, ""); err == nil {
			m.Thread = ""
			err = se.openThread(ctx, r, m, seats)
		}
		if err == nil {
			err = se.Table.Lost(ctx, m.ID, false, gone) // the prompt went with it, unless this is the next
		}
	case code == api.MissingPermissions || code == api.MissingAccess:
		// Only where the channel takes it: who is out of the server altogether may be let in again, thread and all.
		if err = se.noThread(ctx, r, *m); err == nil {
			err = se.Table.SetThread(ctx, m.ID, "")
			m.Thread = ""
		}
	}
	if err != nil {
		return "", "", err
	}
	id, err = se.post(ctx, r, "", ui.ChannelOf(*m), msg)
	return id, ui.ChannelOf(*m), err
}

// noThread says that a match is played in the channel, once for the match.
func (se *Sender) noThread(ctx context.Context, r storage.OutboxRow, m storage.Match) error {
	set, err := table.SettingsOf(m)
	if err == nil && set.Event != "" {
		err = se.Events.Threaded(ctx, set.Event, m.ID, tournament.ThreadForbidden)
	}
	if err != nil {
		return err
	}
	words := se.Text(se.People.ServerLang(ctx, m.Server), "notice.nothread")
	return se.once(ctx, r, m, ofNoThread, "n", words, "")
}

// tooMany says that a match waits because there are too many threads. Of an event its organisers are told.
func (se *Sender) tooMany(ctx context.Context, r storage.OutboxRow, m storage.Match, set table.Settings) error {
	if set.Event == "" {
		return se.callOrganiser(ctx, r, m)
	}
	return se.Events.Threaded(ctx, set.Event, m.ID, tournament.ThreadsFull)
}

// callOrganiser says to whoever set the server up that there are too many threads, once for a match.
func (se *Sender) callOrganiser(ctx context.Context, r storage.OutboxRow, m storage.Match) error {
	set, err := se.People.Server(ctx, m.Server)
	if err != nil {
		return err
	}
	who, mention := people.SetupOf(set).Organiser, ""
	if who != "" {
		mention = ui.Mention(who)
	}
	words := se.Text(se.People.ServerLang(ctx, m.Server), "notice.threads", engine.A("organiser", ui.Plain(mention)))
	return se.once(ctx, r, m, ofFullServer, "f", strings.TrimSpace(words), who)
}

// once posts words in the match's channel, unless the match has had a message of that purpose. Mention is the user to
// notify, "" for nobody.
func (se *Sender) once(
	ctx context.Context, r storage.OutboxRow, m storage.Match, purpose, part, words, mention string,
) error {
	if had, err := se.note(ctx, m.ID, purpose); err != nil || had.ID != "" {
		return err
	}
	e := ui.MatchEmbed(m.ID, se.publicName(ctx, m), "")
	e.Footer = ui.Footer(m.ID, mark(r, part))
	msg := api.Message{Content: words, Embeds: []*discordgo.MessageEmbed{e}}
	if mention != "" {
		msg.Mentions = []string{mention}
	}
	id, err := se.post(ctx, r, part, m.Channel, &msg)
	if err != nil {
		return err
	}
	return se.putNotes(ctx, storage.Message{Match: m.ID, Purpose: purpose, Channel: m.Channel, ID: id})
}
