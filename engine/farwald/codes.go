package farwald

import (
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// This file and codes_*.go list every code that the ruleset can put before a person. The words of each language have
// all of them; a test compares.

// Events. Those marked quiet serve triggers only. Arguments beside "seat" (whom it concerns):
const (
	evShuffled     = "shuffled"     // a Memory
	evRemembered   = "remembered"   // n; secret: cards, objs
	evNothing      = "nothing-left" // told to remember, Memory empty (FW-230)
	evKept         = "kept"         // Afterthought declined
	evSetAside     = "set-aside"    // n; secret: cards
	evTakenBack    = "taken-back"   // n: set-aside cards shuffled into the Memory
	evFirst        = "first-player"
	evTurn         = "turn"            // turn, round
	evPhase        = "phase"           // phase
	evRegenerated  = "regenerated"     // cards (may be empty), n Energy Cards recharged
	evStaysDown    = "stays-exploited" // cards, objs: Disabled ones
	evDeclared     = "declared"        // card, obj, targets
	evGateOpened   = "gate-opened"     // card, obj, need
	evGateClosed   = "gate-closed"     // card, obj
	evPrevented    = "prevented"       // card, obj: its play
	evUnpaid       = "unpaid"          // card, obj: lost, its cost could not be paid (FW-102)
	evPaid         = "paid"            // card, obj, n
	evCharged      = "charged"         // card, obj
	evDischarged   = "discharged"      // n
	evRecharged    = "recharged"       // n
	evDissipated   = "dissipated"      // card, obj
	evPlayed       = "played"          // card, obj: it begins to resolve (FW-104)
	evComplete     = "play-complete"   // quiet; card, obj (its present id): "when played" (FW-105)
	evPositioned   = "positioned"      // card, obj, how: word played or effect
	evWorn         = "worn"            // card, obj, on
	evCrystallized = "crystallized"    // card, obj
	evNoCrystal    = "not-crystallized"
	evActivated    = "activated" // card, obj (the source), n (which ability), targets
	evUnleashed    = "unleashed" // cards, objs, target, n
	evDefended     = "defended"  // cards, objs, in order
	evUndefended   = "undefended"
	evJoined       = "joined"     // card, obj
	evAssigned     = "assigned"   // card, obj, n: DesEn given to it
	evSurvived     = "survived"   // card, obj, n: DefEn left
	evDesEnLost    = "desen-lost" // n
	evShattered    = "shattered"  // card, obj, by
	evFragments    = "fragments"  // crystal, n, left, by
	evDestroyed    = "crystal-destroyed"
	evRestored     = "restored"   // crystal, n, left
	evRevived      = "revived"    // crystal, n
	evSpared       = "spared"     // crystal, card: a fragment that a worn card kept
	evShattering   = "shattering" // quiet; source, things
	evFatigue      = "fatigue"    // n
	evAbandoned    = "abandoned"  // cards, objs (in the Vortex)
	evForgot       = "forgot"     // cards, objs (in the Vortex)
	evExploited    = "exploited"  // card, obj
	evEnergized    = "energized"  // card, obj
	evDisabled     = "disabled"   // card, obj
	evHealed       = "healed"     // card, obj, n: DefEn restored
	evToVortex     = "to-vortex"  // card, obj (as it was), from
	evToAether     = "dispersed"  // card, obj (as it was), from
	evToHand       = "to-hand"    // card, obj (as it was), from
	evCeased       = "ceased"     // card, obj (as it was): a token that left the Battlefield
	evLostControl  = "reverted"   // card, obj: back under its owner's control
	evEndOfTurn    = "end-of-turn"
	evHeld         = "held"        // wants to be asked before the next action
	evDefeated     = "defeated"    // how: word essence or conceded
	evDraw         = kit.EventDraw // how: word of the reason
	evWinner       = kit.EventWinner
)

// QuietEventCodes lists the events that are never told, so they need no words.
func QuietEventCodes() []string { return []string{evComplete, evShattering, evEndOfTurn} }

// EventCodes lists the events that people are told. Those of secretEvents also exist with ".known"
// behind the code.
func EventCodes() []string {
	return []string{evShuffled, evRemembered, evNothing, evKept, evSetAside, evTakenBack, evFirst, evTurn, evPhase,
		evRegenerated, evStaysDown, evDeclared, evGateOpened, evGateClosed, evPrevented, evUnpaid, evPaid, evCharged,
		evDischarged, evRecharged, evDissipated, evPlayed, evPositioned, evWorn, evCrystallized, evNoCrystal,
		evActivated, evUnleashed, evDefended, evUndefended, evJoined, evAssigned, evSurvived, evDesEnLost,
		evShattered, evFragments, evDestroyed, evRestored, evRevived, evFatigue, evAbandoned, evForgot, evExploited,
		evEnergized, evDisabled, evHealed, evToVortex, evToAether, evToHand, evCeased, evLostControl, evSpared,
		evHeld, evDefeated, evDraw, evWinner}
}

// SecretEventCodes lists the events that tell some seats more than others.
func SecretEventCodes() []string { return []string{evRemembered, evSetAside} }

// Kinds of question. The first eight are windows (section 5.2).
const (
	askW1           = "w1"
	askW2           = "w2"
	askW3           = "w3"
	askW4           = "w4"
	askW5           = "w5"
	askW6           = "w6"
	askW7           = "w7"
	askW8           = "w8"        // for those who hold, before the next action
	askAction       = "action"    // the active player's free moment (W8)
	askInterject    = "interject" // the same moment, everybody else
	askAfterthought = "afterthought"
	askCharge       = "charge"
	askCrystallize  = "crystallize"
	askDefence      = "defence"
	askJoin         = "join"
	askFatigue      = "fatigue"
	askCut          = "cut"
)

// AskCodes lists the kinds of question of the procedures; the texts of cards add theirs.
func AskCodes() []string {
	return []string{askW1, askW2, askW3, askW4, askW5, askW6, askW7, askW8, askAction, askInterject, askAfterthought,
		askCharge, askCrystallize, askDefence, askJoin, askFatigue, askCut}
}

// QuestionCodes lists the questions inside announcements of the procedures.
func QuestionCodes() []string {
	return []string{qCard, qAbility, qHold, qAttackers, qUnleashTarget, qDefenders, qAside, qAbandon, qPhases}
}

// Questions of announcements, by the name of their answer.
const (
	qCard          = "card"
	qAbility       = "ability"
	qHold          = "hold"
	qAttackers     = "attackers"
	qUnleashTarget = "target"
	qDefenders     = "defenders"
	qAside         = "aside"
	qAbandon       = "cards"
	qPhases        = "phases"
)

// Refusals of section 6.3.
const (
	mNotIn       = "M-NOTIN"
	mOver        = "M-OVER"
	mOut         = "M-OUT"
	mBusy        = "M-BUSY"
	mTurn        = "M-TURN"
	mPhase       = "M-PHASE"
	mPending     = "M-PENDING"
	mSay         = "M-SAY"
	mNotTW       = "M-NOTW"
	mNotHand     = "M-NOTHAND"
	mGate        = "M-GATE"
	mEnergy      = "M-ENERGY"
	mTarget      = "M-TARGET"
	mNoTarget    = "M-NOTARGET"
	mCE          = "M-CE"
	mCEUsed      = "M-CEUSED"
	mNoCharge    = "M-NOCHARGE"
	mCtrl        = "M-CTRL"
	mNotPos      = "M-NOTPOS"
	mExploited   = "M-EXPLOITED"
	mNoAbility   = "M-NOABILITY"
	mCost        = "M-COST"
	mNotEvo      = "M-NOTEVO"
	mDesEn0      = "M-DESEN0"
	mTwice       = "M-TWICE"
	mUntarget    = "M-UNTARGET"
	mCrystalGone = "M-CRYSTALGONE"
	mLateDef     = "M-LATEDEF"
	mAfterN      = "M-AFTER-N"
	mAfterLate   = "M-AFTER-LATE"
	mAfterDone   = "M-AFTER-DONE"
	mAbandonN    = "M-ABANDON-N"
	mNoAsk       = "M-NOASK"
	mChoice      = "M-CHOICE"
	// mBanned is not in the contract's table: a card that a prevented play bans this turn (X04).
	mBanned = "M-BANNED"
	// mEnergized: an ability for Exploited cards was tried while its card is Energized (FW-209).
	mEnergized = "M-ENERGIZED"
)

// RefusalCodes lists the refusals that players meet; M-NOTIN is for seats that do not exist, and M-HIDDEN the
// table's.
func RefusalCodes() []string {
	return []string{mOver, mOut, mBusy, mTurn, mPhase, mPending, mSay, mNotTW, mNotHand, mGate, mEnergy, mTarget,
		mNoTarget, mCE, mCEUsed, mNoCharge, mCtrl, mNotPos, mExploited, mNoAbility, mCost, mNotEvo, mDesEn0, mTwice,
		mUntarget, mCrystalGone, mLateDef, mAfterN, mAfterLate, mAfterDone, mAbandonN, mNoAsk, mChoice, mBanned,
		mEnergized}
}

// States of objects, as views show them. Properties of a card are states, too: package language has their codes.
const (
	stateExploited = "exploited"
	stateDisabled  = "disabled"
	stateGate      = "gate-open"
	statePaid      = "paid"
	stateResolving = "resolving"
	stateCharged   = "charge-paid"
	stateDefending = "defending"
	stateAttacking = "attacking"
)

// StateCodes lists them, the most telling first; the properties with a badge come last.
func StateCodes() []string {
	out := []string{stateExploited, stateDisabled, stateAttacking, stateDefending, stateGate, statePaid,
		stateResolving, stateCharged}
	for _, p := range language.Properties {
		if p.Badge {
			out = append(out, p.Code)
		}
	}
	return out
}

// Badges and tracks of a seat, and counters on a card.
const (
	badgeEnergy  = "energy"
	badgeLocked  = "locked"
	badgeCE      = "ce"
	badgeHand    = "hand"
	badgeMemory  = "memory"
	badgeAside   = "aside"
	badgeVortex  = "vortex"
	badgeAether  = "aether"
	badgeLimit   = "hand-limit"
	badgeStall   = "stall"
	badgeHolds   = "holds" // 1: is asked before the next action
	markLost     = "defen-lost"
	trackCrystal = "crystal"
)

// BadgeCodes lists badges, counters and tracks.
func BadgeCodes() []string {
	return []string{badgeEnergy, badgeLocked, badgeCE, badgeHand, badgeMemory, badgeAside, badgeVortex, badgeAether,
		badgeLimit, badgeStall, badgeHolds, markLost, trackCrystal}
}

// PhaseCodes lists the phases, setup included.
func PhaseCodes() []string { return phaseCodes }

// StatCodes lists the characteristics in the order of Ruleset.Stats.
func StatCodes() []string { return []string{"desen", "defen", "cost"} }

// Reasons for the end of a match, ways of entering and of leaving.
const (
	wordEssence  = "essence"  // the last Crystal broke
	wordConceded = "conceded" // FR-95
	wordAgreed   = "agreed"   // draw by agreement
	wordStall    = "stalled"  // draw by service policy
	wordTime     = "time"     // the time was over (FR-100)
	wordPlayed   = "by-play"
	wordEffect   = "by-effect"
	wordToken    = "by-token"
	wordHold     = "hold"
)

// thingUnleash is what a pending unleash is called.
const thingUnleash = "thing-unleash"

// whyNotCrystal: only Crystals of Essence are defended.
const whyNotCrystal = "why-not-crystal"

// ReasonCodes lists how matches end, and how players are defeated.
func ReasonCodes() []string {
	return []string{wordEssence, wordConceded, kit.LostPrefix + wordEssence, kit.LostPrefix + wordConceded, wordAgreed,
		wordStall, wordTime}
}

// WordCodes lists further words that events, options and notes use.
func WordCodes() []string {
	return append(ReasonCodes(), wordPlayed, wordEffect, wordToken, wordHold, thingUnleash, whyNotCrystal)
}
