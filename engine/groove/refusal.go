package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// refusals are the codes of refusals, collected as they are declared.
var refusals kit.Codes

// Codes of refusals (section 6). Their words stand with the game's words; behind each stand its arguments.
var (
	eOver        = refusals.Add("E-OVER")
	eNoAsk       = refusals.Add("E-NO-ASK")
	eNotTurn     = refusals.Add("E-NOT-TURN")    // player
	eWaits       = refusals.Add("E-WAITS")       // player
	eNotInHand   = refusals.Add("E-NOT-IN-HAND") // card
	eChargeLate  = refusals.Add("E-CHARGE-LATE")
	eDual        = refusals.Add("E-DUAL")
	eUsed        = refusals.Add("E-CAST")
	eThird       = refusals.Add("E-THIRD")
	eFirstTurn   = refusals.Add("E-FIRST-TURN")
	eGrooveCost  = refusals.Add("E-GROOVE-COST") // card, n
	eLocked      = refusals.Add("E-LOCKED")
	eMana        = refusals.Add("E-MANA")   // card, n, have
	eColour      = refusals.Add("E-COLOUR") // card, colour
	eBattle      = refusals.Add("E-BATTLE")
	eNoBase      = refusals.Add("E-NO-BASE") // card, race
	eNoEvolution = refusals.Add("E-NO-EVOLUTION")
	eNoHost      = refusals.Add("E-NO-HOST") // card, what
	eNotYours    = refusals.Add("E-NOT-YOURS")
	eNoTarget    = refusals.Add("E-NO-TARGET")    // card
	eExtra       = refusals.Add("E-EXTRA")        // card, creatures, cards
	eExhausted   = refusals.Add("E-EXHAUSTED")    // card
	eNoTap       = refusals.Add("E-NO-TAP")       // card
	eSick        = refusals.Add("E-SICK")         // card
	eWall        = refusals.Add("E-WALL")         // card
	eRefreshed   = refusals.Add("E-REFRESHED")    // card
	eProtected   = refusals.Add("E-PROTECTED")    // card, source
	eNoCreature  = refusals.Add("E-NO-CREATURE")  // card
	eNotAttacked = refusals.Add("E-NOT-ATTACKED") // card: it cannot be attacked at all
	eCannotBlock = refusals.Add("E-CANNOT-BLOCK") // card
	eEvades      = refusals.Add("E-EVADES")       // card, attacker, n
	eOneBlocker  = refusals.Add("E-ONE-BLOCKER")
	eNoGroove    = refusals.Add("E-NO-GROOVE")  // card
	eFew         = refusals.Add("E-FEW-GROOVE") // card, n, have
	eOwnTurn     = refusals.Add("E-OWN-TURN")
	eChoose      = refusals.Add("E-CHOOSE") // list
)

// RefusalCodes lists the codes of refusals.
func RefusalCodes() []string { return refusals.List() }

// whyNot explains why a seat cannot use a verb at all now (section 6).
func whyNot(r *engine.Reader, s engine.Seat, verb string) *engine.Refusal {
	ask := r.OpenAsk()
	switch {
	case r.Result() != nil:
		return engine.Refuse(eOver, "GR-030")
	case s < 0 || int(s) >= r.Seats(), ask == nil || len(ask.Seats) == 0:
		return engine.Refuse(eNoAsk, "GR-028")
	case verb == verbGroove && turnPlayer(r) == s:
		return engine.Refuse(eOwnTurn, "GR-052")
	case verb == engine.Pass && ask.Seat(s, engine.VerbChoose) != nil:
		return engine.Refuse(eChoose, "GR-087", engine.A("list", possible(r, ask.Seat(s, engine.VerbChoose))...))
	case verb == verbBlock && ask.Seat(s, verbGroove) != nil && !fighting(r).blocker.IsZero():
		return engine.Refuse(eOneBlocker, "GR-065")
	case verb == verbBlock, verb == verbBreak, verb == verbGroove, verb == engine.Pass, verb == engine.VerbChoose:
		return engine.Refuse(eNoAsk, "GR-088")
	case turnPlayer(r) != s:
		return engine.Refuse(eNotTurn, "GR-059", engine.A("player", engine.SeatVal(turnPlayer(r))))
	}
	return engine.Refuse(eWaits, "GR-060", engine.A("player", engine.SeatVal(ask.Seats[0].Seat)))
}

// possible are the options of a question as its owner knows them.
func possible(r *engine.Reader, sa *engine.SeatAsk) (out []engine.Value) {
	for _, o := range sa.Options {
		if o.Refusal == nil {
			out = append(out, shown(r, o.Key))
		}
	}
	return out
}

// shown names a thing for people: an object by its name, anything else as it is.
func shown(f facts, v engine.Value) engine.Value {
	if id := v.ID(); !id.IsZero() {
		return nameOf(f, id)
	}
	return v
}

// wrong makes the explanation of a value that is not among those that can be chosen. A wrong number of values needs
// none.
func wrong(why func(r *engine.Reader, f *engine.Frame, v engine.Value) *engine.Refusal) func(
	*engine.Reader, *engine.Frame, engine.WrongChoice) *engine.Refusal {
	return func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
		if m.Count() || m.Twice {
			return nil
		}
		return why(r, f, m.Val)
	}
}

// notInHand refuses a value that is no card of the hand.
var notInHand = wrong(func(r *engine.Reader, _ *engine.Frame, v engine.Value) *engine.Refusal {
	return engine.Refuse(eNotInHand, "GR-012", engine.A("card", r.PublicName(v)))
})

// noCreature refuses a value that is no creature of the player.
var noCreature = wrong(func(r *engine.Reader, _ *engine.Frame, v engine.Value) *engine.Refusal {
	return engine.Refuse(eNoCreature, "GR-015", engine.A("card", r.PublicName(v)))
})
