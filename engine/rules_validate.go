package engine

import (
	"errors"
	"fmt"
	"slices"
)

// Validate reports every fault that can be seen without playing: functions and programs that the kernel calls and the
// ruleset lacks, verbs without their program, windows with unknown verbs, names given twice. A ruleset's tests call it.
// A match with such a fault parks where it meets the fault.
func (g *Ruleset) Validate() error {
	var bad []error
	fault := func(format string, args ...any) { bad = append(bad, fmt.Errorf(g.Name+": "+format, args...)) }
	for _, name := range []string{"match", "concede", "draw"} {
		if g.programs[name] == nil {
			fault("the program %q is missing", name)
		}
	}
	if g.Deal == nil || g.Stat == nil || g.Ctrl == nil || g.View == nil || g.LoadBook == nil || g.TriggerOrder == nil {
		fault("Deal, Stat, Ctrl, View, LoadBook and TriggerOrder are needed")
	}
	if g.TimeRule.Code == "" {
		fault("TimeRule is needed: how is a match decided whose time is over?")
	}
	if g.MinSeats < 1 || g.MaxSeats < g.MinSeats {
		fault("seats from %d to %d", g.MinSeats, g.MaxSeats)
	}
	if len(g.Attrs) > AttrCount {
		fault("%d attributes, an object has room for %d", len(g.Attrs), AttrCount)
	}
	var verbs, zones []string
	for _, v := range g.Verbs {
		if verbs = append(verbs, v.Name); v.Prog != "" && g.programs[v.Prog] == nil {
			fault("verb %s: there is no program %q", v.Name, v.Prog)
		}
	}
	for _, z := range g.Zones {
		zones = append(zones, z.Kind)
	}
	for what, names := range map[string][]string{"verb": verbs, "zone": zones, "attribute": g.Attrs,
		"seat attribute": g.SeatAttrs, "variable": g.Vars, "stat": g.Stats} {
		if twice(names) {
			fault("a %s is named twice", what)
		}
	}
	for family, codes := range g.Codes {
		if twice(codes) {
			fault("a code of the family %s is named twice", family)
		}
	}
	for _, kind := range g.Windows() {
		w := g.windows[kind]
		for _, v := range w.Verbs {
			if known := g.Verb(v); known == nil || known.Prog == "" {
				fault("window %s: verb %q has no program", kind, v)
			}
		}
		if w.Order == nil || w.MayAct == nil || (w.OnPass != PassClose && w.Resolve == nil) {
			fault("window %s: Order, MayAct, and Resolve when passing resolves, are needed", kind)
		}
	}
	for _, q := range g.queues {
		for _, kind := range q.Through {
			if g.windows[kind] == nil {
				fault("queue %s: %q is no window", q.Kind, kind)
			}
		}
	}
	for _, q := range g.Silences {
		if v := g.Verb(q.Verb); v == nil || q.Kind == "" || q.Name == "" || q.Options == nil {
			fault("silence on %q: a kind, a known verb (not %q), a name and options are needed", q.Kind, q.Verb)
		}
	}
	var kinds []string
	for _, x := range g.StandingKinds {
		kinds = append(kinds, x.Code)
		var modes []string
		for _, m := range x.Modes {
			modes = append(modes, m.Code)
		}
		if x.Code == "" || len(modes) == 0 || slices.Contains(modes, "") || twice(modes) {
			fault("standing pass %q: a code and modes, each with a code of its own, are needed", x.Code)
		}
		if x.Preset != "" && x.Mode(x.Preset) == nil {
			fault("standing pass %q: its preset %q is no mode of it", x.Code, x.Preset)
		}
		for _, kind := range x.Windows {
			if g.windows[kind] == nil {
				fault("standing pass %q: %q is no window", x.Code, kind)
			}
		}
	}
	if twice(kinds) {
		fault("a standing pass is named twice")
	}
	return errors.Join(bad...)
}

// twice reports whether a name is in a list more than once.
func twice(names []string) bool {
	return len(slices.Compact(slices.Sorted(slices.Values(names)))) < len(names)
}
