package toy

import "farpost/engine"

// addTexts adds what deeds and links do. Self and About of the frame are the card on the stack, whose
// list "target" another program might have changed.
func addTexts(g *engine.Ruleset) {
	one := func(name string, batch func(r *reader, f *frame) []change) {
		g.Add("text."+name, engine.Do("do", batch))
	}
	one("strike", func(r *reader, f *frame) []change {
		return []change{{Kind: "hurt", Obj: aim(r, f).ID(), N: cardOf(r, f.Self).N, By: f.Self}}
	})
	one("burn", func(r *reader, f *frame) []change {
		return []change{{Kind: "life", Seat: aim(r, f).Seat(), N: -cardOf(r, f.Self).N, By: f.Self}}
	})
	one("salve", func(r *reader, f *frame) []change {
		return []change{{Kind: "life", Seat: f.Owner, N: cardOf(r, f.Self).N}}
	})
	one("recall", func(r *reader, f *frame) []change { return []change{{Kind: "recall", Obj: aim(r, f).ID()}} })
	one("mixer", func(r *reader, f *frame) []change {
		return []change{{Kind: "mix", Seat: f.Owner}, {Kind: "draw", Seat: f.Owner}, {Kind: "draw", Seat: f.Owner}}
	})
	one("spin", func(r *reader, f *frame) []change { return []change{{Kind: "spin", N: cardOf(r, f.Self).N}} })
	one("pact", func(r *reader, f *frame) []change {
		return []change{{Kind: "draw", Seat: f.Owner}, {Kind: "draw", Seat: f.Owner}, {Kind: "draw", Seat: f.Owner}}
	})
	one("doom", func(r *reader, f *frame) []change {
		var out []change
		for _, id := range r.Zone(zField, engine.NoSeat) {
			out = append(out, change{Kind: "destroy", Obj: id, By: f.Self})
		}
		return out
	})
	one("hush", func(r *reader, f *frame) []change { // the card below it on the stack does not happen
		stack := r.Zone(zStack, engine.NoSeat)
		for i, id := range stack {
			if id == f.Self && i > 0 {
				return []change{{Kind: "discard", Obj: stack[i-1]}}
			}
		}
		return nil
	})
	g.Add("text.toast", engine.Run("window", func(r *reader, f *frame) []frame {
		return []frame{engine.WindowFrame("toast", f.Self, f.Owner, false)}
	}))
	g.Add("text.edict",
		engine.Exec("which", func(r *reader, f *frame) verdict {
			sa := engine.SeatAsk{Seat: aim(r, f).Seat(), Kind: "edict", Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1, About: engine.Obj(f.Self)}
			for _, id := range units(r, sa.Seat) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			if len(sa.Options) == 0 {
				return verdict{End: true}
			}
			sa.Default = engine.DefaultChoice(sa)
			return verdict{Ask: &engine.Ask{Join: engine.JoinAll, Seats: []engine.SeatAsk{sa}, Into: "unit"}}
		}),
		engine.Do("die", func(r *reader, f *frame) []change {
			if f.Reg1("unit") == "" { // who was to choose has left
				return nil
			}
			return []change{{Kind: "destroy", Obj: f.Reg1("unit").ID(), By: f.Self}}
		}),
	)
	g.Add("text.council",
		engine.Exec("vote", askVote),
		engine.Do("count", func(r *reader, f *frame) []change {
			yes := 0
			for _, g := range f.Got {
				if vals := g.Values(engine.ChoiceName); len(vals) == 1 && vals[0] == engine.Word("yes") {
					yes++
				}
			}
			return []change{engine.RecordEvent(engine.Event{Kind: "voted", Seat: f.Owner, Args: []engine.Arg{
				engine.A("yes", engine.Int(yes)), engine.A("of", engine.Int(len(f.Got)))}})}
		}),
	)
	g.Add("text.race",
		engine.Exec("claim", askRace),
		engine.Do("won", func(r *reader, f *frame) []change {
			for _, g := range f.Got {
				if g.Verb == "claim" {
					return []change{{Kind: "gold", Seat: g.Seat, N: 2}}
				}
			}
			return nil
		}),
	)
	addPeek(g)
	addDuel(g)
}

