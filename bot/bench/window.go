package bench

import (
	"fmt"
	"time"
)

// window is a stretch of time that is measured.
type window struct {
	from, to time.Time
	presses  []press
	prompts  []expected
	requests int   // before it, then within
	limited  kinds // the same of those that Discord counts
	pictures int
}

// expected is a question that a commit put to another person.
type expected struct {
	prompt
	at time.Time
}

// String says for people what a window held.
func (w *window) String() string {
	return fmt.Sprintf("%d presses, %d requests, %d of them no answers to presses (%v), %d with a picture",
		len(w.presses), w.requests, w.limited.count(), w.limited, w.pictures)
}

// press is a press that is measured.
type press struct {
	id     string // of the interaction
	at     time.Time
	failed bool // nobody answered
}
