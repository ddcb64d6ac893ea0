package farwald

import (
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// This file and codes_*.go list every code that the ruleset can put before a person. The words of each language have
// all of them; a test compares.

// Families of codes, collected as they are declared.
var events, quietEvents, asks, questions, refusals, states, badges, notes, textAsks, parts, offers, stands kit.Codes

// Events. Those marked quiet serve triggers only. Arguments beside "seat" (whom it concerns):
var (
	evShuffled     = events.Add("shuffled")     // a Memory
	evRemembered   = events.Add("remembered")   // n; secret: cards, objs
	evNothing      = events.Add("nothing-left") // told to remember, Memory empty (FW-230)
	evKept         = events.Add("kept")         // Afterthought declined
	evSetAside     = events.Add("set-aside")    // n; secret: cards
	evTakenBack    = events.Add("taken-back")   // n: set-aside cards shuffled into the Memory
	evFirst        = events.Add("first-player")
	evTurn         = events.Add("turn")               // turn, round
	evPhase        = events.Add("phase")              // phase
	evRegenerated  = events.Add("regenerated")        // cards (may be empty), n Energy Cards recharged
	evStaysDown    = events.Add("stays-exploited")    // cards, objs: Disabled ones
	evDeclared     = events.Add("declared")           // card, obj, targets
	evGateOpened   = events.Add("gate-opened")        // card, obj, need
	evGateClosed   = events.Add("gate-closed")        // card, obj
	evPrevented    = events.Add("prevented")          // card, obj: its play
	evUnpaid       = events.Add("unpaid")             // card, obj: lost, its cost could not be paid (FW-102)
	evPaid         = events.Add("paid")               // card, obj, n
	evCharged      = events.Add("charged")            // card, obj
	evDischarged   = events.Add("discharged")         // n
	evRecharged    = events.Add("recharged")          // n
	evDissipated   = events.Add("dissipated")         // card, obj
	evPlayed       = events.Add("played")             // card, obj: it begins to resolve (FW-104)
	evComplete     = quietEvents.Add("play-complete") // quiet; card, obj (its present id): "when played" (FW-105)
	evPositioned   = events.Add("positioned")         // card, obj, how: word played or effect
	evWorn         = events.Add("worn")               // card, obj, on
	evCrystallized = events.Add("crystallized")       // card, obj
	evNoCrystal    = events.Add("not-crystallized")
	evActivated    = events.Add("activated") // card, obj (the source), n (which ability), targets
	evUnleashed    = events.Add("unleashed") // cards, objs, target, n
	evDefended     = events.Add("defended")  // cards, objs, in order
	evUndefended   = events.Add("undefended")
	evJoined       = events.Add("joined")     // card, obj
	evAssigned     = events.Add("assigned")   // card, obj, n: DesEn given to it
	evSurvived     = events.Add("survived")   // card, obj, n: DefEn left
	evDesEnLost    = events.Add("desen-lost") // n
	evShattered    = events.Add("shattered")  // card, obj, by
	evFragments    = events.Add("fragments")  // crystal, n, left, by
	evDestroyed    = events.Add("crystal-destroyed")
	evRestored     = events.Add("restored")        // crystal, n, left
	evRevived      = events.Add("revived")         // crystal, n
	evSpared       = events.Add("spared")          // crystal, card: a fragment that a worn card kept
	evShattering   = quietEvents.Add("shattering") // quiet; source, things
	evFatigue      = events.Add("fatigue")         // n
	evAbandoned    = events.Add("abandoned")       // cards, objs (in the Vortex)
	evForgot       = events.Add("forgot")          // cards, objs (in the Vortex)
	evExploited    = events.Add("exploited")       // card, obj
	evEnergized    = events.Add("energized")       // card, obj
	evDisabled     = events.Add("disabled")        // card, obj
	evHealed       = events.Add("healed")          // card, obj, n: DefEn restored
	evToVortex     = events.Add("to-vortex")       // card, obj (as it was), from
	evToAether     = events.Add("dispersed")       // card, obj (as it was), from
	evToHand       = events.Add("to-hand")         // card, obj (as it was), from
	evCeased       = events.Add("ceased")          // card, obj (as it was): a token that left the Battlefield
	evLostControl  = events.Add("reverted")        // card, obj: back under its owner's control
	evEndOfTurn    = quietEvents.Add("end-of-turn")
	evHeld         = events.Add("held")        // wants to be asked before the next action
	evDefeated     = events.Add("defeated")    // how: word essence or conceded
	_              = events.Add(kit.EventDraw) // how: word of the reason
	_              = events.Add(kit.EventWinner)
)

// QuietEventCodes lists the events that are never told, so they need no words.
func QuietEventCodes() []string { return quietEvents.List() }

// EventCodes lists the events that people are told. Those of secretEvents also exist with ".known"
// behind the code.
func EventCodes() []string { return events.List() }

// SecretEventCodes lists the events that tell some seats more than others.
func SecretEventCodes() []string { return []string{evRemembered, evSetAside} }

// Kinds of question. The first eight are windows (section 5.2).
var (
	askW1           = asks.Add("w1")
	askW2           = asks.Add("w2")
	askW3           = asks.Add("w3")
	askW4           = asks.Add("w4")
	askW5           = asks.Add("w5")
	askW6           = asks.Add("w6")
	askW7           = asks.Add("w7")
	askW8           = asks.Add("w8")        // for those who hold, before the next action
	askAction       = asks.Add("action")    // the active player's free moment (W8)
	askInterject    = asks.Add("interject") // the same moment, everybody else
	askAfterthought = asks.Add("afterthought")
	askCharge       = asks.Add("charge")
	askCrystallize  = asks.Add("crystallize")
	askDefence      = asks.Add("defence")
	askJoin         = asks.Add("join")
	askFatigue      = asks.Add("fatigue")
	askCut          = asks.Add("cut")
)

// AskCodes lists the kinds of question of the procedures; the texts of cards add theirs.
func AskCodes() []string { return asks.List() }

// QuestionCodes lists the questions inside announcements of the procedures.
func QuestionCodes() []string { return questions.List() }

// Questions of announcements, by the name of their answer.
var (
	qCard          = questions.Add("card")
	qAbility       = questions.Add("ability")
	qHold          = questions.Add("hold")
	qAttackers     = questions.Add("attackers")
	qUnleashTarget = questions.Add("target")
	qDefenders     = questions.Add("defenders")
	qAside         = questions.Add("aside")
	qAbandon       = questions.Add("cards")
	qPhases        = questions.Add("phases")
)

// Refusals of section 6.3.
var (
	mNotIn       = "M-NOTIN"
	mOver        = refusals.Add("M-OVER")
	mOut         = refusals.Add("M-OUT")
	mBusy        = refusals.Add("M-BUSY")
	mTurn        = refusals.Add("M-TURN")
	mPhase       = refusals.Add("M-PHASE")
	mPending     = refusals.Add("M-PENDING")
	mSay         = refusals.Add("M-SAY")
	mNotTW       = refusals.Add("M-NOTW")
	mNotHand     = refusals.Add("M-NOTHAND")
	mGate        = refusals.Add("M-GATE")
	mEnergy      = refusals.Add("M-ENERGY")
	mTarget      = refusals.Add("M-TARGET")
	mNoTarget    = refusals.Add("M-NOTARGET")
	mCE          = refusals.Add("M-CE")
	mCEUsed      = refusals.Add("M-CEUSED")
	mNoCharge    = refusals.Add("M-NOCHARGE")
	mCtrl        = refusals.Add("M-CTRL")
	mNotPos      = refusals.Add("M-NOTPOS")
	mExploited   = refusals.Add("M-EXPLOITED")
	mNoAbility   = refusals.Add("M-NOABILITY")
	mCost        = refusals.Add("M-COST")
	mNotEvo      = refusals.Add("M-NOTEVO")
	mDesEn0      = refusals.Add("M-DESEN0")
	mTwice       = refusals.Add("M-TWICE")
	mUntarget    = refusals.Add("M-UNTARGET")
	mCrystalGone = refusals.Add("M-CRYSTALGONE")
	mLateDef     = refusals.Add("M-LATEDEF")
	mAfterN      = refusals.Add("M-AFTER-N")
	mAfterLate   = refusals.Add("M-AFTER-LATE")
	mAfterDone   = refusals.Add("M-AFTER-DONE")
	mAbandonN    = refusals.Add("M-ABANDON-N")
	mNoAsk       = refusals.Add("M-NOASK")
	mChoice      = refusals.Add("M-CHOICE")
	// mBanned is not in the contract's table: a card that a prevented play bans this turn (X04).
	mBanned = refusals.Add("M-BANNED")
	// mEnergized: an ability for Exploited cards was tried while its card is Energized (FW-209).
	mEnergized = refusals.Add("M-ENERGIZED")
)

// RefusalCodes lists the refusals that players meet; M-NOTIN is for seats that do not exist, and M-HIDDEN the
// table's.
func RefusalCodes() []string { return refusals.List() }

// States of objects, as views show them. Properties of a card are states, too: package language has their codes.
var (
	stateExploited = states.Add("exploited")
	stateDisabled  = states.Add("disabled")
	stateGate      = states.Add("gate-open")
	statePaid      = states.Add("paid")
	stateResolving = states.Add("resolving")
	stateCharged   = states.Add("charge-paid")
	stateDefending = states.Add("defending")
	stateAttacking = states.Add("attacking")
)

// StateCodes lists them; the properties with a badge come last.
func StateCodes() []string {
	out := states.List()
	for _, p := range language.Properties {
		if p.Badge {
			out = append(out, p.Code)
		}
	}
	return out
}

// Badges and tracks of a seat, and counters on a card.
var (
	badgeEnergy  = badges.Add("energy")
	badgeLocked  = badges.Add("locked")
	badgeCE      = badges.Add("ce")
	badgeHand    = badges.Add("hand")
	badgeMemory  = badges.Add("memory")
	badgeAside   = badges.Add("aside")
	badgeVortex  = badges.Add("vortex")
	badgeAether  = badges.Add("aether")
	badgeLimit   = badges.Add("hand-limit")
	badgeStall   = badges.Add("stall")
	badgeHolds   = badges.Add("holds") // 1: is asked before the next action
	markLost     = badges.Add("defen-lost")
	trackCrystal = badges.Add("crystal")
)

// BadgeCodes lists badges, counters and tracks.
func BadgeCodes() []string { return badges.List() }

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
