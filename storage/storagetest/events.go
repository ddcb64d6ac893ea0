package storagetest

import (
	"context"
	"fmt"
	"testing"

	"farpost/storage"
)

// anEvent is an open event with every field filled.
func anEvent(id string) storage.Event {
	return storage.Event{ID: id, Server: "s1", Channel: "c1", Game: "toy", Name: "Friday", Stage: "open",
		Message: "m1", State: []byte(`{"round":0}`), Desk: []byte(`{"told":1}`), Created: noon, Updated: in(1)}
}

// held is all that a store has of an event.
type held struct {
	Event   storage.Event
	Log     []storage.EventEntry
	Players []string
}

// holds reads all of an event.
func holds(t *testing.T, s storage.Store, id string) held {
	t.Helper()
	return read(t, s, func(tx storage.ReadTx) (h held, err error) {
		err = all(
			func() (err error) { h.Event, err = tx.Event(id); return err },
			func() (err error) { h.Log, err = tx.EventLog(id, 0, 0); return err },
			func() (err error) { h.Players, err = tx.EventPlayers(id); return err },
		)
		return h, err
	})
}

// gone checks that a store has nothing of an event.
func gone(t *testing.T, s storage.Store, id string) {
	t.Helper()
	missing(t, s, func(tx storage.ReadTx) (storage.Event, error) { return tx.Event(id) })
	equal(t, "log of what is gone", read(t, s, func(tx storage.ReadTx) ([]storage.EventEntry, error) {
		return tx.EventLog(id, 0, 0)
	}), nil)
	equal(t, "people of what is gone", read(t, s, func(tx storage.ReadTx) ([]string, error) {
		return tx.EventPlayers(id)
	}), nil)
}

// createEvents adds events.
func createEvents(t *testing.T, s storage.Store, events ...storage.Event) {
	t.Helper()
	update(t, s, func(tx storage.Tx) error {
		for _, e := range events {
			if err := tx.CreateEvent(e); err != nil {
				return err
			}
		}
		return nil
	})
}

// refusedWhole checks that f is refused, also in an update that handles the refusal and is kept: there it would show
// if f had written anything before.
func refusedWhole(t *testing.T, s storage.Store, want error, f func(storage.Tx) error) {
	t.Helper()
	refused(t, s, want, f)
	update(t, s, func(tx storage.Tx) error {
		if f(tx) == nil {
			t.Errorf("what was refused is not refused again, want %v", want)
		}
		return nil
	})
}

// testCreateEvent: an event is added once under its id, with the number 0 and neither log nor people.
func testCreateEvent(t *testing.T, s storage.Store) {
	gone(t, s, "e")
	given := anEvent("e")
	given.Seq = 9
	createEvents(t, s, given)
	equal(t, "new event", holds(t, s, "e"), held{Event: anEvent("e")})
	bare := storage.Event{ID: "bare", Server: "s", Channel: "c", Game: "g", Name: "n", Stage: "over", Closed: true}
	createEvents(t, s, bare)
	equal(t, "bare event", holds(t, s, "bare"), held{Event: bare})
	refusedWhole(t, s, storage.ErrExists, func(tx storage.Tx) error {
		again := anEvent("e")
		again.Name, again.Closed = "Saturday", true
		return tx.CreateEvent(again)
	})
	equal(t, "after the second", holds(t, s, "e"), held{Event: anEvent("e")})
}

