package athernum

import "farpost/engine"

// Kinds of change, one file per family. Behind each stand the fields that it reads. A change does as much as can be
// done (AT-179).
const (
	chShuffle   = "shuffle"   // Seat's deck
	chAside     = "aside"     // Seat puts Obj aside as starting card; Word is the faction that was named
	chReveal    = "turn-all"  // all starting cards turn up; who begins is settled
	chTurn      = "turn"      // Seat's turn begins
	chPhase     = "phase"     // N
	chReady     = "ready"     // Seat's counters and resources in the Morning
	chCT        = "ct"        // Seat gets N Command Tokens (fewer when below 0)
	chDraw      = "draw"      // Seat, N
	chMake      = "make"      // Seat gets N unexhausted resources of Word
	chSpend     = "spend"     // Seat exhausts N resources of Word for their markers
	chPay       = "pay"       // a marker of Word of Seat's pool is used up
	chRecover   = "recover"   // Seat's N exhausted resources of Word
	chSwap      = "swap"      // a resource of Seat becomes one of Word; To names which one it was
	chCast      = "cast"      // Seat puts the card Obj onto the Stack, N 1 face-down; Vals packed lists
	chAbility   = "ability"   // Seat puts an ability of Obj onto the Stack; N the kind, Word the node, Vals lists
	chStandard  = "standard"  // Seat puts the standard Command ability Word onto the Stack
	chCancel    = "cancel"    // Obj leaves the Stack without effect
	chOver      = "over"      // Obj, an entry, has resolved
	chEnter     = "enter"     // Obj, a card on the Stack, enters play
	chStatic    = "static"    // the static ability N of Obj works from now on
	chUncover   = "uncover"   // the hidden item Obj turns face-up
	chMove      = "move"      // Obj goes to the zone Word of its owner; To what fought it, if that is why
	chDiscard   = "discard"   // Obj of Seat's hand
	chExhaust   = "exhaust"   // Obj
	chCounters  = "counters"  // Obj gets N Exhaustion Counters
	chTurnUp    = "turn-up"   // Obj
	chDamage    = "damage"    // Obj, N; By
	chHeal      = "heal"      // Obj, N
	chBreak     = "break"     // Obj, a main character, has too much damage (AT-166)
	chPlace     = "place-vt"  // N from the pool onto Obj
	chRemove    = "remove-vt" // N from Obj to the pool
	chMoveVT    = "move-vt"   // N from Obj to To
	chEffect    = "effect"    // a continuous effect: Seat, Word kind, To node, Vals on, By; Kind of Event: until
	chExpire    = "expire"    // effects until Word end, of Seat where they are about a player
	chBack      = "back"      // Seat shuffles the discard pile into the deck
	chLook      = "look"      // Seat looks at the hidden item Obj
	chLookHand  = "look-hand" // Seat looks at the hand of To
	chToken     = "token"     // Seat gets a Token of the card Word
	chAttach    = "attach"    // Obj, an item, moves to the host To
	chFate      = "fate"      // Seat wins (N 1) or loses as an effect says, at the next check
	chLeave     = "leave"     // Seat loses, Word how
	chCombat    = "combat"    // Seat enters the Combat Phase, N 0: ends it
	chAttack    = "attack"    // Seat attacks: Vals attacker, target
	chDefend    = "defend"    // Vals defender
	chHit       = "hit"       // combat damage N of By to Obj
	chFightOver = "fight-over"
)

// emit records a public event about a card.
func emit(tx *engine.Tx, kind string, s engine.Seat, id engine.ObjID, more ...engine.Arg) {
	args := []engine.Arg{engine.A("card", cardVal(tx.Reader(), tx.Now(id))), engine.A("obj", engine.Obj(id))}
	tx.Emit(engine.Event{Kind: kind, Seat: s, Args: append(args, more...)})
}
