package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// addOffers declares the answers ahead that tables offer beside passing: not to defend against this attack, to pass in
// the whole Combat Phase, to be asked about one's own entry all the same.
func addOffers(g *engine.Ruleset) {
	pass := engine.Reply{Verb: engine.Pass}
	g.Offers = append(g.Offers, engine.Offer{Code: "no-defence", On: askDefend, Window: askDefend, Reply: pass,
		Front: true})
	for _, kind := range []string{askAttack, askFought, askDefend} {
		g.Offers = append(g.Offers, engine.Offer{Code: "combat", On: kind, Window: engine.AnyWindow, Scope: kindCombat,
			Reply: pass})
	}
	for i := range g.Verbs {
		switch v := &g.Verbs[i]; v.Name {
		case verbPlay, verbAttach, verbLocation, verbExtra, verbActivate, verbSupport:
			v.Offers = []engine.Offer{{Code: "hold", Window: engine.AnyWindow, Made: true,
				Reply: engine.Reply{Verb: engine.AskMe}}}
		case verbDefend:
			v.Offers = []engine.Offer{{Code: "finish", Window: engine.AnyWindow, Reply: pass, Usual: true}}
		}
	}
}

// Matters of standing passes, and the mode with which a new match begins.
const (
	standStack     = "stack"
	standCombat    = "attacks"
	standImportant = "important"
)

// standingPasses are the autopass of section 6. A new match begins with being asked when something is aimed at one's
// own, when one's own is attacked, or when a card that one has in play could be aimed at what another has put on the
// Stack.
func standingPasses() []engine.StandingKind {
	return []engine.StandingKind{
		{Code: "until", Modes: []engine.StandingMode{
			{Code: "turn", Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
				return e.Kind == evTurn && e.Seat == s
			}},
			{Code: "played", Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
				return (e.Kind == evPlayed || e.Kind == evActivated) && e.Seat != s
			}},
		}},
		{Code: standStack, Preset: standImportant, Modes: []engine.StandingMode{
			{Code: standImportant, Asks: concerns}, {Code: "others", Asks: others}, {Code: "never"}},
			Windows: slices.DeleteFunc(slices.Clone(windows), func(k string) bool { return k == askAttack })},
		{Code: standCombat, Preset: standImportant, Modes: []engine.StandingMode{
			{Code: standImportant, Asks: involved}, {Code: "never"}}, Windows: []string{askAttack}},
	}
}

// aimedAt reports from public facts whether an entry of somebody else's aims at the seat, at something that it
// controls, or at one of its entries.
func aimedAt(p engine.Public, sa *engine.SeatAsk) bool {
	return slices.ContainsFunc(p.Zone(zStack, engine.NoSeat), func(id engine.ObjID) bool {
		o, _ := p.Live(id)
		return o.Base != sa.Seat && slices.ContainsFunc(o.Data, func(l engine.Field) bool {
			return cardlang.IsTarget(l.Name) && slices.ContainsFunc(l.Vals, func(v engine.Value) bool {
				if x := v.ID(); !x.IsZero() {
					return p.Ctrl(x) == sa.Seat
				}
				return v == engine.SeatVal(sa.Seat)
			})
		})
	})
}

// concerns reports from public facts whether the Stack is about what is the seat's own, or can be answered by what it
// has in play.
func concerns(p engine.Public, sa *engine.SeatAsk) bool {
	return aimedAt(p, sa) || others(p, sa) && slices.ContainsFunc(inPlay(p), func(id engine.ObjID) bool {
		return p.Ctrl(id) == sa.Seat && slices.ContainsFunc(activatedOn(p, id), func(node string) bool {
			return aimsAtEntries(p, node) && cannotActivate(p, id, node, sa.Seat) == nil
		})
	})
}

// aimsAtEntries reports whether an ability has a target on the Stack.
func aimsAtEntries(f facts, node string) bool {
	return slices.ContainsFunc(bookOf(f).Ability(node).Targets, func(t language.Target) bool {
		return t.Kind == language.OfEntry
	})
}

// others reports whether the newest entry is somebody else's and no standard Command ability.
func others(p engine.Public, sa *engine.SeatAsk) bool {
	top := topOfStack(p)
	o, ok := p.Live(top)
	return ok && o.Base != sa.Seat && o.Kind != kStandard || aimedAt(p, sa)
}

// involved reports whether the seat's character is attacked, or its attack was met by a defender, or something is aimed
// at its own.
func involved(p engine.Public, sa *engine.SeatAsk) bool {
	x := fighting(p)
	return p.Ctrl(kit.First(p, x, listTarget).ID()) == sa.Seat ||
		active(p) == sa.Seat && kit.First(p, x, listDefender) != "" || aimedAt(p, sa)
}

// silences are the answers that count when a deadline passes: who defends, the preferred one first (section 5).
func silences() []engine.Silence {
	return []engine.Silence{{Kind: askDefend, Verb: verbDefend, Name: qDefender,
		Options: func(r *engine.Reader, s engine.Seat) []engine.Option {
			return engine.OptionsOf(fighters(r, s), nil)
		}}}
}
