package world

import (
	"time"

	"farpost/bot/sandbox/resource"
)

type guild struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	OwnerID   string `json:"owner_id"`
	Locale    string `json:"locale"`
	BotRoleID string `json:"bot_role_id"`
	Roles     []Role `json:"roles"`
}

type Role struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Permissions int64  `json:"permissions"`
	Managed     bool   `json:"managed"`
}

type member struct {
	User     resource.User `json:"user"`
	Locale   string        `json:"locale"`
	Colour   string        `json:"colour"`
	Admin    bool          `json:"admin"`
	Roles    []string      `json:"roles"`
	DMsOpen  bool          `json:"dms_open"`
	Autoplay bool          `json:"autoplay"`
	Joined   time.Time     `json:"joined"`
}
