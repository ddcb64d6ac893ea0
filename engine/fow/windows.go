package fow

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Kinds of window, by their ids of section 5.
const (
	askW01 = "W-01"
	askW02 = "W-02"
	askW03 = "W-03"
	askW04 = "W-04"
	askW05 = "W-05"
	askW06 = "W-06"
	askW07 = "W-07"
	askW08 = "W-08"
	askW09 = "W-09"
	askW10 = "W-10"
	askW11 = "W-11"
	askW12 = "W-12"
	askW13 = "W-13"
	askW14 = "W-14"
	askW15 = "W-15"
	askW16 = "W-16"
)

// askChase is the part of W-05 in which both players have a say; askW05 is the turn player's free moment.
const askChase = "W-05c"

// WindowCodes lists the kinds of window, with both parts of W-05.
func WindowCodes() []string { return append(priorityCodes(), askW05) }

// priorityCodes lists the kinds in which players have priority one after the other.
func priorityCodes() []string {
	return []string{askW01, askW02, askW03, askW04, askChase, askW06, askW07, askW08, askW09, askW10, askW11, askW12,
		askW13, askW14, askW15, askW16}
}

// battleCodes lists the kinds of window of a battle.
func battleCodes() []string {
	return []string{askW06, askW07, askW08, askW09, askW10, askW11, askW12, askW13}
}

// fast are the verbs of every such window: what can be done whenever one has priority (FO-081).
var fast = []string{verbPlay, verbPlayStandby, verbActivate, verbWill}

// atMain are those of the turn player in the main phase besides (FO-044).
var atMain = []string{verbPlay, verbCall, verbBattle, verbJudgment, verbSet, verbPlayStandby, verbActivate, verbWill}

// addWindows declares the priority windows. All work alike: rules enforcement and triggers before each say
// (FO-103), the turn player first (FO-093), who played keeps priority (FO-096), two passes in a row resolve the
// top of the chase or close (FO-098, FO-101). All players are asked at once and count in their order, which saves
// waits and changes nothing. That of the main phase closes with an empty chase, for then the turn player is free
// (free_moment.go).
func addWindows(g *engine.Ruleset) {
	for _, kind := range priorityCodes() {
		w := engine.Window{Kind: kind, Verbs: fast,
			Order:  func(p engine.Public, _ engine.Opened) []engine.Seat { return inOrder(p) },
			MayAct:    func(engine.Public, engine.Opened, engine.Seat) bool { return true },
			Skip:   func(p engine.Public, _ engine.Opened, s engine.Seat) bool { return !couldPlay(p, s) },
			Within: func(p engine.Public, _ engine.Opened) []engine.Value { return within(p) },
			Before: settle, Passed: lapse, After: engine.ActAgain, OnPass: engine.PassEach, Resolve: resolveTop}
		if kind == askChase {
			w.OnPass = engine.PassTop
			w.MayAct = func(p engine.Public, _ engine.Opened, s engine.Seat) bool {
				return s != turnPlayer(p) || p.Count(zChase, engine.NoSeat) > 0
			}
		}
		g.AddWindow(w)
	}
}

// within are the larger things that a window is part of: the object that would resolve next, and the battle.
func within(p engine.Public) []engine.Value {
	var out []engine.Value
	if z := p.Zone(zChase, engine.NoSeat); len(z) > 0 {
		out = append(out, engine.Obj(z[len(z)-1]))
	}
	if v := battleVal(p); v != "" {
		out = append(out, v)
	}
	return out
}

// settle is what precedes priority: rules enforcement, triggered abilities, each followed by enforcement.
func settle(*engine.Reader, engine.Opened) []engine.Frame {
	return []engine.Frame{engine.CheckFrame(), engine.TriggersFrame()}
}

// losesWill reports whether something of the opponent's in the chase is aimed at a card that a player could rest for will
// now: then they may want the will first (FO-062, FO-063), be it for later.
func losesWill(p engine.Public, s engine.Seat) bool {
	return slices.ContainsFunc(p.Zone(zChase, engine.NoSeat), func(id engine.ObjID) bool {
		o, ok := p.Live(id)
		return ok && p.Ctrl(id) != s && slices.ContainsFunc(o.Data, func(l engine.Field) bool {
			return strings.HasPrefix(l.Name, targetPrefix) && slices.ContainsFunc(l.Vals, func(v engine.Value) bool {
				return !v.ID().IsZero() && cannotProduce(p, v.ID(), s) == nil
			})
		})
	})
}

// couldPlay tells from public facts whether a player might have something to play without main timing; else it
// need not be asked (section 5, rule 3).
func couldPlay(p engine.Public, s engine.Seat) bool {
	for _, id := range inPlay(p) {
		if p.Ctrl(id) != s {
			continue
		}
		if face := faceOf(p, id); face != nil {
			for i := range face.Abilities {
				if cannotActivate(p, id, i, s) == nil || face.Abilities[i].Cost.Discard > 0 && p.Count(zHand, s) > 0 {
					return true
				}
			}
		}
	}
	if losesWill(p, s) {
		return true
	}
	b := p.Book().(*Book)
	for _, i := range b.fast {
		c := b.At(i)
		if p.Count(zStandby, s) > 0 && c.Spell == Standby && triggerPossible(p, c, s) {
			return true
		}
		if p.Count(zHand, s) > 0 && triggerPossible(p, c, s) &&
			(c.Incarnation.Total() > 0 && canIncarnate(p, c, s) || cannotPay(p, s, Will{Of: c.Cost.Of, Any: max(0, c.Cost.Any-reductions(p))}, nil) == nil) {
			return true
		}
	}
	return false
}

// triggerPossible tells whether the Trigger of a card of the book is met for a player.
func triggerPossible(p engine.Public, c *Card, s engine.Seat) bool {
	switch {
	case c.Trigger == nil:
		return true
	case c.Trigger.On == "":
		return c.Trigger.While.holds(p, engine.ObjID{}, s)
	}
	return slices.ContainsFunc(p.Effects(), func(e engine.Effect) bool { return e.Kind == effMoment && e.Seat == s && e.Node == c.ID })
}

// reductions is by how much continuous abilities in play may lower a cost.
func reductions(f facts) int {
	n := 0
	eachStatic(f, func(_ engine.ObjID, st *Static) {
		if st.CostChange != nil && st.CostChange.N < 0 {
			n -= st.CostChange.N
		}
	})
	return n
}
