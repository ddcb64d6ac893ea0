package beings

import "farpost/engine"

// Kinds of change. Behind each stand the fields that it reads. A change does as much as can be done.
const (
	chShuffle   = "shuffle"    // Seat's decks
	chFirst     = "first"      // Player 1 is found at random
	chKeep      = "keep"       // Seat keeps the hand cards Vals
	chLife      = "life"       // Seat's Being deck is shuffled, N cards of it become the life area
	chTurn      = "turn"       // Seat's turn begins
	chExpire    = "expire"     // effects until Word end; with UntilTurn Seat's turn is over
	chDraw      = "draw-cards" // Seat, N, as many as there are
	chGain      = "gain"       // Seat, N gems, as many as there are
	chSpend     = "spend"      // Seat rests N active gems, all or none
	chRefresh   = "refresh"    // N rested gems of Seat become active
	chEquip     = "equip"      // Seat's Being Obj gets N active gems
	chPlay      = "play"       // Obj of Seat's hand to location N
	chEvolve    = "evolve"     // Obj of Seat's hand onto the Being To
	chLeave     = "leave"      // Seat's Being Obj goes to the Abyss, Word the event
	chMove      = "move"       // the Being Obj to location N
	chRest      = "rest"       // Obj
	chActivate  = "activate"   // Obj
	chUsed      = "used"       // the action of Obj was used
	chPower     = "power"      // To, N more, until Word
	chDiscard   = "discard"    // Seat, Vals cards of the hand
	chRandom    = "random"     // Seat discards N cards at random
	chCounter   = "counter"    // Seat discards Vals, whose power counts for To in this attack
	chReturn    = "return"     // Obj of Seat's Abyss to the hand
	chMill      = "mill"       // N cards of Seat's Being deck to the Abyss
	chAttack    = "attack"     // Seat's Being Obj attacks To
	chBlock     = "block"      // Obj blocks
	chHit       = "hit"        // Seat's next life card comes to the hand
	chEndAttack = "end-attack" // the attack Obj is over
)

// Keys of the random generators (BER-22: one for who begins, one for each player's cards).
const randFirst = "first"

func randOf(s engine.Seat) string { return "deck." + engine.Int(int(s)).Body() }

// told emits an event about a card, by its name.
func told(tx *engine.Tx, kind string, s engine.Seat, id engine.ObjID, more ...engine.Arg) {
	name := engine.CardName(tx.Reader(), tx.Now(id))
	tx.Emit(engine.Event{Kind: kind, Seat: s, Args: append([]engine.Arg{engine.A("card", name)}, more...)})
}
