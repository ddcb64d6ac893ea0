package beings

import "farpost/engine"

// Codes of refusals (section 6). Their words stand with the game's words.
const (
	eOver         = "E-OVER"
	eNoAsk        = "E-NO-ASK"
	eNotTurn      = "E-NOT-TURN"       // player
	eWaits        = "E-WAITS"          // player: a window is open
	eKept         = "E-KEPT"           // the mulligan is done
	eNotInHand    = "E-NOT-IN-HAND"    // card
	eGems         = "E-GEMS"           // n, have
	eOccupied     = "E-OCCUPIED"       // place, card, list
	eClear        = "E-CLEAR"          // another Being than that at the location
	eNoBeing      = "E-NO-BEING"       // card is no Being of the player
	eEmpty        = "E-EMPTY"          // place
	eOtherForm    = "E-OTHER-FORM"     // card, being
	eNoForm       = "E-NO-FORM"        // being: no card of the hand evolves it
	eLevel        = "E-LEVEL"          // card, n
	eGrown        = "E-GROWN"          // card has evolved this turn
	eNoDeck       = "E-NO-DECK"        // nothing to draw
	eFewCards     = "E-FEW-CARDS"      // n
	eDeckLeft     = "E-DECK-LEFT"      // n
	eNoSkill      = "E-NO-SKILL"       // card
	eUsed         = "E-USED"           // card
	eMustBeActive = "E-MUST-BE-ACTIVE" // card
	eFewToDiscard = "E-FEW-TO-DISCARD" // n
	eNothing      = "E-NOTHING"        // card: its skill has no target
	eFirstTurn    = "E-FIRST-TURN"
	eRested       = "E-RESTED"   // card
	eAttacked     = "E-ATTACKED" // card
	ePlayed       = "E-PLAYED"   // card
	eEvolved      = "E-EVOLVED"  // card
	eNoTarget     = "E-NO-TARGET"
	eActive       = "E-ACTIVE"       // card
	eReach        = "E-REACH"        // place, list
	eCannotBlock  = "E-CANNOT-BLOCK" // card
	eUnblockable  = "E-UNBLOCKABLE"
	eOnlyDefender = "E-ONLY-DEFENDER"
	eLifeLeft     = "E-LIFE-LEFT"
	eChoose       = "E-CHOOSE" // list
)

// RefusalCodes lists the codes of refusals.
func RefusalCodes() []string {
	return []string{eOver, eNoAsk, eNotTurn, eWaits, eKept, eNotInHand, eGems, eOccupied, eClear, eNoBeing, eEmpty,
		eOtherForm, eNoForm, eLevel, eGrown, eNoDeck, eFewCards, eDeckLeft, eNoSkill, eUsed, eMustBeActive,
		eFewToDiscard, eNothing, eFirstTurn, eRested, eAttacked, ePlayed, eEvolved, eNoTarget, eActive, eReach, eCannotBlock,
		eUnblockable, eOnlyDefender, eLifeLeft, eChoose}
}

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
