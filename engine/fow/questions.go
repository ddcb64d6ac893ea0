package fow

// Windows in which players have priority one after the other, by their ids of section 5: those of phases and those of
// battles. askChase is the part of W-05 in which both players have a say; askW05 is the turn player's free moment.
var (
	phaseWindows  = []string{"W-01", "W-02", "W-03", "W-04", "W-14", "W-15", "W-16", askChase}
	battleWindows = []string{"W-06", "W-07", askW08, askW09, askW10, "W-11", "W-12", "W-13"}
)

// Kinds of question that several places name; shown.yaml lists all of them.
const (
	askW05       = "W-05"
	askChase     = "W-05c"
	askW08       = "W-08"
	askW09       = "W-09"
	askW10       = "W-10"
	askMulligan  = "mulligan"
	askAttack    = "attack"
	askBlock     = "block"
	askHandLimit = "hand-limit" // discarding down to the maximum hand size
	askTarget    = "target-of"  // chooses a target; its prompt says for which card and what it is
	askMay       = "may"
	askDiscard   = "discard"
	askLook      = "look"
	askReplace   = "replacement"
	askSearch    = "search"
)

// Parts of the answers of a battle.
const (
	qAttacker = "attacker"
	qObject   = "object"
	qBlocker  = "blocker"
)

// Questions of a play, in the order of FO-083.
const (
	qCard      = "card"
	qAwaken    = "awaken"
	qIncarnate = "incarnate"
	qX         = "x"
	qAnswers   = "answers" // which of several events a Chant-Standby answers
	qMode      = "mode"
	qOn        = "on" // the card that an addition is added to
)

// qPay is the question how an amount is paid. The answer names as many wills and cards as are due. An empty answer
// leaves the choice to the game, which takes what is of least use otherwise.
const qPay = "pay"

// Questions of an activation besides those of a play.
const (
	qAbility = "ability"
	qRest    = "rest"
	qBanish  = "banish"
	qDiscard = "discard"
)

// Questions of a will ability: which card makes will, and of which attribute.
const (
	qSource    = "source"
	qAttribute = "attribute"
)

// Verbs of section 6.
const (
	verbFirst       = "first"
	verbMulligan    = "mulligan"
	verbKeep        = "keep"
	verbPlay        = "play"
	verbPlayStandby = "standby-play"
	verbActivate    = "activate"
	verbWill        = "will"
	verbCall        = "call"
	verbSet         = "standby-set"
	verbJudgment    = "judgment"
	verbBattle      = "battle"
	verbAttack      = "attack"
	verbDecline     = "decline-attack"
	verbBlock       = "block"
	verbNoBlock     = "no-block"
)
