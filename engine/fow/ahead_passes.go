package fow

import (
	"slices"

	"farpost/engine"
)

// Matters of standing passes that offers know, too, and the mode with which a new match begins: to be asked when
// something happens that is not one's own doing, but not for a card that only comes to the field, aimed at nothing.
const (
	standPhases    = "phases"
	standBattles   = "battles"
	standImportant = "important"
)

// standingPasses lists the three standing passes of section 5, which end by themselves, and beside them two matters in
// which a player says what to be asked in general. A new match begins with standImportant in both: one is asked when
// something happens that matters. The turn player's free moment, an attack, a block and other choices are no windows,
// so they are always asked.
func standingPasses() []engine.StandingKind {
	played := func(_ engine.Public, e engine.Event, s engine.Seat) bool { return entersChase(e) && e.Seat != s }
	always := []engine.StandingMode{{Code: standImportant, Asks: matters}, {Code: "quiet", Asks: concerns},
		{Code: "never"}}
	return []engine.StandingKind{
		{Code: "until", Modes: []engine.StandingMode{
			{Code: "play", Ends: played},
			{Code: "attack", Ends: func(p engine.Public, e engine.Event, s engine.Seat) bool {
				return played(p, e, s) || e.Kind == evAttack && e.Seat != s
			}},
			{Code: "turn", Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
				return e.Kind == evTurn && e.Seat == s
			}},
		}},
		{Code: standPhases, Modes: always, Preset: standImportant, Windows: phaseWindows},
		{Code: standBattles, Modes: always, Preset: standImportant, Windows: battleWindows},
	}
}

// entersChase reports whether an event is that of an object entering the chase. The event's seat controls the
// object.
func entersChase(e engine.Event) bool {
	switch e.Kind {
	case evPlayed, evActivated, evTriggered, evJudgment:
		return true
	}
	return false
}

// matters reports from public facts whether a window is about something that matters to its seat: concerns, without
// cards that only come to the field and are aimed at nothing. An addition is aimed at the card that it is to be added
// to (FO-182). What such cards set off when they are there is asked about by itself.
func matters(p engine.Public, sa *engine.SeatAsk) bool {
	if z := p.Zone(zChase, engine.NoSeat); len(z) > 0 && p.Ctrl(z[len(z)-1]) != sa.Seat {
		o, ok := p.Known(z[len(z)-1])
		c := cardOf(p, z[len(z)-1])
		if ok && firstOf(p, z[len(z)-1], qOn) == "" && c != nil && o.Kind == kCard && belongsOnField(c) {
			return hasMoment(p, sa.Seat)
		}
	}
	return concerns(p, sa)
}

// concerns reports from public facts whether a window is about something that its seat has not done itself. That is
// so when the next object of the chase is the other player's, when an event has happened that a Trigger answers,
// when the seat is attacked, and when its attack has been blocked.
func concerns(p engine.Public, sa *engine.SeatAsk) bool {
	z := p.Zone(zChase, engine.NoSeat)
	switch {
	case len(z) > 0 && p.Ctrl(z[len(z)-1]) != sa.Seat:
		return true
	case hasMoment(p, sa.Seat):
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

// hasMoment reports whether an event has happened that a Trigger of the seat's may answer.
func hasMoment(p engine.Public, s engine.Seat) bool {
	return slices.ContainsFunc(p.Effects(), func(e engine.Effect) bool { return e.Kind == effMoment && e.Seat == s })
}
