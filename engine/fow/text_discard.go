package fow

import (
	"math"
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// discarding is the instruction "discard". All choose, hidden from one another, then the cards go together (FO-111); as
// many as there are (FO-002).
var discarding = cardlang.Hands[language.Target, instr]{Key: "discard", Then: "discarded", Zone: zHand,
	Of: func(x run) (string, int) {
		if x.In.Discard.All {
			return x.In.Discard.Who, math.MaxInt
		}
		return x.In.Discard.Who, x.In.Discard.N
	},
	Ask: func(x run, s engine.Seat, n int) engine.SeatAsk {
		return discardAsk(x.Reader, n, engine.SeatAsk{Seat: s, Kind: askDiscard, About: engine.Obj(x.Frame.About),
			Round: x.Index()})
	},
	Batch: func(x run, _ engine.Seat, cards []engine.Value) []engine.Change { return discards(x.Reader, cards) },
}

// discardAsk asks a player for n cards of the hand; the newest ones go by default (section 5).
func discardAsk(r *engine.Reader, n int, sa engine.SeatAsk) engine.SeatAsk {
	sa.Verbs, sa.Due, sa.Final = []string{engine.VerbChoose}, dueFor(r, sa.Seat), true
	sa = kit.Newest(r, sa, zHand, n)
	slices.Reverse(sa.Options)
	return sa
}

// discards are the changes by which cards of hands are discarded.
func discards(r *engine.Reader, vals []engine.Value) []engine.Change {
	var out []engine.Change
	for _, v := range vals {
		o, _ := r.Live(v.ID())
		out = append(out, engine.Change{Kind: chDiscard, Seat: o.Owner, Obj: v.ID()})
	}
	return out
}
