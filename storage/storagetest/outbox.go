package storagetest

import (
	"testing"
	"time"

	"farpost/storage"
)

// box is an outbox under test.
type box struct {
	t *testing.T
	s storage.Store
}

// add appends a row of this kind and returns its id.
func (b box) add(r storage.OutboxRow) int64 {
	b.t.Helper()
	r.Created = noon
	var id int64
	update(b.t, b.s, func(tx storage.Tx) (err error) {
		id, err = tx.AppendOutbox(r)
		return err
	})
	return id
}

// claim claims at an instant and returns the kinds of what it got.
func (b box) claim(now time.Time, limit int) []string {
	b.t.Helper()
	var got []string
	update(b.t, b.s, func(tx storage.Tx) error {
		rows, err := tx.ClaimOutbox(now, limit, storage.LastRank)
		for _, row := range rows {
			got = append(got, row.Kind)
			kept, err := tx.OutboxRow(row.ID)
			if err != nil {
				return err
			}
			equal(b.t, "claimed row", row, kept)
			equal(b.t, "status of a claimed row", row.Status, storage.InFlight)
		}
		return err
	})
	return got
}

// claims claims everything ready at noon and compares the kinds.
func (b box) claims(want ...string) {
	b.t.Helper()
	equal(b.t, "claimed", b.claim(noon, 0), want)
}

func (b box) row(id int64) storage.OutboxRow {
	b.t.Helper()
	return read(b.t, b.s, func(tx storage.ReadTx) (storage.OutboxRow, error) { return tx.OutboxRow(id) })
}

func (b box) finish(id int64) {
	b.t.Helper()
	update(b.t, b.s, func(tx storage.Tx) error { return tx.FinishOutbox(id, "message", in(1)) })
}

func (b box) retry(id int64, at time.Time, unsure bool) {
	b.t.Helper()
	update(b.t, b.s, func(tx storage.Tx) error { return tx.RetryOutbox(id, at, "busy", unsure, in(1)) })
}

// next compares when the next row can be claimed; ok is false for never.
func (b box) next(want time.Time, wantOK bool) {
	b.t.Helper()
	view(b.t, b.s, func(tx storage.ReadTx) error {
		at, ok, err := tx.NextOutbox(storage.LastRank)
		equal(b.t, "next", at, want)
		equal(b.t, "is there a next", ok, wantOK)
		return err
	})
}

// testOutboxLanes: one row of a lane at a time, in order; lanes do not wait for
// each other; the oldest rows are claimed first.
func testOutboxLanes(t *testing.T, s storage.Store) {
	b := box{t, s}
	b.claims()
	a1 := b.add(storage.OutboxRow{Lane: "a", Kind: "a1", Payload: []byte("hello")})
	a2 := b.add(storage.OutboxRow{Lane: "a", Kind: "a2"})
	b1 := b.add(storage.OutboxRow{Lane: "b", Kind: "b1"})
	if a1 >= a2 || a2 >= b1 {
		t.Fatalf("ids do not ascend: %d, %d, %d", a1, a2, b1)
	}
	head := func(want int64) {
		t.Helper()
		equal(t, "head of the lane", read(t, s, func(tx storage.ReadTx) (storage.OutboxRow, error) {
			return tx.OutboxHead("a")
		}).ID, want)
	}
	head(a1)
	b.claims("a1", "b1")
	head(a1)
	b.claims()
	b.finish(a1)
	head(a2)
	b.claims("a2")
	missing(t, s, func(tx storage.ReadTx) (storage.OutboxRow, error) { return tx.OutboxHead("nothing") })
	b.add(storage.OutboxRow{Lane: "c", Kind: "c1"})
	b.add(storage.OutboxRow{Lane: "d", Kind: "d1"})
	equal(t, "claimed up to a limit", b.claim(noon, 1), []string{"c1"})
	b.claims("d1")
	b.add(storage.OutboxRow{Lane: "b", Kind: "b2"})
	b.claims()
	update(t, s, func(tx storage.Tx) error { return tx.KillOutbox(b1, "gone", in(1)) })
	b.claims("b2")
	missing(t, s, func(tx storage.ReadTx) (storage.OutboxRow, error) { return tx.OutboxRow(b1 + 100) })
}

