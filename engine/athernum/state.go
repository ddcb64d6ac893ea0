package athernum

import "slices"

// Zones (section 3). Those of a player belong to the owner of the cards, zHidden to who controls the host.
const (
	zDeck     = "deck"     // the main deck, top is last
	zExtra    = "extra"    // the Extra Deck
	zHand     = "hand"     //
	zAside    = "aside"    // the starting card before all turn up (AT-026)
	zMain     = "main"     // the main character slot
	zField    = "field"    // shared: all other characters, in order of arrival; who controls one is projected
	zItems    = "items"    // shared: items in item slots; a face-down one is a cover (kCover)
	zHidden   = "hidden"   // the cards beneath covers, known to who controls the host
	zLocation = "location" //
	zDiscard  = "discard"
	zVoid     = "void"
	zStack    = "stack"  // shared, last is top
	zCombat   = "combat" // shared: the attack that is being fought
)

// Kinds of object.
const (
	kCard      uint8 = iota
	kCover           // what everybody sees of a face-down item: the card lies in zHidden, attached to it
	kActivated       // on the Stack: Of is the source, listNode says where its text stands
	kTriggered
	kStatic
	kStandard // a standard Command ability: listWhat
	kCombat   // lists listAttacker, listTarget, listDefender, listDealt
)

// Attributes of objects, by their place in Ruleset.Attrs. Append-only.
const (
	aCounters = iota // Exhaustion Counters; a card that has some is face-down
	aDamage          // damage counters
	aVT              // Victory Tokens on it
	aSlot            // of a character: its slot, from 1; a label
	aActive          // static abilities that have resolved, a bit for each
	aWorked          // of an item: an ability has gone onto the Stack since it turned up (ATR-11)
	aCounted         // its Victory Token Field was added to the pool in this stay (ATR-09)
	aStart           // it is a starting card
)

// Figures of a seat, by their place in Ruleset.SeatAttrs. Append-only. The resources are counted by faction.
const (
	sCT     = iota
	sReady0 // unexhausted resources of the first faction; the others follow
	sReady1
	sReady2
	sSpent0 // exhausted ones
	sSpent1
	sSpent2
	sPool0 // markers in the resource pool
	sPool1
	sPool2
	sFaction // 1 + the faction that was named with a factionless starting card (ATR-20)
	sNoCard  // 1: had to draw from an empty deck
	sWins    // 1: an effect says that the player wins
	sLoses   // 1: … loses
)

// Public figures, by their place in Ruleset.Vars. Append-only.
const (
	vTurn   = iota // 0 in setup, then counted from 1
	vActive        // active player + 1, 0 in setup
	vPhase         // phSetup to phNight
	vFirst         // who takes turn 1
	vPool          // Victory Tokens in the general pool
	vFields        // the numbers of all Victory Token Fields that entered play so far
	vCombat        // 1 in the Combat Phase
)

// Phases (AT-039), as vPhase has them.
const (
	phSetup = iota
	phMorning
	phDay
	phEvening
	phNight
)

var phaseCodes = []string{"setup", "morning", "day", "evening", "night"}

// Projected characteristics, by their place in Ruleset.Stats. Append-only.
const (
	tOFV = iota
	tDFV
)

// The contract's figures.
const (
	mostCT         = 2
	openingHand    = 6
	characterSlots = 5
	influenceCost  = 2
)

// exceeds reports whether damage is too much for a DFV: strictly above it, everywhere (ATR-01).
func exceeds(damage, dfv int) bool { return damage > dfv }

// Names of lists that objects carry. Targets are lists "t.<name>".
const (
	listNode     = "node" // of an ability: one word, the node of its text
	listWhat     = "what" // of a standard Command ability: the verb
	listIt       = "it"
	listThat     = "that" // the player of the event
	listHost     = "host" // of an item on the Stack
	listSlot     = "slot" // of a character on the Stack, if one was named
	listAttacker = "attacker"
	listTarget   = "target"
	listDefender = "defender"
	listDealt    = "dealt" // combat damage was dealt
)

// ruleMaxTurns is the table rule of how many turns a match has at most; points decide then.
const ruleMaxTurns = "max-turns"

// Marks of what counts once per turn.
const (
	markGenerated  = "generated"
	markInfluenced = "influenced"
	markLocation   = "location"
	markCombat     = "combat"
	markAbility    = "ability"
	markDayEnds    = "day-ends" // the Day ends with the Combat Phase
	periodTurn     = "turn"
)

// PhaseCodes lists the codes of the phases in order, the setup first.
func PhaseCodes() []string { return slices.Clone(phaseCodes) }
