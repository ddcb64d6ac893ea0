package farwald

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Standing passes: matters and modes, codes of the family "stands" of the words.
const (
	standPlays     = "plays"     // cards and abilities: W1 to W3, and the windows that texts open
	standUnleashes = "unleashes" // W4 and W5; a defence is asked all the same
	standAimed     = "aimed"     // pass unless it is aimed at me
	standTurn      = "turn"      // pass until my next turn
)

// StandCodes lists the matters and modes of standing passes.
func StandCodes() []string { return []string{standPlays, standUnleashes, standAimed, standTurn} }

// standingPasses let a player choose beforehand to pass in windows (FR-42). The windows of a stop and of holding
// are not among them: these a player asks for.
func standingPasses() []engine.StandingKind {
	modes := []engine.StandingMode{
		{Code: standAimed, Asks: aimedAt},
		{Code: standTurn, Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
			return e.Kind == evTurn && e.Seat == s
		}},
	}
	return []engine.StandingKind{
		{Code: standPlays, Windows: []string{askW1, askW2, askW3, askW6}, Modes: modes},
		{Code: standUnleashes, Windows: []string{askW4, askW5}, Modes: modes},
	}
}

// aimedAt tells whether what a window is about is aimed at a seat: at the player, a Crystal or a card of theirs,
// pending ones included. A window about nothing, which a text has opened, may concern everybody.
func aimedAt(p engine.Public, sa *engine.SeatAsk) bool {
	if sa.About == "" {
		return true
	}
	o, _ := p.Known(sa.About.ID())
	return slices.ContainsFunc(o.Data, func(l engine.Field) bool {
		return (l.Name == listTarget || strings.HasPrefix(l.Name, targetPrefix)) && slices.ContainsFunc(l.Vals, func(v engine.Value) bool {
			if id := v.ID(); !id.IsZero() {
				return p.Ctrl(id) == sa.Seat
			}
			return v.Seat() == sa.Seat
		})
	})
}
