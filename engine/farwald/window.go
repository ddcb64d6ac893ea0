package farwald

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
)

// addWindows declares the windows of section 5.2. All work alike: the opponents of the opener may act in seating
// order, then the opener. Whoever acts starts a new round (FW-122 to FW-124).
func addWindows(g *engine.Ruleset) {
	for _, kind := range []string{askW1, askW2, askW3, askW4, askW5, askW6, askW7, askW8} {
		g.AddWindow(engine.Window{Kind: kind, Verbs: []string{verbPlay, verbActivate}, Order: actOrder, MayAct: mayAct,
			Skip:  func(p engine.Public, _ engine.Opened, s engine.Seat) bool { return !couldReact(p, s) },
			After: engine.Restart, OnPass: engine.PassClose})
	}
}

// windowAbout runs a window about the pending thing of a frame. Whoever announced it may have asked to be asked there.
func windowAbout(kind string) func(*engine.Reader, *engine.Frame) []engine.Frame {
	return func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.WindowFrame(kind, f.About, f.Owner, f.Reg1(qHold) != "")}
	}
}

func actOrder(p engine.Public, w engine.Opened) []engine.Seat {
	return append(p.Opponents(w.Opener), w.Opener) // in one piece: Opponents leaves room
}

// mayAct reports whether a seat may act in a window (FR-39). The opener counts as having passed, unless somebody
// else acted, it asked to be asked, or the window is W5.
func mayAct(p engine.Public, w engine.Opened, s engine.Seat) bool {
	switch w.Kind {
	case askW7:
		return stopped(p, s)
	case askW8:
		return holds(p, s)
	}
	return s != w.Opener || w.Kind == askW5 || w.Held || othersActed(w)
}

func othersActed(w engine.Opened) bool {
	for _, s := range w.Acted {
		if s != w.Opener {
			return true
		}
	}
	return false
}

// couldReact reports whether public facts leave a seat anything to do in a window. That is a TW ability that it
// could activate, or a hand that may hold a TW card of the match's book which its Energy and its Crystallized Energy
// allow. It never looks at what the hand holds (FR-42).
func couldReact(p engine.Public, s engine.Seat) bool {
	if p.Count(zHand, s) > 0 {
		b := bookOf(p)
		have, energy := crystallized(p, s), p.SeatAttr(s, sEnergy)
		for _, i := range b.Quick() {
			c := b.At(i)
			if have.Meets(c.Gate) && energyCost(p, s, c) <= energy {
				return true
			}
		}
	}
	for _, id := range p.Zone(zField, engine.NoSeat) {
		c := cardOf(p, id)
		for i := range c.Abilities {
			if c.Abilities[i].TW && abilityPossible(p, id, i, s) {
				return true
			}
		}
	}
	return false
}

// abilityPossible tells from public facts whether a seat could activate an ability of a card now.
func abilityPossible(p engine.Public, id engine.ObjID, i int, s engine.Seat) bool {
	if abilityUsable(p, id, i, s) != nil {
		return false
	}
	node := cardlang.Numbered(p.CardID(id), language.PartAbility, i)
	return costPayable(p, node, id, s) == nil && (needsHand(p, id, i) || texts.NoTargets(p, node, id, s) == nil)
}

// needsHand reports whether an ability chooses among hand cards, which public facts cannot judge.
func needsHand(f facts, id engine.ObjID, i int) bool {
	for _, t := range cardOf(f, id).Abilities[i].Targets {
		if t.Kind == language.TargetHand {
			return true
		}
	}
	return false
}
