package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
)

// pile is a line of a setup that puts cards somewhere.
type pile struct {
	word, zone string
	seat       engine.Seat
	specs      []spec
}

// spec is one card of a pile: alias, owner, card, flags, what it is attached to.
type spec struct {
	alias, card, on string
	owner           engine.Seat
	flags           []string
}

// pileLine reads "ZONE PLAYER: cards" or "ZONE PLAYER NUMBER".
func (g *Setup[C, B]) pileLine(t *Table, word, zone, rest string) error {
	who, list, listed := strings.Cut(rest, ":")
	words := strings.Fields(list)
	if !listed {
		var n string
		who, n, _ = strings.Cut(rest, " ")
		k, err := strconv.Atoi(n)
		if err != nil || k < 0 || g.filler(word) == "" {
			return fmt.Errorf("%s PLAYER: cards", word)
		}
		words = slices.Repeat([]string{g.filler(word)}, k)
	}
	s, err := t.seat(strings.TrimSpace(who))
	if err != nil {
		return err
	}
	p := pile{word: word, zone: zone, seat: s}
	for _, w := range words {
		one, err := t.spec(w, s)
		if err != nil {
			return err
		}
		p.specs = append(p.specs, one)
	}
	t.piles = append(t.piles, p)
	return nil
}

// spec reads alias@owner=CARD/flag/flag>on.
func (t *Table) spec(w string, seat engine.Seat) (spec, error) {
	s := spec{owner: seat}
	w, s.on, _ = strings.Cut(w, ">")
	left, right, named := strings.Cut(w, "=")
	if !named {
		left, right = "", left
	}
	s.alias, left, named = strings.Cut(left, "@")
	if named {
		var err error
		if s.owner, err = t.seat(left); err != nil {
			return s, err
		}
	}
	parts := strings.Split(right, "/")
	s.card, s.flags = parts[0], parts[1:]
	return s, nil
}

// write puts the match in place and gives the frames to begin with.
func (g *Setup[C, B]) write(tx *engine.Tx, t *Table, book B, setup engine.Setup,
	name func(string, engine.ObjID)) ([]engine.Frame, error) {
	rules := tx.Reader().Ruleset()
	if err := rules.Deal(tx, setup); err != nil {
		return nil, err
	}
	frames := g.Begin(tx, t)
	for v, n := range t.vars {
		tx.SetVar(Column(rules.Vars, v), n)
	}
	for _, p := range t.piles {
		for _, s := range p.specs {
			if err := g.put(tx, t, book, p, s, name); err != nil {
				return nil, err
			}
		}
	}
	for _, f := range t.figures {
		if err := g.Figures[f.what](tx, f.seat, f.value); err != nil {
			return nil, fmt.Errorf("%s %s: %w", f.what, t.Seats[f.seat], err)
		}
	}
	return frames, nil
}

// put makes one card where the line says.
func (g *Setup[C, B]) put(tx *engine.Tx, t *Table, book B, p pile, s spec, name func(string, engine.ObjID)) error {
	index, ok := book.Index(s.card)
	if !ok {
		return fmt.Errorf("%s %s: there is no card %q; give it a card line", p.word, t.Seats[p.seat], s.card)
	}
	rules, seat := tx.Reader().Ruleset(), s.owner
	if z, ok := rules.Zone(p.zone); ok && z.Shared {
		seat = engine.NoSeat
	}
	id := tx.New(engine.Object{Card: index, Owner: s.owner, Base: p.seat}, p.zone, seat)
	if s.alias != "" {
		name(s.alias, id)
		t.ids[s.alias] = id
	}
	for a, n := range g.Attrs {
		tx.Set(id, Column(rules.Attrs, a), n)
	}
	for _, word := range s.flags {
		f, err := g.flag(word)
		if err != nil {
			return err
		}
		if !slices.Contains(rules.Attrs, f.Attr) {
			return fmt.Errorf("%s: flag %q is none of %v", s.card, f.Attr, rules.Attrs)
		}
		tx.Set(id, Column(rules.Attrs, f.Attr), f.N)
	}
	if s.on == "" {
		return nil
	}
	on, ok := engine.Obj(t.ids[s.on]), !t.ids[s.on].IsZero()
	if !ok && g.Thing != nil {
		on, ok = g.Thing(t, s.on)
	}
	if !ok {
		return fmt.Errorf("%s: %q is no alias above, nor anything else that cards are attached to", s.card, s.on)
	}
	tx.SetOn(id, on)
	return nil
}

// flag reads an attribute with its number.
func (g *Setup[C, B]) flag(word string) (Flag, error) {
	if f, ok := g.Flags[word]; ok {
		return f, nil
	}
	attr, n, numbered := strings.Cut(word, ".")
	if !numbered {
		return Flag{attr, 1}, nil
	}
	k, err := strconv.Atoi(n)
	return Flag{attr, k}, err
}

// Column finds a column of a ruleset by its name. A name that the ruleset does not have is a fault of the program.
func Column(names []string, name string) int {
	i := slices.Index(names, name)
	if i < 0 {
		panic("scenario: the ruleset has no column " + name)
	}
	return i
}
