package beings

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// whyNot explains why a seat cannot use a verb at all now (section 6).
func whyNot(r *engine.Reader, s engine.Seat, verb string) *engine.Refusal {
	ask := r.OpenAsk()
	switch {
	case r.Result() != nil:
		return engine.Refuse("E-OVER", "BE-001")
	case s < 0 || int(s) >= r.Seats():
		return engine.Refuse("E-NO-ASK", "BE-027")
	case verb == verbKeep:
		return engine.Refuse("E-KEPT", "BE-015")
	case ask == nil || len(ask.Seats) == 0:
		return engine.Refuse("E-NO-ASK", "BE-027")
	}
	x := fighting(r)
	switch {
	case verb == verbBlock && !x.attack.IsZero() && x.side(r) == s && unblockable(r, x.attacker):
		return engine.Refuse("E-UNBLOCKABLE", "BE-093")
	case verb == verbDefend && !x.attack.IsZero() && x.side(r) == s && x.onLife() && !zeroLife(r, s):
		return engine.Refuse("E-LIFE-LEFT", "BE-099")
	case verb == verbBlock, verb == verbDefend, verb == engine.Pass, verb == engine.VerbChoose:
		return engine.Refuse("E-NO-ASK", "BE-097")
	case turnPlayer(r) != s:
		return engine.Refuse("E-NOT-TURN", "BE-027", engine.A("player", engine.SeatVal(turnPlayer(r))))
	}
	return engine.Refuse("E-WAITS", "BE-027", engine.A("player", engine.SeatVal(ask.Seats[0].Seat)))
}

// notInHand refuses a value that is no card of the hand, noBeing one that is no Being of the player.
var (
	notInHand = kit.Wrong("E-NOT-IN-HAND", "BE-004")
	noBeing   = kit.Wrong("E-NO-BEING", "BE-045")
)
