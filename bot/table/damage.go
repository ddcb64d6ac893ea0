package table

import (
	"errors"
	"sync"

	"farpost/storage"
)

// damagedMatches are the matches whose deadlines cannot be carried out because the database is damaged there. They are
// parked in memory: nothing is written into a damaged file that need not be. The next start looks again.
type damagedMatches struct {
	mu   sync.Mutex
	seen map[string]bool
}

// has reports whether a match is among them.
func (d *damagedMatches) has(match string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.seen[match]
}

// note adds a match if that is why it failed.
func (d *damagedMatches) note(match string, err error) {
	if !errors.Is(err, storage.ErrDamaged) {
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.seen == nil {
		d.seen = map[string]bool{}
	}
	d.seen[match] = true
}
