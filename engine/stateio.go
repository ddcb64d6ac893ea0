package engine

import (
	"maps"
	"slices"
)

// clone copies a state so that writing the copy leaves the original alone. Inner lists (a zone's
// cards, registers, a batch) are shared: they are never written in place, only replaced.
func (s *State) clone() *State {
	c := *s
	c.Options = slices.Clip(s.Options)
	c.Rand = slices.Clone(s.Rand)
	c.Vars = slices.Clone(s.Vars)
	c.Seats = slices.Clone(s.Seats)
	c.Objects = slices.Clone(s.Objects)
	c.Zones = slices.Clone(s.Zones)
	c.Effects = slices.Clip(s.Effects)
	c.Waiting = slices.Clip(s.Waiting)
	c.Marks = slices.Clip(s.Marks)
	c.Sealed = slices.Clip(s.Sealed)
	c.Snaps = slices.Clip(s.Snaps)
	c.Stack = slices.Clone(s.Stack)
	return &c
}

// Clone copies a match so that the two go their own ways.
func (s *State) Clone() *State { return s.clone() }

func (s *State) zone(kind string, seat Seat) int {
	for i := range s.Zones {
		if s.Zones[i].Seat == seat && s.Zones[i].Kind == kind {
			return i
		}
	}
	return -1
}

func (s *State) object(id ObjID) *Object {
	if id.Slot < 1 || int(id.Slot) > len(s.Objects) {
		return nil
	}
	o := &s.Objects[id.Slot-1]
	if o.Gen != id.Gen || o.Zone < 0 {
		return nil
	}
	return o
}

func (s *State) snap(id ObjID) *Snapshot {
	for i := range s.Snaps {
		if s.Snaps[i].ID == id {
			return &s.Snaps[i]
		}
	}
	return nil
}

func (s *State) dropSeals(over func(Sealed) bool) {
	var kept []Sealed
	for _, x := range s.Sealed {
		if !over(x) {
			kept = append(kept, x)
		}
	}
	s.Sealed = kept
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
