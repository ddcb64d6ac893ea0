package farwald

// Programs, by the names that stand in saves; each is defined in the file that its comment names.

// The match and its turns: match.go, turn.go, turn_rest.go, turn_ahead.go.
const (
	progMatch = "match"
	progSetup = "setup"
	progSwap  = "swap"  // an Afterthought
	progTurn  = "turn"  // one turn of its owner, whom it dies with (FW-032)
	progRest  = "rest"  // the Mental Rest Phase
	progStops = "stops" // sets the phases in which a seat wants its window W7
	progHold  = "hold"  // asks to be asked before the next action
)

// Actions of players: play.go, activate.go, unleash.go, unleash_defence.go, aftermath.go.
const (
	progPlay     = "play"     // one card of its owner: declare, W1, Charge, Energy, W2, resolution
	progActivate = "activate" // one Crystal Ability; the card's controller owns the frame
	progUnleash  = "unleash"  // one unleash of its owner, from the choice of attackers to the last fragment
	progDefend   = "defend"   // the declaration of defenders
	progJoin     = "join"     // a late defender
	progAfter    = "after"    // settles what a completed action leaves behind
)

// What texts and costs are carried out by, beside the programs of package cardlang: remember.go, replacement.go,
// cost_pay.go, text_*.go.
const (
	progCost     = "text.cost"     // the questions for the choices of a cost
	progCrystals = "text.crystals" // the questions for Crystals that lose fragments
	progBlock    = "text.block"    // a Crystallize, or a triggered effect
	progCharge   = "text.charge"   // offers the Charge of a pending card
	progPay      = "text.pay"      // pays for what one of these two offers
	progPosition = "text.position" // positions a card without playing it
	progToken    = "text.token"    // makes a token
	progKeep     = "text.keep"     // keeps a fragment that a worn card protects
	progRemember = "remember"      // one instruction to remember, Fatigue Damage included
)
