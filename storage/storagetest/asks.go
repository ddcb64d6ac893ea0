package storagetest

import (
	"testing"
	"time"

	"farpost/storage"
)

// testSeats: seats are listed by number, replaced by number, and taken away.
func testSeats(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"), aMatch("other"))
	replaced := storage.Seat{Match: "m", No: 0, Player: "p5", DeckName: "Tide", Deck: "list", Away: true}
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.PutSeat(storage.Seat{Match: "m", No: 2, Player: "p2"}) },
			func() error { return tx.PutSeat(replaced) },
			func() error { return tx.DeleteSeat("m", 1) },
			func() error { return tx.DeleteSeat("m", 9) },
		)
	})
	seats := func(match string) []storage.Seat {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Seat, error) { return tx.Seats(match) })
	}
	equal(t, "seats", seats("m"), []storage.Seat{replaced, {Match: "m", No: 2, Player: "p2"}})
	equal(t, "seats of the other match", len(seats("other")), 2)
	equal(t, "seats of no match", seats("none"), nil)
	refused(t, s, storage.ErrNotFound, func(tx storage.Tx) error {
		return tx.PutSeat(storage.Seat{Match: "none", No: 0, Player: "p"})
	})
}

// testSetAsks: the asks of a match are replaced as a whole, those of others stay.
func testSetAsks(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"), aMatch("other"))
	set := func(match string, asks ...storage.Ask) {
		update(t, s, func(tx storage.Tx) error { return tx.SetAsks(match, asks) })
	}
	asks := func(match string) []storage.Ask {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Ask, error) { return tx.Asks(match) })
	}
	stays := storage.Ask{Match: "m", Seat: 1, Q: 3, Kind: "say", Due: "reaction", Deadline: in(12)}
	changes := storage.Ask{Match: "m", Seat: 0, Q: 2, Kind: "say", Due: "reaction", Deadline: in(12)}
	other := storage.Ask{Match: "other", Seat: 0, Q: 2, Kind: "turn"}
	set("m", stays, changes, storage.Ask{Seat: 0, Q: 1, Kind: "goes"})
	set("other", other)
	equal(t, "asks", asks("m"), []storage.Ask{{Match: "m", Seat: 0, Q: 1, Kind: "goes"}, changes, stays})

	changes.Deadline, changes.Unawaited = in(13), true
	comes := storage.Ask{Match: "m", Seat: 2, Q: 1 << 62, Kind: "comes"}
	set("m", comes, stays, changes)
	equal(t, "asks after", asks("m"), []storage.Ask{changes, stays, comes})
	set("m")
	equal(t, "asks at last", asks("m"), nil)
	equal(t, "asks of the other match", asks("other"), []storage.Ask{other})
	refused(t, s, storage.ErrNotFound, func(tx storage.Tx) error {
		return tx.SetAsks("none", []storage.Ask{{Seat: 0, Q: 1}})
	})
}

// testInbox: a player finds what awaits them, the most urgent first.
func testInbox(t *testing.T, s storage.Store) {
	late, soon, never := aMatch("late"), aMatch("soon"), aMatch("never")
	invited, over := aMatch("invited"), aMatch("over")
	never.Status, invited.Status, over.Status = storage.Setup, storage.Invited, storage.Over
	create(t, s, late, soon, never, invited, over)
	ask := func(match string, seat int, q uint64, deadline time.Time) storage.Ask {
		return storage.Ask{Match: match, Seat: seat, Q: q, Kind: "say", Due: "turn", Deadline: deadline}
	}
	standing := ask("late", 0, 2, in(1))
	standing.Unawaited = true
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error {
				return tx.SetAsks("late", []storage.Ask{ask("late", 0, 1, in(9)), standing, ask("late", 1, 3, in(1))})
			},
			func() error { return tx.SetAsks("soon", []storage.Ask{ask("soon", 0, 1, in(5))}) },
			func() error { return tx.SetAsks("never", []storage.Ask{ask("never", 0, 1, time.Time{})}) },
			func() error { return tx.SetAsks("invited", []storage.Ask{ask("invited", 0, 1, in(1))}) },
			func() error { return tx.SetAsks("over", []storage.Ask{ask("over", 0, 1, in(1))}) },
		)
	})
	inbox := func(player string) []storage.Waiting {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Waiting, error) { return tx.Inbox(player, "", 0) })
	}
	equal(t, "inbox of p0", inbox("p0"), []storage.Waiting{
		{Ask: ask("soon", 0, 1, in(5)), Match: soon},
		{Ask: ask("late", 0, 1, in(9)), Match: late},
		{Ask: ask("never", 0, 1, time.Time{}), Match: never},
	})
	equal(t, "inbox of p1", inbox("p1"), []storage.Waiting{{Ask: ask("late", 1, 3, in(1)), Match: late}})
	equal(t, "inbox of a stranger", inbox("nobody"), nil)
	next := read(t, s, func(tx storage.ReadTx) ([]storage.Waiting, error) { return tx.Inbox("p0", "soon", 1) })
	equal(t, "the next but one", next, []storage.Waiting{{Ask: ask("late", 0, 1, in(9)), Match: late}})

	// Questions are for whoever sits there now.
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.PutSeat(storage.Seat{Match: "late", No: 1, Player: "p2"}) },
			func() error { return tx.DeleteSeat("soon", 0) },
		)
	})
	equal(t, "inbox of who left a seat", inbox("p1"), nil)
	equal(t, "inbox of who took it", inbox("p2"), []storage.Waiting{{Ask: ask("late", 1, 3, in(1)), Match: late}})
	equal(t, "inbox of who has one seat less", len(inbox("p0")), 2)
	update(t, s, func(tx storage.Tx) error { return tx.PutSeat(storage.Seat{Match: "soon", No: 0, Player: "p2"}) })
	equal(t, "inbox of who took that one", len(inbox("p2")), 2)
}
