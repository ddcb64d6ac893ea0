package world

// Event is something that happened in the world and that others may want to know: the bot by the gateway, the
// page by its live views, members who play by themselves.
type Event struct {
	Kind    eventKind
	Message *Message // of events about messages
	Channel *Channel // of events about channels, and where a message is
	Member  string   // whom a member's event is about
}

// eventKind says what happened.
type eventKind int

// Kinds of events.
const (
	MessageCreated eventKind = iota
	MessageUpdated
	MessageDeleted
	MessageDismissed // an ephemeral message that its member put away
	ChannelCreated   // or a thread
	ChannelUpdated   // or a thread
	ChannelDeleted   // or a thread
	Typing           // the bot types in a channel
	CommandsChanged
	MemberChanged
	AutoplaySet   // a member was told to play by itself, or no longer to
	BotChanged    // the bot connected or went
	BotIdentified // the bot began a new session
)

// presence says where the bot is.
type presence int

// Presences of the bot.
const (
	BotAway   presence = iota
	BotCutOff          // its connection broke, and its session can be resumed
	BotConnected
)
