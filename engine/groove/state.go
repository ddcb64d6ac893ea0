package groove

// Zones (section 3 of the contract). All of them belong to a player but the last one.
const (
	zDeck     = "deck" // the top last
	zHand     = "hand"
	zDiscard  = "discard"  // the newest card last
	zGroove   = "groove"   // the newest card last: it is paid first
	zField    = "field"    // the battlefield: creatures, with what lies beneath and under them attached
	zShields  = "shields"  // face down, each in its slot (GRR-16)
	zSpells   = "spells"   // what lies face up in the shield zone: permanent spells, and Enchantments on shields
	zCrystals = "crystals" // the first one left
	zStack    = "stack"    // shared: a spell as it takes effect, and the attack that is being fought
)

// Kinds of object.
const (
	kCard   uint8 = iota
	kAttack       // lists listAttacker, listTarget, listBlocker
)

// Attributes of objects, by their place in Ruleset.Attrs. Append-only.
const (
	aHalf      = iota // the half in use; 0 for none (GR-007)
	aExhausted        // of a creature: 1
	aPlaced           // of a creature: the turn in which it was placed
	aSlot             // of a shield: its slot, from 0 on
	aStage            // of an attack: how far it is
	aBreaks           // of an attack: what it has broken so far
)

// Values of aHalf.
const (
	halfNone = iota
	halfCreature
	halfSpell
)

// Stages of an attack.
const (
	stageDeclared  = iota
	stageBattle    // 5c1 is being computed: passives that are "battle only" count (GR-074)
	stageCompleted // 5c is over
)

// Public figures, by their place in Ruleset.Vars. Append-only.
const (
	vTurn    = iota // player turns counted from 1; 0 in setup
	vActive         // whose turn it is + 1; 0 in setup
	vFirst          // who began
	vCharged        // crystals charged in steps 2 and 3a of this turn
	vDual           // 1: the crystal of step 2 is dual-coloured (GR-036)
	vUsed           // cards summoned or cast in step 3b of this turn
	vBattle         // 1: step 5 has begun
	vEntered        // cards that entered the defender's groove in this attack (GR-087)
)

// Figures of a seat, by their place in Ruleset.SeatAttrs.
const (
	sDepleted = iota // crystals that are used up this turn (GR-008)
	sShields         // which slots have a shield: bit 0 for the first one
)

// tStrength is the strength of a creature now, by its place in Ruleset.Stats.
const tStrength = 0

// The contract's figures.
const (
	mostShields = 5
	openingHand = 5
	fullHand    = 5 // to which step 6 draws (GR-103)
)

// Names of lists that the attack carries.
const (
	listAttacker = "attacker"
	listTarget   = "target" // a creature, or the player who is attacked
	listBlocker  = "blocker"
)

// kindShield is the kind of the value that names a shield by its slot: shield:0.2 is the third one of the first player.
const kindShield = "shield"

// Table rules.
const (
	ruleMaxTurns  = "max-turns" // player turns after which the match is a draw (GRR-44)
	ruleEvolution = "evolution" // 0: creatures are not placed as Evolutions (GRR-26)
	ruleFirst     = "first"     // who begins (GRR-35)
)

// Values of the rule first: chance (GR-025), who sits first, as players of a series take turns (GR-026), or who cuts
// the dearer card (GR-009).
const (
	firstByChance = iota
	firstSitting
	firstByCut
)
