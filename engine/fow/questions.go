package fow

import "farpost/engine"

// Kinds of window, by their ids of section 5.
var (
	askW01 = priority.Add("W-01")
	askW02 = priority.Add("W-02")
	askW03 = priority.Add("W-03")
	askW04 = priority.Add("W-04")
	askW05 = "W-05"
	askW06 = priority.Add("W-06")
	askW07 = priority.Add("W-07")
	askW08 = priority.Add("W-08")
	askW09 = priority.Add("W-09")
	askW10 = priority.Add("W-10")
	askW11 = priority.Add("W-11")
	askW12 = priority.Add("W-12")
	askW13 = priority.Add("W-13")
	askW14 = priority.Add("W-14")
	askW15 = priority.Add("W-15")
	askW16 = priority.Add("W-16")
)

// askChase is the part of W-05 in which both players have a say; askW05 is the turn player's free moment.
var askChase = priority.Add("W-05c")

// Kinds of question of the setup.
var (
	askFirst    = asks.Add("first")
	askMulligan = asks.Add("mulligan")
)

// askHandLimit is the question of discarding down to the maximum hand size.
var askHandLimit = asks.Add("hand-limit")

// Kinds of question of a battle, and the parts of their answers.
var (
	askAttack = asks.Add("attack")
	askBlock  = asks.Add("block")
	qAttacker = "attacker"
	qObject   = "object"
	qBlocker  = "blocker"
)

// askTarget is the kind of question that chooses a target; its prompt says for which card and what it is.
var askTarget = asks.Add("target-of")

// Kinds of question of card texts besides targets.
var (
	askMay     = asks.Add("may")
	askDiscard = asks.Add("discard")
	askLook    = asks.Add("look")
	askReplace = asks.Add("replacement")
	askSearch  = asks.Add("search")
)

// Questions of a play, in the order of FO-083.
var (
	qCard      = "card"
	qAwaken    = "awaken"
	qIncarnate = "incarnate"
	qX         = "x"
	qAnswers   = "answers" // which of several events a Chant-Standby answers
	qMode      = asks.Add("mode")
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
func priorityCodes() []string { return priority.List() }

// battleCodes lists the kinds of window of a battle.
func battleCodes() []string {
	return []string{askW06, askW07, askW08, askW09, askW10, askW11, askW12, askW13}
}

// AskCodes lists the kinds of question whose deadline can pass: windows, and what procedures and texts ask.
func AskCodes() []string { return append(append(WindowCodes(), asks.List()...), engine.KindOrder) }
