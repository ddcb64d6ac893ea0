package sqlite_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
)

// matches is how many matches a writing child plays at once.
const matches = 4

// writeForever plays matches until it is killed. It says hello before it touches
// the database, and says which inputs of which match are safe once they are.
func writeForever(file string) error {
	fmt.Println("hello")
	s, err := sqlite.Open(context.Background(), file)
	if err != nil {
		return err
	}
	failed := make(chan error)
	var out sync.Mutex
	for i := range matches {
		go func() { failed <- play(s, fmt.Sprintf("m%d", i), &out) }()
	}
	return <-failed
}

// play acts in one match without end, delivering what it can on the way.
func play(s *sqlite.Store, match string, out *sync.Mutex) error {
	ctx := context.Background()
	err := s.Update(ctx, func(tx storage.Tx) error { _, err := begin(tx, match); return err })
	for err == nil {
		var n uint64
		err = s.Update(ctx, func(tx storage.Tx) (err error) {
			if n, err = act(tx, match); err != nil {
				return err
			}
			return tx.SetAsks(match, []storage.Ask{{Seat: 0, Q: n, Deadline: second(n)}})
		})
		if err == nil {
			out.Lock()
			fmt.Println(match, n)
			out.Unlock()
			err = deliver(ctx, s, n)
		}
	}
	return err
}

// deliver claims rows in one update and finishes them in another.
func deliver(ctx context.Context, s *sqlite.Store, n uint64) error {
	var rows []storage.OutboxRow
	err := s.Update(ctx, func(tx storage.Tx) (err error) {
		rows, err = tx.ClaimOutbox(second(n), 2, storage.LastRank)
		return err
	})
	if err != nil {
		return err
	}
	return s.Update(ctx, func(tx storage.Tx) error {
		for _, row := range rows {
			if err := tx.FinishOutbox(row.ID, "sent", second(n)); err != nil {
				return err
			}
		}
		return nil
	})
}

// TestKill: whatever moment a process is killed at, all that it was told to be
// safe is there, nothing is there by half, and the next process goes on from it.
func TestKill(t *testing.T) {
	file := filepath.Join(t.TempDir(), "farpost.db")
	random := rand.New(rand.NewPCG(1, 2))
	safe := map[string]uint64{}
	note := func(line string) {
		var match string
		var n uint64
		if _, err := fmt.Sscan(line, &match, &n); err == nil {
			safe[match] = n
		}
	}
	for round := range 12 {
		c := start(t, "write", file)
		c.read(1, note) // hello; round 0 dies while it makes the database
		if round > 0 {
			c.read(1+random.IntN(120), note)
		}
		for _, line := range c.kill() {
			note(line)
		}
		checkSafe(t, file, safe)
	}
	if len(safe) != matches {
		t.Errorf("%d matches were played, want %d", len(safe), matches)
	}
}

// TestKillAtBirth: a process killed while it creates the database leaves one that
// the next can use.
func TestKillAtBirth(t *testing.T) {
	for range 5 {
		file := filepath.Join(t.TempDir(), "farpost.db")
		c := start(t, "write", file)
		c.read(1, func(string) {})
		c.kill()
		s := open(t, file)
		if err := s.Update(context.Background(), func(tx storage.Tx) error {
			_, err := begin(tx, "m")
			return err
		}); err != nil {
			t.Errorf("Update: %v", err)
		}
	}
}

// checkSafe opens what a killed process left behind and compares.
func checkSafe(t *testing.T, file string, safe map[string]uint64) {
	t.Helper()
	s, err := sqlite.Open(context.Background(), file)
	if err != nil {
		t.Fatalf("opening after the kill: %v", err)
	}
	var inputs uint64
	err = s.View(context.Background(), func(tx storage.ReadTx) error {
		for i := range matches {
			n, err := checkMatch(tx, fmt.Sprintf("m%d", i), safe)
			if err != nil {
				return err
			}
			inputs += n
		}
		return checkOutbox(tx, inputs)
	})
	if err != nil {
		t.Errorf("after the kill: %v", err)
	}
	err = s.Update(context.Background(), func(tx storage.Tx) error {
		_, err := tx.RequeueOutbox(noon)
		return err
	})
	if err := errors.Join(err, s.Close()); err != nil {
		t.Errorf("going on after the kill: %v", err)
	}
}

