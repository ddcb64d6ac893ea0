package resource

// Channel types.
const (
	ChannelText          = 0
	ChannelDM            = 1
	ChannelNews          = 5 // for announcements
	ChannelNewsThread    = 10
	ChannelPublicThread  = 11
	ChannelPrivateThread = 12
	ChannelForum         = 15 // has posts, each a public thread, and takes no messages itself
)

// Gateway intents.
const (
	IntentGuilds         = 1 << 0
	IntentMembers        = 1 << 1
	intentPresences      = 1 << 8
	IntentGuildMessages  = 1 << 9
	IntentDirectMessages = 1 << 12
	IntentMessageContent = 1 << 15
	IntentPrivileged     = IntentMembers | intentPresences | IntentMessageContent
)
