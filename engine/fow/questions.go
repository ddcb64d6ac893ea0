package fow

import "farpost/engine"

// Kinds of window, by their ids of section 5.
const (
	askW01 = "W-01"
	askW02 = "W-02"
	askW03 = "W-03"
	askW04 = "W-04"
	askW05 = "W-05"
	askW06 = "W-06"
	askW07 = "W-07"
	askW08 = "W-08"
	askW09 = "W-09"
	askW10 = "W-10"
	askW11 = "W-11"
	askW12 = "W-12"
	askW13 = "W-13"
	askW14 = "W-14"
	askW15 = "W-15"
	askW16 = "W-16"
)

// askChase is the part of W-05 in which both players have a say; askW05 is the turn player's free moment.
const askChase = "W-05c"

// Kinds of question of the setup.
const (
	askFirst    = "first"
	askMulligan = "mulligan"
)

// askHandLimit is the question of discarding down to the maximum hand size.
const askHandLimit = "hand-limit"

// Kinds of question of a battle, and the parts of their answers.
const (
	askAttack = "attack"
	askBlock  = "block"
	qAttacker = "attacker"
	qObject   = "object"
	qBlocker  = "blocker"
)

// askTarget is the kind of question that chooses a target; its prompt says for which card and what it is.
const askTarget = "target-of"

// Kinds of question of card texts besides targets.
const (
	askMay     = "may"
	askDiscard = "discard"
	askLook    = "look"
	askReplace = "replacement"
	askSearch  = "search"
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
	verbConcede     = "concede"
	verbDraw        = "draw"
)

// WindowCodes lists the kinds of window, with both parts of W-05.
func WindowCodes() []string { return append(priorityCodes(), askW05) }

// priorityCodes lists the kinds in which players have priority one after the other.
func priorityCodes() []string {
	return []string{askW01, askW02, askW03, askW04, askChase, askW06, askW07, askW08, askW09, askW10, askW11, askW12,
		askW13, askW14, askW15, askW16}
}

// battleCodes lists the kinds of window of a battle.
func battleCodes() []string {
	return []string{askW06, askW07, askW08, askW09, askW10, askW11, askW12, askW13}
}

// AskCodes lists the kinds of question whose deadline can pass: windows, and what procedures and texts ask.
func AskCodes() []string {
	return append(WindowCodes(), askFirst, askMulligan, askAttack, askBlock, askHandLimit, askTarget, askMay,
		askDiscard, askLook, askReplace, askSearch, qMode, engine.KindOrder)
}
