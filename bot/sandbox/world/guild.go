package world

import (
	"time"

	"farpost/bot/sandbox/resource"
)

// Guild is the one server that there is.
type Guild struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	OwnerID   string `json:"owner_id"`
	Locale    string `json:"locale"`
	BotRoleID string `json:"bot_role_id"`
	Roles     []Role `json:"roles"`
	// BotRemoved says that the bot is not in the guild.
	BotRemoved bool `json:"bot_removed,omitempty"`
}

// Role is a role of the guild. The role whose id is the guild's is @everyone.
type Role struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Permissions int64  `json:"permissions"`
	Managed     bool   `json:"managed"` // by the bot's application
}

// Member is one of the sample members. The bot is not among them.
type Member struct {
	User     resource.User `json:"user"`
	Locale   string        `json:"locale"`
	Colour   string        `json:"colour"` // in CSS
	Roles    []string      `json:"roles"`
	DMsOpen  bool          `json:"dms_open"`
	Autoplay bool          `json:"autoplay"`
	Joined   time.Time     `json:"joined"`
	Left     bool          `json:"left,omitempty"`    // the guild; they are there no more
	Deleted  bool          `json:"deleted,omitempty"` // the account: they have left, and nobody knows them any more
}