// testUpdateEvent: an event is written anew, but for its number and when it was made; its log, its people and other
// events stay.
func testUpdateEvent(t *testing.T, s storage.Store) {
	createEvents(t, s, anEvent("e"), anEvent("other"))
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.AdvanceEvent(anEntry("e", 1)) },
			func() error { return tx.SetEventPlayers("e", []string{"p1"}) },
		)
	})
	want := storage.Event{ID: "e", Server: "s2", Channel: "c2", Game: "toy2", Name: "Sunday", Stage: "over",
		Closed: true, Message: "m2", State: []byte(`{"round":3}`), Desk: []byte(`[2]`), Updated: in(5)}
	bare := storage.Event{ID: "e", Server: "s", Channel: "c", Game: "g", Name: "n", Stage: "s"}
	for _, want := range []storage.Event{want, bare} {
		given := want
		given.Seq, given.Created = 99, in(9)
		update(t, s, func(tx storage.Tx) error { return tx.UpdateEvent(given) })
		want.Seq, want.Created = 1, noon
		equal(t, "updated event", holds(t, s, "e"),
			held{want, []storage.EventEntry{anEntry("e", 1)}, []string{"p1"}})
	}
	equal(t, "other event", holds(t, s, "other"), held{Event: anEvent("other")})
	refusedWhole(t, s, storage.ErrNotFound, func(tx storage.Tx) error { return tx.UpdateEvent(anEvent("none")) })
	gone(t, s, "none")
}

// testEventPlayers: the people of an event are those that were set last, sorted, each once.
func testEventPlayers(t *testing.T, s storage.Store) {
	createEvents(t, s, anEvent("e"), anEvent("other"))
	set := func(event string, players ...string) func(storage.Tx) error {
		return func(tx storage.Tx) error { return tx.SetEventPlayers(event, players) }
	}
	update(t, s, set("other", "b", "z"))
	for _, test := range []struct{ given, want []string }{
		{[]string{"c", "a", "b"}, []string{"a", "b", "c"}},
		{[]string{"d", "b", "10", "9", "b", "d"}, []string{"10", "9", "b", "d"}},
		{[]string{"b"}, []string{"b"}},
		{nil, nil},
		{[]string{"e"}, []string{"e"}},
	} {
		given := append([]string(nil), test.given...)
		update(t, s, set("e", given...))
		equal(t, "what the caller gave", given, append([]string(nil), test.given...))
		equal(t, "people", holds(t, s, "e"), held{Event: anEvent("e"), Players: test.want})
	}
	refusedWhole(t, s, storage.ErrInvalid, set("e", "a", ""))
	refusedWhole(t, s, storage.ErrNotFound, set("none", "a"))
	refusedWhole(t, s, storage.ErrNotFound, set("none"))
	equal(t, "after refusals", holds(t, s, "e").Players, []string{"e"})
	equal(t, "of the other", holds(t, s, "other").Players, []string{"b", "z"})
	gone(t, s, "none")
}

// testEvents: each field of a filter narrows the list, which begins with what was updated last.
func testEvents(t *testing.T, s storage.Store) {
	equal(t, "before any", read(t, s, func(tx storage.ReadTx) ([]storage.Event, error) {
		return tx.Events(storage.EventFilter{})
	}), nil)
	a, b, c, d, e := anEvent("a"), anEvent("b"), anEvent("c"), anEvent("d"), anEvent("e")
	a.Updated, b.Updated, c.Updated, d.Updated, e.Updated = in(1), in(3), in(2), in(2), in(4)
	b.Closed, e.Closed = true, true
	c.Server, e.Server = "s2", "s2"
	createEvents(t, s, d, c, b, a, e)
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.SetEventPlayers("a", []string{"p", "q"}) },
			func() error { return tx.SetEventPlayers("b", []string{"p"}) },
			func() error { return tx.SetEventPlayers("c", []string{"q", "p"}) },
			func() error { return tx.SetEventPlayers("d", []string{"p"}) },
			func() error { return tx.SetEventPlayers("e", []string{"q"}) },
		)
	})
	for _, test := range []struct {
		f    storage.EventFilter
		want []storage.Event
	}{
		{storage.EventFilter{}, []storage.Event{e, b, c, d, a}},
		{storage.EventFilter{Limit: 3}, []storage.Event{e, b, c}},
		{storage.EventFilter{Limit: 9}, []storage.Event{e, b, c, d, a}},
		{storage.EventFilter{Open: true}, []storage.Event{c, d, a}},
		{storage.EventFilter{Open: true, Limit: 1}, []storage.Event{c}},
		{storage.EventFilter{Server: "s1"}, []storage.Event{b, d, a}},
		{storage.EventFilter{Server: "s1", Limit: 2}, []storage.Event{b, d}},
		{storage.EventFilter{Server: "s1", Open: true}, []storage.Event{d, a}},
		{storage.EventFilter{Server: "s1", Open: true, Limit: 1}, []storage.Event{d}},
		{storage.EventFilter{Server: "none"}, nil},
		{storage.EventFilter{Player: "p"}, []storage.Event{b, c, d, a}},
		{storage.EventFilter{Player: "p", Limit: 2}, []storage.Event{b, c}},
		{storage.EventFilter{Player: "p", Open: true}, []storage.Event{c, d, a}},
		{storage.EventFilter{Player: "p", Server: "s1"}, []storage.Event{b, d, a}},
		{storage.EventFilter{Player: "p", Server: "s1", Open: true}, []storage.Event{d, a}},
		{storage.EventFilter{Player: "p", Server: "s1", Open: true, Limit: 1}, []storage.Event{d}},
		{storage.EventFilter{Player: "q", Server: "s2"}, []storage.Event{e, c}},
		{storage.EventFilter{Player: "nobody"}, nil},
	} {
		equal(t, fmt.Sprintf("events of %+v", test.f), read(t, s, func(tx storage.ReadTx) ([]storage.Event, error) {
			return tx.Events(test.f)
		}), test.want)
	}
}

