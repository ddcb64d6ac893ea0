package world

import (
	"slices"
	"time"

	"farpost/bot/sandbox/resource"
)

// OpenDM returns the DM channel of a member, and makes it when there is none.
func (w *World) OpenDM(userID string) *Channel {
	if c := w.dm(userID); c != nil {
		return c
	}
	c := &Channel{ID: w.NewID(), Kind: resource.ChannelDM, DMWith: userID}
	w.Channels[c.ID] = c
	w.ChangeChannel(c, ChannelCreated)
	return c
}

// RemoveChannel deletes a channel with its messages and its threads, and tells everybody.
func (w *World) RemoveChannel(c *Channel) {
	for _, t := range w.SortedChannels() {
		if t.Parent == c.ID {
			w.RemoveChannel(t)
		}
	}
	for len(w.ByChannel[c.ID]) > 0 {
		w.dropMessage(w.ByChannel[c.ID][0])
	}
	delete(w.ByChannel, c.ID)
	delete(w.Channels, c.ID)
	w.touch(kindChannel, c.ID)
	if c.IsThread() {
		if m := w.Messages[c.FromID]; m != nil {
			m.Thread = ""
			m.Flags &^= resource.FlagHasThread
			w.touch(kindMessage, m.ID)
		}
	}
	w.Notify(Event{Kind: ChannelDeleted, Channel: c})
}

// DenyBot takes permissions from the bot in a channel, in place of those that it took before; 0 gives all back.
func (w *World) DenyBot(c *Channel, permissions int64) {
	c.Overwrites = slices.DeleteFunc(c.Overwrites, func(o Overwrite) bool { return o.ID == w.Bot.ID })
	if permissions != 0 {
		c.Overwrites = append(c.Overwrites, Overwrite{ID: w.Bot.ID, Type: resource.OverwriteUser, Deny: permissions})
	}
	w.ChangeChannel(c, ChannelUpdated)
}

// SetNews makes a text channel one for announcements, or an ordinary one again.
func (w *World) SetNews(c *Channel, news bool) {
	if c.Kind = resource.ChannelText; news {
		c.Kind = resource.ChannelNews
	}
	w.ChangeChannel(c, ChannelUpdated)
}

// Join adds a user to a thread, unless they are in it, or not in the guild.
func (w *World) Join(c *Channel, userID string) {
	if c.has(userID) || !w.IsMember(userID) {
		return
	}
	c.In = append(c.In, Joined{ID: userID, At: w.Clock.Now()})
	w.ChangeChannel(c, ChannelUpdated)
}

// Quit takes a user out of a thread.
func (w *World) Quit(c *Channel, userID string) {
	c.In = slices.DeleteFunc(c.In, func(j Joined) bool { return j.ID == userID })
	w.ChangeChannel(c, ChannelUpdated)
}

// ArchiveIfDue archives a thread in which nothing happened for its ArchiveMinutes. Whoever is about to use a thread
// calls it first; no timer does.
func (w *World) ArchiveIfDue(c *Channel) {
	if !c.IsThread() || c.Archived || c.ArchiveMinutes <= 0 {
		return
	}
	if quiet := w.Clock.Now().Sub(c.Active); quiet >= time.Duration(c.ArchiveMinutes)*time.Minute {
		w.SetArchived(c, true, c.Locked)
	}
}

// SetArchived archives or reopens, locks or unlocks a thread.
func (w *World) SetArchived(c *Channel, archived, locked bool) {
	now := w.Clock.Now()
	if archived != c.Archived {
		c.ArchivedAt = now
		if !archived {
			c.Active = now
		}
	}
	c.Archived, c.Locked = archived, locked
	w.ChangeChannel(c, ChannelUpdated)
}

// ActiveThreads counts the threads of the guild that are not archived.
func (w *World) ActiveThreads() int {
	n := 0
	for _, c := range w.SortedChannels() {
		w.ArchiveIfDue(c)
		if c.IsThread() && !c.Archived {
			n++
		}
	}
	return n
}
