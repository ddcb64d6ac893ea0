package cardlang

import "farpost/engine"

// Hands is an instruction by which players choose some of their cards, such as those that they discard: all of them at
// once, hidden from one another. Of whom has no more than so many, all are meant, and nothing is asked.
type Hands[T Target, I any] struct {
	// Key is the instruction's, Then the label of the step that follows when all have chosen.
	Key, Then string
	// Zone is where the cards are.
	Zone string
	// Of says who chooses, by the text's word, and how many.
	Of func(x Run[T, I]) (who string, n int)
	// Ask is the question for n cards of a seat.
	Ask func(x Run[T, I], s engine.Seat, n int) engine.SeatAsk
	// Why explains a wrong answer; nil leaves that to the ruleset.
	Why func(x Run[T, I], m engine.WrongChoice) *engine.Refusal
	// Batch is what then happens to the cards of a seat; all together.
	Batch func(x Run[T, I], s engine.Seat, cards []engine.Value) []engine.Change
}

// Hands returns the steps of such an instruction.
func (l *Language[T, I]) Hands(h Hands[T, I]) []engine.Step {
	return []engine.Step{
		l.Op(h.Key, func(x Run[T, I]) engine.Verdict {
			x.Frame.Got = nil
			ask := &engine.Ask{Join: engine.JoinAll}
			who, n := h.Of(x)
			for _, s := range x.Seats(who) {
				if x.Count(h.Zone, s) > n {
					ask.Seats = append(ask.Seats, h.Ask(x, s, n))
				}
			}
			v := engine.Verdict{}
			if len(ask.Seats) > 0 {
				v.Ask = ask
			}
			if h.Why != nil {
				v.Why = func(m engine.WrongChoice) *engine.Refusal { return h.Why(x, m) }
			}
			return v
		}),
		l.Do(h.Then, func(x Run[T, I]) (out []engine.Change) {
			who, n := h.Of(x)
			for _, s := range x.Seats(who) {
				var cards []engine.Value
				if all := x.Zone(h.Zone, s); len(all) <= n {
					cards = engine.Objs(all)
				}
				for _, got := range x.Frame.Got {
					if got.Seat == s {
						cards = got.Values(engine.ChoiceName)
					}
				}
				out = append(out, h.Batch(x, s, cards)...)
			}
			return out
		}),
	}
}
