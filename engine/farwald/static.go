package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// eachStatic visits the static effects of a kind of all positioned cards whose condition holds in a layer, in
// order of arrival, with the card that each stands on.
func eachStatic(s layer, what language.Does, visit func(src engine.ObjID, st *language.Static)) {
	b := bookOfFacts(s.facts)
	all, where := fieldDoes(s.facts, b)
	if all&what == 0 {
		return
	}
	if what == language.DoesStats {
		where = fieldStats(s.facts, b)
	}
	for i, src := range s.Zone(zField, engine.NoSeat) {
		if where&(1<<min(i, places-1)) == 0 {
			continue
		}
		at := s.Card(src)
		if at < 0 || b.Does(at)&what == 0 {
			continue
		}
		c := b.At(at)
		for i := range c.Statics {
			st := &c.Statics[i]
			if st.Does()&what != 0 && (st.If == nil || s.satisfied(st.If, src, s.ctrl(src), engine.ObjID{})) {
				visit(src, st)
			}
		}
	}
}

// places is how many bits tell which positioned cards have statics. The last bit stands for all cards from there on.
const places = 56

// fieldDoes returns what the statics of all positioned cards do, whether or not their conditions hold, and which
// cards have statics: a bit each, by their place in the zone.
func fieldDoes(f facts, b *language.Book) (all language.Does, where uint64) {
	if n, ok := f.ZoneMemo(memoDoes); ok {
		return language.Does(n), n >> (64 - places)
	}
	for i, src := range f.Zone(zField, engine.NoSeat) {
		if at := f.Card(src); at >= 0 && b.Does(at) != 0 {
			all |= b.Does(at)
			where |= 1 << min(i, places-1)
		}
	}
	f.SetZoneMemo(memoDoes, zField, uint64(all)|where<<(64-places))
	return all, where
}

// fieldStats is which positioned cards have statics that change figures, by their place.
func fieldStats(f facts, b *language.Book) (where uint64) {
	if n, ok := f.ZoneMemo(memoStats); ok {
		return n
	}
	for i, src := range f.Zone(zField, engine.NoSeat) {
		if at := f.Card(src); at >= 0 && b.Does(at)&language.DoesStats != 0 {
			where |= 1 << min(i, places-1)
		}
	}
	f.SetZoneMemo(memoStats, zField, where)
	return where
}

// statics reports whether any positioned card has a static that does that kind of thing.
func statics(f facts, b *language.Book, what language.Does) bool {
	all, _ := fieldDoes(f, b)
	return all&what != 0
}

// projectStat is Ruleset.Stat: a characteristic with everything that changes it. Cards off the Battlefield
// have what is printed on them, and the Energy Cost that their owner would pay now.
func projectStat(r *engine.Reader, id engine.ObjID, stat int) int {
	f := factsOf(r)
	o := r.Look(id)
	if o == nil || o.Kind != kCard {
		return 0
	}
	c := bookOf(r).At(o.Card)
	if c == nil {
		return 0
	}
	switch stat {
	case tDesEn:
		return max(0, c.DesEn+changesOf(f, id, effectDesEn, func(s *language.StaticStats) int { return s.DesEn }))
	case tDefEn:
		return defEn(c, o, changesOf(f, id, effectDefEn, func(s *language.StaticStats) int { return s.DefEn }))
	case tCost:
		return energyCost(f, o.Owner, c)
	}
	return 0
}

// defEn is the DefEn of a card with what its marks take and what changes it by so much.
func defEn(c *language.Card, o *engine.Object, change int) int {
	return c.DefEn - int(o.Attr[aMarks]) + change
}

// unchanged reports that nothing changes any card's figures.
func unchanged(f facts, b *language.Book) bool {
	return len(f.Effects()) == 0 && !statics(f, b, language.DoesStats)
}

// lowersDefEn reports whether anything may make the DefEn of any card less than marks do.
func lowersDefEn(f facts, b *language.Book) bool {
	for _, e := range f.Effects() {
		if e.Kind == effectDefEn && e.N < 0 {
			return true
		}
	}
	return statics(f, b, language.DoesLower)
}

