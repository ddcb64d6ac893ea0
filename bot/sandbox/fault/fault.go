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
	// Status answers Fault.Status (0 means 500) with Fault.Code and Fault.Message, and does nothing.
	Status Kind = iota
	// RateLimit answers 429 with Fault.RetryAfter and does nothing.
	RateLimit
	// DropBefore closes the connection and does nothing.
	DropBefore
	// DropAfter does what was asked and then closes the connection without an answer: the client cannot know.
	DropAfter
	// Hang does nothing, and never answers: it ends when the client does.
	Hang
	// StatusAfter does what was asked and answers Fault.Status all the same.
	StatusAfter
)

// Fault makes the next requests go wrong that fit Method, Template and ChannelID; each of them fits any when empty.
type Fault struct {
	Kind       Kind
	Method     string
	Template   string // a route of the REST API, such as /channels/{channel_id}/messages
	ChannelID  string
	Times      int           // how often it strikes; 0 means once
	Status     int           // for Status and StatusAfter
	Code       int           // for these, one of Discord's error codes; 0 for none
	Message    string        // for these, what Discord says; empty for the words of the status
	RetryAfter time.Duration // for RateLimit
	Global     bool          // for RateLimit: it is on all routes
}

// List holds the faults that are still to strike, in the order in which they were added. The zero value holds none. It
// may be used from several goroutines.
type List struct {
	mu   sync.Mutex
	list []Fault
}

// Add adds a fault at the end.
func (l *List) Add(f Fault) {
	l.mu.Lock()
	defer l.mu.Unlock()
	f.Times = max(f.Times, 1)
	l.list = append(l.list, f)
}

// Left returns how many requests are still to be struck.
func (l *List) Left() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	n := 0
	for _, f := range l.list {
		n += f.Times
	}
	return n
}

// Take returns the first fault that fits a request and counts the strike. ok is false when none fits.
func (l *List) Take(method, template, channelID string) (f Fault, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i := range l.list {
		x := &l.list[i]
		if x.Method != "" && x.Method != method || x.Template != "" && x.Template != template ||
			x.ChannelID != "" && x.ChannelID != channelID {
			continue
		}
		struck := *x
		if x.Times--; x.Times == 0 {
			l.list = slices.Delete(l.list, i, i+1)
		}
		return struck, true
	}
	return Fault{}, false
}
