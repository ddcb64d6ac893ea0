package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// searchSteps look through the own main deck, and reveal cards.
func searchSteps() []engine.Step {
	return []engine.Step{
		// Everybody sees that somebody searches, and nobody whether there was anything to find: the question is
		// always put.
		engine.Exec("search", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			fs, in := factsOf(r), instr(r, f).Search
			deck := r.Zone(zDeck, f.Owner)
			if len(deck) == 0 {
				return engine.Verdict{Goto: "done"}
			}
			sa := engine.SeatAsk{Seat: f.Owner, Kind: askSearch, About: engine.Obj(f.About), Round: f.Reg1("i").Num(),
				Verbs: []string{engine.VerbChoose}, Max: in.N, Due: dueFor(fs, f.Owner),
				Default: engine.Reply{Verb: engine.VerbChoose},
				Prompt:  engine.Say(askSearch, engine.A("card", cardVal(fs, f.Self)), engine.A("n", engine.Int(in.N)))}
			for _, id := range slices.Backward(deck) {
				if fits(&in.Filter, fs, id, f.Self, f.Owner) {
					sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
				}
			}
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "found", Seats: []engine.SeatAsk{sa}}}
		}),
		engine.Exec("searched", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in, found := instr(r, f).Search, f.Reg("found")
			var out []engine.Change
			if in.Reveal && len(found) > 0 {
				out = append(out, engine.Change{Kind: chReveal, Seat: f.Owner, Vals: found})
			}
			for _, id := range ids(found) {
				kind := chFind
				if in.Enter {
					kind = chEnter
				}
				out = append(out, engine.Change{Kind: kind, Seat: f.Owner, Obj: id, By: f.Self})
			}
			return engine.Verdict{Do: append(out, engine.Change{Kind: chReshuffle, Seat: f.Owner}), Goto: "done"}
		}),
		engine.Exec("reveal", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f).Reveal
			var out []engine.Change
			for _, s := range players(r, f, in.Who) {
				cards := r.Zone(zHand, s)
				if in.What == language.RevealTop {
					deck := r.Zone(zDeck, s)
					cards = deck[max(0, len(deck)-1):]
				}
				if len(cards) > 0 {
					out = append(out, engine.Change{Kind: chReveal, Seat: s, Vals: engine.Objs(cards)})
				}
			}
			return engine.Verdict{Do: out, Goto: "done"}
		}),
	}
}

// lookSteps show the top card of the own main deck to its owner, who may put it under the deck.
func lookSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("look", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			deck := r.Zone(zDeck, f.Owner)
			if len(deck) == 0 {
				return engine.Verdict{Goto: "done"}
			}
			sa := engine.SeatAsk{Seat: f.Owner, Kind: askLook, About: engine.Obj(f.About), Round: f.Reg1("i").Num(),
				Verbs: []string{engine.VerbChoose}, Max: 1, Due: dueFor(factsOf(r), f.Owner),
				Options: []engine.Option{{Key: engine.Obj(deck[len(deck)-1])}},
				Default: engine.Reply{Verb: engine.VerbChoose},
				Prompt:  engine.Say(askLook, engine.A("card", cardVal(factsOf(r), f.Self)))}
			if !instr(r, f).Look.Bottom {
				sa.Options[0].Refusal = engine.Refuse(eChoose, "FO-002", engine.A("n", engine.Int(0)))
			}
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "look", Seats: []engine.SeatAsk{sa}}}
		}),
		engine.Exec("looked", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if id := f.Reg1("look").ID(); !id.IsZero() {
				return engine.Verdict{Do: []engine.Change{{Kind: chUnder, Seat: f.Owner, Obj: id}}, Goto: "done"}
			}
			return engine.Verdict{Goto: "done"}
		}),
	}
}

// shownNow is Ruleset.Shown: who is looking at the top card of the own main deck, or searching it, sees what may be
// chosen.
func shownNow(r *engine.Reader, viewer engine.Seat, id engine.ObjID) bool {
	ask := r.OpenAsk()
	if ask == nil {
		return false
	}
	sa := ask.Seat(viewer, "")
	return sa != nil && (sa.Kind == askLook || sa.Kind == askSearch) &&
		slices.ContainsFunc(sa.Options, func(o engine.Option) bool { return o.Key == engine.Obj(id) })
}
