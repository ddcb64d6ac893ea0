package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
)

// standingPasses lists the windows in which a player can choose to pass until further notice (FR-42). W7 and W8 are
// not among them: who is asked there has asked for it, by a stop or by holding. A new match begins with important
// for cards and abilities, so an Evocation that is just positioned calls nobody; unleashes are asked about. A defence
// is asked all the same.
func standingPasses() []engine.StandingKind {
	modes := []engine.StandingMode{
		{Code: "aimed", Asks: aimedAt},
		{Code: "turn", Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
			return e.Kind == evTurn && e.Seat == s
		}},
	}
	return []engine.StandingKind{
		{Code: "plays", Windows: []string{askW1, askW2, askW3, askW6}, Preset: "important",
			Modes: append([]engine.StandingMode{{Code: "important", Asks: matters}}, modes...)},
		{Code: "unleashes", Windows: []string{askW4, askW5}, Modes: modes},
	}
}

// matters reports whether the thing that a window is about matters to the seat: it is aimed at the seat, or it is a
// spell or an ability of somebody else's that has no target at all, so that it may concern everybody. It depends on
// public facts alone.
func matters(p engine.Public, sa *engine.SeatAsk) bool {
	if aimedAt(p, sa) {
		return true
	}
	id := sa.About.ID()
	o, ok := p.Known(id)
	if !ok || p.Ctrl(id) == sa.Seat {
		return false
	}
	if c := cardOf(p, id); o.Kind == kCard && c != nil && c.Type == language.Evocation {
		return false
	}
	return !slices.ContainsFunc(o.Data, func(l engine.Field) bool { return isTargets(l) && len(l.Vals) > 0 })
}

// isTargets reports whether a list of a pending thing holds targets.
func isTargets(l engine.Field) bool {
	return l.Name == listTarget || cardlang.IsTarget(l.Name)
}

// aimedAt reports whether the thing that a window is about is aimed at the seat: at the player, a Crystal or a card
// of theirs, pending cards included. It is true for a window about nothing, which a text has opened: that may
// concern everybody.
func aimedAt(p engine.Public, sa *engine.SeatAsk) bool {
	if sa.About == "" {
		return true
	}
	o, _ := p.Known(sa.About.ID())
	return slices.ContainsFunc(o.Data, func(l engine.Field) bool {
		return isTargets(l) &&
			slices.ContainsFunc(l.Vals, func(v engine.Value) bool {
				if id := v.ID(); !id.IsZero() {
					return p.Ctrl(id) == sa.Seat
				}
				return v.Seat() == sa.Seat
			})
	})
}
