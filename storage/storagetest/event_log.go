package storagetest

import (
	"fmt"
	"math"
	"testing"

	"farpost/storage"
)

// anEntry is an entry of an event that somebody's press made.
func anEntry(event string, seq uint64) storage.EventEntry {
	return storage.EventEntry{Event: event, Seq: seq, At: in(int(seq)), By: "p1", Kind: "join",
		Interaction: fmt.Sprintf("i-%s-%d", event, seq), Action: fmt.Appendf(nil, `{"no":%d}`, seq)}
}

// testAdvanceEvent: entries are appended one after the other and read from any number on, up to a limit; the event's
// number goes with them, and nothing else of it.
func testAdvanceEvent(t *testing.T, s storage.Store) {
	createEvents(t, s, anEvent("e"), anEvent("other"))
	first, last := anEntry("e", 1), anEntry("e", 4)
	bot := storage.EventEntry{Event: "e", Seq: 2, Kind: "pair"}
	clock := storage.EventEntry{Event: "e", Seq: 3, At: in(3), Kind: "close"} // nothing pressed this one either
	for _, e := range []storage.EventEntry{first, bot, clock, anEntry("other", 1), last} {
		update(t, s, func(tx storage.Tx) error { return tx.AdvanceEvent(e) })
	}
	want := anEvent("e")
	want.Seq = 4
	equal(t, "event", holds(t, s, "e"), held{Event: want, Log: []storage.EventEntry{first, bot, clock, last}})
	for _, test := range []struct {
		from  uint64
		limit int
		want  []storage.EventEntry
	}{
		{0, 2, []storage.EventEntry{first, bot}},
		{1, 0, []storage.EventEntry{first, bot, clock, last}},
		{2, 0, []storage.EventEntry{bot, clock, last}},
		{2, 1, []storage.EventEntry{bot}},
		{4, 9, []storage.EventEntry{last}},
		{5, 0, nil},
		{math.MaxUint64, 0, nil},
	} {
		got := read(t, s, func(tx storage.ReadTx) ([]storage.EventEntry, error) {
			return tx.EventLog("e", test.from, test.limit)
		})
		equal(t, fmt.Sprintf("log from %d, at most %d", test.from, test.limit), got, test.want)
	}
}

// testAdvanceEventRefuses: an interaction counts once in all events, a number is the next or refused; what is refused
// leaves neither an entry nor another number behind.
func testAdvanceEventRefuses(t *testing.T, s storage.Store) {
	createEvents(t, s, anEvent("e"), anEvent("other"))
	kept := []storage.EventEntry{anEntry("e", 1), anEntry("e", 2)}
	for _, e := range kept {
		update(t, s, func(tx storage.Tx) error { return tx.AdvanceEvent(e) })
	}
	entry := func(event string, seq uint64, interaction string) storage.EventEntry {
		return storage.EventEntry{Event: event, Seq: seq, Kind: "drop", Interaction: interaction}
	}
	for _, test := range []struct {
		name  string
		entry storage.EventEntry
		want  error
	}{
		{"the same again", kept[1], storage.ErrDuplicateInteraction},
		{"pressed twice", entry("e", 3, "i-e-1"), storage.ErrDuplicateInteraction},
		{"in another event", entry("other", 1, "i-e-2"), storage.ErrDuplicateInteraction},
		{"pressed twice, of no event", entry("none", 1, "i-e-2"), storage.ErrDuplicateInteraction},
		{"a taken number", entry("e", 2, "new"), storage.ErrConflict},
		{"a taken number, not pressed", entry("e", 1, ""), storage.ErrConflict},
		{"a gap", entry("e", 4, ""), storage.ErrConflict},
		{"a gap at the start", entry("other", 2, "new"), storage.ErrConflict},
		{"the last number there is", entry("e", math.MaxUint64, ""), storage.ErrConflict},
		{"no event", entry("none", 1, "new"), storage.ErrNotFound},
		{"no event, a gap", entry("none", 7, ""), storage.ErrNotFound},
	} {
		t.Run(test.name, func(t *testing.T) {
			refusedWhole(t, s, test.want, func(tx storage.Tx) error { return tx.AdvanceEvent(test.entry) })
			e := anEvent("e")
			e.Seq = 2
			equal(t, "event", holds(t, s, "e"), held{Event: e, Log: kept})
			equal(t, "other event", holds(t, s, "other"), held{Event: anEvent("other")})
			gone(t, s, "none")
		})
	}
	update(t, s, func(tx storage.Tx) error { return tx.AdvanceEvent(entry("e", 3, "new")) })
}
