package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/farwald"
)

// column finds a column of the ruleset by its name.
func column(names []string, name string) int {
	i := slices.Index(names, name)
	if i < 0 {
		panic("scenarios: the ruleset has no column " + name)
	}
	return i
}

// write puts the match in place and gives the frames to begin with.
func (t *table) write(tx *engine.Tx, book *farwald.Book, setup engine.Setup, name func(string, engine.ObjID)) ([]engine.Frame, error) {
	g := tx.Reader().Ruleset()
	if err := g.Deal(tx, setup); err != nil {
		return nil, err
	}
	v := func(n string) int { return column(g.Vars, n) }
	active := t.active
	if t.begin {
		active = (t.active + len(t.seats) - 1) % len(t.seats)
	}
	tx.SetVar(v("turn"), t.turn)
	tx.SetVar(v("round"), (t.turn-1)/len(t.seats)+1)
	tx.SetVar(v("active"), active+1)
	tx.SetVar(v("phase"), slices.Index(farwald.PhaseCodes(), "action"))
	tx.SetVar(v("first"), ((active-(t.turn-1))%len(t.seats)+len(t.seats))%len(t.seats))
	tx.SetVar(v("stall"), t.quiet)
	for _, p := range t.piles {
		for _, s := range p.specs {
			if err := t.put(tx, book, p, s, name); err != nil {
				return nil, err
			}
		}
	}
	for _, f := range t.figures {
		if err := f.set(tx); err != nil {
			return nil, err
		}
	}
	match := engine.NewFrame("match", engine.NoSeat)
	match.At.Label = "next"
	if t.begin {
		return []engine.Frame{match}, nil
	}
	turn := engine.NewFrame("turn", engine.Seat(t.active))
	turn.At.Label = "idle"
	return []engine.Frame{match, turn}, nil
}

// put makes one card where the line says.
func (t *table) put(tx *engine.Tx, book *farwald.Book, p pile, s spec, name func(string, engine.ObjID)) error {
	index, ok := book.Index(s.card)
	if !ok {
		return fmt.Errorf("%s %s: there is no card %q; give it a card line", p.zone, t.seats[p.seat], s.card)
	}
	zone, seat := p.zone, engine.Seat(s.owner)
	if zone == "field" || zone == "wear" {
		zone, seat = "field", engine.NoSeat
	}
	id := tx.New(engine.Object{Card: index, Owner: engine.Seat(s.owner), Base: engine.Seat(p.seat)}, zone, seat)
	if s.alias != "" {
		name(s.alias, id)
		t.ids[s.alias] = id
	}
	attrs := tx.Reader().Ruleset().Attrs
	for _, f := range s.flags {
		what, n, numbered := strings.Cut(f, ".")
		k := 1
		if numbered {
			var err error
			if k, err = strconv.Atoi(n); err != nil {
				return err
			}
		}
		if !slices.Contains(attrs, what) {
			return fmt.Errorf("%s: flag %q is none of %v", s.card, what, attrs)
		}
		tx.Set(id, column(attrs, what), k)
	}
	if s.on == "" {
		return nil
	}
	on, ok := t.crystal(s.on)
	if wearer, found := t.ids[s.on]; found {
		on, ok = engine.Obj(wearer), true
	}
	if !ok {
		return fmt.Errorf("%s: %q is neither an alias above nor a Crystal such as a/1", s.card, s.on)
	}
	tx.SetOn(id, on)
	return nil
}

// crystal reads a/1.
func (t *table) crystal(word string) (engine.Value, bool) {
	who, n, ok := strings.Cut(word, "/")
	s := slices.Index(t.seats, who)
	k, err := strconv.Atoi(n)
	if !ok || s < 0 || err != nil || k < 1 || k > 4 {
		return "", false
	}
	return engine.Indexed("crystal", engine.Seat(s), k-1), true
}

// set writes the figures of a seat.
func (f figure) set(tx *engine.Tx) error {
	cols := tx.Reader().Ruleset().SeatAttrs
	s := engine.Seat(f.seat)
	if f.what == "stops" {
		n := 0
		for _, code := range f.vals {
			i := slices.Index(farwald.PhaseCodes(), code)
			if i < 1 {
				return fmt.Errorf("stops: %q is no phase of a turn", code)
			}
			n |= 1 << (i - 1)
		}
		tx.SetSeat(s, column(cols, "stops"), n)
		return nil
	}
	for i, word := range f.vals {
		n, err := strconv.Atoi(word)
		if err != nil {
			return fmt.Errorf("%s: %q is no number", f.what, word)
		}
		col := f.what
		if f.what == "crystals" {
			col = "crystal" + strconv.Itoa(i+1)
		}
		tx.SetSeat(s, column(cols, col), n)
	}
	return nil
}
