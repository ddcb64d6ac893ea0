package storage

import "time"

// Message is a note about a message that was sent for a match. With it the message can be edited, or sent anew when
// it is gone.
type Message struct {
	Match   string
	Purpose string // such as "handover", "board" or "dm:1"; unique in the match
	Channel string // channel, thread or direct channel; never empty
	ID      string // of the message; never empty
	Hash    string // of its content as last sent; an equal one needs no edit
	Updated time.Time
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (m Message) Validate() error {
	row := "message " + m.Purpose + " of match " + m.Match
	return first(need("message", "match", m.Match), need(row, "purpose", m.Purpose),
		need(row, "channel", m.Channel), need(row, "id", m.ID))
}

// MessageReader reads notes.
type MessageReader interface {
	// Message returns the note of a purpose.
	Message(match, purpose string) (Message, error)
	// Messages returns all notes of a match, by purpose.
	Messages(match string) ([]Message, error)
	// MessageAt returns the note about a message on Discord, by its ids.
	MessageAt(channel, id string) (Message, error)
}

// MessageWriter writes notes.
type MessageWriter interface {
	// PutMessage adds or replaces the note of a purpose. ErrNotFound if there
	// is no such match.
	PutMessage(m Message) error
	// DeleteMessage removes a note, if it is there.
	DeleteMessage(match, purpose string) error
}
