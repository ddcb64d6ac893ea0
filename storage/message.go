package storage

import "time"

// Message is where a message of a match stands on Discord, so that it can be
// edited, or made again when it is gone.
type Message struct {
	Match   string
	Purpose string // such as "handover", "board" or "dm:1"; unique in the match
	Channel string // channel, thread or direct channel; never empty
	ID      string // of the message; never empty
	Hash    string // of its content as last sent: equal means no edit is needed
	Updated time.Time
}

// Validate reports what of the row breaks its contract.
func (m Message) Validate() error {
	row := "message " + m.Purpose + " of match " + m.Match
	return first(need("message", "match", m.Match), need(row, "purpose", m.Purpose),
		need(row, "channel", m.Channel), need(row, "id", m.ID))
}

// MessageReader reads where messages stand.
type MessageReader interface {
	// Message is the message of a purpose.
	Message(match, purpose string) (Message, error)
	// Messages are all of a match, by purpose.
	Messages(match string) ([]Message, error)
	// MessageAt is what we keep about a message of Discord, by its ids.
	MessageAt(channel, id string) (Message, error)
}

// MessageWriter writes where messages stand.
type MessageWriter interface {
	// PutMessage adds or replaces the message of a purpose. ErrNotFound if there
	// is no such match.
	PutMessage(m Message) error
	// DeleteMessage forgets a message, if it is there.
	DeleteMessage(match, purpose string) error
}
