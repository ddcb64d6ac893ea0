package peer

import (
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
)

// bare is SQLite with the same tables and nothing of ours around it.
type bare struct {
	db      *sql.DB
	stmts   []*sql.Stmt // which an action runs
	begin   *sql.Stmt
	commit  *sql.Stmt
	players int
	n       uint64
}

func newBare(dir string, players int) (*bare, error) {
	t, err := newTables(dir, "alone.db", players) // the same tables, with the matches in them
	if err != nil {
		return nil, err
	}
	if err := t.store.Close(); err != nil {
		return nil, err
	}
	db, err := sql.Open("sqlite3",
		"file:"+filepath.Join(dir, "alone.db")+"?_journal_mode=WAL&_synchronous=FULL&_foreign_keys=on")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	a := &bare{db: db, players: players}
	if err := a.prepare(); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return a, nil
}

func (a *bare) prepare() error {
	const outbox = `INSERT INTO outbox (lane, nonce, kind, created, not_before, status, attempts, unsure, result,
			last_error, updated, payload, head)
		VALUES (?, ?, 'post', ?, 0, 'pending', 0, 0, '', '', ?, ?, ?)`
	for _, query := range []string{
		"BEGIN IMMEDIATE", "COMMIT",
		"UPDATE matches SET seq = ?, state = ?, updated = ? WHERE id = ? AND seq = ?",
		`INSERT INTO log (match, seq, at, seat, player, interaction, input, events, state_hash)
			VALUES (?, ?, ?, 0, 'p', ?, ?, ?, ?)`,
		`INSERT INTO jobs (key, kind, due, match, payload) VALUES (?, 'deadline', ?, ?, x'')
			ON CONFLICT (key) DO UPDATE SET due = excluded.due`,
		outbox,
	} {
		stmt, err := a.db.Prepare(query)
		if err != nil {
			return err
		}
		a.stmts = append(a.stmts, stmt)
	}
	a.begin, a.commit, a.stmts = a.stmts[0], a.stmts[1], a.stmts[2:]
	return nil
}

// turn commits one action of every player at a time.
func (a *bare) turn() error {
	var failed error
	run := func(stmt *sql.Stmt, args ...any) {
		if failed == nil {
			_, failed = stmt.Exec(args...)
		}
	}
	for range turnLength {
		a.n++
		n, at := int64(a.n), Second(a.n).UnixMilli()
		run(a.begin)
		for p := range a.players {
			match := fmt.Sprintf("m%d", p)
			run(a.stmts[0], n, State(match, a.n), at, match, n-1)
			run(a.stmts[1], match, n, at, fmt.Sprintf("%s-%d", match, n), make([]byte, 60), make([]byte, 180),
				make([]byte, 32))
			run(a.stmts[2], "due:"+match, at, match)
			for i := range 2 {
				run(a.stmts[3], laneOf(match, a.n), fmt.Sprintf("%s-%d-%d", match, n, i), at, at, make([]byte, 300),
					1-i)
			}
		}
		run(a.commit)
	}
	return failed
}
