package farwald

// Codes that several places of the ruleset name. Those of one place stand where they are used; shown.yaml lists all
// that people are told, with their arguments.

// Events that triggers, accounts or the rules themselves answer. The last three are quiet.
const (
	evRemembered = "remembered"
	evKept       = "kept"
	evSetAside   = "set-aside"
	evTurn       = "turn"
	evPositioned = "positioned"
	evSurvived   = "survived"
	evShattered  = "shattered"
	evFragments  = "fragments"
	evDestroyed  = "crystal-destroyed"
	evEnergized  = "energized"
	evHeld       = "held"
	evComplete   = "play-complete" // card, obj (its present id): "when played" (FW-105)
	evShattering = "shattering"    // source, things
	evEndOfTurn  = "end-of-turn"
)

// Kinds of question. The first eight are windows (section 5.2), the last five are those of card texts.
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
	askAbandonCards = "abandon-cards" // which cards of the hand go
	askMay          = "may"
	askTarget       = "target-of" // a target; the prompt says for which card and, by its text, what it is
	askCost         = "cost"      // begins the kinds of the questions of a cost: "cost-pay" and so on
)

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

// Names of the answers that a cost asks for.
const (
	answerPay      = "pay"      // Evocations paying CE, one per symbol, in the order of the symbols
	answerExploit  = "exploit"  // own cards exploited by filter, one each
	answerDisperse = "disperse" // cards of the own Vortex
	answerAbandon  = "abandon"  // cards of the own hand
	answerFragment = "fragment" // an own Crystal; "fragment.2" and so on for further fragments
)

// Parts of a cost, as M-COST names them.
const (
	partExploit  = "part-exploit"
	partVortex   = "part-vortex"
	partFragment = "part-fragment"
)

// Reasons why something is no legal target, beside those of package language.
const (
	whyGone    = "why-gone"
	whySide    = "why-side"
	whyDefEn   = "why-defen"
	whyCrystal = "why-crystal"
)

// Reasons for the end of a match.
const (
	wordEssence  = "essence"  // the last Crystal broke
	wordConceded = "conceded" // FR-95
)
