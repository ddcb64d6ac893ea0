package world

// Event is something that happened in the world, for its observers.
type Event struct {
	Kind    EventKind
	Message *Message // of an event about a message
	Channel *Channel // of an event about a channel, or the message's channel
	Member  string   // of an event about a member
}

// EventKind says what happened.
type EventKind int

// Kinds of events. Channels here are threads and DMs too.
const (
	MessageCreated   EventKind = iota
	MessageUpdated             // edited, or pressed, or a thread was started from it
	MessageDeleted             // it is gone from the world already
	MessageDismissed           // an ephemeral message that its member put away
	ChannelCreated
	ChannelUpdated
	ChannelDeleted // it is gone from the world already
	Typing         // the bot types in a channel
	CommandsChanged
	MemberChanged // a member's settings
	MemberLeft    // a member left the guild
	MemberCame    // a member who had left came back
	RolesChanged  // of a member
	GuildChanged  // its owner
	BotRemoved    // from the guild
	BotInvited    // to the guild, again
	AutoplaySet   // a member was told to play by themselves, or to stop
	BotChanged    // the bot came or went: see World.Presence
	BotIdentified // the bot began a new session
)

// Presence says where the bot is.
type Presence int

// Presences of the bot.
const (
	BotAway      Presence = iota
	BotCutOff             // its connection broke, and its session can be resumed
	BotConnected          // and identified
)
