package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
)

// projectStat is Ruleset.Stat: a characteristic with everything that changes it. Cards off the Battlefield
// have what is printed on them, and the Energy Cost that their owner would pay now.
func projectStat(r *engine.Reader, id engine.ObjID, stat int) int {
	o := r.Look(id)
	c := bookOf(r).At(o.Card)
	if c == nil {
		return 0
	}
	switch stat {
	case tDesEn:
		return max(0, c.DesEn+changesOf(r, id, effectDesEn, func(s *language.StaticStats) int { return s.DesEn }))
	case tDefEn:
		return defEn(c, o, changesOf(r, id, effectDefEn, func(s *language.StaticStats) int { return s.DefEn }))
	case tCost:
		return energyCost(r, o.Owner, c)
	}
	return 0
}

// projectCtrl is Ruleset.Ctrl: who commands an object. Whoever controls a card with a control effect commands what
// was chosen as that card was declared. Of several such cards the latest arrival decides (FR-53).
func projectCtrl(r *engine.Reader, id engine.ObjID) engine.Seat {
	who := r.Look(id).Base
	if !statics(r, bookOf(r), language.DoesControl) {
		return who
	}
	s := beforeControl(r)
	eachStatic(s, language.DoesControl, func(src engine.ObjID, st *language.Static) {
		so, _ := r.Live(src)
		chosen := so.List(cardlang.TargetList(st.Control))
		if slices.Contains(chosen, engine.Obj(id)) && !r.Out(s.ctrl(src)) {
			who = s.ctrl(src)
		}
	})
	return who
}

// defEn is the DefEn of a card with what its marks take and what changes it by so much.
func defEn(c *language.Card, o *engine.Object, change int) int {
	return c.DefEn - int(o.Attr[aMarks]) + change
}

// changesOf adds up what statics and effects add to a figure of a positioned card.
func changesOf(f facts, id engine.ObjID, kind string, of func(*language.StaticStats) int) int {
	if unchanged(f, bookOf(f)) || !onField(f, id) {
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
	on := engine.Obj(id)
	for _, e := range f.Effects() {
		if e.Kind == kind && slices.Contains(e.On, on) {
			sum += e.N
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
