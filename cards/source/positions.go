package source

import "strings"

// Positions remembers on which line each value of a file stands. The nil Positions knows no line.
type Positions struct {
	file  string
	lines map[string]int
}

// File is the name of the file.
func (p *Positions) File() string {
	if p == nil {
		return ""
	}
	return p.file
}

// Has tells whether a value was written at exactly this path.
func (p *Positions) Has(path string) bool {
	if p == nil {
		return false
	}
	_, ok := p.lines[path]
	return ok
}

// Line gives the line of the value at a path such as "cards[3].effect[0].shatter.of", or of the nearest
// value around it that was written; 0 when there is none.
func (p *Positions) Line(path string) int {
	if p == nil {
		return 0
	}
	for {
		if n, ok := p.lines[path]; ok {
			return n
		}
		i := strings.LastIndexAny(path, ".[")
		if i < 0 {
			return p.lines[""]
		}
		path = path[:i]
	}
}

// Fault makes a fault at the value of a path.
func (p *Positions) Fault(path, msg string) Fault {
	return Fault{File: p.File(), Line: p.Line(path), Msg: msg}
}
