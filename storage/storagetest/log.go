package storagetest

import (
	"testing"

	"farpost/storage"
)

// testLog: the log of a match is read from any number on, up to a limit.
func testLog(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"), aMatch("other"))
	timer := storage.Entry{Match: "m", Seq: 2, At: in(2), Seat: storage.NoSeat, Input: []byte("expire")}
	first := storage.Entry{Match: "m", Seq: 0, At: noon, Player: "p0", Interaction: "i-0", Input: []byte("deal")}
	last := storage.Entry{Match: "m", Seq: 9, At: in(3), Seat: 1, Player: "p1", Interaction: "i-9",
		StateHash: []byte{1}}
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.AppendLog(first) },
			func() error { return tx.AppendLog(timer) },
			func() error { return tx.AppendLog(last) },
			func() error { return tx.AppendLog(storage.Entry{Match: "other", Seq: 1, Seat: storage.NoSeat}) },
		)
	})
	for _, test := range []struct {
		from  uint64
		limit int
		want  []storage.Entry
	}{
		{0, 0, []storage.Entry{first, timer, last}},
		{1, 0, []storage.Entry{timer, last}},
		{0, 2, []storage.Entry{first, timer}},
		{3, 1, []storage.Entry{last}},
		{10, 0, nil},
	} {
		got := read(t, s, func(tx storage.ReadTx) ([]storage.Entry, error) {
			return tx.Log("m", test.from, test.limit)
		})
		equal(t, "log", got, test.want)
	}
	entry := read(t, s, func(tx storage.ReadTx) (storage.Entry, error) { return tx.LogByInteraction("i-9") })
	equal(t, "entry of an interaction", entry, last)
	missing(t, s, func(tx storage.ReadTx) (storage.Entry, error) { return tx.LogByInteraction("i-1") })
	missing(t, s, func(tx storage.ReadTx) (storage.Entry, error) { return tx.LogByInteraction("") })
}

// testLogRefuses: an interaction counts once in all matches, a number once in one.
func testLogRefuses(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"), aMatch("other"))
	kept := storage.Entry{Match: "m", Seq: 5, Seat: 0, Interaction: "i-5"}
	update(t, s, func(tx storage.Tx) error { return tx.AppendLog(kept) })
	for _, test := range []struct {
		name  string
		entry storage.Entry
		want  error
	}{
		{"the same again", kept, storage.ErrDuplicateInteraction},
		{"pressed twice", storage.Entry{Match: "m", Seq: 6, Interaction: "i-5"}, storage.ErrDuplicateInteraction},
		{"in another match", storage.Entry{Match: "other", Seq: 1, Interaction: "i-5"},
			storage.ErrDuplicateInteraction},
		{"a taken number", storage.Entry{Match: "m", Seq: 5, Interaction: "i-6"}, storage.ErrConflict},
		{"a taken number, not pressed", storage.Entry{Match: "m", Seq: 5}, storage.ErrConflict},
		{"no match", storage.Entry{Match: "none", Seq: 1}, storage.ErrNotFound},
	} {
		t.Run(test.name, func(t *testing.T) {
			refused(t, s, test.want, func(tx storage.Tx) error { return tx.AppendLog(test.entry) })
		})
	}
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.AppendLog(storage.Entry{Match: "m", Seq: 6}) },
			func() error { return tx.AppendLog(storage.Entry{Match: "m", Seq: 7}) },
		)
	})
	log := read(t, s, func(tx storage.ReadTx) ([]storage.Entry, error) { return tx.Log("m", 0, 0) })
	equal(t, "log length", len(log), 3)
}
