package world

// Observe adds somebody who is told of every event, in the order in which observers were added. f is called
// with the world locked.
func (w *World) Observe(f func(Event)) { w.observers = append(w.observers, f) }

// Notify tells everybody of an event. The caller holds the lock.
func (w *World) Notify(e Event) {
	for _, f := range w.observers {
		f(e)
	}
}

// SetPresence tells everybody where the bot is now. The caller holds the lock.
func (w *World) SetPresence(p presence) {
	w.Presence = p
	w.Notify(Event{Kind: BotChanged})
	w.Wake()
}

// ChangeMessage keeps a message that was made or changed, and tells everybody.
func (w *World) ChangeMessage(m *Message, kind eventKind) {
	w.Touch(KindMessage, m.ID)
	w.Notify(Event{Kind: kind, Message: m, Channel: w.Channels[m.Channel]})
}

// ChangeChannel keeps a channel that was made or changed, and tells everybody.
func (w *World) ChangeChannel(c *Channel, kind eventKind) {
	w.Touch(kindChannel, c.ID)
	w.Notify(Event{Kind: kind, Channel: c})
}
