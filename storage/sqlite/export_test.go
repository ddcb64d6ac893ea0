package sqlite

import "os"

// SetFlush has f bring the log to the disk from now on. No update may be running.
func (s *Store) SetFlush(f func(*os.File) error) { s.writer.syncer.flush = f }

// SetLooked has f called whenever somebody has looked whether something was left to them, and is about to leave. No
// update may be running.
func (s *Store) SetLooked(f func()) { s.writer.looked = f }

// Queued is how many updates wait for their turn.
func (s *Store) Queued() int {
	q := &s.writer.queue
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.requests)
}
