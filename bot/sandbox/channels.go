package sandbox

import (
	"slices"
	"time"
)

// changeChannel keeps a channel that was made or changed, and tells everybody.
func (w *world) changeChannel(c *channel, kind eventKind) {
	w.touch(kindChannel, c.ID)
	w.notify(event{Kind: kind, Channel: c})
}

// removeChannel deletes a channel with its messages and, for a text channel, its threads.
func (w *world) removeChannel(c *channel) {
	for _, t := range w.sortedChannels() {
		if t.Parent == c.ID {
			w.removeChannel(t)
		}
	}
	for len(w.byChan[c.ID]) > 0 {
		m := w.byChan[c.ID][0]
		w.dropFiles(m)
		w.dropMessage(m)
	}
	delete(w.byChan, c.ID)
	delete(w.channels, c.ID)
	w.touch(kindChannel, c.ID)
	if c.isThread() {
		if m := w.messages[c.FromID]; m != nil {
			m.Thread = ""
			m.Flags &^= flagHasThread
			w.touch(kindMessage, m.ID)
		}
	}
	w.notify(event{Kind: channelDeleted, Channel: c})
}

// archiveIfDue archives a thread in which nothing has happened for its time.
func (w *world) archiveIfDue(c *channel) {
	if c.isThread() && !c.Archived && c.AutoMin > 0 && w.clock.Now().Sub(c.Active) >= time.Duration(c.AutoMin)*time.Minute {
		w.setArchived(c, true, c.Locked)
	}
}

// setArchived archives or reopens, locks or unlocks a thread.
func (w *world) setArchived(c *channel, archived, locked bool) {
	now := w.clock.Now()
	if archived != c.Archived {
		c.ArchivedAt = now
		if !archived {
			c.Active = now
		}
	}
	c.Archived, c.Locked = archived, locked
	w.changeChannel(c, channelUpdated)
}

// activeThreads counts the threads of the guild that are not archived.
func (w *world) activeThreads() int {
	n := 0
	for _, c := range w.sortedChannels() {
		w.archiveIfDue(c)
		if c.isThread() && !c.Archived {
			n++
		}
	}
	return n
}

// join adds a user to a thread, once.
func (w *world) join(c *channel, userID string) {
	if c.has(userID) {
		return
	}
	c.In = append(c.In, joined{ID: userID, At: w.clock.Now()})
	w.changeChannel(c, channelUpdated)
}

// openDM returns the DM channel of a member, which it makes when there is none.
func (w *world) openDM(userID string) *channel {
	if c := w.dm(userID); c != nil {
		return c
	}
	c := &channel{ID: w.newID(), Kind: channelDM, DMWith: userID}
	w.channels[c.ID] = c
	w.changeChannel(c, channelCreated)
	return c
}

// denyBot takes permissions from the bot in a channel, in place of those taken before.
func (w *world) denyBot(c *channel, permissions int64) {
	c.Overwrites = slices.DeleteFunc(c.Overwrites, func(o overwrite) bool { return o.ID == w.Bot.ID })
	if permissions != 0 {
		c.Overwrites = append(c.Overwrites, overwrite{ID: w.Bot.ID, Type: overwriteID, Deny: permissions})
	}
	w.changeChannel(c, channelUpdated)
}
