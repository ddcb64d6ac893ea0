package engine

import (
	"maps"
	"slices"
)

// owned are the lists of a state that its driver may write in place, a bit each.
type owned uint8

const (
	ownRand owned = 1 << iota
	ownVars
	ownSeats
	ownObjects
	ownZones
	ownAsk // the question, made or copied by the driver
	ownAll = ownRand | ownVars | ownSeats | ownObjects | ownZones
)

// share returns a copy of a state for a driver. Its lists are those of the original until the driver calls write for
// them; the driver copies the stack itself. The original must not be written while the copy is in use.
//
// Effects, triggers, marks, answers ahead and last known values, and inner lists (a zone's cards, registers, a batch)
// are never written in place. They are replaced, or added to: both have no room for more in common.
func (s *State) share() *State {
	c := *s
	c.own = 0
	c.Effects = slices.Clip(s.Effects)
	c.Waiting = slices.Clip(s.Waiting)
	c.Marks = slices.Clip(s.Marks)
	c.Sealed = slices.Clip(s.Sealed)
	c.StandingPasses = slices.Clip(s.StandingPasses)
	c.Snaps = slices.Clip(s.Snaps)
	return &c
}

// write makes lists safe to be written in place. It copies those that are still shared.
func (s *State) write(what owned) {
	what &^= s.own
	if what == 0 {
		return
	}
	s.own |= what
	if what&ownRand != 0 {
		s.Rand = slices.Clone(s.Rand)
	}
	if what&ownVars != 0 {
		s.Vars = slices.Clone(s.Vars)
	}
	if what&ownSeats != 0 {
		s.Seats = slices.Clone(s.Seats)
	}
	if what&ownObjects != 0 {
		s.shareObjects()
	}
	if what&ownZones != 0 {
		s.Zones = slices.Clone(s.Zones)
	}
}

// Clone returns a copy that shares nothing that can be written.
func (s *State) Clone() *State {
	c := s.share()
	c.Options = slices.Clip(s.Options)
	c.Stack = slices.Clone(s.Stack)
	c.write(ownAll &^ ownObjects)
	c.Objects = s.Objects.clone()
	c.own = 0
	return c
}

func (s *State) zone(kind string, seat Seat) int {
	for i := range s.Zones {
		if s.Zones[i].Seat == seat && s.Zones[i].Kind == kind {
			return i
		}
	}
	return -1
}

func (s *State) object(id ObjID) *Object {
	i := uint(id.Slot) - 1
	if i >= uint(s.Objects.n) {
		return nil
	}
	o := &s.Objects.pages[i/pageSize][i%pageSize]
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
	s.Sealed = rest(s.Sealed, over)
}

// rest returns the elements for which over is false; the list itself if that is all of it. It calls over once for each.
func rest[T any](list []T, over func(T) bool) []T {
	for i, x := range list {
		if !over(x) {
			continue
		}
		kept := append(make([]T, 0, len(list)-1), list[:i]...)
		for _, x := range list[i+1:] {
			if !over(x) {
				kept = append(kept, x)
			}
		}
		return kept
	}
	return list
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
