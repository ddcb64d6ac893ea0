package source

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Fault is one thing wrong in a file. Line and Col count from 1, Col in letters. Line 0 means the whole file, Col 0 the
// whole line. Card is the id of the card that it is about, "" for none.
type Fault struct {
	File string
	Line int
	Col  int
	Card string
	Msg  string
}

// String returns "file:line:column: card: message", without the parts that are not known.
func (f Fault) String() string {
	var b strings.Builder
	b.WriteString(f.File)
	if f.Line > 0 {
		fmt.Fprintf(&b, ":%d", f.Line)
		if f.Col > 0 {
			fmt.Fprintf(&b, ":%d", f.Col)
		}
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

// Faults is an error that lists several faults.
type Faults []Fault

// MaxShown is the greatest number of faults that are listed. The rest is counted.
const MaxShown = 200

// Error lists the faults, one per line; after MaxShown lines it says how many more there are.
func (fs Faults) Error() string {
	lines := make([]string, 0, min(len(fs), MaxShown+1))
	for i, f := range fs {
		if i == MaxShown {
			lines = append(lines, fmt.Sprintf("and %d more", len(fs)-i))
			break
		}
		lines = append(lines, f.String())
	}
	return strings.Join(lines, "\n")
}

// Err sorts the faults and returns them as an error; nil if there are none.
func (fs Faults) Err() error {
	if len(fs) == 0 {
		return nil
	}
	fs.Sort()
	return fs
}

// Sort orders faults by file, line, column and message.
func (fs Faults) Sort() {
	slices.SortStableFunc(fs, func(a, b Fault) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col),
			cmp.Compare(a.Msg, b.Msg))
	})
}

// Join returns the faults of the form of files and of their meaning, sorted, each once. It leaves out a fault of the
// meaning at the place of a fault of the form: the one follows from the other.
func Join(form, meaning Faults) Faults {
	type spot struct {
		file      string
		line, col int
	}
	bad := map[spot]bool{}
	for _, f := range form {
		bad[spot{f.File, f.Line, f.Col}] = f.Line > 0
	}
	seen := map[Fault]bool{}
	var out Faults
	for _, f := range form {
		if !seen[f] {
			out = append(out, f)
		}
		seen[f] = true
	}
	for _, f := range meaning {
		if !seen[f] && !bad[spot{f.File, f.Line, f.Col}] {
			out = append(out, f)
		}
		seen[f] = true
	}
	out.Sort()
	return out
}
