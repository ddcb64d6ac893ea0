package fow

import (
	"slices"

	"farpost/engine"
)

// discardSteps let players discard. All choose, hidden from one another, then the cards go together (FO-111); as many
// as there are (FO-002).
func discardSteps() []engine.Step {
	return []engine.Step{
		texts.Op("discard", func(x run) engine.Verdict {
			in := x.In.Discard
			ask := &engine.Ask{Join: engine.JoinAll}
			var all []engine.Value
			for _, s := range x.Seats(in.Who) {
				hand := x.Zone(zHand, s)
				if in.All || len(hand) <= in.N {
					all = append(all, engine.Objs(hand)...)
					continue
				}
				sa := discardAsk(x.Reader, s, in.N)
				sa.About, sa.Round = engine.Obj(x.Frame.About), x.Index()
				ask.Seats = append(ask.Seats, sa)
			}
			x.Frame.Set("all", all...)
			if len(ask.Seats) == 0 {
				return engine.Verdict{Goto: "discarded"}
			}
			return engine.Verdict{Ask: ask}
		}),
		texts.Do("discarded", func(x run) []engine.Change {
			vals := slices.Clone(x.Frame.Reg("all"))
			for _, g := range x.Frame.Got {
				vals = append(vals, g.Values(engine.ChoiceName)...)
			}
			return discards(x.Reader, vals)
		}),
	}
}

// discardAsk asks a player for n cards of the hand; the newest ones go by default (section 5).
func discardAsk(r *engine.Reader, s engine.Seat, n int) engine.SeatAsk {
	sa := engine.SeatAsk{Seat: s, Kind: askDiscard, Verbs: []string{engine.VerbChoose}, Min: n, Max: n,
		Due: dueFor(r, s), Final: true, Prompt: engine.Say(askDiscard, engine.N("n", n))}
	for _, id := range slices.Backward(r.Zone(zHand, s)) {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
	}
	sa.Default = engine.DefaultChoice(sa)
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
