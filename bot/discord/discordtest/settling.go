package discordtest

import (
	"context"
	"sync"

	"farpost/storage"
)

// settling is a store that tells of every commit through it.
type settling struct {
	storage.Store
	mu     sync.Mutex
	commit chan struct{} // closed and renewed with each
}

// next is closed with the next commit.
func (s *settling) next() <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.commit
}

// Update commits, and tells of it.
func (s *settling) Update(ctx context.Context, f func(storage.Tx) error) error {
	err := s.Store.Update(ctx, f)
	s.mu.Lock()
	defer s.mu.Unlock()
	close(s.commit)
	s.commit = make(chan struct{})
	return err
}
