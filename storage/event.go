package storage

import (
	"encoding/json"
	"fmt"
	"time"
)

// Event is a tournament: what lists need to know of it, and its state.
type Event struct {
	ID      string // chosen by the caller, unique, never empty
	Server  string // guild id; never empty
	Channel string // where it is announced and played; never empty
	Game    string // the ruleset; never empty
	Name    string // never empty
	Stage   string // how far it has come, in the caller's words; never empty
	// Closed says that nothing happens in it any more: it is over or was called off.
	Closed bool
	// Message is the message in Channel that always shows how the event stands; empty until it was posted.
	Message string
	// Seq is the number of the last entry of its log; moved by AdvanceEvent only.
	Seq     uint64
	State   json.RawMessage // the event after that entry
	Desk    json.RawMessage // what is known of it beside its log, such as what has been told; empty for nothing
	Created time.Time
	Updated time.Time
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (e Event) Validate() error {
	row := "event " + e.ID
	return first(need("event", "id", e.ID), need(row, "server", e.Server), need(row, "channel", e.Channel),
		need(row, "game", e.Game), need(row, "name", e.Name), need(row, "stage", e.Stage),
		needJSON(row, "state", e.State), needJSON(row, "desk", e.Desk))
}

// EventEntry is something that was done to an event. An event is the sum of its entries.
type EventEntry struct {
	Event string
	Seq   uint64 // from 1, without gaps
	At    time.Time
	By    string // the user who did it; empty for the bot
	Kind  string // what was done; never empty
	// Interaction is Discord's id of the press that did it; unique over all events; empty for none.
	Interaction string
	Action      json.RawMessage
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (e EventEntry) Validate() error {
	if e.Seq == 0 {
		return fmt.Errorf("%w: entry 0 of event %s: entries are counted from 1", ErrInvalid, e.Event)
	}
	row := fmt.Sprintf("entry %d of event %s", e.Seq, e.Event)
	return first(need("event entry", "event", e.Event), need(row, "kind", e.Kind), needJSON(row, "action", e.Action))
}

// EventFilter selects events. An empty field selects all: the zero filter means all events.
type EventFilter struct {
	Server string
	Player string // is among the event's players (SetEventPlayers)
	Open   bool   // is not closed
	Limit  int    // at most so many; 0 for all
}

// EventReader reads events.
type EventReader interface {
	// Event returns one event.
	Event(id string) (Event, error)
	// Events returns those that fit the filter, latest updated first, then by id.
	Events(f EventFilter) ([]Event, error)
	// EventLog returns the entries of an event from number `from` on, in order; at most limit, all of them if limit
	// is 0.
	EventLog(event string, from uint64, limit int) ([]EventEntry, error)
	// EventPlayers returns the people of an event, sorted.
	EventPlayers(event string) ([]string, error)
}

// EventWriter writes events.
type EventWriter interface {
	// CreateEvent adds an event with Seq 0, whatever it says. ErrExists if the id is taken.
	CreateEvent(e Event) error
	// UpdateEvent writes an event anew, except for Seq and Created, which it ignores. ErrNotFound if there is no such
	// event.
	UpdateEvent(e Event) error
	// AdvanceEvent appends an entry, and moves the event's Seq to its number, which must be the next; nothing else of
	// the event changes. ErrDuplicateInteraction if the interaction was logged before, in any event; otherwise
	// ErrNotFound if there is no such event, ErrConflict if the number is not the next.
	AdvanceEvent(e EventEntry) error
	// SetEventPlayers makes these the people of an event, in place of those before. Who is named twice counts once; an
	// empty id is ErrInvalid. ErrNotFound if there is no such event.
	SetEventPlayers(event string, players []string) error
	// DeleteEvent removes an event with its log and people, if it is there.
	DeleteEvent(id string) error
}
