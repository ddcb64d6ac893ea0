package world

import (
	"slices"
	"sort"

	"farpost/bot/sandbox/resource"
)

// Post adds a new message to its channel and tells everybody. In a thread it brings in the author and, unless it is
// silent, whom it mentions, by a role too, and reopens the thread. An ephemeral message changes nothing about its
// channel.
func (w *World) Post(m *Message) {
	w.addMessage(m)
	c := w.Channels[m.Channel]
	if m.OnlyFor == "" {
		c.LastID = m.ID
		c.Sent++
		if c.IsThread() {
			w.stir(c, m)
		}
		w.touch(kindChannel, c.ID)
	}
	w.ChangeMessage(m, MessageCreated)
}

// stir makes a thread active by a new message.
func (w *World) stir(c *Channel, m *Message) {
	c.Active = m.At
	if m.Flags&resource.FlagSilent == 0 {
		for _, id := range m.Mentions {
			w.Join(c, id)
		}
		for _, id := range w.Order {
			mentioned := func(role string) bool { return slices.Contains(m.MentionRoles, role) }
			if slices.ContainsFunc(w.Members[id].Roles, mentioned) {
				w.Join(c, id)
			}
		}
	}
	w.Join(c, m.Author)
	if c.Archived {
		w.SetArchived(c, false, c.Locked)
	}
}

// Dismiss hides an ephemeral message from its member.
func (w *World) Dismiss(m *Message) {
	m.Dismissed = true
	w.ChangeMessage(m, MessageDismissed)
}

// RemoveMessage deletes a message with its files and tells everybody.
func (w *World) RemoveMessage(m *Message) {
	c := w.Channels[m.Channel]
	w.dropMessage(m)
	if c != nil && m.OnlyFor == "" {
		c.Dropped++
		w.touch(kindChannel, c.ID)
	}
	w.Notify(Event{Kind: MessageDeleted, Message: m, Channel: c})
}

// addMessage puts a message at its place in its channel.
func (w *World) addMessage(m *Message) {
	w.Messages[m.ID] = m
	list := w.ByChannel[m.Channel]
	i := sort.Search(len(list), func(i int) bool { return !resource.IDLess(list[i].ID, m.ID) })
	w.ByChannel[m.Channel] = slices.Insert(list, i, m)
}

// dropMessage removes a message with its files and tells nobody.
func (w *World) dropMessage(m *Message) {
	w.DropFiles(m)
	delete(w.Messages, m.ID)
	w.ByChannel[m.Channel] = slices.DeleteFunc(w.ByChannel[m.Channel], func(x *Message) bool { return x == m })
	w.touch(kindMessage, m.ID)
}
