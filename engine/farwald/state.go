package farwald

import "farpost/engine"

// Zones. Per-seat ones belong to the owner of the cards; field and pending are shared.
const (
	zMemory  = "memory"  // top is last; nobody looks into it (FW-006)
	zHand    = "hand"    // in the order remembered, which fatigue needs (FW-236)
	zAside   = "aside"   // Afterthought, empty once setup ends
	zField   = "field"   // the Battlefield's positioned cards, in order of arrival
	zPending = "pending" // declared cards, activated abilities and unleashes, last is top
	zVortex  = "vortex"
	zAether  = "aether"
)

// Kinds of object.
const (
	kCard    uint8 = iota
	kAbility       // Of is the source card, list "node" says where its text stands
	kUnleash       // lists "attackers", "target", "defenders"
)

// Attributes of objects, by their place in Ruleset.Attrs. Append-only.
const (
	aExploited = iota // 1: upside down
	aDisabled         // 1: skips the energizing of its controller's next Regeneration Phase
	aMarks            // DefEn lost
	aReady            // vClock when it last became Energized on the Battlefield (FR-79)
	aGate             // 1: its Gate is open
	aStage            // stDeclared, stPaid or stResolving
	aCharged          // 1: its Charge was paid in this play
)

// Stages of a pending card or ability (FR-28).
const (
	stDeclared  = iota // Gate open, nothing paid; only cards
	stPaid             // all costs paid, not begun to resolve
	stResolving        // can no longer be answered (FW-126); a card is "played"
)

// Figures of a seat, by their place in Ruleset.SeatAttrs. Append-only.
const (
	sEnergy = iota // charged Energy Cards, 0 to energyCards
	sLocked        // discharged ones that do not recharge in the next Regeneration Phase (FW-068)
	sFrag0         // fragments of the first Crystal; the others follow
	sFrag1
	sFrag2
	sFrag3
	sStops // phases in which the seat wants its window W7, a bit each: 1<<(phase-1)
	sAfter // cards that the seat set aside in its Afterthought
)

// Public figures, by their place in Ruleset.Vars. Append-only.
const (
	vTurn   = iota // 0 in setup, then counted from 1
	vRound         // full rounds begun, from 1
	vActive        // active seat + 1, 0 in setup
	vPhase         // phSetup to phRest
	vFirst         // first player's seat
	vClock         // counts cards becoming Energized
	vBusy          // 1: in this round a fragment was lost or a card played
	vStall         // full rounds in a row without either
)

// Phases (FW-032), as vPhase has them; their codes are in phaseCodes.
const (
	phSetup = iota
	phRegeneration
	phRecall
	phAction
	phRest
)

var phaseCodes = []string{"setup", "regeneration", "recall", "action", "rest"}

// PhaseCodes lists the codes of the phases in order, the setup first.
func PhaseCodes() []string { return phaseCodes }

// Projected characteristics, by their place in Ruleset.Stats. Append-only.
const (
	tDesEn = iota // never below 0 (FR-70)
	tDefEn        // printed + changes - marks; at 0 or less it shatters (FR-77, FR-78)
	tCost         // Energy Cost for its owner now, never below 0 (FR-36)
)

// The contract's figures.
const (
	mostSeats    = 4 // players at a table, at most
	crystals     = 4
	fragments    = 5
	energyCards  = 10
	openingHand  = 5
	basicLimit   = 5 // of the hand
	minimumCards = 50
)

// Names of lists that pending things and positioned cards carry. Targets are lists "t.<name>".
const (
	listNode      = "node"      // of an ability: one word, the node of its text
	listAttackers = "attackers" // of an unleash, in hitting order
	listTarget    = "target"    // of an unleash: one Crystal or object
	listDefenders = "defenders" // of an unleash, in defending order
	listSince     = "since"     // of an unleash: vClock when the defenders were declared
	listOffered   = "offered"   // of an unleash: cards already asked to join late
	wearerTarget  = "wearer"    // the target that a worn card names at its declaration
)

// set is what an attribute or a figure is that says yes, 0 no.
const set = 1

// yes is the value of a register that is either there or not.
var yes = engine.Int(1)

// Kinds of continuous effect, made by resolved texts.
const (
	effectDesEn = "desen" // adds N to DesEn of the cards On
	effectDefEn = "defen" // adds N to DefEn of the cards On
	effectBan   = "ban"   // the cards On cannot be declared (FW-099)
)

// Table rules.
const (
	optOverflow = "overflow"     // FR-67: 1 lets DesEn flow on to the next Crystal
	optHeal     = "heal"         // FR-77: 1 restores lost DefEn at the end of each turn
	optFreeSix  = "free_sixth"   // FR-82: 1 lets one card above the limit be remembered free of fatigue
	optStall    = "stall_rounds" // service policy: rounds without progress that end the match, 0 for never
)

// crystalVal names a Crystal of Essence, index 0 to 3.
func crystalVal(s engine.Seat, index int) engine.Value {
	return crystalVals[int(s)*crystals+index]
}

// crystalVals are the names of all Crystals that there are at a table.
var crystalVals = func() (out [mostSeats * crystals]engine.Value) {
	for i := range out {
		out[i] = engine.Indexed("crystal", engine.Seat(i/crystals), i%crystals)
	}
	return out
}()
