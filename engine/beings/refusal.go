package beings

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Families of codes, collected as they are declared.
var asks, refusals, offers, stands kit.Codes

// Codes of refusals (section 6). Their words stand with the game's words.
var (
	eOver         = refusals.Add("E-OVER")
	eNoAsk        = refusals.Add("E-NO-ASK")
	eNotTurn      = refusals.Add("E-NOT-TURN")       // player
	eWaits        = refusals.Add("E-WAITS")          // player: a window is open
	eKept         = refusals.Add("E-KEPT")           // the mulligan is done
	eNotInHand    = refusals.Add("E-NOT-IN-HAND")    // card
	eGems         = refusals.Add("E-GEMS")           // n, have
	eOccupied     = refusals.Add("E-OCCUPIED")       // place, card, list
	eClear        = refusals.Add("E-CLEAR")          // another Being than that at the location
	eNoBeing      = refusals.Add("E-NO-BEING")       // card is no Being of the player
	eEmpty        = refusals.Add("E-EMPTY")          // place
	eOtherForm    = refusals.Add("E-OTHER-FORM")     // card, being
	eNoForm       = refusals.Add("E-NO-FORM")        // being: no card of the hand evolves it
	eLevel        = refusals.Add("E-LEVEL")          // card, n
	eGrown        = refusals.Add("E-GROWN")          // card has evolved this turn
	eNoDeck       = refusals.Add("E-NO-DECK")        // nothing to draw
	eFewCards     = refusals.Add("E-FEW-CARDS")      // n
	eDeckLeft     = refusals.Add("E-DECK-LEFT")      // n
	eNoSkill      = refusals.Add("E-NO-SKILL")       // card
	eUsed         = refusals.Add("E-USED")           // card
	eMustBeActive = refusals.Add("E-MUST-BE-ACTIVE") // card
	eFewToDiscard = refusals.Add("E-FEW-TO-DISCARD") // n
	eNothing      = refusals.Add("E-NOTHING")        // card: its skill has no target
	eFirstTurn    = refusals.Add("E-FIRST-TURN")
	eRested       = refusals.Add("E-RESTED")   // card
	eAttacked     = refusals.Add("E-ATTACKED") // card
	ePlayed       = refusals.Add("E-PLAYED")   // card
	eEvolved      = refusals.Add("E-EVOLVED")  // card
	eNoTarget     = refusals.Add("E-NO-TARGET")
	eActive       = refusals.Add("E-ACTIVE")       // card
	eReach        = refusals.Add("E-REACH")        // place, list
	eCannotBlock  = refusals.Add("E-CANNOT-BLOCK") // card
	eUnblockable  = refusals.Add("E-UNBLOCKABLE")
	eOnlyDefender = refusals.Add("E-ONLY-DEFENDER")
	eLifeLeft     = refusals.Add("E-LIFE-LEFT")
	eChoose       = refusals.Add("E-CHOOSE") // list
)

// RefusalCodes lists the codes of refusals.
func RefusalCodes() []string { return refusals.List() }

// whyNot explains why a seat cannot use a verb at all now (section 6).
func whyNot(r *engine.Reader, s engine.Seat, verb string) *engine.Refusal {
	ask := r.OpenAsk()
	switch {
	case r.Result() != nil:
		return engine.Refuse(eOver, "BE-001")
	case s < 0 || int(s) >= r.Seats():
		return engine.Refuse(eNoAsk, "BE-027")
	case verb == verbKeep:
		return engine.Refuse(eKept, "BE-015")
	case ask == nil || len(ask.Seats) == 0:
		return engine.Refuse(eNoAsk, "BE-027")
	}
	x := fighting(r)
	switch {
	case verb == verbBlock && !x.attack.IsZero() && x.side(r) == s && unblockable(r, x.attacker):
		return engine.Refuse(eUnblockable, "BE-093")
	case verb == verbDefend && !x.attack.IsZero() && x.side(r) == s && x.onLife() && !zeroLife(r, s):
		return engine.Refuse(eLifeLeft, "BE-099")
	case verb == verbBlock, verb == verbDefend, verb == engine.Pass, verb == engine.VerbChoose:
		return engine.Refuse(eNoAsk, "BE-097")
	case turnPlayer(r) != s:
		return engine.Refuse(eNotTurn, "BE-027", engine.A("player", engine.SeatVal(turnPlayer(r))))
	}
	return engine.Refuse(eWaits, "BE-027", engine.A("player", engine.SeatVal(ask.Seats[0].Seat)))
}

// notInHand refuses a value that is no card of the hand.
func notInHand(r *engine.Reader, _ *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	if m.Count() || m.Twice {
		return nil
	}
	return engine.Refuse(eNotInHand, "BE-004", engine.A("card", r.PublicName(m.Val)))
}

// noBeing refuses a value that is no Being of the player.
func noBeing(r *engine.Reader, _ *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	if m.Count() || m.Twice {
		return nil
	}
	return engine.Refuse(eNoBeing, "BE-045", engine.A("card", r.PublicName(m.Val)))
}
