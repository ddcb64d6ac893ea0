package deliver

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/table"
	"farpost/storage"
)

// Event takes in what the gateway tells of messages, threads and channels: what arrived, what was deleted, and what was
// changed so that a closed door may be open now. It returns at once for everything else.
func (se *Sender) Event(ctx context.Context, e *discordgo.Event) error {
	se.arrivals.note(e, se.API.BotID())
	switch x := e.Struct.(type) {
	case *discordgo.MessageDelete:
		return se.lost(ctx, x.GuildID, x.ChannelID, x.ID)
	case *discordgo.MessageDeleteBulk:
		return se.lost(ctx, x.GuildID, x.ChannelID, x.Messages...)
	case *discordgo.ThreadDelete:
		return errors.Join(se.homeless(ctx, x.ID), se.judgeless(ctx, x.GuildID, x.ID), se.room(ctx, x.GuildID))
	case *discordgo.GuildCreate:
		return se.meet(ctx, e, x.Guild)
	case *discordgo.ChannelUpdate:
		return se.Recheck(ctx, x.GuildID)
	case *discordgo.ThreadUpdate:
		return errors.Join(se.room(ctx, x.GuildID), se.Recheck(ctx, x.GuildID))
	case *discordgo.GuildRoleUpdate:
		return se.Recheck(ctx, x.GuildID)
	case *discordgo.GuildMemberUpdate:
		if x.User != nil && x.User.ID == se.API.BotID() {
			return se.Recheck(ctx, x.GuildID)
		}
	}
	return nil
}

// lost has the messages made again that were deleted in a channel of a server, "" for a direct channel, and that people
// need.
func (se *Sender) lost(ctx context.Context, server, channel string, ids ...string) error {
	if server != "" {
		if err := se.Events.Lost(ctx, server, channel, ids...); err != nil {
			return fmt.Errorf("messages of tournaments in %s were deleted: %w", channel, err)
		}
	}
	for _, id := range ids {
		var note storage.Message
		err := se.Store.View(ctx, func(tx storage.ReadTx) error {
			var err error
			note, err = tx.MessageAt(channel, id)
			return err
		})
		if errors.Is(err, storage.ErrNotFound) {
			continue // not one of ours
		}
		if err != nil {
			return fmt.Errorf("message %s was deleted: %w", id, err)
		}
		if err := se.again(ctx, note); err != nil {
			return err
		}
	}
	return nil
}

// again has a message made again that is gone, if people need it.
func (se *Sender) again(ctx context.Context, note storage.Message) error {
	if note.Purpose == ofHandover || note.Purpose == ofInvitation {
		return se.Table.Lost(ctx, note.Match, note.Purpose == ofInvitation, note.ID)
	}
	if note.Purpose == ofJudge {
		return se.Table.LostJudge(ctx, note.Match, note.ID)
	}
	if seat, ok := seatOf(note.Purpose, handPrefix); ok {
		return se.Table.LostHand(ctx, note.Match, seat, note.ID)
	}
	if seat, ok := seatOf(note.Purpose, callPrefix); ok && memoOf(note).Text != hungUp {
		return se.Table.LostCall(ctx, note.Match, seat, memoOf(note).Mark, note.ID)
	}
	return nil
}

// seatOf is the seat that a purpose names behind a prefix; ok is false for other purposes.
func seatOf(purpose, prefix string) (seat int, ok bool) {
	n, ok := strings.CutPrefix(purpose, prefix)
	seat, err := strconv.Atoi(n)
	return seat, ok && err == nil
}

// homeless has the thread of a match opened again that was deleted.
func (se *Sender) homeless(ctx context.Context, thread string) error {
	list, err := se.matchesAt(ctx, thread)
	if err != nil {
		return err
	}
	for _, m := range list {
		if m.Thread != thread {
			continue
		}
		if err := se.Table.LostThread(ctx, m.ID, thread); err != nil {
			return err
		}
	}
	return nil
}

// judgeless has the thread of a judge opened again that was deleted in a server, with the message that calls.
func (se *Sender) judgeless(ctx context.Context, server, thread string) error {
	var notes []storage.Message
	err := se.Store.View(ctx, func(tx storage.ReadTx) error {
		list, err := tx.Matches(storage.MatchFilter{Server: server, Statuses: []storage.Status{storage.Running}})
		for _, m := range list {
			if !table.IsJudged(m) {
				continue
			}
			all, failed := tx.Messages(m.ID)
			err = errors.Join(err, failed)
			for _, n := range all {
				if n.Purpose == ofJudge && n.Channel == thread {
					notes = append(notes, n)
				}
			}
		}
		return err
	})
	for _, n := range notes {
		err = errors.Join(err, se.again(ctx, n))
	}
	return err
}

// matchesAt are the matches that are played in a thread or a channel.
func (se *Sender) matchesAt(ctx context.Context, place string) (list []storage.Match, err error) {
	err = se.Store.View(ctx, func(tx storage.ReadTx) error {
		list, err = tx.Matches(storage.MatchFilter{Place: place,
			Statuses: []storage.Status{storage.Invited, storage.Setup, storage.Running}})
		return err
	})
	return list, err
}

// Recheck opens the closed doors of a server, because something has changed there that may have closed them, or an
// organiser says so. What waits is tried at once, and so is what is just being refused. A door is a server's whose
// matches have something waiting at it: a match may have moved out of its thread meanwhile. Matches of events that got
// no thread try again.
func (se *Sender) Recheck(ctx context.Context, server string) error {
	var doors []string
	err := se.Store.View(ctx, func(tx storage.ReadTx) (err error) {
		doors, err = doorsOf(tx, server)
		return err
	})
	if err != nil {
		return fmt.Errorf("look for closed doors of server %s: %w", server, err)
	}
	for _, door := range doors {
		if err := se.Open(ctx, door); err != nil {
			return err
		}
	}
	return se.Events.Rethread(ctx, server)
}

// doorsOf lists the doors of channels that are closed, or at which something is being tried, and at which something of
// a server's matches waits.
func doorsOf(tx storage.ReadTx, server string) ([]string, error) {
	closed, err := tx.Pauses()
	if err != nil {
		return nil, err
	}
	waiting, err := tx.OutboxRows(storage.InFlight, 0)
	if err != nil {
		return nil, err
	}
	open := map[string]bool{}
	for _, r := range waiting {
		open[r.Door] = true
	}
	if len(closed) > 0 {
		pending, err := tx.OutboxRows(storage.Pending, 0)
		if err != nil {
			return nil, err
		}
		waiting = append(waiting, pending...)
	}
	for _, p := range closed {
		open[p.Door] = true
	}
	var out []string
	for _, r := range waiting {
		_, channel := table.DoorChannel(r.Door)
		row, err := table.RowOf(r)
		if !channel || !open[r.Door] || err != nil { // a row that cannot be read is given up where it is sent
			continue
		}
		of, err := serverOf(tx, r, row)
		if errors.Is(err, storage.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		open[r.Door] = false // it is in one server, and that is known now
		if of == server {
			out = append(out, r.Door)
		}
	}
	return out, nil
}
