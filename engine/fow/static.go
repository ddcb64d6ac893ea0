package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// Kinds of continuous effect that texts make (Effect.Kind). Node names the instruction's text, Index which one.
const (
	effModify  = "modify"  // On, N clock; Node "<node>#<i>"
	effControl = "control" // On, Seat who has control
	effPrevent = "prevent" // On card or player, N left, or preventAll
	effMoment  = "moment"  // Seat may answer with the card Node; On it, other; N clock
	effLater   = "later"   // Seat's text Node waits for its moment; On packed lists, Source the card
)

// preventAll is the number of a prevention without limit.
const preventAll = -1

// Codes of Effect.Until.
const (
	untilTurn     = "turn"
	untilBattle   = "battle"
	untilOpponent = "opponent-turn" // UntilSeat: at the end of that player's turn
	untilGone     = "gone"          // while the card is where it is
	untilPass     = "pass"
	untilLater    = "later" // until it is set off
)

// touch is one modification that reaches a card, with its place in the order of arrival (FO-189).
type touch struct {
	at int
	*language.Change
}

// touches lists the modifications that reach a card in play or in the chase, oldest first. They come from cards in
// play, from texts that were carried out, and from what a card in the chase says of itself.
func touches(f facts, id engine.ObjID) []touch {
	if !isInPlay(f, id) && !f.In(id, zChase) {
		return nil
	}
	var out []touch
	if c := cardOf(f, id); f.In(id, zChase) {
		for i := range c.Statics {
			if m := c.Statics[i].Modify; m != nil && !m.Carrier && m.Each == nil {
				out = append(out, touch{f.Attr(id, aIn), &m.Change})
			}
		}
	}
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		if m := st.Modify; m != nil && reaches(f, m.Carrier, m.Each, src, id) {
			out = append(out, touch{f.Attr(src, aIn), &m.Change})
		}
	})
	for _, e := range f.Effects() {
		if e.Kind == effModify && slices.Contains(e.On, engine.Obj(id)) {
			out = append(out, touch{e.N, &bookOf(f).Parts().Instr(e.Node).Modify.Change})
		}
	}
	slices.SortStableFunc(out, func(a, b touch) int { return a.at - b.at })
	return out
}

// reaches reports whether a continuous effect on src is for the card id: for the carrier of src, for all cards that fit
// each, or, with neither, for src itself. It reaches cards in play. In the chase cards are spells (FO-085), and only an
// effect on spells reaches there.
func reaches(f facts, carrier bool, each *language.Filter, src, id engine.ObjID) bool {
	switch {
	case carrier:
		o, _ := f.Live(src)
		return o.On == engine.Obj(id)
	case each != nil:
		return (!f.In(id, zChase) || slices.Contains(each.Types, language.Spell)) && fits(each, f, id, src, f.Ctrl(src))
	}
	return src == id
}

// eachStatic visits the continuous abilities of all cards in play whose conditions hold, with the card that
// each stands on (FO-187).
func eachStatic(f facts, visit func(src engine.ObjID, st *language.Static)) {
	if !bookOf(f).HasStatics() {
		return
	}
	for _, src := range inPlay(f) {
		face := faceOf(f, src)
		if face == nil {
			continue
		}
		for i := range face.Statics {
			if st := &face.Statics[i]; satisfied(st.If, f, src, f.Ctrl(src)) {
				visit(src, st)
			}
		}
	}
}

// projectStat is Ruleset.Stat: the printed figure, then what sets and changes it in order of arrival, then rounding
// (FO-189).
func projectStat(r *engine.Reader, id engine.ObjID, stat int) int {
	c := cardOf(r, id)
	if c == nil {
		return 0
	}
	if stat == tTotal {
		return c.Cost.Total()
	}
	if !isFighter(r, id) {
		return 0
	}
	n := printedStat(r, id, c, stat)
	for _, t := range touches(r, id) {
		set, add := t.SetATK, t.ATK
		if stat == tDEF {
			set, add = t.SetDEF, t.DEF
		}
		if set != nil {
			n = *set
		}
		n += add
	}
	return roundUp(n)
}

// printedStat is what stands on the side of a fighter that is up.
func printedStat(f facts, id engine.ObjID, c *language.Card, stat int) int {
	atk, def := c.ATK, c.DEF
	if f.Attr(id, aSide) == 1 {
		atk, def = c.J.ATK, c.J.DEF
	}
	if stat == tDEF {
		return def
	}
	return atk
}

// projectCtrl is Ruleset.Ctrl: who last gained control of a card on the field, or else who controlled it as it came
// there (FO-025).
func projectCtrl(r *engine.Reader, id engine.ObjID) engine.Seat {
	o, _ := r.Live(id)
	seat := o.Base
	if !r.In(id, zField) {
		return seat
	}
	for _, e := range r.Effects() {
		if e.Kind == effControl && slices.Contains(e.On, engine.Obj(id)) {
			seat = e.Seat
		}
	}
	return seat
}

// has reports whether a card in play has a symbol ability now; a second one adds nothing (FO-190).
func has(f facts, id engine.ObjID, k language.Keyword) bool {
	face := faceOf(f, id)
	if face == nil {
		return false
	}
	yes := slices.Contains(face.Keywords, k)
	for _, t := range touches(f, id) {
		if slices.Contains(t.Lose, k) {
			yes = false
		}
		if slices.Contains(t.Keywords, k) {
			yes = true
		}
	}
	return yes
}

// forbidden reports whether an effect forbids something to a card (FO-004).
func forbidden(f facts, id engine.ObjID, what string) bool {
	return slices.ContainsFunc(touches(f, id), func(t touch) bool { return slices.Contains(t.Cannot, what) })
}

// forced reports whether an effect forces a card to something.
func forced(f facts, id engine.ObjID, what string) bool {
	return slices.ContainsFunc(touches(f, id), func(t touch) bool { return slices.Contains(t.Must, what) })
}

// playForbidden returns the card that keeps a player from playing a card (FO-004); zero when none does.
func playForbidden(f facts, id engine.ObjID) engine.ObjID {
	var by engine.ObjID
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		if st.CannotPlay != nil && by.IsZero() && fits(st.CannotPlay, f, id, src, f.Ctrl(src)) {
			by = src
		}
	})
	return by
}

// cannotDraw reports whether an effect keeps a player from drawing now. Such effects do not count in the player's
// own draw phase.
func cannotDraw(f facts, s engine.Seat) bool {
	if turnPlayer(f) == s && f.Var(vPhase) == phDraw {
		return false
	}
	no := false
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		no = no || st.CannotDraw != "" && onSide(st.CannotDraw, s, f.Ctrl(src))
	})
	return no
}

// costOf returns what playing a card costs in will: the printed cost with increases and reductions (FO-069). An X
// counts as 0.
func costOf(f facts, id engine.ObjID) language.Will { return changedCost(f, id, cardOf(f, id).Cost) }

// changedCost returns what is due for playing a card whose costs come to w (FO-069). All increases are added to the
// generic number and all reductions taken off it together; it never falls below 0.
func changedCost(f facts, id engine.ObjID, w language.Will) language.Will {
	w.Any = max(0, w.Any+costChange(f, id))
	return w
}

// costChange returns what increases and reductions for playing a card come to; below 0 when it costs less.
func costChange(f facts, id engine.ObjID) (n int) {
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		if ch := st.CostChange; ch != nil && fits(&ch.Filter, f, id, src, f.Ctrl(src)) {
			n += ch.N
		}
	})
	return n
}
