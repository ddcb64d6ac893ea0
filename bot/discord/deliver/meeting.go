package deliver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/storage"
)

// meet takes in what Discord tells of a server when the bot meets it: at a start, with a new session, or because it was
// invited. What happened there meanwhile was told to nobody. So its closed doors are tried again, and the messages that
// people need are made sure of.
func (se *Sender) meet(ctx context.Context, e *discordgo.Event, g *discordgo.Guild) error {
	if g.Unavailable {
		return nil
	}
	list, err := se.doubtsOf(ctx, g.ID, missingIn(e.RawData))
	if err != nil {
		err = fmt.Errorf("look which messages of server %s may be gone: %w", g.ID, err)
	}
	se.doubts.put(g.ID, list)
	return errors.Join(err, se.home(ctx, g), se.Recheck(ctx, g.ID), se.remember(ctx, g.ID), se.room(ctx, g.ID))
}

// missingIn counts for the open threads of a GUILD_CREATE how many messages were deleted from each. Discord counts the
// messages of a thread twice: those that were sent, and those that are there.
func missingIn(raw []byte) map[string]int {
	var g struct {
		Threads []struct {
			ID    string `json:"id"`
			There *int   `json:"message_count"`
			Sent  *int   `json:"total_message_sent"`
		} `json:"threads"`
	}
	if json.Unmarshal(raw, &g) != nil {
		return nil // then all are in doubt
	}
	missing := map[string]int{}
	for _, th := range g.Threads {
		if th.There != nil && th.Sent != nil {
			missing[th.ID] = *th.Sent - *th.There
		}
	}
	return missing
}

// doubtsOf lists the messages of a server's matches and tournaments of which nobody knows whether they are still there.
// A match without any, for which nothing is to be sent either, gets one.
func (se *Sender) doubtsOf(ctx context.Context, server string, missing map[string]int) (list []doubt, err error) {
	var none []string
	err = se.Store.View(ctx, func(tx storage.ReadTx) error {
		matches, err := tx.Matches(storage.MatchFilter{Server: server,
			Statuses: []storage.Status{storage.Invited, storage.Running}})
		if err != nil {
			return err
		}
		for _, m := range matches {
			of, shown, err := doubtsAbout(tx, m, missing)
			if err != nil {
				return err
			}
			list = append(list, of...)
			if m.Status == storage.Running && !shown && !table.IsStopped(m) {
				none = append(none, m.ID)
			}
		}
		events, err := tx.Events(storage.EventFilter{Server: server, Open: true})
		for _, e := range events {
			if n, ok := missing[e.Channel]; e.Message != "" && (!ok || n > 0) {
				list = append(list, doubt{match: e.ID, server: server, purpose: ofEvent, channel: e.Channel,
					id: e.Message, rank: doubtBoard})
			}
		}
		return err
	})
	for _, match := range none {
		err = errors.Join(err, se.Table.Missing(ctx, match))
	}
	return list, err
}

// doubtsAbout lists the messages of one match that may be gone: its prompt or its invitation; the calls of those who
// are asked; the copies of hands. Nothing is in doubt in a thread from which nobody but the bot has deleted anything.
// shown says that it has a message that people act on.
func doubtsAbout(tx storage.ReadTx, m storage.Match, missing map[string]int) (list []doubt, shown bool, err error) {
	notes, err := tx.Messages(m.ID)
	if err != nil {
		return nil, false, err
	}
	whole := func(channel string) bool {
		n, ok := missing[channel]
		return ok && n == deletedIn(notes, channel)
	}
	asks, err := tx.Asks(m.ID)
	if err != nil {
		return nil, false, err
	}
	d := doubt{match: m.ID, server: m.Server}
	asked := map[string]bool{}
	for _, a := range asks {
		asked[callOf(a.Seat)] = true
		if !a.Deadline.IsZero() && (d.due.IsZero() || a.Deadline.Before(d.due)) {
			d.due = a.Deadline
		}
	}
	for _, n := range notes {
		d.purpose, d.channel, d.id = n.Purpose, n.Channel, n.ID
		switch {
		case m.Status == storage.Invited && n.Purpose == ofInvitation:
			d.rank = doubtPrompt
		case m.Status == storage.Invited:
			continue
		case n.Purpose == ofHandover:
			if shown = true; whole(n.Channel) && n.Channel == ui.ChannelOf(m) {
				continue
			}
			d.rank = doubtPrompt
		case asked[n.Purpose] && memoOf(n).Text != hungUp:
			d.rank = doubtPrompt
		case n.Purpose == ofJudge && table.IsJudged(m) && !whole(n.Channel):
			d.rank = doubtPrompt
		case strings.HasPrefix(n.Purpose, handPrefix):
			d.rank = doubtCopy
		default:
			continue
		}
		list = append(list, d)
	}
	return list, shown, nil
}
