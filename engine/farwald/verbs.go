package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Verbs of section 6.1. What each of them runs and asks stands in ruleset.go.
const (
	verbKeep     = "keep"
	verbSwap     = "swap"
	verbPlay     = "play"
	verbActivate = "activate"
	verbUnleash  = "unleash"
	verbDefend   = "defend"
	verbJoin     = "join"
	verbEnd      = "end"
	verbAbandon  = "abandon"
)

// Verbs of texts that are bought as they happen.
const (
	verbCharge      = "charge"
	verbCrystallize = "crystallize"
	verbPay         = "pay" // a triggered effect that has a cost
	verbDecline     = "decline"
)

// Announcements of several verbs share what follows.

// Questions share these values; they must not be written.
var (
	chooseVerbs = []string{engine.VerbChoose}
	holdOptions = []engine.Option{{Key: engine.Word("hold")}}
)

// askHold is the optional last question of an announcement: whether its player wants to be asked in the windows
// about it.
func askHold(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	return engine.SeatAsk{Max: 1, Options: holdOptions}, nil
}

// listed returns options as a list even where there are none, as tables are told of them.
func listed(options []engine.Option) []engine.Option {
	if options == nil {
		return []engine.Option{}
	}
	return options
}

// targetsArg names announced targets for people.
func targetsArg(f facts, packed []engine.Value) engine.Arg {
	var out []engine.Value
	for _, l := range kit.UnpackLists(packed) {
		for _, v := range l.Vals {
			out = append(out, shown(f, v))
		}
	}
	return engine.A("targets", out...)
}

// ownAction reports whether the announcement is an action of the active player's free moment.
func ownAction(f *engine.Frame) bool { return f.Reg1("in").Body() == askAction }

// notInHand refuses a thing that is not in a seat's hand. It names no card that the seat may not know.
func notInHand(r *engine.Reader, s engine.Seat, v engine.Value) *engine.Refusal {
	return engine.Refuse("M-NOTHAND", "FW-091", engine.A("card", r.PublicName(v)))
}

// notToAbandon explains an answer to a question for n cards of a hand: a wrong number, or no card of it.
func notToAbandon(r *engine.Reader, n int, m engine.WrongChoice, clause string) *engine.Refusal {
	if m.Count() || m.Twice {
		return engine.Refuse("M-ABANDON-N", clause, engine.N("n", n), engine.N("k", len(m.Vals)))
	}
	return notInHand(r, m.Seat, m.Val)
}
