package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// eachStatic visits the static effects of a kind of all positioned cards whose condition holds in a layer, in
// order of arrival, with the card that each stands on.
func eachStatic(s layer, what language.Does, visit func(src engine.ObjID, st *language.Static)) {
	b := bookOf(s.facts)
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
		c := b.At(s.Card(src))
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
		if does := b.Does(f.Card(src)); does != 0 {
			all |= does
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
		if b.Does(f.Card(src))&language.DoesStats != 0 {
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
// Evocation only with the property, or because it says so, and only if no other card says otherwise (FW-148, FW-149,
// FW-267); any other card always (FR-18).
func entersEnergized(f facts, seat engine.Seat, c *language.Card) bool {
	if c.Type != language.Evocation {
		return true
	}
	s := asIs(f)
	up := c.Energized || slices.ContainsFunc(c.Statics, func(st language.Static) bool {
		return st.EnterEnergized && (st.If == nil || s.satisfied(st.If, engine.ObjID{}, seat, engine.ObjID{}))
	})
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
	c, s := cardOf(f, id), asIs(f)
	for i := range c.Statics {
		st := &c.Statics[i]
		if is(st) && (st.If == nil || s.satisfied(st.If, id, f.Ctrl(id), engine.ObjID{})) {
			return true
		}
	}
	return false
}

// energyCost is what a seat would discharge to play a card now: the printed cost, then all increases, then
// all decreases, never below 0 (FW-070, FR-36).
func energyCost(f facts, seat engine.Seat, c *language.Card) int {
	more, less := 0, 0
	s := asIs(f)
	eachStatic(s, language.DoesCost, func(src engine.ObjID, st *language.Static) {
		sc := st.Cost
		if !forSeat(sc.Who, s.ctrl(src), seat) || sc.Cards.Misprint(c) != "" ||
			sc.FirstEachTurn && playedLike(f, seat, sc.Cards) {
			return
		}
		if sc.N > 0 {
			more += sc.N
		} else {
			less -= sc.N
		}
	})
	return max(0, c.Cost+more-less)
}

// forSeat reports whether "controller" or "opponents", said by a card of ctrl, means the seat.
func forSeat(who string, ctrl, seat engine.Seat) bool {
	return (who == whoController) == (seat == ctrl)
}

// Paid cards are marked once per turn, so that "the first such card each turn" has an answer even for a
// card that entered later.
const markPeriodTurn = "turn"

var paidCodes = [mostSeats]string{"paid.0", "paid.1", "paid.2", "paid.3"}

// paidMark is the change that counts a card as paid by a seat in this turn; it joins the batch that pays.
func paidMark(seat engine.Seat, c *language.Card) engine.Change {
	return kit.Mark(paidCodes[seat], engine.CardVal(c.ID), markPeriodTurn)
}

// playedLike reports whether a seat has paid for a card with such a print in this turn.
func playedLike(f facts, seat engine.Seat, fl language.Filter) bool {
	cards := bookOf(f).Cards()
	for i := range cards {
		c := &cards[i]
		if fl.Misprint(c) == "" && f.MarkCount(paidCodes[seat], engine.CardVal(c.ID)) > 0 {
			return true
		}
	}
	return false
}
