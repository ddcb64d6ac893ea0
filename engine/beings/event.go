package beings

// Events that several places name; shown.yaml lists all of them.
const (
	evTurn     = "turn"
	evDrew     = "drew"
	evDefeated = "defeated"
	evReturned = "returned"
)
