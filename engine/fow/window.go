package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
)

// fast are the verbs of every priority window: what can be done whenever one has priority (FO-081).
var fast = []string{verbPlay, verbPlayStandby, verbActivate, verbWill}

// atMain are those of the turn player in the main phase besides (FO-044).
var atMain = []string{verbPlay, verbCall, verbAttack, verbBattle, verbJudgment, verbSet, verbPlayStandby,
	verbActivate, verbWill}

// addWindows declares the priority windows. All work alike. Rules enforcement and triggers come before each chance
// to act (FO-103). The turn player has priority first (FO-093). Who played keeps it (FO-096). Two passes in a row
// resolve the top of the chase, or close the window (FO-098, FO-101). All players are asked at once and count in
// their order, which saves waits and changes nothing. The main phase's window closes with an empty chase: then the
// turn player is free (main_phase.go).
func addWindows(g *engine.Ruleset) {
	for _, kind := range slices.Concat(phaseWindows, battleWindows) {
		w := engine.Window{Kind: kind, Verbs: fast,
			Order:  func(p engine.Public, _ engine.Opened) []engine.Seat { return inOrder(p) },
			MayAct: func(engine.Public, engine.Opened, engine.Seat) bool { return true },
			Skip:   func(p engine.Public, _ engine.Opened, s engine.Seat) bool { return !couldPlay(p, s) },
			Within: func(p engine.Public, _ engine.Opened) []engine.Value { return within(p) },
			Before: settle, Passed: endMoments, After: engine.ActAgain, OnPass: engine.PassEach, Resolve: resolveTop}
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

// losesWill reports whether something of the opponent's in the chase is aimed at a card that the player could rest
// for will now: as its target, or to be added to it. The player may want that will first (FO-062, FO-063), even for
// later.
func losesWill(p engine.Public, s engine.Seat) bool {
	return slices.ContainsFunc(p.Zone(zChase, engine.NoSeat), func(id engine.ObjID) bool {
		o, _ := p.Live(id)
		return p.Ctrl(id) != s && slices.ContainsFunc(o.Data, func(l engine.Field) bool {
			aims := l.Name == qOn || cardlang.IsTarget(l.Name)
			return aims && slices.ContainsFunc(l.Vals, func(v engine.Value) bool {
				return cannotProduce(p, v.ID(), s) == nil
			})
		})
	})
}

// couldPlay reports from public facts whether a player might have something to play without main timing. A player
// who cannot have is not asked (section 5, rule 3).
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
	b := p.Book().(*language.Book)
	for _, i := range b.FastCards() {
		c := b.At(i)
		if p.Count(zStandby, s) > 0 && c.Spell == language.Standby && triggerPossible(p, c, s) {
			return true
		}
		if p.Count(zHand, s) > 0 && triggerPossible(p, c, s) &&
			(canIncarnate(p, c, s) ||
				cannotPay(p, s, language.Will{Of: c.Cost.Of, Any: max(0, c.Cost.Any-reductions(p))}, nil) == nil) {
			return true
		}
	}
	return false
}

// triggerPossible reports whether the Trigger of a card of the book is met for a player.
func triggerPossible(p engine.Public, c *language.Card, s engine.Seat) bool {
	switch {
	case c.Trigger == nil:
		return true
	case c.Trigger.On == "":
		return satisfied(c.Trigger.While, p, engine.ObjID{}, s)
	}
	return slices.ContainsFunc(p.Effects(), func(e engine.Effect) bool {
		return e.Kind == effMoment && e.Seat == s && e.Node == c.ID
	})
}

// reductions returns by how much continuous abilities in play may lower a cost.
func reductions(f facts) int {
	n := 0
	eachStatic(f, func(_ engine.ObjID, st *language.Static) {
		if st.CostChange != nil {
			n -= min(0, st.CostChange.N)
		}
	})
	return n
}

// window runs a priority window.
func window(kind string) func(*engine.Reader, *engine.Frame) []engine.Frame {
	return func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.WindowFrame(kind, engine.ObjID{}, f.Owner, false)}
	}
}
