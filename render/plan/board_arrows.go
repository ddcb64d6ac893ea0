package plan

import (
	"slices"

	"farpost/engine"
	"farpost/render/arrow"
	"farpost/render/scene"
)

// arrowEnds is the greatest number of ends of arrows on a board. Further things are tied by numbers alone.
const arrowEnds = 8

// arrows returns the lines of a board: first those of the thing that resolves next, then those that the layout also
// shows below it.
func (s planner) arrows() (out []arrow.Arrow) {
	if len(s.Layout.Arrows) == 0 || s.View.Result != nil {
		return nil
	}
	ends := 0
	add := func(line string, from, to []engine.Value) {
		if line == "" || len(from) == 0 || len(to) == 0 {
			return
		}
		// As many ends of each side as there is room for, and at least one.
		from = from[:min(len(from), max(1, arrowEnds-ends-1))]
		to = to[:min(len(to), max(1, arrowEnds-ends-len(from)))]
		if ends += len(from) + len(to); ends <= arrowEnds {
			out = append(out, arrow.Arrow{Line: line, From: from, To: to})
		}
	}
	done := map[engine.Value]bool{}
	put := func(kind string, c engine.CardView, next bool) {
		l, ok := s.arrowOf(kind, c.What)
		if !ok || done[c.Key] || !next && !l.Below {
			return
		}
		done[c.Key] = true
		from := scene.Without(c.Of, c.Against)
		if len(from) == 0 {
			from = []engine.Value{c.Key}
		}
		add(l.Line, from, c.Targets)
		add(l.Against, c.Against, scene.Without(c.Of, c.Against))
	}
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceStack {
			for i, c := range s.PendingIn(z.Kind) {
				put(z.Kind, c, i == 0)
			}
		}
	}
	for _, z := range s.View.Zones {
		for _, c := range z.Cards {
			put(z.Kind, c, false)
		}
	}
	return out
}

// arrowOf finds the layout's line for a thing: that of its own sort, else that of its zone.
func (s planner) arrowOf(kind, what string) (found engine.ArrowLayout, ok bool) {
	for _, l := range s.Layout.Arrows {
		if l.Kind == kind && (l.What == what || l.What == "" && !ok) {
			found, ok = l, true
		}
	}
	return found, ok
}

// targeted reports whether anything on the table is aimed at a thing.
func (s planner) targeted(v engine.Value) bool {
	for _, z := range s.View.Zones {
		for _, c := range z.Cards {
			if slices.Contains(c.Targets, v) {
				return true
			}
		}
	}
	return false
}
