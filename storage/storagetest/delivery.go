package storagetest

import (
	"testing"

	"farpost/storage"
)

// kinds are the kinds of all rows of a status, by id.
func (b box) kinds(status storage.OutboxStatus, limit int) []string {
	b.t.Helper()
	rows := read(b.t, b.s, func(tx storage.ReadTx) ([]storage.OutboxRow, error) { return tx.OutboxRows(status, limit) })
	var out []string
	for _, row := range rows {
		out = append(out, row.Kind)
	}
	return out
}

// testOutboxCoalesces: of one key only the latest unsent row stays, at the place
// of the latest; what may have arrived stays too.
func testOutboxCoalesces(t *testing.T, s storage.Store) {
	b := box{t, s}
	board := func(kind string) storage.OutboxRow {
		return storage.OutboxRow{Lane: "a", Kind: kind, Coalesce: "board:m"}
	}
	b.add(board("v1"))
	b.add(storage.OutboxRow{Lane: "a", Kind: "text"})
	b.add(storage.OutboxRow{Lane: "a", Kind: "other board", Coalesce: "board:n"})
	v2 := b.add(board("v2"))
	equal(t, "pending", b.kinds(storage.Pending, 0), []string{"text", "other board", "v2"})

	for _, kind := range []string{"text", "other board", "v2"} {
		b.claims(kind)
		if kind != "v2" {
			b.finish(b.flying())
		}
	}
	v3 := b.add(board("v3"))
	equal(t, "in flight stays", b.kinds(storage.InFlight, 0), []string{"v2"})
	equal(t, "and the new one waits", b.kinds(storage.Pending, 0), []string{"v3"})
	b.retry(v2, noon, true)
	v4 := b.add(board("v4"))
	equal(t, "unsure stays, unsent goes", b.kinds(storage.Pending, 0), []string{"v2", "v4"})
	missing(t, s, func(tx storage.ReadTx) (storage.OutboxRow, error) { return tx.OutboxRow(v3) })
	b.claims("v2")
	b.retry(v2, noon, false)
	b.add(board("v5"))
	equal(t, "surely unsent goes", b.kinds(storage.Pending, 0), []string{"v5"})
	missing(t, s, func(tx storage.ReadTx) (storage.OutboxRow, error) { return tx.OutboxRow(v4) })
	b.claims("v5")
	b.finish(b.flying())
	b.add(board("v6"))
	equal(t, "done stays", b.kinds(storage.Done, 0), []string{"text", "other board", "v5"})
	equal(t, "up to a limit", b.kinds(storage.Done, 2), []string{"text", "other board"})

	b.add(storage.OutboxRow{Lane: "z", Kind: "elsewhere", Coalesce: "board:m"})
	equal(t, "a key counts across lanes", b.kinds(storage.Pending, 0), []string{"elsewhere"})
}

// flying is the id of the only row in flight.
func (b box) flying() int64 {
	b.t.Helper()
	rows := read(b.t, b.s, func(tx storage.ReadTx) ([]storage.OutboxRow, error) {
		return tx.OutboxRows(storage.InFlight, 0)
	})
	equal(b.t, "number of rows in flight", len(rows), 1)
	return rows[0].ID
}

// testOutboxNonce: a nonce is used once, and a refused row replaces nothing.
func testOutboxNonce(t *testing.T, s storage.Store) {
	b := box{t, s}
	first := b.add(storage.OutboxRow{Lane: "a", Kind: "first", Nonce: "n"})
	b.add(storage.OutboxRow{Lane: "a", Kind: "without"})
	b.add(storage.OutboxRow{Lane: "a", Kind: "without"})
	b.add(storage.OutboxRow{Lane: "a", Kind: "board", Coalesce: "board"})
	again := func(tx storage.Tx) error {
		_, err := tx.AppendOutbox(storage.OutboxRow{Lane: "b", Kind: "second", Nonce: "n", Coalesce: "board"})
		return err
	}
	refused(t, s, storage.ErrExists, again)
	update(t, s, func(tx storage.Tx) error {
		if err := again(tx); err == nil {
			t.Error("a nonce was taken twice")
		}
		return nil
	})
	equal(t, "pending", b.kinds(storage.Pending, 0), []string{"first", "without", "without", "board"})
	b.claims("first")
	b.finish(first)
	refused(t, s, storage.ErrExists, again)
}

