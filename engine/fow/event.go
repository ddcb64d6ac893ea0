package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// Events that abilities, accounts or the rules themselves answer; shown.yaml lists all of them. "card" names the card
// for people, "obj" is its id for abilities.
const (
	evTurn      = "turn"
	evTurnEnds  = "turn-ends" // quiet: when "at the end of the turn" comes (FO-053)
	evPhase     = "phase"
	evDrew      = "drew"
	evLife      = "life"
	evToGrave   = "to-graveyard"
	evDiscarded = "discarded"
	evDestroyed = "destroyed"
	evEntered   = "entered"
	evCalled    = "called"
	evPlayed    = "played"
	evActivated = "activated"
	evTriggered = "triggered"
	evJudgment  = "judgment"
	evBattle    = "battle"
	evStep      = "step"
	evAttack    = "attack"
	evBlock     = "block"
	evDamaged   = "damaged"
	evHit       = "hit"
	evRevealed  = "revealed"
	evFound     = "found"
)

// stepCodes are the codes of the steps of a battle, as aStep counts them.
var stepCodes = []string{"begin", "attack", "block", "first-strike", "damage", "battle-end"}

// occasion is an event as abilities and Triggers see it.
type occasion struct {
	on     string
	who    engine.Seat // the player of the event
	it     engine.ObjID
	other  engine.Value
	battle bool
}

// occasions lists what an event is for abilities, none for bookkeeping.
func occasions(e engine.Event) []occasion {
	o := occasion{who: e.Seat, battle: len(e.Arg("battle")) > 0}
	if v := e.Arg("obj"); len(v) > 0 {
		o.it = v[0].ID()
	}
	word := func(name string) string {
		if v := e.Arg(name); len(v) > 0 {
			return v[0].Body()
		}
		return ""
	}
	as := func(codes ...string) (out []occasion) {
		for _, c := range codes {
			o.on = c
			out = append(out, o)
		}
		return out
	}
	if v := e.Arg("at"); len(v) > 0 {
		o.other = v[0]
	}
	switch e.Kind {
	case evPhase:
		return as(phaseOccasions[word("phase")]...)
	case evStep:
		return as(stepOccasions[word("step")]...)
	case evEntered:
		if word("how") == "summoned" {
			return as(language.OnEnters, language.OnSummoned)
		}
		return as(language.OnEnters)
	case evToGrave:
		if word("from") == zField {
			return as(language.OnToGraveyard)
		}
		return nil
	case evAttack:
		all := as(language.OnAttacks)
		if o.other.Kind() == "seat" {
			o.who = o.other.Seat()
			all = append(all, as(language.OnAttackPlayer)...)
		}
		return all
	case evDamaged, evHit:
		return damageOccasions(e, o)
	}
	return as(plainOccasions[e.Kind]...)
}

// Occasions that are known by the kind of an event, by the phase that begins, and by the step of a battle.
var (
	plainOccasions = map[string][]string{evTurn: {language.OnTurnBegins}, evBattle: {language.OnBattle},
		evTurnEnds: {language.OnTurnEnds}, evDestroyed: {language.OnDestroyed}, evBlock: {language.OnBlocks},
		evPlayed: {language.OnSpell}, evJudgment: {language.OnJudgment}, evCalled: {language.OnCalled},
		evLife: {language.OnLife}, evDrew: {language.OnDraws}, evDiscarded: {language.OnDiscards}}
	phaseOccasions = map[string][]string{"draw": {language.OnDrawPhase}, "recovery": {language.OnRecovery},
		"main": {language.OnMain}, "end": {language.OnEndPhase}}
	stepOccasions = map[string][]string{"attack": {language.OnAttackStep}, "block": {language.OnBlockStep},
		"battle-end": {language.OnBattleEnds}}
)

// damageOccasions are the two sides of dealt damage.
func damageOccasions(e engine.Event, o occasion) []occasion {
	var by engine.ObjID
	if v := e.Arg("by"); len(v) > 0 {
		by = v[0].ID()
	}
	dealt, deals := o, o
	dealt.on, dealt.other = language.OnDealt, engine.Obj(by)
	deals.on, deals.it, deals.other = language.OnDeals, by, engine.Obj(o.it)
	if e.Kind == evHit {
		return append([]occasion{}, occasion{on: language.OnDeals, who: e.Seat, it: by, other: engine.SeatVal(e.Seat),
			battle: o.battle})
	}
	return []occasion{deals, dealt}
}

// byPlayers are the events that without Of are what a player does, with whatever card.
var byPlayers = []string{language.OnSpell, language.OnJudgment, language.OnCalled, language.OnDiscards}

// matches reports whether an occasion is one that an event of a text on self speaks of, for the text's controller.
func matches(ev *language.Event, f facts, o occasion, self engine.ObjID, seat engine.Seat) bool {
	switch {
	case ev.On != o.on || ev.Battle && !o.battle:
		return false
	case !onSide(ev.Who, o.who, seat):
		return false
	case ev.Of != nil:
		return fits(ev.Of, f, o.it, self, seat)
	case o.it.IsZero():
		return true
	}
	return slices.Contains(byPlayers, o.on) || o.it == self
}

// trigger makes the waiting ability: what it is about travels in its event.
func (o occasion) trigger(seat engine.Seat, source engine.ObjID, node string) engine.Trigger {
	return engine.Trigger{Seat: seat, Source: engine.Obj(source), Prog: progTrigger, Node: node,
		On: &engine.Event{Kind: o.on, Seat: o.who,
			Args: []engine.Arg{engine.A(listIt, engine.Obj(o.it)), engine.A(listOther, o.other)}}}
}
