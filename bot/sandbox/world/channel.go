package world

import (
	"slices"
	"time"

	"farpost/bot/sandbox/resource"
)

// Channel is a text channel, perhaps one for announcements, a thread, or a DM of the bot with one member. Kind is a
// channel type of package resource.
type Channel struct {
	ID             string      `json:"id"`
	Kind           int         `json:"kind"`
	Name           string      `json:"name"`
	Topic          string      `json:"topic,omitempty"`
	Position       int         `json:"position"`
	Parent         string      `json:"parent,omitempty"`
	Owner          string      `json:"owner,omitempty"`
	DMWith         string      `json:"dm_with,omitempty"`
	Overwrites     []Overwrite `json:"overwrites,omitempty"`
	Archived       bool        `json:"archived,omitempty"`
	ArchivedAt     time.Time   `json:"archived_at,omitzero"`
	Locked         bool        `json:"locked,omitempty"`
	Invitable      bool        `json:"invitable,omitempty"`
	ArchiveMinutes int         `json:"auto_archive_minutes,omitempty"`
	Active         time.Time   `json:"active,omitzero"` // when something last happened in a thread
	In             []Joined    `json:"in,omitempty"`    // the members of a thread, in the order in which they joined
	Sent           int         `json:"sent,omitempty"`
	Dropped        int         `json:"dropped,omitempty"` // how many of those sent were deleted
	LastID         string      `json:"last_id,omitempty"`
	FromID         string      `json:"from_id,omitempty"` // the message that a thread was started from
}

// Joined is a member of a thread.
type Joined struct {
	ID string    `json:"id"`
	At time.Time `json:"at"`
}

// Overwrite changes permissions in one channel, for a role (Type 0) or a user (Type 1).
type Overwrite struct {
	ID    string `json:"id"`
	Type  int    `json:"type"`
	Allow int64  `json:"allow"`
	Deny  int64  `json:"deny"`
}

// IsText says whether the channel is one of the guild's in which threads can be started.
func (c *Channel) IsText() bool {
	return c.Kind == resource.ChannelText || c.Kind == resource.ChannelNews
}

// IsThread says whether the channel is a thread, public or private.
func (c *Channel) IsThread() bool {
	return c.Kind == resource.ChannelPublicThread || c.Kind == resource.ChannelNewsThread ||
		c.Kind == resource.ChannelPrivateThread
}

// has says whether a user is in the thread.
func (c *Channel) has(userID string) bool {
	return slices.ContainsFunc(c.In, func(j Joined) bool { return j.ID == userID })
}
