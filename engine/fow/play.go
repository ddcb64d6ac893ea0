package fow

import (
	"slices"

	"farpost/engine"
)

const (
	progPlay        = "play"
	progPlayStandby = "play-standby"
)

// Questions of a play, in the order of FO-083.
const (
	qCard      = "card"
	qAwaken    = "awaken"
	qIncarnate = "incarnate"
	qX         = "x"
	qAnswers   = "answers" // which of several events a Chant-Standby answers
	qMode      = "mode"
	qOn        = "on" // the card that an addition is added to
)

// addPlay is section 4.11: announce, choose, pay, everything or nothing (FO-083).
func addPlay(g *engine.Ruleset) {
	g.Add(progPlay, playSteps(playable)...)
	g.Add(progPlayStandby, playSteps(playableFromStandby)...)
}

// free reports whether a play costs nothing: one from standby (FO-176).
func free(f *engine.Frame) bool { return f.At.Prog == progPlayStandby }

func playedCard(r *engine.Reader, f *engine.Frame) *Card {
	return cardOf(factsOf(r), f.Reg1(qCard).ID())
}

func playedVal(r *engine.Reader, f *engine.Frame) engine.Value {
	return cardVal(factsOf(r), f.Reg1(qCard).ID())
}

// preset reports whether the announcement came with something chosen under that name.
func preset(f *engine.Frame, name string) bool {
	return slices.ContainsFunc(f.Pre, func(a engine.Answer) bool { return a.Name == name && len(a.Vals) > 0 })
}

// given reports whether the announcement came with an answer of that name, be it that nothing is chosen.
func given(f *engine.Frame, name string) bool {
	return slices.ContainsFunc(f.Pre, func(a engine.Answer) bool { return a.Name == name })
}

// topOfChase is the object that entered the chase last.
func topOfChase(r *engine.Reader) engine.ObjID {
	z := r.Zone(zChase, engine.NoSeat)
	if len(z) == 0 {
		return engine.ObjID{}
	}
	return z[len(z)-1]
}

// toChase ends the making of something for the chase: the frame is about it from now on, and what was said ahead about it
// is bound to it.
func toChase(label string) []engine.Step {
	return []engine.Step{
		engine.Calc(label, func(r *engine.Reader, f *engine.Frame) { f.About = topOfChase(r) }),
		engine.Do("seals", func(_ *engine.Reader, f *engine.Frame) []engine.Change { return engine.SealMade(f, f.About) }),
	}
}

// due is what a play costs in will, and the cards that pay for something else (FO-069, FO-204). From standby only what is
// additional is due, and nothing increases it (FO-176).
func due(r *engine.Reader, f *engine.Frame) (w Will, not []engine.ObjID) {
	w, not = parts(r, f, f.Reg1(qX).Num())
	if !free(f) {
		w = changedCost(factsOf(r), f.Reg1(qCard).ID(), w)
	}
	return w, not
}

// parts is the printed cost of a play, or nothing where it is incarnated, with the cost of an Awakening that is paid for, and
// with x as its X: what increases and reductions change (FO-069).
func parts(r *engine.Reader, f *engine.Frame, x int) (w Will, not []engine.ObjID) {
	c := playedCard(r, f)
	not = ids(f.Reg(qIncarnate))
	if len(not) == 0 && !free(f) {
		w = c.Cost.With(x)
	}
	if f.Reg1(qAwaken) == engine.WordYes {
		w = w.Plus(c.Awakening.Cost)
	}
	return w, not
}

// playable lists the hand, each card with the reason why it cannot be played now.
func playable(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Seat: f.Owner, Kind: qCard, Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1}
	for _, id := range r.Zone(zHand, f.Owner) {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id), Refusal: cannotPlay(factsOf(r), id, f.Owner, false)})
	}
	return sa, nil
}

// playableFromStandby lists the cards set, each with the reason why it cannot be played now.
func playableFromStandby(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Seat: f.Owner, Kind: qCard, Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1}
	for _, id := range r.Zone(zStandby, f.Owner) {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id), Refusal: cannotPlay(factsOf(r), id, f.Owner, true)})
	}
	return sa, nil
}

