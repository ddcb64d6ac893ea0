package storagetest

import (
	"errors"
	"testing"

	"farpost/storage"
)

// testInvalidRows: rows that break their own contract are refused, whole.
func testInvalidRows(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"))
	match := func(change func(*storage.Match)) storage.Match {
		m := aMatch("new")
		change(&m)
		return m
	}
	placeless := aResult("r", "s", "toy", 1, "a", "b")
	placeless.Placed[1].Place = 0
	outbox := func(tx storage.Tx, r storage.OutboxRow) error { _, err := tx.AppendOutbox(r); return err }
	tests := map[string]func(storage.Tx) error{
		"match without id": func(tx storage.Tx) error {
			return tx.CreateMatch(match(func(m *storage.Match) { m.ID = "" }), nil)
		},
		"match without game": func(tx storage.Tx) error {
			return tx.CreateMatch(match(func(m *storage.Match) { m.Game = "" }), nil)
		},
		"unknown status": func(tx storage.Tx) error {
			return tx.CreateMatch(match(func(m *storage.Match) { m.Status = "lost" }), nil)
		},
		"settings no JSON": func(tx storage.Tx) error {
			return tx.CreateMatch(match(func(m *storage.Match) { m.Settings = []byte("{") }), nil)
		},
		"update to no status": func(tx storage.Tx) error { return tx.UpdateMatch(storage.Match{ID: "m", Game: "toy"}) },
		"negative seat": func(tx storage.Tx) error {
			return tx.PutSeat(storage.Seat{Match: "m", No: -1, Player: "p"})
		},
		"seat without player": func(tx storage.Tx) error { return tx.PutSeat(storage.Seat{Match: "m"}) },
		"ask to no seat":      func(tx storage.Tx) error { return tx.SetAsks("m", []storage.Ask{{Seat: -1, Q: 1}}) },
		"ask of another match": func(tx storage.Tx) error {
			return tx.SetAsks("m", []storage.Ask{{Match: "other", Seat: 0, Q: 1}})
		},
		"ask twice": func(tx storage.Tx) error {
			return tx.SetAsks("m", []storage.Ask{{Seat: 0, Q: 1}, {Seat: 0, Q: 1}})
		},
		"log without match": func(tx storage.Tx) error { return tx.AppendLog(storage.Entry{Seq: 1}) },
		"log of seat -2": func(tx storage.Tx) error {
			return tx.AppendLog(storage.Entry{Match: "m", Seq: 1, Seat: -2})
		},
		"job without key":     func(tx storage.Tx) error { return tx.PutJob(storage.Job{Kind: "k"}) },
		"job without kind":    func(tx storage.Tx) error { return tx.PutJob(storage.Job{Key: "k"}) },
		"outbox without lane": func(tx storage.Tx) error { return outbox(tx, storage.OutboxRow{Kind: "k"}) },
		"outbox without kind": func(tx storage.Tx) error { return outbox(tx, storage.OutboxRow{Lane: "l"}) },
		"message without id": func(tx storage.Tx) error {
			return tx.PutMessage(storage.Message{Match: "m", Purpose: "p", Channel: "c"})
		},
		"deck with a blank name": func(tx storage.Tx) error {
			return tx.PutDeck(storage.Deck{Owner: "p", Game: "toy", Name: " "})
		},
		"player without id": func(tx storage.Tx) error { return tx.PutPlayer(storage.Player{}) },
		"player settings no JSON": func(tx storage.Tx) error {
			return tx.PutPlayer(storage.Player{ID: "p", Settings: []byte("no")})
		},
		"server without id":    func(tx storage.Tx) error { return tx.PutServer(storage.Server{}) },
		"result without match": func(tx storage.Tx) error { return tx.AddResult(aResult("", "s", "toy", 1, "a", "b")) },
		"result without server": func(tx storage.Tx) error {
			return tx.AddResult(aResult("r", "", "toy", 1, "a", "b"))
		},
		"result of season 0": func(tx storage.Tx) error {
			return tx.AddResult(aResult("r", "s", "toy", 0, "a", "b"))
		},
		"result of one player": func(tx storage.Tx) error { return tx.AddResult(aResult("r", "s", "toy", 1, "a")) },
		"result without player": func(tx storage.Tx) error {
			return tx.AddResult(aResult("r", "s", "toy", 1, "a", ""))
		},
		"result without a place": func(tx storage.Tx) error { return tx.AddResult(placeless) },
		"rating without player": func(tx storage.Tx) error {
			return tx.PutRating(storage.Rating{Server: "s", Game: "toy", Season: 1, Sigma: 1})
		},
		"rating without sigma": func(tx storage.Tx) error {
			return tx.PutRating(storage.Rating{Server: "s", Game: "toy", Season: 1, Player: "p"})
		},
		"season 1 begun":      func(tx storage.Tx) error { return tx.AddSeason(storage.Season{Server: "s", No: 1}) },
		"season of no server": func(tx storage.Tx) error { return tx.AddSeason(storage.Season{No: 2}) },
	}
	update(t, s, func(tx storage.Tx) error {
		for name, test := range tests {
			if err := test(tx); !errors.Is(err, storage.ErrInvalid) {
				t.Errorf("%s: %v, want %v", name, err, storage.ErrInvalid)
			}
		}
		return nil
	})
	all := read(t, s, func(tx storage.ReadTx) ([]storage.Match, error) { return tx.Matches(storage.MatchFilter{}) })
	equal(t, "matches", all, []storage.Match{aMatch("m")})
	equal(t, "asks", read(t, s, func(tx storage.ReadTx) ([]storage.Ask, error) { return tx.Asks("m") }), nil)
}

