package athernum

import (
	"farpost/engine"
)

// whyNot explains why a seat cannot use a verb at all now (section 6).
func whyNot(r *engine.Reader, s engine.Seat, verb string) *engine.Refusal {
	ask := r.OpenAsk()
	switch {
	case r.Result() != nil, ask == nil, len(ask.Seats) == 0:
		return engine.Refuse("AM-OVER", "AT-172")
	case r.Var(vTurn) == 0:
		return engine.Refuse("AM-03", "AT-046", waitsFor(ask))
	}
	switch verb {
	case verbAttack:
		if no := cannotAct(r, s, verb); no != nil {
			return no
		}
		return engine.Refuse("AM-38", "AT-056")
	case verbEndCombat, verbCombat, verbEndDay, verbPlay, verbAttach, verbLocation, verbExtra:
		if no := cannotAct(r, s, verb); no != nil {
			return no
		}
	case verbDraw, verbGenerate, verbInfluence:
		if no := cannotCommand(r, s, verb); no != nil {
			return no
		}
	case verbDefend:
		if x := fighting(r); !x.IsZero() {
			return engine.Refuse("AM-41", "AT-156", waitsFor(ask))
		}
	case verbSupport:
		if ask.Seat(s, verbAttack) != nil {
			return engine.Refuse("AM-04", "ATR-56")
		}
	}
	return engine.Refuse("AM-03", "AT-116", waitsFor(ask))
}

// waitsFor names the player whom the match waits for.
func waitsFor(ask *engine.Ask) engine.Arg {
	return engine.A("player", engine.SeatVal(ask.Seats[0].Seat))
}

// misfit refuses a choice that its question does not explain by itself.
func misfit(r *engine.Reader, m engine.WrongChoice) *engine.Refusal {
	if m.Kind == engine.KindOrder {
		return engine.Refuse("AM-43", "AT-121")
	}
	return engine.Refuse("AM-44", "AT-127", engine.N("min", m.Min), engine.N("max", m.Max))
}
