package sqlite_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"farpost/storage"
)

// BenchmarkAction measures durable inputs a second, beside what SQLite alone does
// with the same rows in the same run: `alone/s` is one connection with prepared
// statements that commits as many actions together as there are players acting at
// once. Both take turns, so that a noisy machine disturbs them alike.
func BenchmarkAction(b *testing.B) {
	for _, players := range []int{1, 8, 64} {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			ours := newTables(b, players)
			alone := newBare(b, players)
			var oursTime, aloneTime time.Duration
			actions := 0
			for b.Loop() {
				aloneTime += timed(func() { alone.turn(b) })
				oursTime += timed(func() { ours.turn(b) })
				actions += players * turnLength
			}
			b.ReportMetric(float64(actions)/oursTime.Seconds(), "actions/s")
			b.ReportMetric(float64(actions)/aloneTime.Seconds(), "alone/s")
			b.ReportMetric(aloneTime.Seconds()/oursTime.Seconds(), "ratio")
		})
	}
}

// turnLength is how many actions each player does before the other side's turn.
const turnLength = 16

func timed(f func()) time.Duration {
	start := time.Now()
	f()
	return time.Since(start)
}

// tables is our store with matches whose players act at once.
type tables struct {
	store   storage.Store
	players int
}

func newTables(b *testing.B, players int) *tables {
	t := &tables{open(b, filepath.Join(b.TempDir(), "ours.db")), players}
	t.each(b, func(tx storage.Tx, match string) error { _, err := begin(tx, match); return err })
	return t
}

func (t *tables) turn(b *testing.B) {
	t.each(b, func(tx storage.Tx, match string) error { _, err := act(tx, match); return err })
}

func (t *tables) each(b *testing.B, f func(storage.Tx, string) error) {
	var wg sync.WaitGroup
	for p := range t.players {
		wg.Go(func() {
			match := fmt.Sprintf("m%d", p)
			for range turnLength {
				err := t.store.Update(context.Background(), func(tx storage.Tx) error { return f(tx, match) })
				if err != nil {
					b.Error(err)
				}
			}
		})
	}
	wg.Wait()
}

// bare is SQLite with the same tables and nothing of ours around it.
type bare struct {
	db      *sql.DB
	stmts   []*sql.Stmt
	begin   *sql.Stmt
	commit  *sql.Stmt
	players int
	n       uint64
}

func newBare(b *testing.B, players int) *bare {
	file := filepath.Join(b.TempDir(), "alone.db")
	s := open(b, file)
	(&tables{s, players}).each(b, func(tx storage.Tx, match string) error { _, err := begin(tx, match); return err })
	if err := s.Close(); err != nil {
		b.Fatal(err)
	}
	db, err := sql.Open("sqlite3", "file:"+file+"?_journal_mode=WAL&_synchronous=FULL&_foreign_keys=on")
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1)
	prepare := func(query string) *sql.Stmt {
		stmt, err := db.Prepare(query)
		if err != nil {
			b.Fatal(err)
		}
		return stmt
	}
	const outbox = `INSERT INTO outbox (lane, nonce, kind, created, not_before, status, attempts, unsure, result,
			last_error, updated, payload)
		VALUES (?, ?, 'post', ?, 0, 'pending', 0, 0, '', '', ?, ?)`
	return &bare{db: db, players: players, begin: prepare("BEGIN IMMEDIATE"), commit: prepare("COMMIT"),
		stmts: []*sql.Stmt{
			prepare("UPDATE matches SET seq = ?, state = ?, updated = ? WHERE id = ? AND seq = ?"),
			prepare(`INSERT INTO log (match, seq, at, seat, player, interaction, input, events, state_hash)
			VALUES (?, ?, ?, 0, 'p', ?, ?, ?, ?)`),
			prepare(`INSERT INTO jobs (key, kind, due, match, payload) VALUES (?, 'deadline', ?, ?, x'')
			ON CONFLICT (key) DO UPDATE SET due = excluded.due`),
			prepare(outbox),
		}}
}

// turn commits one action of every player at a time.
func (a *bare) turn(b *testing.B) {
	run := func(stmt *sql.Stmt, args ...any) {
		if _, err := stmt.Exec(args...); err != nil {
			b.Fatal(err)
		}
	}
	for range turnLength {
		a.n++
		n, at := int64(a.n), second(a.n).UnixMilli()
		run(a.begin)
		for p := range a.players {
			match := fmt.Sprintf("m%d", p)
			run(a.stmts[0], n, stateOf(match, a.n), at, match, n-1)
			run(a.stmts[1], match, n, at, fmt.Sprintf("%s-%d", match, n), make([]byte, 60), make([]byte, 180),
				make([]byte, 32))
			run(a.stmts[2], "due:"+match, at, match)
			for i := range 2 {
				run(a.stmts[3], "channel:"+match, fmt.Sprintf("%s-%d-%d", match, n, i), at, at, make([]byte, 300))
			}
		}
		run(a.commit)
	}
}

// BenchmarkLoad measures reading a match and its state of 6 KB.
func BenchmarkLoad(b *testing.B) {
	t := newTables(b, 8)
	for b.Loop() {
		view(b, t.store, func(tx storage.ReadTx) error {
			if _, err := tx.Match("m3"); err != nil {
				return err
			}
			_, err := tx.State("m3")
			return err
		})
	}
}

// BenchmarkClaim measures claiming and finishing a row while much is pending and
// more is done: neither may make it slow.
func BenchmarkClaim(b *testing.B) {
	s := open(b, filepath.Join(b.TempDir(), "farpost.db"))
	deliver := func(tx storage.Tx, limit int) error {
		rows, err := tx.ClaimOutbox(noon, limit)
		if err != nil {
			return err
		}
		for _, row := range rows {
			if err := tx.FinishOutbox(row.ID, "sent", noon); err != nil {
				return err
			}
		}
		return nil
	}
	fill := func(count int, lanes int) error {
		return s.Update(context.Background(), func(tx storage.Tx) error {
			for i := range count {
				_, err := tx.AppendOutbox(storage.OutboxRow{
					Lane: fmt.Sprintf("channel:%d", i%lanes), Kind: "post", Payload: make([]byte, 300),
				})
				if err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := fill(20_000, 20_000); err != nil {
		b.Fatal(err)
	}
	if err := s.Update(context.Background(), func(tx storage.Tx) error { return deliver(tx, 0) }); err != nil {
		b.Fatal(err)
	}
	if err := fill(5_000, 50); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		err := s.Update(context.Background(), func(tx storage.Tx) error {
			if _, err := tx.AppendOutbox(storage.OutboxRow{Lane: "channel:1", Kind: "post"}); err != nil {
				return err
			}
			return deliver(tx, 1)
		})
		if err != nil {
			b.Fatal(err)
		}
	}
}