// cannotPlay tells why a card cannot be played now, nil when it can: its timing, its Trigger, its targets, its
// cost.
func cannotPlay(f facts, id engine.ObjID, s engine.Seat, set bool) *engine.Refusal {
	c := cardOf(f, id)
	card := engine.A("card", engine.CardVal(c.ID))
	switch {
	case c.Type == Stone || c.Type == Ruler:
		return engine.Refuse(eNotPlayed, "FO-008", card)
	case set && (c.Type != Spell || c.Spell != Standby):
		return engine.Refuse(eNotStandby, "FO-174", card)
	case set && f.Attr(id, aSet) == f.Var(vTurn):
		return engine.Refuse(eSetNow, "FO-177", card)
	case !c.Fast() && !mainTiming(f, s):
		return engine.Refuse(eTiming, "FO-082", card)
	}
	if by := playForbidden(f, id); !by.IsZero() {
		return engine.Refuse(eForbidsPlay, "FO-004", engine.A("source", cardVal(f, by)))
	}
	if no := triggerMet(f, id, s); no != nil {
		return no
	}
	if no := noTargetInAny(f, nodeOf(c.ID, partEffect, 0), id, s); no != nil {
		return no
	}
	if c.Type == Addition && c.Addition != OnField && len(carriers(f, c)) == 0 {
		return engine.Refuse(eNoTarget, "FO-084", card)
	}
	if set || c.Incarnation.Total() > 0 && canIncarnate(f, c, s) && cannotPay(f, s, changedCost(f, id, Will{}), nil) == nil {
		return nil
	}
	return cannotPay(f, s, costOf(f, id), nil)
}

// triggerMet refuses a Chant-Standby whose Trigger is not met (FO-175, FO-178, FO-179).
func triggerMet(f facts, id engine.ObjID, s engine.Seat) *engine.Refusal {
	c := cardOf(f, id)
	switch {
	case c.Trigger == nil:
		return nil
	case c.Trigger.On == "" && !c.Trigger.While.holds(f, id, s):
		return engine.Refuse(eTrigger, "FO-179", engine.A("card", engine.CardVal(c.ID)), conditionOf(c))
	case c.Trigger.On != "" && len(momentsOf(f, s, c.ID, f.Attr(id, aIn))) == 0:
		return engine.Refuse(eMoment, "FO-178", engine.A("card", engine.CardVal(c.ID)), conditionOf(c))
	}
	return nil
}

// conditionOf names the condition of a card's Trigger in a refusal.
func conditionOf(c *Card) engine.Arg {
	return engine.A("condition", engine.CardVal(nodeOf(c.ID, partCondition, 0)))
}

// mainTiming reports whether a player could take actions of the main phase now: own main phase, chase empty, no
// battle (FO-046, FO-047). Priority is the question's affair.
func mainTiming(f facts, s engine.Seat) bool {
	return turnPlayer(f) == s && f.Var(vPhase) == phMain && f.Count(zChase, engine.NoSeat) == 0 && fighting(f).IsZero()
}

// playChanges is the one batch of a play: the card goes on the chase, its costs are paid.
func playChanges(r *engine.Reader, f *engine.Frame) []engine.Change {
	fs := factsOf(r)
	id := f.Reg1(qCard).ID()
	w, not := due(r, f)
	out, _ := payment(fs, f.Owner, w, f.Reg(qPay), not)
	for _, x := range not {
		out = append(out, engine.Change{Kind: chBanish, Seat: f.Owner, Obj: x, Must: true})
	}
	packed := engine.PackList(f.Reg("aims"), listNode, []engine.Value{engine.Word(f.Node)})
	packed = engine.PackList(packed, "on", f.Reg(qOn))
	packed = engine.PackList(packed, listX, f.Reg(qX))
	if c := playedCard(r, f); c.Trigger != nil && c.Trigger.On != "" {
		m := answered(r, f)
		packed = engine.PackList(packed, listIt, m.On[:1])
		packed = engine.PackList(packed, listOther, m.On[1:])
		packed = engine.PackList(packed, listThat, []engine.Value{engine.SeatVal(m.UntilSeat)})
	}
	play := engine.Change{Kind: chPlay, Seat: f.Owner, Obj: id, Vals: packed, Must: true}
	if f.Reg1(qAwaken) == engine.WordYes {
		play.N = 1
	}
	return append([]engine.Change{play}, out...)
}

// ids are the objects that values refer to.
func ids(vals []engine.Value) []engine.ObjID {
	var out []engine.ObjID
	for _, v := range vals {
		if id := v.ID(); !id.IsZero() {
			out = append(out, id)
		}
	}
	return out
}

// whyNotCard explains a card that is not where it is played from.
func whyNotCard(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	if m.Count() || m.Twice {
		return nil
	}
	return engine.Refuse(eNotInHand, "FO-083", engine.A("card", r.PublicName(m.Val)))
}
