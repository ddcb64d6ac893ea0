package world

import (
	"strings"
	"sync"
)

// Log keeps what the bot's operator would read, and what went wrong with the run itself. It may be used from several
// goroutines.
type Log struct {
	mu     sync.Mutex
	lines  []string
	faults []error
}

// Write takes a line.
func (l *Log) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.lines = append(l.lines, strings.TrimSpace(string(b)))
	return len(b), nil
}

// Lines are the lines so far.
func (l *Log) Lines() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return append([]string(nil), l.lines...)
}

// Fail takes a fault of the run, which makes what it found worthless.
func (l *Log) Fail(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.faults = append(l.faults, err)
}

// Faults are the faults of the run; none if all is well.
func (l *Log) Faults() []error {
	l.mu.Lock()
	defer l.mu.Unlock()
	return append([]error(nil), l.faults...)
}