// checkMatch checks that a match is whole and returns how many inputs it has. Of
// each match one input may have been committed without its word getting out.
func checkMatch(tx storage.ReadTx, id string, safe map[string]uint64) (uint64, error) {
	m, err := tx.Match(id)
	if errors.Is(err, storage.ErrNotFound) && safe[id] == 0 {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	if m.Seq != safe[id] && m.Seq != safe[id]+1 {
		return 0, fmt.Errorf("match %s has %d inputs, but %d were safe", id, m.Seq, safe[id])
	}
	state, err := tx.State(id)
	if err != nil {
		return 0, err
	}
	log, err := tx.Log(id, 0, 0)
	if err != nil {
		return 0, err
	}
	for i, e := range log {
		if e.Seq != uint64(i+1) {
			return 0, fmt.Errorf("match %s: entry %d of the log has number %d", id, i, e.Seq)
		}
	}
	if !bytes.Equal(state, stateOf(id, m.Seq)) || uint64(len(log)) != m.Seq {
		return 0, fmt.Errorf("match %s at %d has a state of %.40q and %d log entries", id, m.Seq, state, len(log))
	}
	if m.Seq == 0 {
		return 0, nil
	}
	job, err := tx.Job("due:" + id)
	if err != nil {
		return 0, err
	}
	asks, err := tx.Asks(id)
	if err != nil {
		return 0, err
	}
	if !job.Due.Equal(second(m.Seq)) || len(asks) != 1 || asks[0].Q != m.Seq {
		return 0, fmt.Errorf("match %s at %d has job %+v and asks %+v", id, m.Seq, job, asks)
	}
	return m.Seq, nil
}

// checkOutbox checks that each input left two rows, and no lane two in flight.
func checkOutbox(tx storage.ReadTx, inputs uint64) error {
	var rows uint64
	for _, status := range []storage.OutboxStatus{storage.Pending, storage.InFlight, storage.Done} {
		list, err := tx.OutboxRows(status, 0)
		if err != nil {
			return err
		}
		rows += uint64(len(list))
		flying := map[string]bool{}
		for _, row := range list {
			if status == storage.InFlight && flying[row.Lane] {
				return fmt.Errorf("two rows of lane %s are in flight", row.Lane)
			}
			flying[row.Lane] = true
		}
	}
	if rows != 2*inputs {
		return fmt.Errorf("%d inputs left %d outbox rows, want 2 each", inputs, rows)
	}
	return nil
}

// TestSecondProcess: while one process has the database a second one is refused
// by name, may copy it, and gets it as soon as the first one is dead.
func TestSecondProcess(t *testing.T) {
	file := filepath.Join(t.TempDir(), "farpost.db")
	c := start(t, "write", file)
	c.read(20, func(string) {})

	_, err := sqlite.Open(context.Background(), file)
	if !errors.Is(err, storage.ErrInUse) {
		t.Fatalf("opening a database in use: %v, want %v", err, storage.ErrInUse)
	}
	for _, part := range []string{file, fmt.Sprint(c.cmd.Process.Pid), "stop the other"} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not mention %q", err, part)
		}
	}
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := sqlite.Backup(context.Background(), file, copied); err != nil {
		t.Errorf("backup beside the process that writes: %v", err)
	}
	if _, err := os.Stat(copied + ".partial"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the backup left its partial file: %v", err)
	}
	view(t, open(t, copied), func(tx storage.ReadTx) error {
		var inputs uint64
		for i := range matches {
			id := fmt.Sprintf("m%d", i)
			m, err := tx.Match(id)
			if err != nil {
				return err
			}
			if _, err := checkMatch(tx, id, map[string]uint64{id: m.Seq}); err != nil {
				return err
			}
			inputs += m.Seq
		}
		return checkOutbox(tx, inputs)
	})
	c.kill()
	open(t, file)
}