// testOutboxWaits: a row that must wait holds up its lane and no other.
func testOutboxWaits(t *testing.T, s storage.Store) {
	b := box{t, s}
	b.next(time.Time{}, false)
	a1 := b.add(storage.OutboxRow{Lane: "a", Kind: "a1", NotBefore: in(2)})
	b.add(storage.OutboxRow{Lane: "a", Kind: "a2"})
	b.next(in(2), true)
	b1 := b.add(storage.OutboxRow{Lane: "b", Kind: "b1"})
	b.next(time.Time{}, true)
	b.claims("b1")
	b.next(in(2), true)
	b.retry(b1, in(1), false)
	b.next(in(1), true)
	equal(t, "claimed too early", b.claim(in(1).Add(-time.Millisecond), 0), nil)
	equal(t, "claimed in time", b.claim(in(2), 0), []string{"a1", "b1"})
	b.next(time.Time{}, false)
	b.finish(a1)
	b.next(time.Time{}, true)
}

// testOutboxEnds: what delivery reports is kept, and only of rows in flight.
func testOutboxEnds(t *testing.T, s storage.Store) {
	b := box{t, s}
	id := b.add(storage.OutboxRow{Lane: "a", Kind: "a1"})
	ends := map[string]func(storage.Tx) error{
		"finish": func(tx storage.Tx) error { return tx.FinishOutbox(id, "m", in(1)) },
		"retry":  func(tx storage.Tx) error { return tx.RetryOutbox(id, in(1), "e", false, in(1)) },
		"kill":   func(tx storage.Tx) error { return tx.KillOutbox(id, "e", in(1)) },
	}
	refuseAll := func(when string) {
		for name, end := range ends {
			t.Run(name+" "+when, func(t *testing.T) { refused(t, s, storage.ErrConflict, end) })
		}
	}
	refuseAll("while pending")
	want := storage.OutboxRow{ID: id, Lane: "a", Kind: "a1", Created: noon, Status: storage.Pending, Updated: noon}
	equal(t, "fresh row", b.row(id), want)

	b.claims("a1")
	want.Status, want.Attempts = storage.InFlight, 1
	equal(t, "claimed row", b.row(id), want)
	b.retry(id, in(2), true)
	want.Status, want.NotBefore, want.Unsure, want.LastError, want.Updated = storage.Pending, in(2), true, "busy", in(1)
	equal(t, "row to retry", b.row(id), want)
	equal(t, "claimed again", b.claim(in(2), 0), []string{"a1"})
	b.retry(id, in(2), false)
	want.Attempts, want.Unsure = 2, false
	equal(t, "row that surely failed", b.row(id), want)
	equal(t, "claimed a third time", b.claim(in(2), 0), []string{"a1"})
	b.finish(id)
	want.Status, want.Attempts, want.Result = storage.Done, 3, "message"
	equal(t, "finished row", b.row(id), want)
	refuseAll("when done")

	dead := b.add(storage.OutboxRow{Lane: "a", Kind: "a2"})
	b.claims("a2")
	update(t, s, func(tx storage.Tx) error { return tx.KillOutbox(dead, "unknown channel", in(3)) })
	equal(t, "dead rows", read(t, s, func(tx storage.ReadTx) ([]storage.OutboxRow, error) {
		return tx.OutboxRows(storage.Dead, 0)
	}), []storage.OutboxRow{{
		ID: dead, Lane: "a", Kind: "a2", Created: noon, Status: storage.Dead, Attempts: 1,
		LastError: "unknown channel", Updated: in(3),
	}})
	refused(t, s, storage.ErrNotFound, func(tx storage.Tx) error { return tx.FinishOutbox(dead+100, "", noon) })
}

