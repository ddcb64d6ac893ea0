package scenario

import (
	"bytes"
	"fmt"

	"farpost/engine"
)

// way is one of the ways in which a scenario is executed; all must come to the same.
type way string

const (
	straight way = "straight"
	reloaded way = "reloaded" // saved and loaded at every prompt
	cloned   way = "cloned"   // with a clone played beside it
	replayed way = "replayed" // from the logged inputs
)

// moment is what must be the same however a scenario is executed.
type moment struct {
	state  []byte
	events []byte
}

// apply carries out an input on a match, whose saved form is before.
func (w way) apply(g *engine.Ruleset, book engine.Book, s *engine.State, before []byte, in engine.Input) (*engine.State,
	[]engine.Event, error) {
	switch w {
	case reloaded:
		loaded, err := engine.Decode(before)
		if err != nil {
			return nil, nil, err
		}
		return engine.Apply(g, book, loaded, in)
	case cloned:
		beside := s.Clone()
		next, events, err := engine.Apply(g, book, s, in)
		other, _, err2 := engine.Apply(g, book, beside, in)
		if (err == nil) != (err2 == nil) {
			return nil, nil, fmt.Errorf("a clone answers otherwise: %v, not %v", err2, err)
		}
		if kept, err3 := engine.Encode(beside); err3 != nil || !bytes.Equal(kept, before) {
			return nil, nil, fmt.Errorf("a clone changed while both were played (%v)", err3)
		}
		if err != nil {
			return nil, nil, err
		}
		if err := sameState(next, other); err != nil {
			return nil, nil, err
		}
		return next, events, nil
	}
	return engine.Apply(g, book, s, in)
}

func sameState(a, b *engine.State) error {
	x, err := engine.Encode(a)
	if err != nil {
		return err
	}
	y, err := engine.Encode(b)
	if err != nil {
		return err
	}
	if !bytes.Equal(x, y) {
		return fmt.Errorf("a clone came to another state: %s", firstDifference(x, y))
	}
	return nil
}

// compare tells where two executions went apart.
func compare(name string, a, b []moment) error {
	if len(a) != len(b) {
		return fmt.Errorf("%s: %d inputs, straight %d", name, len(b)-1, len(a)-1)
	}
	for i := range a {
		if !bytes.Equal(a[i].state, b[i].state) {
			return fmt.Errorf("%s: another state after input %d: %s", name, i, firstDifference(a[i].state, b[i].state))
		}
		if !bytes.Equal(a[i].events, b[i].events) {
			return fmt.Errorf("%s: other events after input %d: %s", name, i, firstDifference(a[i].events, b[i].events))
		}
	}
	return nil
}

// firstDifference shows two byte strings around the first place where they differ.
func firstDifference(a, b []byte) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(0, i-60)
	return fmt.Sprintf("…%s… against …%s…", a[from:min(len(a), i+60)], b[from:min(len(b), i+60)])
}
