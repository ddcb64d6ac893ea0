package farwald

import "farpost/engine"

// askAbandon asks all who abandon at once; a whole hand goes without a question.
func askAbandon(x run) engine.Verdict {
	n := x.In.Abandon.N
	ask := &engine.Ask{Join: engine.JoinAll}
	x.Frame.Got = nil
	for _, s := range x.Seats(x.In.Abandon.Who) {
		if x.Count(zHand, s) > n {
			ask.Seats = append(ask.Seats, abandonAsk(x.Reader, s, n))
		}
	}
	if len(ask.Seats) == 0 {
		return engine.Verdict{}
	}
	return engine.Verdict{Ask: ask, Why: func(m engine.WrongChoice) *engine.Refusal {
		return notToAbandon(x.Reader, n, m, "FW-245")
	}}
}

// abandonAsk asks a seat for n cards of its hand; the default is those remembered last.
func abandonAsk(r *engine.Reader, s engine.Seat, n int) engine.SeatAsk {
	hand := engine.Objs(r.Zone(zHand, s))
	return engine.SeatAsk{Seat: s, Kind: askAbandonCards, Verbs: []string{verbAbandon}, Min: n, Max: n,
		Due: dueFor(r, s), Prompt: engine.Say(askAbandonCards, engine.N("n", n)), Options: engine.Options(hand...),
		Default: engine.Reply{Verb: verbAbandon,
			Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: hand[len(hand)-n:]}}}}
}

// abandonedBy returns the cards that a seat abandons: what it chose, or its whole hand.
func abandonedBy(x run, s engine.Seat) []engine.Value {
	for _, g := range x.Frame.Got {
		if g.Seat == s {
			return g.Values(engine.ChoiceName)
		}
	}
	if hand := x.Zone(zHand, s); len(hand) <= x.In.Abandon.N {
		return engine.Objs(hand)
	}
	return nil
}
