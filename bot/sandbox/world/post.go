package world

import (
	"farpost/bot/sandbox/resource"
)

// Post adds a new message to its channel and tells everybody. An ephemeral one changes nothing
// about the channel.
func (w *World) Post(m *Message) {
	w.addMessage(m)
	c := w.Channels[m.Channel]
	if m.OnlyFor == "" {
		c.LastID = m.ID
		c.Sent++
		if c.IsThread() {
			c.Active = m.At
			for _, id := range m.Mentions {
				if m.Flags&resource.FlagSilent == 0 {
					w.Join(c, id)
				}
			}
			w.Join(c, m.Author)
			if c.Archived {
				w.SetArchived(c, false, c.Locked)
			}
		}
		w.Touch(kindChannel, c.ID)
	}
	w.ChangeMessage(m, MessageCreated)
}

// RemoveMessage deletes a message.
func (w *World) RemoveMessage(m *Message) {
	c := w.Channels[m.Channel]
	w.DropFiles(m)
	w.dropMessage(m)
	w.Notify(Event{Kind: MessageDeleted, Message: m, Channel: c})
}
