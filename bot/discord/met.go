package discord

import "sync"

// met remembers the latest interactions, for a gateway that resumes may deliver one again. The log of the
// table refuses a second act in any case; this keeps a second answer from racing the first. It is safe for
// use by many goroutines.
type met struct {
	mu    sync.Mutex
	ids   map[string]bool
	order []string // a ring
	next  int
}

func newMet(n int) *met { return &met{ids: map[string]bool{}, order: make([]string, n)} }

// first reports whether an id is new, and remembers it.
func (m *met) first(id string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.ids[id] {
		return false
	}
	delete(m.ids, m.order[m.next])
	m.order[m.next], m.ids[id] = id, true
	m.next = (m.next + 1) % len(m.order)
	return true
}
