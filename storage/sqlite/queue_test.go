package sqlite_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
)

// TestQueue ensures that updates that found somebody at work are run, each for itself: one that panics, one that ends
// its goroutine and one that fails leave nothing and do to their callers what they would have done there.
func TestQueue(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "farpost.db"))
	errRefused := errors.New("refused")
	type end struct {
		err      error
		panicked any
		exited   bool
	}
	begin := func(id string, then func() error) chan end {
		ended := make(chan end, 1)
		go func() {
			e := end{exited: true}
			defer func() {
				if e.panicked = recover(); e.panicked != nil {
					e.exited = false
				}
				ended <- e
			}()
			e.err = s.Update(context.Background(), func(tx storage.Tx) error {
				return errors.Join(tx.PutPlayer(storage.Player{ID: id}), then())
			})
			e.exited = false
		}()
		return ended
	}
	atWork, resume := make(chan bool), make(chan bool)
	first := begin("first", func() error { atWork <- true; <-resume; return nil })
	<-atWork
	var queued []chan end
	for i, then := range []func() error{
		func() error { return nil },
		func() error { panic("at the table") },
		func() error { runtime.Goexit(); return nil },
		func() error { return errRefused },
		func() error { return nil },
	} {
		queued = append(queued, begin("queued"+string(rune('0'+i)), then))
		waitFor(s, i+1)
	}
	close(resume)
	if e := <-first; e != (end{}) {
		t.Errorf("the one at work: %+v", e)
	}
	for i, ended := range queued {
		e := <-ended
		switch i {
		case 0, 4:
			if e != (end{}) {
				t.Errorf("update %d: %+v", i, e)
			}
		case 1:
			p, ok := e.panicked.(*storage.Panicked)
			if !ok || p.Value != "at the table" || !strings.Contains(p.Error(), "queue_test.go") {
				t.Errorf("the panic became %v", e.panicked)
			}
		case 2:
			if !e.exited {
				t.Errorf("the goroutine goes on: %+v", e)
			}
		case 3:
			if !errors.Is(e.err, errRefused) {
				t.Errorf("the refusal became %v", e.err)
			}
		}
	}
	for id, kept := range map[string]bool{
		"first": true, "queued0": true, "queued1": false, "queued2": false, "queued3": false, "queued4": true,
	} {
		view(t, s, func(tx storage.ReadTx) error {
			if _, err := tx.Player(id); (err == nil) != kept {
				t.Errorf("%s is kept: %v, want %v (%v)", id, err == nil, kept, err)
			}
			return nil
		})
	}
}

// waitFor waits until so many updates are in the queue.
func waitFor(s *sqlite.Store, n int) {
	for s.Queued() < n {
		runtime.Gosched()
	}
}

// TestNobodyIsForgotten ensures that updates that come from many sides at once are all run and told, though whoever is
// at work may have looked for them just before: none waits for somebody who has stopped to look.
func TestNobodyIsForgotten(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "farpost.db"))
	s.SetFlush(func(*os.File) error { return nil })
	s.SetLooked(runtime.Gosched) // so that something is often left just then
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 5000 {
				if err := s.Update(context.Background(), func(storage.Tx) error { return nil }); err != nil {
					t.Error(err)
				}
			}
		})
		all.Go(func() {
			for range 5000 {
				if err := s.View(context.Background(), func(storage.ReadTx) error { return nil }); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
}