// changesOf adds up what statics and effects add to a figure of a positioned card.
func changesOf(f facts, id engine.ObjID, kind string, of func(*language.StaticStats) int) int {
	if unchanged(f, bookOfFacts(f)) || !onField(f, id) {
		return 0
	}
	sum := 0
	s := beforeStats(f)
	eachStatic(s, language.DoesStats, func(src engine.ObjID, st *language.Static) {
		if of(st.Stats) == 0 || !s.reaches(st.Stats, src, id) {
			return
		}
		sum += of(st.Stats)
	})
	for _, e := range f.Effects() {
		if e.Kind != kind {
			continue
		}
		for _, v := range e.On {
			if v.ID() == id {
				sum += e.N
			}
		}
	}
	return sum
}

// reaches reports whether a static change of figures on src is for the card id: its wearer, all that fit, or
// src itself.
func (s layer) reaches(st *language.StaticStats, src, id engine.ObjID) bool {
	switch {
	case st.Wearer:
		o, _ := s.Live(src)
		return o.On.ID() == id
	case st.All != nil:
		return s.fits(st.All, id, src, s.ctrl(src))
	}
	return src == id
}

// projectCtrl is Ruleset.Ctrl: who commands an object. Whoever controls a card with a control effect commands what
// was chosen as that card was declared. Of several such cards the latest arrival decides (FR-53).
func projectCtrl(r *engine.Reader, id engine.ObjID) engine.Seat {
	o := r.Look(id)
	if o == nil {
		return engine.NoSeat
	}
	who := o.Base
	if all, ok := r.ZoneMemo(memoDoes); ok && language.Does(all)&language.DoesControl == 0 {
		return who
	}
	f := factsOf(r)
	if o.Kind != kCard || !statics(f, bookOf(r), language.DoesControl) || !onField(f, id) {
		return who
	}
	s := beforeControl(f)
	eachStatic(s, language.DoesControl, func(src engine.ObjID, st *language.Static) {
		if src == id {
			return
		}
		so, _ := r.Live(src)
		for _, v := range so.List(targetPrefix + st.ControlTarget) {
			if v.ID() == id && !r.Out(s.ctrl(src)) {
				who = s.ctrl(src)
			}
		}
	})
	return who
}

// handLimit is how many cards a seat may keep: what its latest positioned card says, else the basic limit
// (FW-059).
func handLimit(f facts, seat engine.Seat) int {
	n := basicLimit
	s := asIs(f)
	eachStatic(s, language.DoesLimit, func(src engine.ObjID, st *language.Static) {
		if s.ctrl(src) == seat {
			n = st.HandLimit
		}
	})
	return n
}

// entersEnergized reports whether a card would be upright as it enters the Battlefield under a seat: an
// Evocation only with the property, and only if no card says otherwise (FW-148, FW-149); any other card
// always (FR-18).
func entersEnergized(f facts, seat engine.Seat, c *language.Card) bool {
	if c.Type != language.Evocation {
		return true
	}
	up := c.Energized
	s := asIs(f)
	eachStatic(s, language.DoesEnter, func(src engine.ObjID, st *language.Static) {
		if wrongSide(st.EnterExploited, seat, s.ctrl(src)) == "" {
			up = false
		}
	})
	return up
}

// canDefendOthers reports whether a card may defend other own Evocations (FW-172 with FW-267).
func canDefendOthers(f facts, id engine.ObjID) bool {
	return hasStatic(f, id, func(st *language.Static) bool { return st.DefendOthers })
}

// overflows reports whether leftover DesEn of a card goes on to another Crystal of that player (FW-190 with FW-267).
// For a card that has left, its last known form decides.
func overflows(f facts, id engine.ObjID) bool {
	return hasStatic(f, id, func(st *language.Static) bool { return st.Overflow })
}

func hasStatic(f facts, id engine.ObjID, is func(*language.Static) bool) bool {
	c := cardOf(f, id)
	if c == nil {
		return false
	}
	s := asIs(f)
	for i := range c.Statics {
		st := &c.Statics[i]
		if is(st) && (st.If == nil || s.satisfied(st.If, id, f.Ctrl(id), engine.ObjID{})) {
			return true
		}
	}
	return false
}
