package source

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Fault is one thing wrong in a file. Line counts from 1; 0 means the file as a whole. Card is the id of
// the card that it is about, "" when it is about none.
type Fault struct {
	File string
	Line int
	Card string
	Msg  string
}

// String writes "file:line: card: message", leaving out what is not known.
func (f Fault) String() string {
	var b strings.Builder
	b.WriteString(f.File)
	if f.Line > 0 {
		fmt.Fprintf(&b, ":%d", f.Line)
	}
	if b.Len() > 0 {
		b.WriteString(": ")
	}
	if f.Card != "" {
		b.WriteString(f.Card + ": ")
	}
	b.WriteString(f.Msg)
	return b.String()
}

// Faults is an error that lists all of them, one per line.
type Faults []Fault

// Error lists the faults in order of file and line.
func (fs Faults) Error() string {
	lines := make([]string, len(fs))
	for i, f := range fs {
		lines[i] = f.String()
	}
	return strings.Join(lines, "\n")
}

// Err gives the faults as an error, sorted; nil when there are none.
func (fs Faults) Err() error {
	if len(fs) == 0 {
		return nil
	}
	fs.Sort()
	return fs
}

// Sort orders faults by file, line and message.
func (fs Faults) Sort() {
	slices.SortStableFunc(fs, func(a, b Fault) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Msg, b.Msg))
	})
}
