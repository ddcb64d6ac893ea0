package tournament

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// sitting is an event within one transaction.
type sitting struct {
	d   *Desk
	tx  storage.Tx
	row storage.Event
	e   event.Event
}

// memo is what the desk knows of an event beside its log (storage.Event.Desk).
type memo struct {
	// Given is how much time the bot had given back in all when this event last got it.
	Given time.Duration `json:"given"`
	// Picture is the hash of the picture on the event's message; "" for none.
	Picture string `json:"picture,omitempty"`
	// Matches is the channel of its matches; "" for the event's own.
	Matches string `json:"matches,omitempty"`
}

func memoOf(row storage.Event) (memo, error) {
	var m memo
	return m, unmarshal(row.Desk, &m)
}

// reload reads the event as the transaction has it by now.
func (s *sitting) reload() error {
	v, err := read(s.tx, s.row.ID)
	s.row, s.e = v.Row, v.Event
	return err
}

func (s *sitting) view() View { return View{Row: s.row, Event: s.e} }

// save writes the action into the log, and the event as it is now.
func (s *sitting) save(was event.Event, a event.Action, interaction string) error {
	err := s.tx.AdvanceEvent(storage.EventEntry{Event: s.row.ID, Seq: s.e.Seq, At: a.At, By: a.By, Kind: a.Kind,
		Interaction: interaction, Action: json.RawMessage(written(a))})
	if err != nil {
		return err
	}
	s.row.Seq, s.row.State, s.row.Stage, s.row.Updated = s.e.Seq, written(s.e), string(s.e.Stage), a.At
	s.row.Name, s.row.Game = s.e.Plan.Name, s.e.Plan.Game
	s.row.Closed = s.e.Stage == event.Over || s.e.Stage == event.Cancelled
	if err := s.tx.UpdateEvent(s.row); err != nil {
		return err
	}
	if now := ids(s.e); !slices.Equal(ids(was), now) {
		return s.tx.SetEventPlayers(s.row.ID, now)
	}
	return nil
}

func ids(e event.Event) []string {
	var out []string
	for _, p := range e.Players {
		out = append(out, p.ID)
	}
	slices.Sort(out)
	return out
}

func (s *sitting) match(id string) (storage.Match, []storage.Seat, error) {
	m, err := s.tx.Match(id)
	if errors.Is(err, storage.ErrNotFound) {
		return m, nil, nil // it was deleted with what it belonged to
	}
	if err != nil {
		return m, nil, err
	}
	seats, err := s.tx.Seats(id)
	return m, seats, err
}

// refused reports whether an error is a refusal, after which the transaction can go on.
func refused(err error) bool { return engine.IsRefusal(err) != nil }
