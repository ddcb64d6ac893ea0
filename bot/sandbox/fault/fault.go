package fault

import (
	"slices"
	"sync"
	"time"
)

// Kind is what goes wrong with a request.
type Kind int

// Kinds of faults.
const (
	// FaultStatus answers Fault.Status (500, 502 or 503) and does nothing.
	Status Kind = iota
	// FaultRateLimit answers 429 with RetryAfter and does nothing.
	RateLimit
	// FaultDropBefore closes the connection and does nothing.
	DropBefore
	// FaultDropAfter does what was asked and then closes the connection without an answer: the
	// client cannot know.
	DropAfter
	// FaultStatusAfter does what was asked and answers Fault.Status all the same.
	StatusAfter
)

// Fault makes the next requests go wrong. It is used up when it has struck Times times (0 means
// once).
type Fault struct {
	Kind       Kind
	Method     string // empty: any
	Template   string // a route of router.go such as /channels/{channel_id}/messages; empty: any
	ChannelID  string // only requests about this channel; empty: any
	Times      int
	Status     int
	RetryAfter time.Duration
	Global     bool
}

// List are those that are still to strike, in the order in which they were injected. The zero value holds none.
type List struct {
	mu   sync.Mutex
	list []Fault
}

// Add adds a fault.
func (f *List) Add(x Fault) {
	f.mu.Lock()
	defer f.mu.Unlock()
	x.Times = max(x.Times, 1)
	f.list = append(f.list, x)
}

// Left returns how many requests are still to be struck.
func (f *List) Left() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	n := 0
	for _, x := range f.list {
		n += x.Times
	}
	return n
}

// Take uses up the first fault that fits a request.
func (f *List) Take(method, template, channelID string) (Fault, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for i := range f.list {
		x := &f.list[i]
		if x.Method != "" && x.Method != method || x.Template != "" && x.Template != template ||
			x.ChannelID != "" && x.ChannelID != channelID {
			continue
		}
		struck := *x
		if x.Times--; x.Times == 0 {
			f.list = slices.Delete(f.list, i, i+1)
		}
		return struck, true
	}
	return Fault{}, false
}
