package world

import (
	"encoding/json"
	"strings"
	"time"

	"farpost/bot/sandbox/resource"
)

// Message is a stored message. Embeds, files and components are stored as they are answered.
type Message struct {
	ID           string                `json:"id"`
	Channel      string                `json:"channel"`
	Author       string                `json:"author"`
	Type         int                   `json:"type"`
	Content      string                `json:"content"`
	At           time.Time             `json:"at"`
	Edited       time.Time             `json:"edited,omitzero"`
	Flags        int                   `json:"flags"`
	TTS          bool                  `json:"tts,omitempty"`
	Embeds       []resource.Embed      `json:"embeds,omitempty"`
	Components   []resource.Component  `json:"components,omitempty"`
	Files        []resource.Attachment `json:"files,omitempty"`
	Mentions     []string              `json:"mentions,omitempty"`
	MentionRoles []string              `json:"mention_roles,omitempty"`
	Everyone     bool                  `json:"everyone,omitempty"`
	Nonce        json.RawMessage       `json:"nonce,omitempty"`
	Reference    *resource.Reference   `json:"reference,omitempty"`
	OnlyFor      string                `json:"only_for,omitempty"` // the one member who sees an ephemeral message
	Dismissed    bool                  `json:"dismissed,omitempty"`
	Origin       *Origin               `json:"origin,omitempty"`
	Thread       string                `json:"thread,omitempty"`
	LateEdits    []time.Time           `json:"late_edits,omitempty"`

	// Promised counts presses on the message that the bot acknowledged with the promise to edit it, and has not kept
	// yet. The state file leaves it out: a bot that starts anew has forgotten its promises.
	Promised int `json:"-"`
}

// Origin is the interaction that a message answers.
type Origin struct {
	ID        string `json:"id"`
	Type      int    `json:"type"`
	User      string `json:"user"`
	Text      string `json:"text,omitempty"` // "/match new"
	MessageID string `json:"message_id,omitempty"`
	First     string `json:"first,omitempty"` // of a follow-up: the first answer
}

// HasFile says whether an attachment is the message's.
func (m *Message) HasFile(id string) bool {
	for _, f := range m.Files {
		if f.ID == id {
			return true
		}
	}
	return false
}

// Text returns what can mention people: the content, and the text displays of Components V2.
func (m *Message) Text() string {
	parts := []string{m.Content}
	resource.WalkComponents(m.Components, func(c *resource.Component) bool {
		if c.Type == resource.TypeText {
			parts = append(parts, c.Content)
		}
		return true
	})
	return strings.Join(parts, "\n")
}

// Empty says whether there is nothing to show.
func (m *Message) Empty() bool {
	return m.Content == "" && len(m.Embeds) == 0 && len(m.Components) == 0 && len(m.Files) == 0
}
