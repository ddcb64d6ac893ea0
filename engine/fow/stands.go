package fow

import (
	"slices"

	"farpost/engine"
)

// Matters and modes of standing passes, codes of the family "stands" of the words.
const (
	standUntil   = "until"   // section 5: pass in all windows until …
	standPhases  = "phases"  // the windows of phases, and those about the chase
	standBattles = "battles" // those of battles

	standPlay   = "play"   // … something is played
	standAttack = "attack" // … an attack
	standTurn   = "turn"   // … my next turn
	standQuiet  = "quiet"  // pass unless something happens that is not one's own doing
	standNever  = "never"  // pass in all of them
)

// StandCodes lists the matters and modes of standing passes.
func StandCodes() []string {
	return []string{standUntil, standPhases, standBattles, standPlay, standAttack, standTurn, standQuiet, standNever}
}

// standingPasses are the three of section 5, which end by themselves; and beside them what a player wants to be
// asked in general. A new match begins with being asked only when something happens. The turn player's free moment, an
// attack, a block and other choices are no windows: they are asked all the same.
func standingPasses() []engine.StandingKind {
	played := func(_ engine.Public, e engine.Event, s engine.Seat) bool { return entersChase(e) && e.Seat != s }
	always := []engine.StandingMode{{Code: standQuiet, Asks: concerns}, {Code: standNever}}
	battles := battleCodes()
	return []engine.StandingKind{
		{Code: standUntil, Modes: []engine.StandingMode{
			{Code: standPlay, Ends: played},
			{Code: standAttack, Ends: func(p engine.Public, e engine.Event, s engine.Seat) bool {
				return played(p, e, s) || e.Kind == evAttack && e.Seat != s
			}},
			{Code: standTurn, Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
				return e.Kind == evTurn && e.Seat == s
			}},
		}},
		{Code: standPhases, Modes: always, Preset: standQuiet, Windows: slices.DeleteFunc(priorityCodes(),
			func(kind string) bool { return slices.Contains(battles, kind) })},
		{Code: standBattles, Modes: always, Preset: standQuiet, Windows: battles},
	}
}

// entersChase tells the events of objects that enter the chase; their seat controls the object.
func entersChase(e engine.Event) bool {
	switch e.Kind {
	case evPlayed, evActivated, evTriggered, evJudgment:
		return true
	}
	return false
}

// concerns tells from public facts whether a window is about something that its seat has not done itself: the next
// object of the chase is another's, an event has happened that a Trigger answers, an attack has been declared on it, or
// its attack has been blocked.
func concerns(p engine.Public, sa *engine.SeatAsk) bool {
	z := p.Zone(zChase, engine.NoSeat)
	switch {
	case len(z) > 0 && p.Ctrl(z[len(z)-1]) != sa.Seat:
		return true
	case slices.ContainsFunc(p.Effects(), func(e engine.Effect) bool { return e.Kind == effMoment && e.Seat == sa.Seat }):
		return true
	case len(z) > 0:
		return false
	case sa.Kind == askW08:
		return sa.Seat != turnPlayer(p)
	case sa.Kind == askW10:
		return sa.Seat == turnPlayer(p) && firstOf(p, fighting(p), listBlocker) != ""
	}
	return false
}
