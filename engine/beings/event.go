package beings

// Kinds of event. Behind each stand its arguments beside "seat".
const (
	evFirst     = "first"     // seat is Player 1
	evKept      = "kept"      // n: cards that were changed
	evTurn      = "turn"      // n
	evDrew      = "drew"      // n; known to the seat: card
	evGained    = "gained"    // n gems
	evSpent     = "spent"     // n gems
	evRefreshed = "refreshed" // n gems
	evEquipped  = "equipped"  // card, n
	evPlayed    = "played"    // card, place
	evEvolved   = "evolved"   // card: the new one; place
	evReplaced  = "replaced"  // card
	evDefeated  = "defeated"  // card
	evMoved     = "moved"     // card, place
	evRested    = "rested"    // card
	evActivated = "activated" // card
	evSkill     = "skill"     // card, text
	evAttack    = "attack"    // card, target
	evBlock     = "block"     // card, attacker
	evDiscarded = "discarded" // card
	evReturned  = "returned"  // card
	evMilled    = "milled"    // card
	evHit       = "hit"       // left: life cards; known to the seat: card
	evHeld      = "held"      // card, n, need
	evHeldLife  = "held-life" // n, need: at 0 life
	evLost      = "lost"      // n, need
	evStands    = "stands"    // a defence adds nothing
)