// testDeleteEvent: an event goes with its log and people, and only that; nothing of it is left for one that takes its
// id, and its interactions may be logged again.
func testDeleteEvent(t *testing.T, s storage.Store) {
	createEvents(t, s, anEvent("e"), anEvent("other"))
	fill := func(id string) func(storage.Tx) error {
		return func(tx storage.Tx) error {
			return all(
				func() error { return tx.AdvanceEvent(anEntry(id, 1)) },
				func() error { return tx.SetEventPlayers(id, []string{"p1"}) },
			)
		}
	}
	update(t, s, fill("e"))
	update(t, s, fill("other"))
	other := holds(t, s, "other")
	for range 2 {
		update(t, s, func(tx storage.Tx) error { return tx.DeleteEvent("e") })
	}
	gone(t, s, "e")
	equal(t, "events of its people", read(t, s, func(tx storage.ReadTx) ([]storage.Event, error) {
		return tx.Events(storage.EventFilter{Player: "p1"})
	}), []storage.Event{other.Event})
	createEvents(t, s, anEvent("e"))
	equal(t, "one that took its id", holds(t, s, "e"), held{Event: anEvent("e")})
	update(t, s, fill("e"))
	equal(t, "other event", holds(t, s, "other"), other)
}

// testEventRollsBack: an update that fails takes back all that it did to events.
func testEventRollsBack(t *testing.T, s storage.Store) {
	createEvents(t, s, anEvent("e"), anEvent("lost"))
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.AdvanceEvent(anEntry("e", 1)) },
			func() error { return tx.SetEventPlayers("e", []string{"p1"}) },
		)
	})
	before := holds(t, s, "e")
	err := s.Update(context.Background(), func(tx storage.Tx) error {
		changed := anEvent("e")
		changed.Stage = "playing"
		err := all(
			func() error { return tx.CreateEvent(anEvent("new")) },
			func() error { return tx.UpdateEvent(changed) },
			func() error { return tx.AdvanceEvent(anEntry("e", 2)) },
			func() error { return tx.SetEventPlayers("e", []string{"p2"}) },
			func() error { return tx.DeleteEvent("lost") },
		)
		if err != nil {
			return err
		}
		seen, err := tx.Event("e")
		changed.Seq = 2
		equal(t, "event within", seen, changed)
		if err != nil {
			return err
		}
		return errChanged
	})
	equal(t, "what the update returned", err == errChanged, true)
	gone(t, s, "new")
	equal(t, "event", holds(t, s, "e"), before)
	equal(t, "deleted event", holds(t, s, "lost"), held{Event: anEvent("lost")})
}
