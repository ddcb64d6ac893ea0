package sandbox

// event is something that happened in the world and that others may want to know: the bot by the gateway, the
// page by its live views, members who play by themselves.
type event struct {
	Kind    eventKind
	Message *message // of events about messages
	Channel *channel // of events about channels, and where a message is
	Member  string   // whom a member's event is about
}

// eventKind says what happened.
type eventKind int

// Kinds of events.
const (
	messageCreated eventKind = iota
	messageUpdated
	messageDeleted
	messageDismissed // an ephemeral message that its member put away
	channelCreated   // or a thread
	channelUpdated   // or a thread
	channelDeleted   // or a thread
	typing           // the bot types in a channel
	commandsChanged
	memberChanged
	autoplaySet   // a member was told to play by itself, or no longer to
	botChanged    // the bot connected or went
	botIdentified // the bot began a new session
)

// observe adds somebody who is told of every event, in the order in which observers were added. f is called
// with the world locked.
func (w *world) observe(f func(event)) { w.observers = append(w.observers, f) }

// notify tells everybody of an event. The caller holds the lock.
func (w *world) notify(e event) {
	for _, f := range w.observers {
		f(e)
	}
}

// presence says where the bot is.
type presence int

// Presences of the bot.
const (
	botAway   presence = iota
	botCutOff          // its connection broke, and its session can be resumed
	botConnected
)

// setPresence tells everybody where the bot is now. The caller holds the lock.
func (w *world) setPresence(p presence) {
	w.presence = p
	w.notify(event{Kind: botChanged})
	w.wake()
}