// testOutboxRequeue: after a crash rows in flight come back, to be looked for.
func testOutboxRequeue(t *testing.T, s storage.Store) {
	b := box{t, s}
	a1 := b.add(storage.OutboxRow{Lane: "a", Kind: "a1"})
	b1 := b.add(storage.OutboxRow{Lane: "b", Kind: "b1"})
	b.claims("a1", "b1")
	b.finish(b1)
	a2 := b.add(storage.OutboxRow{Lane: "a", Kind: "a2"})
	update(t, s, func(tx storage.Tx) error {
		n, err := tx.RequeueOutbox(in(4))
		equal(t, "requeued", n, 1)
		return err
	})
	equal(t, "row in flight before", b.row(a1), storage.OutboxRow{
		ID: a1, Lane: "a", Kind: "a1", Created: noon, Status: storage.Pending, Attempts: 1,
		Unsure: true, Updated: in(4),
	})
	equal(t, "row that waited", b.row(a2).Unsure, false)
	equal(t, "row that was done", b.row(b1).Status, storage.Done)
	b.claims("a1")
	equal(t, "attempts", b.row(a1).Attempts, 2)
	equal(t, "still unsure", b.row(a1).Unsure, true)
}

// testOutboxHasten: what waits is tried at once when it was put off at a time that is yet to come, and else not.
func testOutboxHasten(t *testing.T, s storage.Store) {
	b := box{t, s}
	b.add(storage.OutboxRow{Lane: "a", Kind: "a1", Door: "d"})
	b.add(storage.OutboxRow{Lane: "b", Kind: "b1", Door: "d"})
	b.claims("a1", "b1")
	update(t, s, func(tx storage.Tx) error {
		rows, err := tx.OutboxRows(storage.InFlight, 0)
		if err != nil {
			return err
		}
		for i, r := range rows {
			if err := tx.RetryOutbox(r.ID, in(9), "busy", false, in(2+i)); err != nil {
				return err
			}
		}
		return tx.PauseDoor(storage.Pause{Door: "d", Until: in(9), Since: in(2), Reason: "closed"})
	})
	for _, c := range []struct{ future, want int }{{3, 0}, {2, 2}, {2, 0}} {
		update(t, s, func(tx storage.Tx) error {
			n, err := tx.HastenOutbox(in(c.future))
			equal(t, "hastened", n, c.want)
			return err
		})
	}
	b.add(storage.OutboxRow{Lane: "c", Kind: "c1", Door: "d"})
	b.claims("a1", "b1", "c1")
}

// testOutboxPurge: only rows that have ended are purged, the oldest first.
func testOutboxPurge(t *testing.T, s storage.Store) {
	b := box{t, s}
	for i, lane := range []string{"a", "b", "c", "d", "e"} {
		id := b.add(storage.OutboxRow{Lane: lane, Kind: lane})
		b.claims(lane)
		update(t, s, func(tx storage.Tx) error {
			if lane == "d" {
				return tx.KillOutbox(id, "gone", in(i))
			}
			return tx.FinishOutbox(id, "", in(i))
		})
	}
	b.add(storage.OutboxRow{Lane: "f", Kind: "f"})
	purge := func(want int, status storage.OutboxStatus, hours, limit int) {
		t.Helper()
		update(t, s, func(tx storage.Tx) error {
			n, err := tx.PurgeOutbox(status, in(hours), limit)
			equal(t, "purged", n, want)
			return err
		})
	}
	purge(0, storage.Done, 0, 0)
	purge(1, storage.Done, 3, 1)
	equal(t, "done", b.kinds(storage.Done, 0), []string{"b", "c", "e"})
	purge(2, storage.Done, 4, 0)
	purge(1, storage.Dead, 9, 0)
	equal(t, "done at last", b.kinds(storage.Done, 0), []string{"e"})
	equal(t, "dead at last", b.kinds(storage.Dead, 0), nil)
	for _, status := range []storage.OutboxStatus{storage.Pending, storage.InFlight, ""} {
		refused(t, s, storage.ErrInvalid, func(tx storage.Tx) error {
			_, err := tx.PurgeOutbox(status, in(9), 0)
			return err
		})
	}
	equal(t, "pending", b.kinds(storage.Pending, 0), []string{"f"})
}
