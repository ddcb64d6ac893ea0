package world

import (
	"slices"
	"time"

	"farpost/bot/sandbox/resource"
)

type Channel struct {
	ID             string      `json:"id"`
	Kind           int         `json:"kind"`
	Name           string      `json:"name"`
	Topic          string      `json:"topic,omitempty"`
	Position       int         `json:"position"`
	Parent         string      `json:"parent,omitempty"`
	Owner          string      `json:"owner,omitempty"`
	DMWith         string      `json:"dm_with,omitempty"`
	Overwrites     []overwrite `json:"overwrites,omitempty"`
	Archived       bool        `json:"archived,omitempty"`
	ArchivedAt     time.Time   `json:"archived_at,omitzero"`
	Locked         bool        `json:"locked,omitempty"`
	Invitable      bool        `json:"invitable,omitempty"`
	ArchiveMinutes int         `json:"auto_archive_minutes,omitempty"`
	Active         time.Time   `json:"active,omitzero"` // the last activity of a thread
	In             []Joined    `json:"in,omitempty"`    // members of a thread
	Sent           int         `json:"sent,omitempty"`
	LastID         string      `json:"last_id,omitempty"`
	FromID         string      `json:"from_id,omitempty"` // the message that a thread was started from
}

type Joined struct {
	ID string    `json:"id"`
	At time.Time `json:"at"`
}

// overwrite changes permissions in one channel, for a role (Type 0) or a member (Type 1).
type overwrite struct {
	ID    string `json:"id"`
	Type  int    `json:"type"`
	Allow int64  `json:"allow"`
	Deny  int64  `json:"deny"`
}

func (c *Channel) IsThread() bool {
	return c.Kind == resource.ChannelPublicThread || c.Kind == resource.ChannelPrivateThread
}

func (c *Channel) has(userID string) bool {
	return slices.ContainsFunc(c.In, func(j Joined) bool { return j.ID == userID })
}
