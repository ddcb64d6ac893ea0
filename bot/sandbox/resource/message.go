package resource

import (
	"encoding/json"
)

// Message is a message as the API answers it. X is nil but in a member's view.
type Message struct {
	ID              string          `json:"id"`
	ChannelID       string          `json:"channel_id"`
	GuildID         string          `json:"guild_id,omitempty"`
	Type            int             `json:"type"`
	Author          User            `json:"author"`
	Content         string          `json:"content"`
	Timestamp       string          `json:"timestamp"`
	EditedTimestamp *string         `json:"edited_timestamp"`
	TTS             bool            `json:"tts"`
	MentionEveryone bool            `json:"mention_everyone"`
	Mentions        []User          `json:"mentions"`
	MentionRoles    []string        `json:"mention_roles"`
	Pinned          bool            `json:"pinned"`
	Flags           int             `json:"flags"`
	Embeds          []Embed         `json:"embeds"`
	Attachments     []Attachment    `json:"attachments"`
	Components      []Component     `json:"components"`
	Nonce           json.RawMessage `json:"nonce,omitempty"`
	ApplicationID   string          `json:"application_id,omitempty"`
	WebhookID       string          `json:"webhook_id,omitempty"`
	Reference       *Reference      `json:"message_reference,omitempty"`
	Metadata        map[string]any  `json:"interaction_metadata,omitempty"`
	Thread          map[string]any  `json:"thread,omitempty"`
	Member          map[string]any  `json:"member,omitempty"`
	X               *Extras         `json:"x,omitempty"`
}

// Reference names the message that a message is a reply to.
type Reference struct {
	Type      int    `json:"type"`
	ChannelID string `json:"channel_id"`
	MessageID string `json:"message_id,omitempty"`
	GuildID   string `json:"guild_id,omitempty"`
}

// Extras are the sandbox's own keys of a message in one member's view. PAGE_API.md lists them.
type Extras struct {
	Ephemeral  bool   `json:"ephemeral"`
	Thinking   bool   `json:"thinking"`
	Promised   bool   `json:"promised,omitempty"` // the bot acknowledged a press and is still to edit the message
	Silent     bool   `json:"silent"`
	MentionsMe bool   `json:"mentions_me"`
	ThreadID   string `json:"thread_id,omitempty"`
	Used       *Used  `json:"used,omitempty"`
	Actionable bool   `json:"actionable"`
}

// Used says whose command a message answers.
type Used struct {
	UserID string `json:"user_id"`
	Text   string `json:"text"`
}

// Message flags.
const (
	FlagSuppressEmbeds = 1 << 2
	FlagHasThread      = 1 << 5
	FlagEphemeral      = 1 << 6
	FlagLoading        = 1 << 7
	FlagSilent         = 1 << 12
	FlagComponentsV2   = 1 << 15
)
