package scenario

import (
	"fmt"
	"slices"
	"strconv"

	"farpost/engine"
)

// shortFact answers what begins with a name that the ruleset declares: a variable, a figure of a seat, a zone, an
// attribute or a characteristic. It is false for any other word.
func shortFact(w *World, words []string) (string, bool, error) {
	g, name := w.Ruleset(), words[0]
	switch {
	case name == "active" || name == "phase":
		v, err := w.View(engine.NoSeat)
		if name == "phase" {
			return v.Phase, true, err
		}
		return w.names.seatName(v.Active), true, err
	case slices.Contains(g.Vars, name):
		return strconv.Itoa(w.Var(Column(g.Vars, name))), true, nil
	case len(words) != 2:
	case slices.Contains(g.SeatAttrs, name):
		out, err := seatFact(w, []string{"seatattr", words[1], name})
		return out, true, err
	case slices.ContainsFunc(g.Zones, func(z engine.ZoneKind) bool { return z.Kind == name }):
		out, err := zoneFact(w, "count", name, words[1])
		return out, true, err
	case slices.Contains(g.Stats, name):
		out, err := objectFact(w, "stat", words[1], name)
		return out, true, err
	case slices.Contains(g.Attrs, name):
		out, err := objectFact(w, "attr", words[1], name)
		return out, true, err
	}
	return "", false, nil
}

// viewFact answers what a view shows: "targets THING" of everybody's, and "states", "notes", "shown" and "badge" of a
// player's.
func viewFact(w *World, words []string) (string, error) {
	viewer, rest := engine.NoSeat, words[1:]
	if words[0] != "targets" && len(rest) > 0 {
		s, err := w.Seat(rest[0])
		if err != nil {
			return "", err
		}
		viewer, rest = s, rest[1:]
	}
	more := map[string]int{"badge": 2, "shown": 2}[words[0]]
	if len(rest) != max(1, more) {
		return "", fmt.Errorf("%s of whose view, of what?", words[0])
	}
	v, err := w.View(viewer)
	if err != nil {
		return "", err
	}
	if words[0] == "badge" {
		return badgeFact(w, v, rest[0], rest[1])
	}
	id, err := w.Object(rest[0])
	if err != nil {
		return "", err
	}
	c, ok := v.Find(engine.Obj(id))
	if !ok {
		return "hidden", nil
	}
	var out []string
	switch words[0] {
	case "targets":
		return w.Names(c.Targets), nil
	case "states":
		out = c.States
	case "notes":
		for _, n := range c.Notes {
			out = append(out, n.Code)
		}
	case "shown":
		for _, st := range c.Stats {
			if st.Code == rest[1] {
				out = append(out, fmt.Sprintf("%d/%d", st.Now, st.Printed))
			}
		}
	}
	return OrDash(out, ","), nil
}

// badgeFact lists the figures of a code that a view shows of a seat.
func badgeFact(w *World, v engine.View, seat, code string) (string, error) {
	s, err := w.Seat(seat)
	if err != nil {
		return "", err
	}
	var out []string
	for _, b := range v.Seats[s].Badges {
		if b.Code == code {
			out = append(out, strconv.Itoa(b.N))
		}
	}
	return OrDash(out, ","), nil
}

// onFact is what a thing is attached to; "" for nothing.
func onFact(w *World, name string) (string, error) {
	id, err := w.Object(name)
	if o, _ := w.Live(id); err == nil && o.On != "" {
		return w.Name(o.On), nil
	}
	return "", err
}
