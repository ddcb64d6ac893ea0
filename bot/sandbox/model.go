package sandbox

import "encoding/json"

// User is a Discord user as the API answers it.
type User struct {
	ID            string  `json:"id"`
	Username      string  `json:"username"`
	GlobalName    string  `json:"global_name"`
	Discriminator string  `json:"discriminator"`
	Avatar        *string `json:"avatar"`
	Bot           bool    `json:"bot,omitempty"`
	PublicFlags   int     `json:"public_flags"`
	Flags         int     `json:"flags"`
	PrimaryGuild  *string `json:"primary_guild"`
}

// Emoji is an emoji of a button or option; ID is empty for Unicode emoji.
type Emoji struct {
	ID       string `json:"id,omitempty"`
	Name     string `json:"name"`
	Animated bool   `json:"animated,omitempty"`
}

// Attachment is a file of a message. Inline files are shown by an embed and left out of the
// message's own list.
type Attachment struct {
	ID          string `json:"id"`
	Filename    string `json:"filename"`
	Size        int    `json:"size"`
	URL         string `json:"url"`
	ProxyURL    string `json:"proxy_url"`
	ContentType string `json:"content_type,omitempty"`
	Description string `json:"description,omitempty"`
	Width       int    `json:"width,omitempty"`
	Height      int    `json:"height,omitempty"`
	Ephemeral   bool   `json:"ephemeral,omitempty"`
}

// Embed is an embed as the API answers it.
type Embed struct {
	Type        string       `json:"type"`
	URL         string       `json:"url,omitempty"`
	Title       string       `json:"title,omitempty"`
	Description string       `json:"description,omitempty"`
	Color       *int         `json:"color,omitempty"`
	Timestamp   string       `json:"timestamp,omitempty"`
	Fields      []EmbedField `json:"fields,omitempty"`
	Author      *EmbedAuthor `json:"author,omitempty"`
	Image       *EmbedImage  `json:"image,omitempty"`
	Thumbnail   *EmbedImage  `json:"thumbnail,omitempty"`
	Footer      *EmbedFooter `json:"footer,omitempty"`
}

// EmbedField is one name and value of an embed.
type EmbedField struct {
	Name   string `json:"name"`
	Value  string `json:"value"`
	Inline bool   `json:"inline"`
}

// EmbedAuthor is the line above an embed's title.
type EmbedAuthor struct {
	Name    string `json:"name"`
	URL     string `json:"url,omitempty"`
	IconURL string `json:"icon_url,omitempty"`
}

// EmbedImage is a picture of an embed; Description is the alt text of the file behind it.
type EmbedImage struct {
	URL         string `json:"url"`
	ProxyURL    string `json:"proxy_url,omitempty"`
	Width       int    `json:"width,omitempty"`
	Height      int    `json:"height,omitempty"`
	ContentType string `json:"content_type,omitempty"`
	Description string `json:"description,omitempty"`
}

// EmbedFooter is the last line of an embed.
type EmbedFooter struct {
	Text    string `json:"text"`
	IconURL string `json:"icon_url,omitempty"`
}

// Reference names the message that a message answers.
type Reference struct {
	Type      int    `json:"type"`
	ChannelID string `json:"channel_id"`
	MessageID string `json:"message_id,omitempty"`
	GuildID   string `json:"guild_id,omitempty"`
}

// Extras are the sandbox's own keys of a message, for one member's eyes.
type Extras struct {
	Ephemeral  bool   `json:"ephemeral"`
	Thinking   bool   `json:"thinking"`
	Promised   bool   `json:"promised,omitempty"` // a press on it was acknowledged, and what came of it is to come into it
	Silent     bool   `json:"silent"`
	MentionsMe bool   `json:"mentions_me"`
	ThreadID   string `json:"thread_id,omitempty"`
	Used       *Used  `json:"used,omitempty"`
	Actionable bool   `json:"actionable"`
}

// Used tells whose command a message answers.
type Used struct {
	UserID string `json:"user_id"`
	Text   string `json:"text"`
}

// Message is a message as the API answers it; X is set in members' views only.
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
