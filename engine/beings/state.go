package beings

// Zones (section 3 of the contract). All of them belong to a player but the last one.
const (
	zDeck    = "deck"     // the Being deck, the top last
	zGemDeck = "gem-deck" //
	zHand    = "hand"
	zLife    = "life"  // the first one placed is taken first (BER-24)
	zGems    = "gems"  // the gem zone; an equipped gem is attached to its Being
	zField   = "field" // the three locations: a Being is its top card, to which those beneath are attached
	zAbyss   = "abyss"
	zAttack  = "attack" // shared: the attack that is being fought
)

// Kinds of object.
const (
	kCard   uint8 = iota
	kAttack       // lists listAttacker, listTarget, listBlocker
)

// Attributes of objects, by their place in Ruleset.Attrs. Append-only. Of a Being they are those of its top card.
const (
	aPlace    = iota // of a Being: its location, 0 for Left
	aRested          // of a Being or a gem: 1 for rested
	aPlayed          // the turn in which the Being was played
	aEvolved         // the turn in which it last evolved
	aAttacked        // the turn in which it last attacked
	aUsed            // the turn in which its action was last used
)

// Public figures, by their place in Ruleset.Vars. Append-only.
const (
	vTurn   = iota // player turns counted from 1; 0 in setup
	vActive        // whose turn it is + 1; 0 in setup
	vFirst         // Player 1
)

// sKept is a figure of a seat, by its place in Ruleset.SeatAttrs: 1 once its mulligan is done.
const sKept = 0

// Projected characteristics, by their place in Ruleset.Stats. Append-only.
const (
	tPower = iota // stack power, equipped gems and bonuses
	tStack        // stack power (BE-078)
)

// The contract's figures.
const (
	openingHand = 6
	lifeCards   = 3
	firstGems   = 2 // in the gem zone of Player 1 at the start; Player 2 has one more (BE-018)
	turnGems    = 2 // gained each turn (BE-025)
	jumpCost    = 2 // of evolving from level 1 to 3 at once (BE-073)
)

// placeCodes are the locations from Left to Right (BE-042).
var placeCodes = []string{"left", "center", "right"}

// Names of lists that the attack carries.
const (
	listAttacker = "attacker"
	listTarget   = "target" // a Being, or the player whose life area is attacked
	listBlocker  = "blocker"
)

// Table rules.
const (
	ruleMaxTurns  = "max-turns"  // player turns after which the match is a draw (BER-42)
	ruleFirstGems = "first-gems" // gems gained in each player's first turn (BER-02)
)
