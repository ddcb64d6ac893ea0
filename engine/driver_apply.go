package engine

import "errors"

// Apply carries out one input on a copy of s and runs the match to its next ask, or to its end. It returns the new
// state and what happened, in order. The error is a *Refusal if the input cannot be done, or wraps ErrParked if this
// build cannot go on. In any case s is as it was, and stays usable.
func Apply(g *Ruleset, b Book, s *State, in Input) (next *State, events []Event, err error) {
	if err := fits(g, b, s); err != nil {
		return nil, nil, err
	}
	d := newDriver(g, b, s.share())
	d.s.Stack = d.mem.copyStack(s.Stack)
	defer d.catch(&err)
	next, events, err = d.apply(in)
	d.release()
	return next, events, err
}

func (d *driver) apply(in Input) (*State, []Event, error) {
	if err := d.input(in); err != nil {
		return nil, nil, err
	}
	if d.decided {
		d.s.Calm = 0
	}
	if err := d.finish(); err != nil {
		return nil, nil, err
	}
	d.s.Seq++
	d.s.Stack = d.mem.handOutStack(d.s.Stack)
	return d.s, d.mem.handOutEvents(d.events), nil
}

// fits reports, as an error, why a match cannot be run with a ruleset and a book.
func fits(g *Ruleset, b Book, s *State) error {
	switch {
	case s.Game != g.Name:
		return parked("a match of %s was given to %s", s.Game, g.Name)
	case s.Version < 0:
		return parked("a match of %s has version %d", s.Game, s.Version)
	case s.Version > g.Version:
		return parked("%s version %d is newer than this build's %d", s.Game, s.Version, g.Version)
	case s.Book != b.Hash():
		return parked("the match was dealt with book %s, not %s", s.Book, b.Hash())
	}
	return nil
}

// catch turns a panic in a rule into an error that wraps ErrParked. Defer it.
func (d *driver) catch(err *error) {
	if p := recover(); p != nil {
		at := Ref{}
		if n := len(d.s.Stack); n > 0 {
			at = d.s.Stack[n-1].At
		}
		*err = parked("a rule broke at %s/%s: %v", at.Prog, at.Label, p)
	}
}

// finish runs the match to its next ask and makes it ready to be handed out.
func (d *driver) finish() error {
	if err := d.run(); err != nil {
		return err
	}
	d.sweep()
	d.s.Ask = d.mem.handOutAsk(d.s.Ask)
	ownRegs(d.s.Stack)
	return nil
}

// IsRefusal returns the refusal in an error; nil if there is none.
func IsRefusal(err error) *Refusal {
	var no *Refusal
	if errors.As(err, &no) {
		return no
	}
	return nil
}
