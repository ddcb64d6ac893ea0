package groove

// Events that several places name; shown.yaml lists all of them.
const (
	evTurn       = "turn"
	evDrew       = "drew"
	evSummoned   = "summoned"
	evEvolved    = "evolved"
	evPaid       = "paid"
	evAfterCast  = "after-cast"
	evAttack     = "attack"
	evBreaks     = "breaks"
	evDestroyed  = "destroyed"
	evLost       = "lost"
	evDiscarded  = "discarded"
	evFromGroove = "from-groove"
	evEnding     = "ending"
)
