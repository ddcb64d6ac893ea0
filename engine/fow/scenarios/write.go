package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/fow"
)

// column finds a column of the ruleset by its name.
func column(names []string, name string) int {
	i := slices.Index(names, name)
	if i < 0 {
		panic("scenarios: the ruleset has no column " + name)
	}
	return i
}

// began is the count of arrivals at the beginning of the running turn; what is "new" came after it.
const began = 10

// write puts the match in place and gives the frames to begin with.
func (t *table) write(tx *engine.Tx, book *fow.Book, setup engine.Setup, name func(string, engine.ObjID)) ([]engine.Frame, error) {
	g := tx.Reader().Ruleset()
	if err := g.Deal(tx, setup); err != nil {
		return nil, err
	}
	active, turn := t.active, t.turn
	if t.begin {
		active, turn = 1-t.active, t.turn-1
	}
	for n, v := range map[string]int{"turn": turn, "active": active + 1, "phase": slices.Index(fow.PhaseCodes(), "main"),
		"first": t.active, "clock": began + 10, "began": began} {
		tx.SetVar(column(g.Vars, n), v)
	}
	for s := range engine.Seat(2) {
		tx.SetSeat(s, column(g.SeatAttrs, "turns"), 5)
	}
	for _, p := range t.piles {
		for _, s := range p.specs {
			if err := t.put(tx, book, p, s, name); err != nil {
				return nil, err
			}
		}
	}
	for _, f := range t.figures {
		if err := t.figure(tx, f); err != nil {
			return nil, err
		}
	}
	match := engine.NewFrame("match", engine.NoSeat)
	match.At.Label = "turn"
	if t.begin {
		return []engine.Frame{match}, nil
	}
	match.At.Label = "again"
	frame := engine.NewFrame("turn", engine.Seat(t.active))
	frame.At.Label = "w05"
	return []engine.Frame{match, frame}, nil
}

// put makes one card where the line says.
func (t *table) put(tx *engine.Tx, book *fow.Book, p pile, s spec, name func(string, engine.ObjID)) error {
	index, ok := book.Index(s.card)
	if !ok {
		return fmt.Errorf("%s %s: there is no card %q; give it a card line", p.zone, t.seats[p.seat], s.card)
	}
	seat := engine.Seat(s.owner)
	if p.zone == "field" {
		seat = engine.NoSeat
	}
	id := tx.New(engine.Object{Card: index, Owner: engine.Seat(s.owner), Base: engine.Seat(p.seat)}, p.zone, seat)
	if s.alias != "" {
		name(s.alias, id)
		t.ids[s.alias] = id
	}
	attrs := tx.Reader().Ruleset().Attrs
	tx.Set(id, column(attrs, "since"), began-5)
	tx.Set(id, column(attrs, "in"), began-5)
	for _, f := range s.flags {
		what, n, numbered := strings.Cut(f, ".")
		k := 1
		if what == "new" {
			what, k = "since", began+5
		}
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
	on, ok := t.ids[s.on]
	if !ok {
		return fmt.Errorf("%s: %q is no alias above", s.card, s.on)
	}
	tx.SetOn(id, engine.Obj(on))
	return nil
}

// figure writes a seat's figure.
func (t *table) figure(tx *engine.Tx, f []string) error {
	cols := tx.Reader().Ruleset().SeatAttrs
	who, err := t.seat(f[1])
	if err != nil {
		return err
	}
	s := engine.Seat(who)
	if f[0] == "life" {
		n, err := strconv.Atoi(f[2])
		tx.SetSeat(s, column(cols, "life"), n)
		return err
	}
	w, err := fow.ParseWill(f[2])
	if err != nil {
		return err
	}
	for i, n := range w.Of {
		tx.SetSeat(s, column(cols, "light")+i, n)
	}
	tx.SetSeat(s, column(cols, "void"), w.Any)
	return nil
}
