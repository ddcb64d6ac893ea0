package farwald

import "farpost/engine"

// Kinds of change, one file per family. Behind each stand the fields that it reads. A change that a payment depends on
// reports whether it was done in full, so that a Must batch is all or nothing; others are done. With the Word wordQuiet
// its events stay out of the log; they still set off triggers.
const (
	chDeclare    = "declare"    // Obj from hand, Seat: to Pending, Gate open
	chGate       = "gate"       // Obj: closes its Gate in W1; Word: "" its owner's Vortex, or "aether"
	chPaid       = "paid"       // Obj, N Energy paid
	chCharged    = "charged"    // Obj: its Charge is paid
	chResolve    = "resolve"    // Obj: begins to resolve; a card is played now
	chAbility    = "ability"    // Obj source, Seat, Word node: a pending ability, paid
	chUnleash    = "unleash"    // Seat, Vals attackers, To target: a pending unleash
	chDissipate  = "dissipate"  // Obj paid and unresolved; card to the Vortex
	chLose       = "lose"       // Obj, an ability or an unleash, is no longer pending
	chUnpaid     = "unpaid"     // Obj: lost because its cost cannot be paid
	chPosition   = "position"   // Obj, Seat controller, N 1 when played, To what it is attached to
	chToken      = "token"      // Seat, Word card id: makes a token
	chVortex     = "vortex"     // Obj to its owner's Vortex
	chDisperse   = "disperse"   // Obj to its owner's Aether
	chToHand     = "tohand"     // Obj to its owner's hand
	chShatter    = "shatter"    // Obj positioned, By
	chRemember   = "remember"   // Seat, N
	chForget     = "forget"     // Seat, N
	chAbandon    = "abandon"    // Seat, Vals (or Obj) of its hand
	chExploit    = "exploit"    // Obj
	chEnergize   = "energize"   // Obj
	chDisable    = "disable"    // Obj
	chMarks      = "marks"      // Obj, N DefEn lost, By
	chDischarge  = "discharge"  // Seat, N, Word "locked"
	chRecharge   = "recharge"   // Seat, N
	chFragments  = "fragments"  // To Crystal, N, By
	chRestore    = "restore"    // To Crystal that stands, N
	chRevive     = "revive"     // To destroyed Crystal, N
	chShuffle    = "shuffle"    // Seat's Memory
	chFirst      = "first"      // first player, at random
	chAside      = "aside"      // Seat, Vals of its hand
	chTakeBack   = "takeback"   // Seat: set-aside cards into the Memory
	chTurn       = "turn"       // Seat becomes active
	chPhase      = "phase"      // N
	chRegenerate = "regenerate" // Seat: cards and Energy of its Regeneration Phase
	chHealAll    = "healall"    // every mark is taken away (table rule)
	chStops      = "stops"      // Seat, N
	chHold       = "hold"       // Seat
	chUnhold     = "unhold"
	chDefeat     = "defeat"      // Seat, Word how
	chEffect     = "effect"      // Word kind, Vals on, N, Seat, To duration, By
	chEffectsEnd = "effects-end" // Word duration, Seat
	chShow       = "show"        // Obj from a hand or a Vortex to Pending, Seat
)

const (
	wordQuiet  = "quiet"
	wordLocked = "locked"
	wordAether = "aether"
)

// emit emits an event about a card: its name for people, its id for triggers.
func emit(tx *engine.Tx, c engine.Change, kind string, seat engine.Seat, id engine.ObjID, more ...engine.Arg) {
	card := cardVal(tx.Reader(), tx.Now(id))
	args := []engine.Arg{engine.A("card", card), engine.A("obj", engine.Obj(id))}
	tx.Emit(engine.Event{Kind: kind, Seat: seat, Args: append(args, more...), Quiet: c.Word == wordQuiet})
}

// byArgs returns the arguments that say what caused a change; nil when nothing did.
func byArgs(tx *engine.Tx, by engine.ObjID) []engine.Arg {
	if by.IsZero() {
		return nil
	}
	return []engine.Arg{engine.A("by", cardVal(tx.Was(), by)), engine.A("source", engine.Obj(by))}
}

// ownerOf is the owner of a live object.
func ownerOf(tx *engine.Tx, id engine.ObjID) engine.Seat {
	o, _ := tx.Live(id)
	return o.Owner
}

// Texts and costs propose changes through one builder each, so that every use says the same.

// objChange does something to one object. By is the card whose text does it; zero for a cost.
func objChange(kind string, obj, by engine.ObjID) engine.Change {
	return engine.Change{Kind: kind, Seat: engine.NoSeat, Obj: obj, By: by}
}

// seatChange does something n times to a seat.
func seatChange(kind string, seat engine.Seat, n int, by engine.ObjID) engine.Change {
	return engine.Change{Kind: kind, Seat: seat, N: n, By: by}
}

// crystalChange does something to n fragments of a Crystal.
func crystalChange(kind string, crystal engine.Value, n int, by engine.ObjID) engine.Change {
	return engine.Change{Kind: kind, Seat: crystal.Seat(), To: crystal, N: n, By: by}
}

// effectChange begins a continuous effect of a seat on things.
func effectChange(kind string, seat engine.Seat, on []engine.Value, n int,
	until string, by engine.ObjID) engine.Change {
	return engine.Change{Kind: chEffect, Seat: seat, Word: kind, Vals: on, N: n, To: engine.Word(until), By: by}
}
