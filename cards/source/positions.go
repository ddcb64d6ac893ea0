package source

import "strings"

// Positions knows the place of each value in a file. A nil Positions knows no place.
type Positions struct {
	file   string
	places map[string]place
}

// place is a line and a column, both counted from 1.
type place struct{ line, col int }

// File returns the name of the file.
func (p *Positions) File() string {
	if p == nil {
		return ""
	}
	return p.file
}

// Has reports whether the file has a value at exactly this path.
func (p *Positions) Has(path string) bool {
	if p == nil {
		return false
	}
	_, ok := p.places[path]
	return ok
}

// Line returns the line of the value at a path such as "cards[3].effect[0].shatter.of". If the file has no such value,
// it returns the line of the nearest value around it; 0 if there is none.
func (p *Positions) Line(path string) int { return p.at(path).line }

func (p *Positions) at(path string) place {
	if p == nil {
		return place{}
	}
	for {
		if at, ok := p.places[path]; ok {
			return at
		}
		i := strings.LastIndexAny(path, ".[")
		if i < 0 {
			return p.places[""]
		}
		path = path[:i]
	}
}

// Fault makes a fault at the place of a path.
func (p *Positions) Fault(path, msg string) Fault {
	at := p.at(path)
	return Fault{File: p.File(), Line: at.line, Col: at.col, Msg: msg}
}