// testOutboxRanks: what is urgent goes first, of one rank what is old; a bound lets only the urgent through; a lane
// stays in order.
func testOutboxRanks(t *testing.T, s storage.Store) {
	b := box{t, s}
	b.add(storage.OutboxRow{Lane: "a", Kind: "a past", Rank: 2})
	b.add(storage.OutboxRow{Lane: "f", Kind: "f past", Rank: 2})
	b.add(storage.OutboxRow{Lane: "f", Kind: "f prompt"})
	b.add(storage.OutboxRow{Lane: "b", Kind: "b hand", Rank: 1})
	b.add(storage.OutboxRow{Lane: "c", Kind: "c prompt"})
	b.add(storage.OutboxRow{Lane: "d", Kind: "d prompt"})
	b.add(storage.OutboxRow{Lane: "e", Kind: "e late", Rank: 1, NotBefore: in(1)})
	urgent := func(now time.Time, limit, rank int) (got []string) {
		update(t, s, func(tx storage.Tx) error {
			rows, err := tx.ClaimOutbox(now, limit, rank)
			for _, row := range rows {
				got = append(got, row.Kind)
			}
			return err
		})
		return got
	}
	equal(t, "what stands before the oldest prompt", urgent(noon, 1, 0), []string{"f past"})
	equal(t, "only prompts", urgent(noon, 0, 0), []string{"c prompt", "d prompt"})
	view(t, s, func(tx storage.ReadTx) error {
		at, ok, err := tx.NextOutbox(0)
		equal(t, "nothing urgent before the row that sleeps", at, in(1))
		equal(t, "is there a next", ok, true)
		return err
	})
	b.next(time.Time{}, true)
	equal(t, "then the rest, the urgent first", urgent(in(1), 0, storage.LastRank),
		[]string{"b hand", "e late", "a past"})
	refused(t, s, storage.ErrInvalid, func(tx storage.Tx) error {
		_, err := tx.AppendOutbox(storage.OutboxRow{Lane: "a", Kind: "k", Rank: -1})
		return err
	})
}

// testOutboxDoors: a pause of a door holds what waits there and what comes, a row that replaces another included, and
// nothing else; an opened door lets all go at once.
func testOutboxDoors(t *testing.T, s storage.Store) {
	b := box{t, s}
	pause := storage.Pause{Door: "person:7", Until: in(2), Since: noon, Reason: "closed"}
	at7 := func(kind string) storage.OutboxRow {
		return storage.OutboxRow{Lane: "hand:" + kind[:1], Kind: kind, Door: "person:7", Coalesce: "hand:" + kind[:1]}
	}
	b.add(at7("a1"))
	update(t, s, func(tx storage.Tx) error { return tx.PauseDoor(pause) })
	b.add(at7("a2"))
	b.add(at7("b1"))
	b.add(storage.OutboxRow{Lane: "m", Kind: "m", Door: "channel:9"})
	b.claims("m")
	b.next(in(2), true)
	equal(t, "pause", read(t, s, func(tx storage.ReadTx) (storage.Pause, error) { return tx.Pause("person:7") }), pause)
	missing(t, s, func(tx storage.ReadTx) (storage.Pause, error) { return tx.Pause("channel:9") })

	pause.Until, pause.Told = in(3), true
	update(t, s, func(tx storage.Tx) error { return tx.PauseDoor(pause) })
	equal(t, "pauses", read(t, s, func(tx storage.ReadTx) ([]storage.Pause, error) { return tx.Pauses() }),
		[]storage.Pause{pause})
	b.next(in(3), true)
	update(t, s, func(tx storage.Tx) error {
		open, err := tx.OpenDoor("person:7")
		equal(t, "the door had a pause", open, true)
		return err
	})
	b.claims("a2", "b1")
	update(t, s, func(tx storage.Tx) error {
		open, err := tx.OpenDoor("person:7")
		equal(t, "it has none any more", open, false)
		return err
	})
	refused(t, s, storage.ErrInvalid, func(tx storage.Tx) error { return tx.PauseDoor(storage.Pause{Until: in(1)}) })
}

// testOutboxKeepsTime: a row that replaces another waits for what that had to wait for.
func testOutboxKeepsTime(t *testing.T, s storage.Store) {
	b := box{t, s}
	id := b.add(storage.OutboxRow{Lane: "a", Kind: "v1", Coalesce: "board"})
	b.claims("v1")
	b.retry(id, in(2), false)
	b.add(storage.OutboxRow{Lane: "a", Kind: "v2", Coalesce: "board"})
	b.claims()
	b.next(in(2), true)
	equal(t, "in time", b.claim(in(2), 0), []string{"v2"})
}
