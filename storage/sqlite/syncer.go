package sqlite

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"farpost/storage"
	"farpost/storage/sqlite/internal/disk"
)

// syncer brings SQLite's log to the disk, for all batches that were committed since it last did. One goroutine at a
// time syncs; others may leave batches to it.
type syncer struct {
	file   string // the database
	log    *os.File
	flush  func(*os.File) error // brings what was written to the disk
	busy   atomic.Bool          // somebody syncs, or is about to; set with the writer's mu held
	took   atomic.Int64         // how long the last sync took, in nanoseconds
	newest atomic.Pointer[batch]
	lost   atomic.Pointer[error] // why a sync failed; nil: none did
	mu     sync.Mutex
	due    []*batch // committed, and in no sync yet; guarded by mu
}

// newSyncer opens the log of the database name, which must be open in SQLite.
func newSyncer(file, name string) (*syncer, error) {
	log, err := os.OpenFile(name+"-wal", os.O_RDWR, 0)
	if err != nil {
		return nil, fmt.Errorf("opening the log that SQLite keeps beside it: %w", err)
	}
	return &syncer{file: file, log: log, flush: disk.Data}, nil
}

// announce is told of a batch before it is committed: from then on a view may see what is in it.
func (s *syncer) announce(b *batch) { s.newest.Store(b) }

// put leaves a batch to the next sync.
func (s *syncer) put(b *batch) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.due = append(s.due, b)
}

// waits reports whether there is something for the next sync to do.
func (s *syncer) waits() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.due) > 0
}

// sync makes durable what is due and wakes the members; it reports whether anything was. After a failure the system may
// have forgotten what it could not write, and a later sync would wrongly succeed; so the first failure is the last.
func (s *syncer) sync() bool {
	s.mu.Lock()
	due := s.due
	s.due = nil
	s.mu.Unlock()
	if len(due) == 0 {
		return false
	}
	start := time.Now()
	if s.broken() == nil {
		if err := s.flush(s.log); err != nil {
			err = fmt.Errorf("database %s: %w (%w): stop the bot, look after the disk, and start again",
				s.file, storage.ErrNotKept, err)
			s.lost.Store(&err)
		}
	}
	s.took.Store(int64(time.Since(start)))
	for _, b := range due {
		if b.err == nil {
			b.err = s.broken()
		}
		b.settled()
	}
	return true
}

// lasted is how long the last sync took.
func (s *syncer) lasted() time.Duration { return time.Duration(s.took.Load()) }

// broken is why a sync failed; nil: none did. What was written since is not durable, and never will be.
func (s *syncer) broken() error {
	if err := s.lost.Load(); err != nil {
		return *err
	}
	return nil
}

// kept waits until a batch has met its fate; nil is none. It returns why a sync failed, if one did.
func (s *syncer) kept(b *batch) error {
	if b != nil {
		<-b.done
	}
	return s.broken()
}

// close closes the log. Nothing may be due.
func (s *syncer) close() error {
	if err := s.log.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
		return err
	}
	return nil
}
