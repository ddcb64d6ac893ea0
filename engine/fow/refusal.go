package fow

import "farpost/engine"

// whyNot explains why a seat cannot use a verb at all now (section 6).
func whyNot(r *engine.Reader, s engine.Seat, verb string) *engine.Refusal {
	if r.Result() != nil {
		return engine.Refuse("E-OVER", "FO-125")
	}
	if s < 0 || int(s) >= r.Seats() {
		return engine.Refuse("E-NO-ASK", "")
	}
	switch verb {
	case verbFirst:
		return engine.Refuse("E-CHOOSER", "FO-019")
	case verbMulligan, verbKeep:
		if r.SeatAttr(s, sSwapped) > 0 {
			return engine.Refuse("E-SWAPPED", "FO-021")
		}
		return engine.Refuse("E-SWAP-LATER", "FO-021")
	case verbCall:
		return orPriority(r, cannotCall(r, s))
	case verbSet:
		return orPriority(r, cannotSet(r, s))
	case verbJudgment:
		return orPriority(r, cannotJudge(r, s))
	case verbBattle:
		return orPriority(r, cannotBattle(r, s))
	case verbAttack:
		if battleVal(r) == "" { // at main timing it declares the battle as well
			return orPriority(r, cannotBattle(r, s))
		}
	case verbDecline:
		if r.OpenAsk().Seat(s, verbAttack) != nil {
			if must := mustAttack(r, s); len(must) > 0 {
				return engine.Refuse("E-MUST-ATTACK", "FO-134", engine.A("card", cardVal(r, must[0])))
			}
		}
	case engine.Pass, verbPlay, verbPlayStandby, verbActivate, verbWill:
		return orPriority(r, nil)
	}
	return engine.Refuse("E-NO-ASK", momentOf[verb])
}

// momentOf is the clause that says when a verb's question is put.
var momentOf = map[string]string{verbAttack: "FO-131", verbDecline: "FO-134", verbBlock: "FO-137",
	verbNoBlock:      "FO-137",
	engine.VerbOrder: "FO-108", engine.VerbChoose: "FO-083"}

// orPriority returns a refusal; when it is nil, one that names who has priority.
func orPriority(r *engine.Reader, no *engine.Refusal) *engine.Refusal {
	if no != nil {
		return no
	}
	ask := r.OpenAsk()
	if ask == nil || len(ask.Seats) == 0 {
		return engine.Refuse("E-NO-ASK", "")
	}
	return engine.Refuse("E-PRIORITY", "FO-094", engine.A("player", engine.SeatVal(ask.Seats[0].Seat)))
}

// misfit refuses a choice that its question does not explain by itself.
func misfit(_ *engine.Reader, m engine.WrongChoice) *engine.Refusal {
	if m.Kind == engine.KindOrder {
		return engine.Refuse("E-ORDER", "FO-108")
	}
	n := m.Min
	if n == 0 {
		n = m.Max
	}
	return engine.Refuse("E-CHOOSE", "FO-083", engine.N("n", n), engine.N("max", m.Max))
}
