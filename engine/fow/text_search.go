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
