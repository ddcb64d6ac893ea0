package engine

import (
	"fmt"
	"slices"
)

// NewRuleset returns a ruleset with the kernel's own programs and changes and nothing else.
func NewRuleset(name string, version int) *Ruleset {
	g := &Ruleset{Name: name, Version: version,
		programs: map[string]*Program{}, changes: map[string]ChangeFunc{},
		windows: map[string]*Window{}, renamed: map[string]string{}}
	addKernel(g)
	return g
}

// With has parts of a game define what is theirs: programs, changes, windows, offers.
func (g *Ruleset) With(parts ...func(*Ruleset)) {
	for _, add := range parts {
		add(g)
	}
}

// Add defines a program. It panics on a name or label that is there already: rulesets are built at start.
func (g *Ruleset) Add(name string, steps ...Step) {
	if g.programs[name] != nil {
		panic("engine: program " + name + " defined twice")
	}
	p := &Program{Name: name, Steps: steps, index: map[string]int{}, void: -1}
	for i, s := range steps {
		if _, dup := p.index[s.Label]; dup || s.Label == "" || s.Label == End {
			panic(fmt.Sprintf("engine: program %s: bad label %q", name, s.Label))
		}
		p.index[s.Label] = i
		if s.void && p.void < 0 {
			p.void = i
		}
	}
	g.programs[name] = p
}

// Alias keeps an old label of a program alive: saves that stand on the step old go on at label.
func (g *Ruleset) Alias(prog, old, label string) {
	p := g.programs[prog]
	if p == nil {
		panic("engine: alias in unknown program " + prog)
	}
	i, ok := p.index[label]
	if _, taken := p.index[old]; !ok || taken {
		panic("engine: " + prog + ": label " + old + " cannot be an alias of " + label)
	}
	p.index[old] = i
}

// Renamed keeps an old name of a program alive: saves that stand in old go on in name.
func (g *Ruleset) Renamed(old, name string) {
	if g.programs[name] == nil || g.programs[old] != nil {
		panic("engine: program " + old + " cannot be renamed " + name)
	}
	g.renamed[old] = name
}

// program returns a program by its present or an old name; nil if there is none.
func (g *Ruleset) program(name string) *Program {
	if p := g.programs[name]; p != nil {
		return p
	}
	return g.programs[g.renamed[name]]
}

// AddChange defines a kind of change. It panics on a kind that is there already.
func (g *Ruleset) AddChange(kind string, fn ChangeFunc) {
	if g.changes[kind] != nil {
		panic("engine: change " + kind + " defined twice")
	}
	g.changes[kind] = fn
}

// Define is AddChange for a change of which nothing depends on how much of it was done: it does what can be done.
func (g *Ruleset) Define(kind string, do func(tx *Tx, c Change)) {
	g.AddChange(kind, func(tx *Tx, c Change) bool {
		do(tx, c)
		return true
	})
}

// AddWindow defines a kind of window. It panics on a kind that is there already.
func (g *Ruleset) AddWindow(w Window) {
	if g.windows[w.Kind] != nil {
		panic("engine: window " + w.Kind + " defined twice")
	}
	w.answers = append(append([]string{}, w.Verbs...), Pass)
	g.windows[w.Kind] = &w
}

// Asks reports whether players can be asked a kind of question; see Questions.
func (g *Ruleset) Asks(kind string) bool {
	return len(g.Questions) == 0 && kind != "" || kind == KindOrder || g.windows[kind] != nil ||
		slices.Contains(g.Questions, kind)
}

// Verb returns the verb of a name; nil if there is none.
func (g *Ruleset) Verb(name string) *Verb {
	for i := range g.Verbs {
		if g.Verbs[i].Name == name {
			return &g.Verbs[i]
		}
	}
	return nil
}

// Zone returns the declaration of a kind of zone; false if there is none.
func (g *Ruleset) Zone(kind string) (ZoneKind, bool) {
	for i := range g.Zones {
		if g.Zones[i].Kind == kind {
			return g.Zones[i], true
		}
	}
	return ZoneKind{}, false
}

// zoneHand is how every game calls the cards that a player holds.
const zoneHand = "hand"

// HandZone is the kind of zone with the cards that a player holds; where no zone is called hand, the first one that
// only its owner reads. It is "" if there is none.
func (g *Ruleset) HandZone() (kind string) {
	for _, z := range g.Zones {
		if z.Seen == SeenByOwner && (kind == "" || z.Kind == zoneHand) {
			kind = z.Kind
		}
	}
	return kind
}

// seen returns who may see the cards of a kind of zone; everybody for an unknown kind.
func (g *Ruleset) seen(kind string) Seen {
	for i := range g.Zones {
		if g.Zones[i].Kind == kind {
			return g.Zones[i].Seen
		}
	}
	return SeenByAll
}

// InTurn returns a copy of the ruleset that takes no short cuts. Its windows ask everybody who may act, one after the
// other, even if public facts leave a seat nothing to do. Answers ahead and standing passes are kept and lapse as ever,
// but nothing uses them, and no queue stops because its owner is asked.
//
// If everybody decides alike, a match goes the same way as with the ruleset itself. It only has more questions.
func (g *Ruleset) InTurn() *Ruleset {
	c := *g
	c.inTurn = true
	c.windows = map[string]*Window{}
	for kind, w := range g.windows {
		plain := *w
		plain.OneByOne, plain.Skip = true, nil
		c.windows[kind] = &plain
	}
	return &c
}

// Windows lists the kinds of window, for reports of what was reached.
func (g *Ruleset) Windows() []string { return sortedKeys(g.windows) }

// Programs lists the programs' names, the kernel's included.
func (g *Ruleset) Programs() []string { return sortedKeys(g.programs) }

// Changes lists the kinds of change, the kernel's included.
func (g *Ruleset) Changes() []string { return sortedKeys(g.changes) }