// brokenEvents are changes that make an event break its contract, by what they break.
var brokenEvents = map[string]func(*storage.Event){
	"id":      func(e *storage.Event) { e.ID = "" },
	"server":  func(e *storage.Event) { e.Server = "" },
	"channel": func(e *storage.Event) { e.Channel = "" },
	"game":    func(e *storage.Event) { e.Game = "" },
	"name":    func(e *storage.Event) { e.Name = "" },
	"stage":   func(e *storage.Event) { e.Stage = "" },
	"state":   func(e *storage.Event) { e.State = []byte("{") },
	"desk":    func(e *storage.Event) { e.Desk = []byte("told") },
}

// brokenEntries are the same of an entry of an event.
var brokenEntries = map[string]func(*storage.EventEntry){
	"event":  func(e *storage.EventEntry) { e.Event = "" },
	"number": func(e *storage.EventEntry) { e.Seq = 0 },
	"kind":   func(e *storage.EventEntry) { e.Kind = "" },
	"action": func(e *storage.EventEntry) { e.Action = []byte("[1") },
}

// testInvalidEvents: events and entries that break their own contract are refused, and change nothing.
func testInvalidEvents(t *testing.T, s storage.Store) {
	createEvents(t, s, anEvent("e"))
	for what, breaks := range brokenEvents {
		t.Run("event/"+what, func(t *testing.T) {
			added, changed := anEvent("new"), anEvent("e")
			added.Stage, changed.Stage = "other", "other"
			breaks(&added)
			breaks(&changed)
			refusedWhole(t, s, storage.ErrInvalid, func(tx storage.Tx) error { return tx.CreateEvent(added) })
			refusedWhole(t, s, storage.ErrInvalid, func(tx storage.Tx) error { return tx.UpdateEvent(changed) })
		})
	}
	for what, breaks := range brokenEntries {
		t.Run("entry/"+what, func(t *testing.T) {
			entry := anEntry("e", 1)
			breaks(&entry)
			refusedWhole(t, s, storage.ErrInvalid, func(tx storage.Tx) error { return tx.AdvanceEvent(entry) })
		})
	}
	equal(t, "event", holds(t, s, "e"), held{Event: anEvent("e")})
	equal(t, "all events", read(t, s, func(tx storage.ReadTx) ([]storage.Event, error) {
		return tx.Events(storage.EventFilter{})
	}), []storage.Event{anEvent("e")})
}
