package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// deckAsk asks the player of a text to choose up to n cards of the own main deck, from the top down, of which those
// that fit are options.
func deckAsk(x run, kind string, n int, fit func(engine.ObjID) bool, more ...engine.Arg) engine.SeatAsk {
	sa := engine.SeatAsk{Seat: x.Frame.Owner, Kind: kind, About: engine.Obj(x.Frame.About), Round: x.Index(),
		Verbs: []string{engine.VerbChoose}, Max: n, Due: dueFor(x.Reader, x.Frame.Owner),
		Default: engine.Reply{Verb: engine.VerbChoose},
		Prompt:  engine.Say(kind, append([]engine.Arg{engine.A("card", cardVal(x.Reader, x.Frame.Self))}, more...)...)}
	for _, id := range slices.Backward(x.Zone(zDeck, x.Frame.Owner)) {
		if fit(id) {
			sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
		}
	}
	return sa
}

// searchSteps look through the own main deck, and reveal cards.
func searchSteps() []engine.Step {
	return []engine.Step{
		// Everybody sees that somebody searches, and nobody whether there was anything to find: the question is
		// always put.
		texts.Op("search", func(x run) engine.Verdict {
			in := x.In.Search
			if x.Count(zDeck, x.Frame.Owner) == 0 {
				return engine.Verdict{Goto: "done"}
			}
			sa := deckAsk(x, askSearch, in.N, func(id engine.ObjID) bool {
				return fits(&in.Filter, x.Reader, id, x.Frame.Self, x.Frame.Owner)
			}, engine.N("n", in.N))
			return engine.Verdict{Ask: x.AskOne(sa, "found")}
		}),
		texts.Do("searched", func(x run) []engine.Change {
			in, found := x.In.Search, x.Frame.Reg("found")
			var out []engine.Change
			if in.Reveal && len(found) > 0 {
				out = append(out, engine.Change{Kind: chReveal, Seat: x.Frame.Owner, Vals: found})
			}
			kind := chFind
			if in.Enter {
				kind = chEnter
			}
			for _, id := range engine.IDs(found) {
				out = append(out, engine.Change{Kind: kind, Seat: x.Frame.Owner, Obj: id, By: x.Frame.Self})
			}
			return append(out, engine.Change{Kind: chReshuffle, Seat: x.Frame.Owner})
		}),
		texts.Do("reveal", func(x run) []engine.Change {
			var out []engine.Change
			for _, s := range x.Seats(x.In.Reveal.Who) {
				cards := x.Zone(zHand, s)
				if x.In.Reveal.What == language.RevealTop {
					deck := x.Zone(zDeck, s)
					cards = deck[max(0, len(deck)-1):]
				}
				if len(cards) > 0 {
					out = append(out, engine.Change{Kind: chReveal, Seat: s, Vals: engine.Objs(cards)})
				}
			}
			return out
		}),
	}
}

// lookSteps show the top card of the own main deck to its owner, who may put it under the deck.
func lookSteps() []engine.Step {
	return []engine.Step{
		texts.Op("look", func(x run) engine.Verdict {
			deck := x.Zone(zDeck, x.Frame.Owner)
			if len(deck) == 0 {
				return engine.Verdict{Goto: "done"}
			}
			sa := deckAsk(x, askLook, 1, func(id engine.ObjID) bool { return id == deck[len(deck)-1] })
			if !x.In.Look.Bottom {
				sa.Options[0].Refusal = engine.Refuse("E-CHOOSE", "FO-002", engine.N("n", 0))
			}
			return engine.Verdict{Ask: x.AskOne(sa, "look")}
		}),
		texts.Do("looked", func(x run) []engine.Change {
			if id := x.Frame.Reg1("look").ID(); !id.IsZero() {
				return []engine.Change{{Kind: chUnder, Seat: x.Frame.Owner, Obj: id}}
			}
			return nil
		}),
	}
}
