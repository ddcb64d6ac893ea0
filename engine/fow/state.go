package fow

import "slices"

// Zones (section 3). Per-seat ones belong to the owner of the cards; the others are shared.
const (
	zDeck      = "deck" // the main deck, top is last
	zStoneDeck = "stone-deck"
	zHand      = "hand"
	zAside     = "aside" // the ruler before both are shown (FO-022)
	zRuler     = "ruler"
	zField     = "field" // both fields, in order of arrival; who controls a card is projected
	zStones    = "stones"
	zStandby   = "standby"
	zChase     = "chase"  // last is top
	zBattle    = "battle" // the battle that is being fought
	zGrave     = "graveyard"
	zRemoved   = "removed"
)

// Kinds of object.
const (
	kCard     uint8 = iota
	kAbility        // Of is the source card, list "node" says where its text stands
	kJudgment       // Of is the ruler
	kBattle         // lists "attacker", "object", "blocker"
)

// Attributes of objects, by their place in Ruleset.Attrs. Append-only.
const (
	aRested = iota // 1: sideways
	aDamage
	aSince // vClock when its controller last got control of it (FOR-31)
	aSide  // 1: J-ruler side up
	aSet   // of a card in standby: the turn in which it was set
	aAwake // 1: its Awakening was paid for
	aIn    // vClock when it came into its zone
	aStep  // of a battle: which step it is in
)

// Steps of a battle, as aStep has them.
const (
	stBegin = iota
	stAttack
	stBlock
	stFirst
	stNormal
	stEnd
)

// Figures of a seat, by their place in Ruleset.SeatAttrs. Append-only.
const (
	sLife  = iota
	sPool0 // will of the first attribute; the others follow, then will without attribute
	sPool1
	sPool2
	sPool3
	sPool4
	sPoolVoid
	sSwapped  // 1 + the cards of its mulligan once it has decided
	sTurns    // turns begun
	sDrewNone // 1: failed to draw in its own draw phase since the last check (FO-117)
)

// Public figures, by their place in Ruleset.Vars. Append-only.
const (
	vTurn    = iota // 0 in setup, then counted from 1
	vActive         // turn player + 1, 0 in setup
	vPhase          // phSetup to phEnd
	vFirst          // starting player
	vClock          // counts what needs an order of arrival
	vBegan          // vClock when the turn began
	vBattles        // battles declared in the match
)

// Phases (FO-035), as vPhase has them.
const (
	phSetup = iota
	phDraw
	phRecovery
	phMain
	phEnd
)

var phaseCodes = []string{"setup", "draw", "recovery", "main", "end"}

// PhaseCodes lists the codes of the phases in order, the setup first.
func PhaseCodes() []string { return slices.Clone(phaseCodes) }

// Projected characteristics, by their place in Ruleset.Stats. Append-only.
const (
	tATK = iota
	tDEF
	tTotal // total cost (FO-067)
)

// The contract's figures.
const (
	startLife   = 4000
	openingHand = 5
	handLimit   = 7
	standbyCost = 2
	roundTo     = 100
)

// Names of lists that objects carry. Targets are lists "t.<name>".
const (
	listNode     = "node" // of an ability: one word, the node of its text
	listX        = "x"    // one number: the X that was named
	listIt       = "it"
	listOther    = "other"
	listThat     = "that" // the player of the event
	listAttacker = "attacker"
	listObject   = "object"
	listBlocker  = "blocker"
	sinceSuffix  = ".since" // behind the three above: vClock when it joined the battle
	listDealt    = "dealt"  // of a battle: the attacker dealt damage in the First Strike step
	listPlayed   = "played" // of a battle: the other player played something in it
)

// Marks of what counts once.
const (
	markCalled   = "called"
	markJudged   = "judged"
	markDeclined = "declined" // no further battle this turn (FO-135)
	markAbility  = "ability"  // an ability that works once per turn
	periodTurn   = "turn"
)
