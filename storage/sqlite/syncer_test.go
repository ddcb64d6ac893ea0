package sqlite_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/storage"
)

// TestNothingIsToldBeforeItIsOnDisk ensures that neither an update returns before the disk has what it wrote, nor a
// view that saw it, nor an update that failed because of it; and that the next update runs meanwhile.
func TestNothingIsToldBeforeItIsOnDisk(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "farpost.db"))
	flushing, flushed := make(chan bool), make(chan bool)
	s.SetFlush(func(f *os.File) error {
		flushing <- true
		<-flushed
		return f.Sync()
	})
	put := func(id string, ran chan bool) chan error {
		told := make(chan error, 1)
		go func() {
			told <- s.Update(context.Background(), func(tx storage.Tx) error {
				if ran != nil {
					defer close(ran)
				}
				return tx.CreateMatch(storage.Match{ID: id, Game: "toy", Status: storage.Running, Created: noon,
					Updated: noon}, []byte("state"))
			})
		}()
		return told
	}
	first := put("m1", nil)
	<-flushing // m1 is committed, and on its way

	seen := make(chan error, 1)
	go func() {
		seen <- s.View(context.Background(), func(tx storage.ReadTx) error {
			_, err := tx.Match("m1")
			return err
		})
	}()
	ran := make(chan bool)
	second := put("m2", ran)
	<-ran // beside the sync of m1
	ran = make(chan bool)
	again := put("m1", ran) // which tells that m1 is there
	<-ran
	silent := func(what string, told ...chan error) {
		t.Helper()
		for _, told := range told {
			select {
			case err := <-told:
				t.Fatalf("%s is not on the disk, and somebody was told: %v", what, err)
			default:
			}
		}
	}
	silent("the first match", first, seen, second, again)
	flushed <- true
	if err := <-first; err != nil {
		t.Error(err)
	}
	<-flushing
	silent("the second match", second, again)
	flushed <- true
	if err := errors.Join(<-second, <-seen); err != nil {
		t.Error(err)
	}
	if err := <-again; !errors.Is(err, storage.ErrExists) {
		t.Errorf("a match that is there was added: %v", err)
	}
	s.SetFlush((*os.File).Sync)
}

// TestDiskThatKeepsNothing ensures that after a sync that failed nobody is told of anything any more, neither what was
// written nor what was there, and that the error says what to do.
func TestDiskThatKeepsNothing(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "farpost.db"))
	broken := errors.New("input/output error")
	syncs := 0
	s.SetFlush(func(*os.File) error {
		syncs++
		return broken
	})
	write := func() error {
		return s.Update(context.Background(), func(tx storage.Tx) error {
			return tx.PutHeartbeat(storage.Heartbeat{Alive: noon})
		})
	}
	for range 2 {
		err := write()
		if !errors.Is(err, storage.ErrNotKept) || !errors.Is(err, broken) ||
			!strings.Contains(err.Error(), "start again") {
			t.Errorf("the disk failed, and an update says: %v", err)
		}
	}
	err := s.View(context.Background(), func(tx storage.ReadTx) error { _, err := tx.Heartbeat(); return err })
	if !errors.Is(err, storage.ErrNotKept) {
		t.Errorf("a view says: %v", err)
	}
	if syncs != 1 {
		t.Errorf("the disk was asked %d times, but what it forgot it does not remember", syncs)
	}
}

// TestViewWaitsForNothingLater ensures that a view returns at once when what is on its way to the disk was committed
// after the moment that the view shows.
func TestViewWaitsForNothingLater(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "farpost.db"))
	flushing, flushed := make(chan bool), make(chan bool)
	s.SetFlush(func(f *os.File) error {
		flushing <- true
		<-flushed
		return f.Sync()
	})
	told := make(chan error, 1)
	view(t, s, func(tx storage.ReadTx) error {
		go func() {
			told <- s.Update(context.Background(), func(tx storage.Tx) error {
				return tx.PutPlayer(storage.Player{ID: "later"})
			})
		}()
		<-flushing
		if _, err := tx.Player("later"); !errors.Is(err, storage.ErrNotFound) {
			t.Errorf("what came later is seen: %v", err)
		}
		return nil
	})
	flushed <- true
	if err := <-told; err != nil {
		t.Error(err)
	}
	s.SetFlush((*os.File).Sync)
}
