package invariant

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"farpost/engine"
)

// differ tells where the two matches differ, "" when they do not.
func (u *unfolding) differ() (string, error) {
	x, err := u.bare(u.was)
	if err != nil {
		return "", err
	}
	y, err := u.bare(u.now)
	if err != nil {
		return "", err
	}
	if !bytes.Equal(x, y) {
		return "state " + around(x, y), nil
	}
	for _, sn := range u.now.Snaps { // what was said ahead may keep more last known values, and no others
		if !slices.ContainsFunc(u.was.Snaps, func(o engine.Snapshot) bool { return o.ID == sn.ID && o.Was.Card == sn.Was.Card }) {
			return fmt.Sprintf("last known values of %s", sn.ID), nil
		}
	}
	x, err = json.Marshal(events(u.told[0]))
	if err != nil {
		return "", err
	}
	if y, err = json.Marshal(events(u.told[1])); err != nil || bytes.Equal(x, y) {
		return "", err
	}
	return "events " + around(x, y), nil
}

// events are those that the short cuts do not bring about.
func events(all []engine.Event) []engine.Event {
	return slices.DeleteFunc(append([]engine.Event{}, all...), func(e engine.Event) bool {
		return strings.HasPrefix(e.Kind, engine.EventQueue) || e.Kind == engine.EventFailed
	})
}

// bare is a state as bytes without what short cuts change: the numbers of questions, what is sealed and what
// a window remembers of who has passed; answers that a question holds are not given yet. Of a window's question
// only who is asked first counts.
func (u *unfolding) bare(s *engine.State) ([]byte, error) {
	c := s.Clone()
	c.Sealed, c.Seq, c.NextQ, c.Calm, c.Snaps = nil, 0, 0, 0, nil
	if c.Ask != nil {
		a := *c.Ask
		a.Seats = slices.Clone(a.Seats)
		if slices.Contains(u.g.Windows(), a.Seats[0].Kind) {
			a.Seats = a.Seats[:1]
		}
		for i := range a.Seats {
			sa := &a.Seats[i]
			sa.Q, sa.Got, sa.Ahead, sa.ByStandingPass, sa.Then = 0, nil, false, false, nil
		}
		c.Ask = &a
	}
	for i := range c.Stack {
		f := &c.Stack[i]
		f.Asked, f.Then = nil, nil
		f.Got = slices.Clone(f.Got)
		for j := range f.Got {
			f.Got[j].Then = nil
		}
		if f.At.Prog == windowProgram {
			f.Got = nil
			f.Regs = slices.DeleteFunc(slices.Clone(f.Regs), func(r engine.Field) bool { return r.Name == "passed" })
		}
	}
	return engine.Encode(c)
}

// windowProgram is the kernel's program that holds windows.
var windowProgram = engine.WindowFrame("", engine.ObjID{}, engine.NoSeat, false).At.Prog

// around shows two byte strings where they begin to differ.
func around(a, b []byte) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(0, i-150)
	return fmt.Sprintf("…%s… against …%s…", a[from:min(len(a), i+150)], b[from:min(len(b), i+150)])
}
