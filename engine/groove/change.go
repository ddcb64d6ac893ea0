package groove

import "farpost/engine"

// Kinds of change. Behind each stand the fields that it reads. A change does as much as can be done.
const (
	chShuffle    = "shuffle"     // Seat's deck
	chFirst      = "first"       // who begins is found at random
	chTurn       = "turn"        // Seat's turn begins
	chExpire     = "expire"      // Seat's permanent spells of the type Word are over
	chRefreshAll = "refresh-all" // Seat's creatures are refreshed, its crystals are not depleted any more
	chOver       = "over"        // the turn is over, with all that lasts until then
	chDraw       = "draw-cards"  // Seat, N
	chDiscard    = "discard"     // Seat, Vals cards of the hand
	chRandom     = "random"      // Seat discards N cards at random
	chCharge     = "charge"      // Obj of Seat's hand becomes a crystal
	chDeplete    = "deplete"     // Seat uses N crystals
	chPayGroove  = "pay-groove"  // Seat discards N cards of the groove for the half Word of Obj
	chSummon     = "summon"      // Obj of Seat's hand comes onto the battlefield, onto the creature To if that is set
	chCast       = "cast"        // Obj of Seat's hand is cast
	chLand       = "land"        // the spell Obj goes where its type sends it; To is its host
	chTap        = "tap"         // the tap ability of Obj is used
	chAttack     = "attack"      // Obj attacks To
	chBlock      = "block"       // Obj blocks
	chStage      = "stage"       // the attack Obj is at N
	chBreak      = "break"       // the attack Obj destroys To of Seat
	chEndAttack  = "end-attack"  // the attack Obj is over
	chDestroy    = "destroy"     // Vals: creatures, permanent spells and shields go to their owners' grooves
	chToHand     = "to-hand"     // Vals: creatures, and cards of the discard pile, go to their owners' hands
	chExhaust    = "exhaust"     // Vals
	chRefresh    = "refresh"     // Vals
	chStrength   = "strength"    // Vals, N more, until Word
	chGrant      = "grant"       // Vals get the keywords of the instruction To, until Word
	chShield     = "shield"      // N cards of Seat's deck become shields
	chToGroove   = "to-groove"   // N cards of Seat's deck go to the groove
	chFromGroove = "from-groove" // N cards of Seat's groove come to the hand
	chCrystal    = "crystal"     // N cards of Seat's deck, or Obj, become crystals
	chReorder    = "reorder"     // Seat's deck begins with Vals
)

// Keys of the random generators: one for who begins, one for each player's cards.
const randFirst = "first"

func randOf(s engine.Seat) string { return "deck." + engine.Int(int(s)).Body() }

// addEach defines a change of each of its Vals that is a creature in play.
func addEach(g *engine.Ruleset, kind string, do func(tx *engine.Tx, c engine.Change, id engine.ObjID)) {
	g.Define(kind, func(tx *engine.Tx, c engine.Change) {
		for _, v := range c.Vals {
			if id := tx.Now(v.ID()); isCreature(tx.Reader(), id) {
				do(tx, c, id)
			}
		}
	})
}

// told emits an event about a card, by its name and its id.
func told(tx *engine.Tx, kind string, s engine.Seat, id engine.ObjID, more ...engine.Arg) {
	tx.Emit(engine.Event{Kind: kind, Seat: s,
		Args: append([]engine.Arg{named(tx.Reader(), tx.Now(id)), engine.A("obj", engine.Obj(id))}, more...)})
}
