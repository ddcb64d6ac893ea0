package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"math"
	"slices"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Event implements [storage.EventReader].
func (t *readTx) Event(id string) (storage.Event, error) {
	row, err := t.q.GetEvent(free, id)
	if err != nil {
		return storage.Event{}, t.fail(err, "event %s", id)
	}
	return eventOf(row), nil
}

// Events implements [storage.EventReader]. Each filter has the statement that its index was made for.
func (t *readTx) Events(f storage.EventFilter) ([]storage.Event, error) {
	rows, err := t.eventRows(f)
	if err != nil {
		return nil, t.fail(err, "listing events %+v", f)
	}
	return each(rows, eventOf), nil
}

// eventRows runs the statement of the filter's narrowest field.
func (t *readTx) eventRows(f storage.EventFilter) ([]db.Event, error) {
	most := limitOf(f.Limit)
	switch {
	case f.Player != "":
		return t.q.ListEventsOfPlayer(free, db.ListEventsOfPlayerParams{Player: f.Player, Server: f.Server,
			AnyServer: flag(f.Server == ""), ClosedToo: flag(!f.Open), Most: most})
	case f.Server != "" && f.Open:
		return t.q.ListOpenEventsOfServer(free, db.ListOpenEventsOfServerParams{Server: f.Server, Limit: most})
	case f.Server != "":
		return t.q.ListEventsOfServer(free, db.ListEventsOfServerParams{Server: f.Server, Limit: most})
	case f.Open:
		return t.q.ListOpenEvents(free, most)
	}
	return t.q.ListEvents(free, most)
}

// EventLog implements [storage.EventReader].
func (t *readTx) EventLog(event string, from uint64, limit int) ([]storage.EventEntry, error) {
	rows, err := t.q.ListEventLog(free, db.ListEventLogParams{Event: event, Seq: int64(min(from, math.MaxInt64)),
		Limit: limitOf(limit)})
	if err != nil {
		return nil, t.fail(err, "log of event %s", event)
	}
	return each(rows, eventEntryOf), nil
}

// EventPlayers implements [storage.EventReader].
func (t *readTx) EventPlayers(event string) ([]string, error) {
	players, err := t.q.ListEventPlayers(free, event)
	if err != nil {
		return nil, t.fail(err, "players of event %s", event)
	}
	return players, nil
}

// CreateEvent implements [storage.EventWriter].
func (t *tx) CreateEvent(e storage.Event) error {
	if err := e.Validate(); err != nil {
		return err
	}
	err := t.q.InsertEvent(free, db.InsertEventParams{
		ID: e.ID, Server: e.Server, Channel: e.Channel, Game: e.Game, Name: e.Name, Stage: e.Stage,
		Closed: flag(e.Closed), Message: e.Message, Created: millis(e.Created), Updated: millis(e.Updated),
		Desk: string(e.Desk), State: string(e.State),
	})
	return t.failing(err, "adding event %s", e.ID)
}

// UpdateEvent implements [storage.EventWriter].
func (t *tx) UpdateEvent(e storage.Event) error {
	if err := e.Validate(); err != nil {
		return err
	}
	n, err := t.q.UpdateEvent(free, db.UpdateEventParams{
		ID: e.ID, Server: e.Server, Channel: e.Channel, Game: e.Game, Name: e.Name, Stage: e.Stage,
		Closed: flag(e.Closed), Message: e.Message, Updated: millis(e.Updated), Desk: string(e.Desk),
		State: string(e.State),
	})
	if err != nil {
		return t.fail(err, "changing event %s", e.ID)
	}
	if n == 0 {
		return fmt.Errorf("changing event %s: %w", e.ID, storage.ErrNotFound)
	}
	return nil
}

// AdvanceEvent implements [storage.EventWriter]. It looks before it writes, so that a refusal has written nothing.
func (t *tx) AdvanceEvent(e storage.EventEntry) error {
	if err := e.Validate(); err != nil {
		return err
	}
	if err := t.newToEvents(e.Interaction); err != nil {
		return err
	}
	seq, err := t.q.GetEventSeq(free, e.Event)
	if err != nil {
		return t.fail(err, "event %s", e.Event)
	}
	if uint64(seq)+1 != e.Seq {
		return fmt.Errorf("event %s has %d entries, so %d is not the next: %w",
			e.Event, seq, e.Seq, storage.ErrConflict)
	}
	err = t.q.InsertEventLog(free, db.InsertEventLogParams{
		Event: e.Event, Seq: int64(e.Seq), At: millis(e.At), Player: e.By, Kind: e.Kind,
		Interaction: nullable(e.Interaction), Action: string(e.Action),
	})
	if err == nil {
		err = t.q.SetEventSeq(free, db.SetEventSeqParams{Seq: int64(e.Seq), ID: e.Event})
	}
	return t.failing(err, "entry %d of event %s", e.Seq, e.Event)
}

// newToEvents reports an error for an interaction that an event's log has already.
func (t *tx) newToEvents(interaction string) error {
	if interaction == "" {
		return nil
	}
	made, err := t.q.EventOfInteraction(free, nullable(interaction))
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return t.fail(err, "interaction %s", interaction)
	}
	return fmt.Errorf("interaction %s made entry %d of event %s: %w",
		interaction, made.Seq, made.Event, storage.ErrDuplicateInteraction)
}

// SetEventPlayers implements [storage.EventWriter]. It writes only what differs: mostly one person comes or goes.
func (t *tx) SetEventPlayers(event string, players []string) error {
	if slices.Contains(players, "") {
		return fmt.Errorf("%w: event %s with a player without id", storage.ErrInvalid, event)
	}
	if _, err := t.q.GetEventSeq(free, event); err != nil {
		return t.fail(err, "event %s", event)
	}
	before, err := t.EventPlayers(event)
	if err != nil {
		return err
	}
	after := slices.Compact(slices.Sorted(slices.Values(players)))
	for _, p := range before {
		if _, stays := slices.BinarySearch(after, p); stays {
			continue
		}
		if err := t.q.DeleteEventPlayer(free, db.DeleteEventPlayerParams{Event: event, Player: p}); err != nil {
			return t.fail(err, "removing player %s from event %s", p, event)
		}
	}
	for _, p := range after {
		if _, was := slices.BinarySearch(before, p); was {
			continue
		}
		if err := t.q.InsertEventPlayer(free, db.InsertEventPlayerParams{Event: event, Player: p}); err != nil {
			return t.fail(err, "adding player %s to event %s", p, event)
		}
	}
	return nil
}

// DeleteEvent implements [storage.EventWriter]. Its log and its people go with it, by their references.
func (t *tx) DeleteEvent(id string) error {
	return t.failing(t.q.DeleteEvent(free, id), "removing event %s", id)
}

func eventOf(row db.Event) storage.Event {
	return storage.Event{
		ID: row.ID, Server: row.Server, Channel: row.Channel, Game: row.Game, Name: row.Name, Stage: row.Stage,
		Closed: row.Closed != 0, Message: row.Message, Seq: uint64(row.Seq), State: jsonOf(row.State),
		Desk: jsonOf(row.Desk), Created: instant(row.Created), Updated: instant(row.Updated),
	}
}

func eventEntryOf(row db.EventLog) storage.EventEntry {
	return storage.EventEntry{
		Event: row.Event, Seq: uint64(row.Seq), At: instant(row.At), By: row.Player, Kind: row.Kind,
		Interaction: row.Interaction.String, Action: jsonOf(row.Action),
	}
}
