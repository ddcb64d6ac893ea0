package tally

import "farpost/engine"

// addPrograms adds the programs. If broken, one of them panics, as a faulty ruleset would.
func addPrograms(g *engine.Ruleset, broken bool) {
	addTurn(g)
	addPlay(g)
	addGuard(g)
	addHand(g)
	addSeats(g, broken)
}

// addTurn adds the match and its turns.
func addTurn(g *engine.Ruleset) {
	g.Add("match",
		engine.Exec("stakes", askStakes),
		engine.Do("staked", func(r *reader, f *frame) []change {
			out := []change{}
			for _, got := range f.Got {
				for _, v := range got.Values(engine.ChoiceName) {
					out = append(out, change{Kind: "discard", Obj: v.ID(), Seat: got.Seat})
				}
			}
			return out
		}),
		engine.Run("toll", toll),
		engine.Do("begin", func(r *reader, f *frame) []change {
			return []change{{Kind: engine.ChangeVar, Word: "turn", N: 1}}
		}),
		engine.Run("toll again", toll),
		engine.Run("turn", func(r *reader, f *frame) []frame {
			return []frame{engine.NewFrame("turn", engine.Seat(r.Var(vActive)))}
		}),
		engine.Do("next", func(r *reader, f *frame) []change { return []change{{Kind: "next"}} }),
		engine.Goto("again", "turn"),
	)
	g.Add("turn",
		engine.Exec("idle", askIdle),
		engine.Exec("heard", func(r *reader, f *frame) verdict {
			if f.Got[0].Verb == "end" {
				return verdict{Do: []change{engine.RecordEvent(engine.Event{Kind: "ended", Seat: f.Owner})},
					Goto: engine.End}
			}
			return verdict{Call: []frame{r.Enter(f.Got[0], "idle", "")}}
		}),
		engine.Run("after", func(*reader, *frame) []frame { return []frame{engine.CheckFrame()} }),
		engine.Goto("again", "idle"),
	)
}

// addSeats adds what concerns seats and no card: shouting out of turn, conceding, the agreed draw.
func addSeats(g *engine.Ruleset, broken bool) {
	g.Add("shout", engine.Do("shouted", func(r *reader, f *frame) []change {
		if broken {
			panic("shouting is broken")
		}
		return []change{engine.RecordEvent(engine.Event{Kind: "shouted", Seat: f.Owner})}
	}))
	g.Add("concede", engine.Do("out", func(r *reader, f *frame) []change {
		return []change{{Kind: "defeat", Seat: f.Reg1("seat").Seat(), Word: "conceded"}}
	}), engine.Run("check", func(*reader, *frame) []frame { return []frame{engine.CheckFrame()} }))
	g.Add("draw", engine.Do("draw", func(*reader, *frame) []change {
		return []change{{Kind: engine.ChangeFinish, Word: "agreed"}}
	}))
}

// toll opens a window for everybody if a bell was staked.
func toll(r *reader, _ *frame) []frame {
	for i := range r.Seats() {
		for _, id := range r.Zone(zGrave, engine.Seat(i)) {
			if r.CardID(id) == "bell" {
				return []frame{engine.WindowFrame("answer", engine.ObjID{}, engine.NoSeat, true)}
			}
		}
	}
	return nil
}

// askStakes asks everybody at once, in secret, for a card to lose.
func askStakes(r *reader, f *frame) verdict {
	ask := &engine.Ask{Join: engine.JoinAll}
	for _, s := range r.Alive() {
		sa := engine.SeatAsk{Seat: s, Kind: "stake", Verbs: []string{engine.VerbChoose}, Max: 1, Due: engine.DueSetup}
		for _, id := range r.Zone(zHand, s) {
			sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
		}
		sa.Default = engine.DefaultChoice(sa)
		ask.Seats = append(ask.Seats, sa)
	}
	return verdict{Ask: ask}
}

// askIdle asks the active seat what to do; the others may shout meanwhile.
func askIdle(r *reader, f *frame) verdict {
	ask := &engine.Ask{Join: engine.JoinAny, Seats: []engine.SeatAsk{{Seat: f.Owner, Kind: "idle",
		About: engine.Indexed("turn", f.Owner, r.Var(vTurn)),
		Verbs: []string{"play", "sort", "dig", "end"}, Default: engine.Reply{Verb: "end"}, Due: engine.DueTurn}}}
	for _, s := range r.Opponents(f.Owner) {
		ask.Seats = append(ask.Seats, engine.SeatAsk{Seat: s, Kind: "interject", Verbs: []string{"shout"},
			Optional: true})
	}
	return verdict{Ask: ask}
}

// check takes out the seats without life, and ends the match when one is left.
func check(r *reader) []change {
	var out []change
	for _, s := range r.Alive() {
		if r.SeatAttr(s, sLife) <= 0 {
			out = append(out, change{Kind: "defeat", Seat: s, Word: "life"})
		}
	}
	if alive := r.Alive(); len(out) == 0 && len(alive) == 1 {
		out = append(out, change{Kind: engine.ChangeFinish, Vals: []engine.Value{engine.SeatVal(alive[0])},
			Word: "last"})
	}
	return out
}
