package storagetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"farpost/storage"
)

const (
	workers = 8
	rounds  = 25
)

// together runs f in several goroutines and waits for them.
func together(f func(worker int)) {
	var wg sync.WaitGroup
	for worker := range workers {
		wg.Go(func() { f(worker) })
	}
	wg.Wait()
}

// testConcurrentUpdates: updates run one after the other, so that reading and then
// writing in one of them loses nothing.
func testConcurrentUpdates(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"))
	together(func(worker int) {
		for round := range rounds {
			err := s.Update(context.Background(), func(tx storage.Tx) error {
				m, err := tx.Match("m")
				if err != nil {
					return err
				}
				state := fmt.Appendf(nil, "state %d", m.Seq+1)
				if err := tx.Advance("m", m.Seq, m.Seq+1, state, noon); err != nil {
					return err
				}
				press := fmt.Sprintf("i-%d-%d", worker, round)
				return tx.AppendLog(storage.Entry{Match: "m", Seq: m.Seq + 1, Interaction: press})
			})
			if err != nil {
				t.Errorf("worker %d: %v", worker, err)
			}
		}
	})
	const total = workers * rounds
	m := read(t, s, func(tx storage.ReadTx) (storage.Match, error) { return tx.Match("m") })
	equal(t, "seq", m.Seq, uint64(total))
	state := read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.State("m") })
	equal(t, "state", string(state), fmt.Sprintf("state %d", total))
	log := read(t, s, func(tx storage.ReadTx) ([]storage.Entry, error) { return tx.Log("m", 0, 0) })
	for i, e := range log {
		equal(t, "log number", e.Seq, uint64(i+1))
	}
	equal(t, "log length", len(log), total)
}

// testConcurrentFailures: updates that fail or panic beside others vanish alone.
func testConcurrentFailures(t *testing.T, s storage.Store) {
	name := func(worker, round int) string { return fmt.Sprintf("p-%d-%d", worker, round) }
	together(func(worker int) {
		for round := range rounds {
			err := putOrFail(s, storage.Player{ID: name(worker, round)}, round%3)
			if want := []error{nil, errChanged, errPanicked}[round%3]; !errors.Is(err, want) {
				t.Errorf("round %d: %v, want %v", round, err, want)
			}
		}
	})
	view(t, s, func(tx storage.ReadTx) error {
		for worker := range workers {
			for round := range rounds {
				_, err := tx.Player(name(worker, round))
				if kept := err == nil; kept != (round%3 == 0) {
					t.Errorf("player %s kept: %v (%v)", name(worker, round), kept, err)
				}
			}
		}
		return nil
	})
}

var errPanicked = errors.New("panicked")

// putOrFail writes a player and then, by mode, succeeds, fails or panics.
func putOrFail(s storage.Store, p storage.Player, mode int) (err error) {
	defer func() {
		if recover() != nil {
			err = errPanicked
		}
	}()
	return s.Update(context.Background(), func(tx storage.Tx) error {
		if err := tx.PutPlayer(p); err != nil {
			return err
		}
		switch mode {
		case 1:
			return errChanged
		case 2:
			panic("as agreed")
		}
		return nil
	})
}

// testConcurrentViews: views beside updates see each update whole or not at all.
func testConcurrentViews(t *testing.T, s storage.Store) {
	move := func(tx storage.Tx, by time.Duration) error {
		return all(
			func() error { return tx.PutJob(storage.Job{Key: "up", Kind: "k", Due: noon.Add(by)}) },
			func() error { return tx.PutJob(storage.Job{Key: "down", Kind: "k", Due: noon.Add(-by)}) },
		)
	}
	update(t, s, func(tx storage.Tx) error { return move(tx, 0) })
	together(func(worker int) {
		for round := range rounds {
			var err error
			if worker%2 == 0 {
				by := time.Duration(worker*rounds+round) * time.Second
				err = s.Update(context.Background(), func(tx storage.Tx) error { return move(tx, by) })
			} else {
				err = s.View(context.Background(), balanced)
			}
			if err != nil {
				t.Errorf("worker %d: %v", worker, err)
			}
		}
	})
}

// balanced checks that two jobs lie equally far from noon.
func balanced(tx storage.ReadTx) error {
	up, err := tx.Job("up")
	if err != nil {
		return err
	}
	down, err := tx.Job("down")
	if err != nil {
		return err
	}
	if up.Due.Sub(noon) != noon.Sub(down.Due) {
		return fmt.Errorf("half an update is seen: %v and %v", up.Due, down.Due)
	}
	return nil
}
