package fow

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Kinds of change, one file per family. Behind each stand the fields that it reads. A change does as much as can be
// done (FO-002). What costs something is refused before, unless all of it can be paid (FO-003).
const (
	chTurn       = "turn"       // Seat's turn begins
	chPhase      = "phase"      // N; Seat the turn player
	chFirst      = "first"      // Seat is the starting player
	chChooser    = "chooser"    // a player at random decides who starts
	chShuffle    = "shuffle"    // Seat's decks
	chRulers     = "rulers"     // both rulers are shown
	chSwap       = "swap"       // Seat, Vals hand cards to the bottom, the last one lowest
	chKept       = "kept"       // Seat's mulligan is decided, N cards
	chDraw       = "draw"       // Seat, N, one at a time
	chRecover    = "recover"    // Obj
	chRest       = "rest"       // Obj
	chRecoverAl  = "recoverall" // Seat's cards in play
	chWill       = "will"       // Seat gets one will of Word
	chSpend      = "spend"      // Seat loses one will of Word
	chVanish     = "vanish"     // all produced will of both
	chLife       = "life"       // Seat, N more (less when below 0)
	chSetLife    = "setlife"    // Seat, N
	chDamage     = "damage"     // Obj or To (a seat), N, By the source, Word wordBattle for battle damage
	chHeal       = "heal"       // all damage is removed
	chDestroy    = "destroy"    // Obj
	chBanish     = "banish"     // Obj
	chGrave      = "grave"      // Obj to its owner's graveyard, no destruction
	chToHand     = "tohand"     // Obj to its owner's hand
	chToDeck     = "todeck"     // Obj to its owner's main deck, N 1: under it
	chRemove     = "remove"     // Obj out of the game
	chDiscard    = "discard"    // Seat, Obj of its hand
	chUnder      = "under"      // Obj of Seat's main deck goes under it
	chFind       = "find"       // Obj of Seat's main deck into the hand
	chReveal     = "reveal"     // Seat shows the cards Vals to all
	chReshuffle  = "reshuffle"  // Seat's main deck
	chStone      = "stone"      // the top of Seat's stone deck into the stone area, N 1 rested; no call
	chAttach     = "attach"     // Obj, an addition in play, is added to To
	chMend       = "mend"       // all damage is removed from Obj
	chReturn     = "return"     // Obj, a J-ruler, to its owner's ruler area as ruler
	chEnter      = "enter"      // Obj to Seat's field, N 1 when it resolved from the chase, To what it is added to
	chJudged     = "judged"     // Obj, a ruler: enters Seat's field as J-ruler
	chCall       = "call"       // Seat calls the top stone
	chStandby    = "standby"    // Seat sets Obj of its hand
	chPlay       = "play"       // Obj to the chase by Seat
	chAbility    = "ability"    // Obj source, Seat, Word node: an ability in the chase; Vals packed lists
	chJudgment   = "judgment"   // Obj ruler, Seat: a judgment in the chase
	chAwake      = "awake"      // Obj: its Awakening was paid for
	chCancel     = "cancel"     // Obj leaves the chase without effect
	chOver       = "over"       // Obj, an ability or a judgment, has resolved
	chBattle     = "battle"     // Seat declares a battle
	chStep       = "step"       // Obj battle, N step
	chAttack     = "attack"     // Obj battle, Vals attacker, object
	chBlock      = "block"      // Obj battle, Vals blocker
	chBattleEnd  = "battleend"  // Obj battle is over
	chEffect     = "effect"     // begins a continuous effect: see change_effect.go
	chUsed       = "used"       // N less of the prevention effect with stamp Vals[0]
	chDone       = "done"       // the effect with stamp Vals[0] ends
	chExpire     = "expire"     // effects Word until … end; Seat for those that speak of a player
	chEndMoments = "lapse"      // Seat can no longer answer what has happened
	chLose       = "lose"       // Seat loses, Word how
)

const wordBattle = "battle"

// arrive records when a card came to where it is, and under its controller's control.
func arrive(tx *engine.Tx, id engine.ObjID) {
	n := kit.Tick(tx, vClock)
	tx.Set(id, aIn, n)
	tx.Set(id, aSince, n)
}

// putInto moves a card into a zone of its owner.
func putInto(tx *engine.Tx, id engine.ObjID, zone string, owner engine.Seat, top bool) engine.ObjID {
	to := tx.Move(id, zone, owner, top)
	arrive(tx, to)
	return to
}
