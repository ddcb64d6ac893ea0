package engine

import "fmt"

// NewRuleset makes an empty ruleset with the kernel's own programs and changes.
func NewRuleset(name string, version int) *Ruleset {
	g := &Ruleset{Name: name, Version: version,
		programs: map[string]*Program{}, changes: map[string]ChangeFunc{},
		windows: map[string]*Window{}, renamed: map[string]string{}}
	addKernel(g)
	return g
}

// Add defines a program. It panics on a doubled name or label: rulesets are built at start.
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

// Alias keeps an old label of a program alive: saves that stand on old go on at label.
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

// program finds a program by its present or an old name.
func (g *Ruleset) program(name string) *Program {
	if p := g.programs[name]; p != nil {
		return p
	}
	return g.programs[g.renamed[name]]
}

// AddChange defines a kind of change.
func (g *Ruleset) AddChange(kind string, fn ChangeFunc) {
	if g.changes[kind] != nil {
		panic("engine: change " + kind + " defined twice")
	}
	g.changes[kind] = fn
}

// AddWindow defines a kind of window.
func (g *Ruleset) AddWindow(w Window) {
	if g.windows[w.Kind] != nil {
		panic("engine: window " + w.Kind + " defined twice")
	}
	w.answers = append(append([]string{}, w.Verbs...), Pass)
	g.windows[w.Kind] = &w
}

// Verb finds a verb, nil when the game has none of that name.
func (g *Ruleset) Verb(name string) *Verb {
	for i := range g.Verbs {
		if g.Verbs[i].Name == name {
			return &g.Verbs[i]
		}
	}
	return nil
}

// Zone finds a zone kind's declaration.
func (g *Ruleset) Zone(kind string) (ZoneKind, bool) {
	for i := range g.Zones {
		if g.Zones[i].Kind == kind {
			return g.Zones[i], true
		}
	}
	return ZoneKind{}, false
}

// seen says who may read the cards of a kind of zone.
func (g *Ruleset) seen(kind string) Seen {
	for i := range g.Zones {
		if g.Zones[i].Kind == kind {
			return g.Zones[i].Seen
		}
	}
	return SeenByAll
}

// zoneOf finds a zone of a match, -1 when there is none. It looks first where begin puts it.
func (g *Ruleset) zoneOf(s *State, kind string, seat Seat) int {
	at := 0
	for i := range g.Zones {
		z := &g.Zones[i]
		if z.Kind == kind {
			if !z.Shared {
				at += int(seat)
			}
			break
		}
		if at++; !z.Shared {
			at += len(s.Seats) - 1
		}
	}
	if uint(at) < uint(len(s.Zones)) && s.Zones[at].Seat == seat && s.Zones[at].Kind == kind {
		return at
	}
	return s.zone(kind, seat)
}

// InTurn gives a copy of the ruleset that takes no short cuts: its windows ask everybody who has a say, one
// after the other, also where public facts leave nothing to do. Answers ahead and standing passes lie in the match,
// come to be about what an answer makes and end as ever, but nothing uses them, and no queue stops because its owner
// is asked. Matches go the same way as with the ruleset itself when everybody decides alike; only the questions are
// more.
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