// aim is the first target that the pending card was declared with.
func aim(r *reader, f *frame) engine.Value {
	o, _ := r.Known(f.Self)
	if t := o.List("target"); len(t) > 0 {
		return t[0]
	}
	return ""
}

func askVote(r *reader, f *frame) verdict {
	ask := &engine.Ask{Join: engine.JoinAll}
	for _, s := range r.Alive() {
		sa := engine.SeatAsk{Seat: s, Kind: "vote", About: engine.Obj(f.Self), Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1, Due: engine.DueReaction, Final: true,
			Options: []engine.Option{{Key: engine.Word("no")}, {Key: engine.Word("yes")}}}
		sa.Default = engine.DefaultChoice(sa)
		ask.Seats = append(ask.Seats, sa)
	}
	return verdict{Ask: ask, Why: func(m engine.WrongChoice) *engine.Refusal {
		if m.Count() {
			return engine.Refuse("T-ONE", "TY-024")
		}
		return nil
	}}
}

func askRace(r *reader, f *frame) verdict {
	ask := &engine.Ask{Join: engine.JoinRanked}
	for _, s := range append(r.Opponents(f.Owner), f.Owner) {
		ask.Seats = append(ask.Seats, engine.SeatAsk{Seat: s, Kind: "race", About: engine.Obj(f.Self),
			Verbs: []string{"claim", engine.Pass}, Default: engine.Reply{Verb: engine.Pass}, Due: engine.DueReaction})
	}
	return verdict{Ask: ask}
}

// addPeek lets the owner look at the top card of the deck and keep it there or put it at the bottom.
func addPeek(g *engine.Ruleset) {
	g.Add("text.peek",
		engine.Do("look", func(r *reader, f *frame) []change { return []change{{Kind: "look", Seat: f.Owner, N: 1}} }),
		engine.Choose("bottom", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Max: 1}
			if deck := r.Zone(zDeck, f.Owner); len(deck) > 0 {
				sa.Options = []engine.Option{{Key: engine.Obj(deck[len(deck)-1])}}
			}
			return sa, nil
		}),
		engine.Do("put", func(r *reader, f *frame) []change {
			if f.Reg1("bottom") == "" {
				return []change{{Kind: "look", Seat: f.Owner, N: 0}}
			}
			return []change{{Kind: "sink", Obj: f.Reg1("bottom").ID()}}
		}),
	)
}

// addDuel lets everybody choose a play at the same time; they are carried out in seat order, and one may
// spoil the other.
func addDuel(g *engine.Ruleset) {
	g.Add("text.duel",
		engine.Exec("ask", func(r *reader, f *frame) verdict {
			ask := &engine.Ask{Join: engine.JoinAll}
			for _, s := range r.Alive() {
				ask.Seats = append(ask.Seats, engine.SeatAsk{Seat: s, Kind: "duel", About: engine.Obj(f.Self),
					Verbs: []string{"play", engine.Pass}, Default: engine.Reply{Verb: engine.Pass}, Due: engine.DueReaction})
			}
			return verdict{Ask: ask}
		}),
		engine.Exec("heard", func(r *reader, f *frame) verdict {
			var calls []frame
			for _, g := range f.Got {
				if g.Verb == "play" {
					calls = append(calls, r.Enter(g, "duel", engine.Obj(f.Self)))
				}
			}
			return verdict{Call: calls}
		}),
		engine.Do("told", func(r *reader, f *frame) []change {
			return []change{engine.RecordEvent(engine.Event{Kind: "dueled", Seat: f.Owner, Args: []engine.Arg{engine.A("ret", f.Ret...)}})}
		}),
	)
}
