package engine

import (
	"fmt"
	"slices"
)

// New deals a match and runs it to its first ask. It returns the match and what happened, in order. It fails if the
// setup does not fit the ruleset.
func New(g *Ruleset, b Book, setup Setup) (*State, []Event, error) {
	return begin(g, b, setup, func(tx *Tx) ([]Frame, error) { return nil, g.Deal(tx, setup) })
}

// begin lays out an empty match, lets deal fill it, and runs it to its first ask.
func begin(g *Ruleset, b Book, setup Setup, deal func(*Tx) ([]Frame, error)) (s *State, events []Event, err error) {
	n := len(setup.Decks)
	if n < g.MinSeats || n > g.MaxSeats {
		return nil, nil, fmt.Errorf("%s is for %d to %d players, not %d", g.Name, g.MinSeats, g.MaxSeats, n)
	}
	s = &State{Schema: SchemaVersion, Game: g.Name, Version: g.Version, Book: b.Hash(),
		Vars: make([]int64, len(g.Vars)), Seats: make([]SeatState, n)}
	if s.Options, err = g.options(setup.Options); err != nil {
		return nil, nil, err
	}
	if err := g.checkStandingPasses(setup.StandingPasses, n); err != nil {
		return nil, nil, err
	}
	s.StandingPasses = slices.Clone(setup.StandingPasses)
	for i := range s.Seats {
		s.Seats[i].Attrs = make([]int64, len(g.SeatAttrs))
	}
	for _, z := range g.Zones {
		if z.Shared {
			s.Zones = append(s.Zones, Zone{Kind: z.Kind, Seat: NoSeat})
			continue
		}
		for i := range s.Seats {
			s.Zones = append(s.Zones, Zone{Kind: z.Kind, Seat: Seat(i)})
		}
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	tx := &Tx{d: d, s: s, was: newReader(g, b, s.Clone())}
	start, err := deal(tx)
	if err != nil {
		return nil, nil, err
	}
	s.Stack = append(s.Stack, start...)
	if len(start) == 0 {
		s.Stack = []Frame{NewFrame("match", NoSeat)}
	}
	for i := range s.Stack {
		s.Stack[i].Fresh = i > 0
	}
	if err := d.finish(); err != nil {
		return nil, nil, err
	}
	return d.s, d.mem.handOutEvents(d.events), nil
}

// options returns the settings that differ from their defaults, sorted by name.
func (g *Ruleset) options(set map[string]int) ([]TableOption, error) {
	var out []TableOption
	for _, name := range sortedKeys(set) {
		i := slices.IndexFunc(g.TableRules, func(t TableRule) bool { return t.Name == name })
		if i < 0 {
			return nil, fmt.Errorf("%s has no table rule %q", g.Name, name)
		}
		t := g.TableRules[i]
		if set[name] < t.Min || set[name] > t.Max {
			return nil, fmt.Errorf("table rule %s is from %d to %d, not %d", name, t.Min, t.Max, set[name])
		}
		out = append(out, TableOption{name, set[name]})
	}
	return out, nil
}

// NewFrom makes a match that begins in the middle, for scenarios and tools. Write puts objects and figures in place,
// instead of Ruleset.Deal, and returns the stack to begin with, whose last frame runs first. Without a frame the
// program "match" runs. Generators are those that write adds. Everything else is as in New; decks may be empty.
func NewFrom(g *Ruleset, b Book, setup Setup, write func(tx *Tx) ([]Frame, error)) (*State, []Event, error) {
	return begin(g, b, setup, write)
}
