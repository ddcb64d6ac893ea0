package storagetest

import (
	"slices"
	"testing"

	"farpost/storage"
)

// testCreateMatch: ids are unique, a book must be there, a state may be missing.
func testCreateMatch(t *testing.T, s storage.Store) {
	update(t, s, func(tx storage.Tx) error { return tx.CreateMatch(aMatch("m"), nil) })
	equal(t, "state", read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.State("m") }), nil)
	refused(t, s, storage.ErrExists, func(tx storage.Tx) error { return tx.CreateMatch(aMatch("m"), nil) })
	refused(t, s, storage.ErrNotFound, func(tx storage.Tx) error {
		m := aMatch("booked")
		m.Book = "nowhere"
		return tx.CreateMatch(m, nil)
	})
	missing(t, s, func(tx storage.ReadTx) (storage.Match, error) { return tx.Match("booked") })
	missing(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.State("booked") })
}

// testUpdateMatch: the header changes, but neither Seq, Created nor the state do.
func testUpdateMatch(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"))
	want := storage.Match{
		ID: "m", Server: "s2", Channel: "c2", Thread: "t2", Game: "toy2", Book: "h2", Settings: []byte(`{}`),
		Status: storage.Over, Updated: in(3), Result: []byte(`{"draw":true}`),
	}
	update(t, s, func(tx storage.Tx) error {
		given := want
		given.Seq, given.Created = 99, in(9)
		return all(
			func() error { return tx.PutBook("h2", []byte("book")) },
			func() error { return tx.UpdateMatch(given) },
		)
	})
	want.Created = noon
	equal(t, "match", read(t, s, func(tx storage.ReadTx) (storage.Match, error) { return tx.Match("m") }), want)
	equal(t, "state", read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.State("m") }), []byte("state 0"))
	refused(t, s, storage.ErrNotFound, func(tx storage.Tx) error { return tx.UpdateMatch(aMatch("none")) })
}

// testAdvance: a state is saved only over the Seq that it was made from.
func testAdvance(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"), aMatch("other"))
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.Advance("m", 0, 1, []byte("state 1"), in(1)) },
			func() error { return tx.Advance("m", 1, 5, []byte("state 5"), in(2)) },
		)
	})
	for _, bad := range []struct {
		match    string
		from, to uint64
		want     error
	}{
		{"m", 0, 1, storage.ErrConflict},
		{"m", 4, 6, storage.ErrConflict},
		{"m", 6, 7, storage.ErrConflict},
		{"m", 5, 5, storage.ErrInvalid},
		{"m", 5, 4, storage.ErrInvalid},
		{"none", 5, 6, storage.ErrNotFound},
	} {
		refused(t, s, bad.want, func(tx storage.Tx) error {
			return tx.Advance(bad.match, bad.from, bad.to, []byte("bad"), in(3))
		})
	}
	want := aMatch("m")
	want.Seq, want.Updated = 5, in(2)
	equal(t, "match", read(t, s, func(tx storage.ReadTx) (storage.Match, error) { return tx.Match("m") }), want)
	equal(t, "state", read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.State("m") }), []byte("state 5"))
	equal(t, "other match", read(t, s, func(tx storage.ReadTx) (storage.Match, error) {
		return tx.Match("other")
	}), aMatch("other"))
}

// testFilter: each field of a filter narrows the list, which is newest first.
func testFilter(t *testing.T, s storage.Store) {
	a, b, c, d := aMatch("a"), aMatch("b"), aMatch("c"), aMatch("d")
	a.Updated, b.Updated, c.Updated, d.Updated = in(1), in(2), in(2), in(4)
	b.Status, d.Status = storage.Invited, storage.Over
	c.Server, c.Thread = "s2", ""
	create(t, s, a, b, c, d)
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.PutSeat(storage.Seat{Match: "a", No: 1, Player: "p2"}) },
			func() error { return tx.PutSeat(storage.Seat{Match: "c", No: 1, Player: "p2"}) },
		)
	})
	for _, test := range []struct {
		filter storage.MatchFilter
		want   []string
	}{
		{storage.MatchFilter{}, []string{"d", "b", "c", "a"}},
		{storage.MatchFilter{Limit: 2}, []string{"d", "b"}},
		{storage.MatchFilter{Statuses: []storage.Status{storage.Running}}, []string{"c", "a"}},
		{storage.MatchFilter{Statuses: []storage.Status{storage.Running, storage.Over}}, []string{"d", "c", "a"}},
		{storage.MatchFilter{Statuses: []storage.Status{storage.Running, storage.Over}, Limit: 1}, []string{"d"}},
		{storage.MatchFilter{Statuses: []storage.Status{storage.Parked}}, nil},
		{storage.MatchFilter{Player: "p1"}, []string{"d", "b"}},
		{storage.MatchFilter{Player: "p2"}, []string{"c", "a"}},
		{storage.MatchFilter{Player: "p2", Server: "s1"}, []string{"a"}},
		{storage.MatchFilter{Player: "p2", Limit: 1}, []string{"c"}},
		{storage.MatchFilter{Player: "p1", Statuses: []storage.Status{storage.Invited}}, []string{"b"}},
		{storage.MatchFilter{Player: "nobody"}, nil},
		{storage.MatchFilter{Server: "s1"}, []string{"d", "b", "a"}},
		{storage.MatchFilter{Server: "s1", Statuses: []storage.Status{storage.Running}}, []string{"a"}},
		{storage.MatchFilter{Place: "t-a"}, []string{"a"}},
		{storage.MatchFilter{Place: "c1"}, []string{"c"}},
		{storage.MatchFilter{Place: "c1", Server: "s1"}, nil},
		{storage.MatchFilter{Player: "p0", Place: "t-b"}, []string{"b"}},
	} {
		got := read(t, s, func(tx storage.ReadTx) ([]storage.Match, error) { return tx.Matches(test.filter) })
		if g := ids(got); !slices.Equal(g, test.want) {
			t.Errorf("Matches(%+v) = %v, want %v", test.filter, g, test.want)
		}
	}
	first := read(t, s, func(tx storage.ReadTx) ([]storage.Match, error) {
		return tx.Matches(storage.MatchFilter{Place: "t-a"})
	})
	equal(t, "listed match", first, []storage.Match{a})
}

// testBooks: a book is kept as it was first stored.
func testBooks(t *testing.T, s storage.Store) {
	put := func(hash, book string) func(storage.Tx) error {
		return func(tx storage.Tx) error { return tx.PutBook(hash, []byte(book)) }
	}
	update(t, s, put("h", "book"))
	update(t, s, put("h", "book"))
	refused(t, s, storage.ErrExists, put("h", "another"))
	refused(t, s, storage.ErrInvalid, put("", "book"))
	equal(t, "book", read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.Book("h") }), []byte("book"))
	missing(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.Book("none") })
}
