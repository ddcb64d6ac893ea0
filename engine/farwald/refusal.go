package farwald

import "farpost/engine"

// whyNot explains why a seat cannot use a verb at all now (section 6.3).
func whyNot(r *engine.Reader, s engine.Seat, verb string) *engine.Refusal {
	switch {
	case s < 0 || int(s) >= r.Seats():
		return engine.Refuse("M-NOTIN", "FW-001")
	case r.Result() != nil:
		return engine.Refuse("M-OVER", "FW-255")
	case r.Out(s):
		return engine.Refuse("M-OUT", "FW-254")
	}
	switch verb {
	case verbKeep, verbSwap:
		if r.Var(vPhase) != phSetup {
			return engine.Refuse("M-AFTER-LATE", "FW-026")
		}
		return engine.Refuse("M-AFTER-DONE", "FW-027")
	case verbPlay, verbActivate:
		return whyNoAct(r, s, false)
	case verbUnleash, verbEnd:
		return whyNoAct(r, s, true)
	case engine.Pass:
		if w := openWindow(r); w != nil {
			return whoseSay(w)
		}
	case verbJoin:
		if w := openWindow(r); w != nil && w.Kind == askW5 {
			return engine.Refuse("M-LATEDEF", "FW-180")
		}
	case verbCharge:
		if id := ownDeclared(r, s); !id.IsZero() && cardOf(r, id).Charge == nil {
			return engine.Refuse("M-NOCHARGE", "FW-215", engine.A("card", cardVal(r, id)))
		}
	}
	return engine.Refuse("M-NOASK", askedBy[verb])
}

// askedBy is the clause by which a seat is asked for a verb; none for what is asked by card texts of any kind.
var askedBy = map[string]string{
	verbDefend: "FW-173", verbJoin: "FW-180", verbCharge: "FW-216", verbPay: "FW-211", verbCrystallize: "FW-225",
	verbDecline: "FW-214",
	verbAbandon: "FW-055", engine.Pass: "FW-122", engine.VerbChoose: "FW-095", engine.VerbOrder: "FW-211"}

// misfit refuses a choice that its question does not explain by itself (M-CHOICE): it names how many were to be
// chosen, or what was not on offer.
func misfit(r *engine.Reader, m engine.WrongChoice) *engine.Refusal {
	no := engine.Refuse("M-CHOICE", choiceClause[m.Kind], engine.N("min", m.Min), engine.N("max", m.Max))
	if no.Clause == "" {
		no.Clause = "FW-095"
	}
	if m.Min == m.Max {
		no.Args = append(no.Args, engine.N("exact", m.Min))
	}
	if m.Count() || m.Twice {
		no.Args = append(no.Args, engine.N("n", len(m.Vals)))
	} else {
		no.Args = append(no.Args, engine.A("given", r.PublicName(m.Val)))
	}
	return no
}

// choiceClause is the rule behind a kind of question; others choose targets.
var choiceClause = map[string]string{
	qCard: "FW-091", qAbility: "FW-202", qAttackers: "FW-167", qUnleashTarget: "FW-166", qHold: "FW-122",
	qDefenders: "FW-174",
	qPhases:    "FW-112", askFatigue: "FW-235", askMay: "FW-106", engine.KindOrder: "FW-211"}

// whyNoAct returns why no card and no ability can be used now; with turn, why nothing can be done that belongs to
// one's own turn.
func whyNoAct(r *engine.Reader, s engine.Seat, turn bool) *engine.Refusal {
	phase := engine.W("phase", phaseCodes[r.Var(vPhase)])
	active := activeSeat(r)
	if active == engine.NoSeat {
		return engine.Refuse("M-PHASE", "FW-026", phase)
	}
	if turn && s != active {
		return engine.Refuse("M-TURN", "FW-049", engine.A("player", engine.SeatVal(active)))
	}
	if w := openWindow(r); w != nil {
		switch {
		case !turn:
			return whoseSay(w)
		case len(r.Zone(zPending, engine.NoSeat)) > 0:
			return engine.Refuse("M-PENDING", "FW-050", engine.A("thing", pendingName(r)))
		}
		return engine.Refuse("M-PHASE", "FW-035", phase)
	}
	switch {
	case len(r.Zone(zPending, engine.NoSeat)) > 0 && turn:
		return engine.Refuse("M-PENDING", "FW-050", engine.A("thing", pendingName(r)))
	case r.Var(vPhase) != phAction && turn:
		return engine.Refuse("M-PHASE", "FW-034", phase)
	}
	return engine.Refuse("M-BUSY", "FW-125")
}

// openWindow returns the question of the window that is open now, nil when none is. Of several seats asked it is the
// first one's, which acts first as far as anybody can know.
func openWindow(r *engine.Reader) *engine.SeatAsk {
	ask := r.OpenAsk()
	if ask == nil {
		return nil
	}
	for i := range ask.Seats {
		switch ask.Seats[i].Kind {
		case askW1, askW2, askW3, askW4, askW5, askW6, askW7, askW8:
			if !r.Out(ask.Seats[i].Seat) {
				return &ask.Seats[i]
			}
		}
	}
	return nil
}

func whoseSay(w *engine.SeatAsk) *engine.Refusal {
	return engine.Refuse("M-SAY", "FW-122", engine.A("player", engine.SeatVal(w.Seat)))
}

// pendingName names the topmost pending thing for people.
func pendingName(f facts) engine.Value {
	z := f.Zone(zPending, engine.NoSeat)
	id := z[len(z)-1]
	if o, _ := f.Live(id); o.Kind == kUnleash {
		return engine.Word("thing-unleash")
	}
	return cardVal(f, id)
}

// ownDeclared is the card that a seat has declared and not paid for, the zero id when there is none.
func ownDeclared(f facts, s engine.Seat) engine.ObjID {
	for _, id := range f.Zone(zPending, engine.NoSeat) {
		if o, _ := f.Live(id); o.Kind == kCard && o.Base == s && int(o.Attr[aStage]) == stDeclared {
			return id
		}
	}
	return engine.ObjID{}
}
