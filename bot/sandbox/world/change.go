package world

import "farpost/bot/sandbox/resource"

// Observe adds an observer. f gets every event, with the world locked; observers are called in the order in which they
// were added. It is for the time before the server starts.
func (w *World) Observe(f func(Event)) { w.observers = append(w.observers, f) }

// Notify tells all observers of an event.
func (w *World) Notify(e Event) {
	for _, f := range w.observers {
		f(e)
	}
}

// SetPresence notes where the bot is now, and tells everybody.
func (w *World) SetPresence(p Presence) {
	w.Presence = p
	w.Notify(Event{Kind: BotChanged})
	w.Wake()
}

// ChangeMessage notes that a message was made or changed, as kind says, and tells everybody.
func (w *World) ChangeMessage(m *Message, kind EventKind) {
	w.touch(kindMessage, m.ID)
	w.Notify(Event{Kind: kind, Message: m, Channel: w.Channels[m.Channel]})
}

// ChangeChannel notes that a channel was made or changed, as kind says, and tells everybody.
func (w *World) ChangeChannel(c *Channel, kind EventKind) {
	w.touch(kindChannel, c.ID)
	w.Notify(Event{Kind: kind, Channel: c})
}

// ChangeMember notes that a member's settings changed, and tells everybody.
func (w *World) ChangeMember(id string) {
	w.touch(kindMember, id)
	w.Notify(Event{Kind: MemberChanged, Member: id})
}

// PutCommand adds a command, or replaces the one with its id. Whoever has put all commands notifies CommandsChanged.
func (w *World) PutCommand(c *resource.Command) {
	w.Commands[c.ID] = c
	w.touch(kindCommand, c.ID)
}

// PutEmoji adds an emoji of the application's, or replaces the one with its id.
func (w *World) PutEmoji(e *resource.ApplicationEmoji) {
	w.Emojis[e.ID] = e
	w.touch(kindEmoji, e.ID)
}

// RemoveEmoji removes an emoji of the application's. Messages that show it show its name from then on.
func (w *World) RemoveEmoji(id string) {
	delete(w.Emojis, id)
	w.touch(kindEmoji, id)
}

// RemoveCommand removes a command. Whoever has removed all commands notifies CommandsChanged.
func (w *World) RemoveCommand(id string) {
	delete(w.Commands, id)
	w.touch(kindCommand, id)
}
