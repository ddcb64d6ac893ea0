package tally

import "farpost/engine"

func addPrograms(g *engine.Ruleset, broken bool) {
	g.Add("match",
		engine.Exec("stakes", askStakes),
		engine.Do("staked", func(r *reader, f *frame) []change {
			out := []change{{Kind: engine.ChangeVar, Word: "turn", N: 1}}
			for _, got := range f.Got {
				for _, v := range got.Values(engine.ChoiceName) {
					out = append(out, change{Kind: "discard", Obj: v.ID(), Seat: got.Seat})
				}
			}
			return out
		}),
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
				return verdict{Do: []change{engine.SayEvent(engine.Event{Kind: "ended", Seat: f.Owner})}, Goto: engine.End}
			}
			return verdict{Call: []frame{r.Enter(f.Got[0], "idle", "")}}
		}),
		engine.Run("after", func(*reader, *frame) []frame { return []frame{engine.CheckFrame()} }),
		engine.Goto("again", "idle"),
	)
	g.Add("play",
		engine.Choose("card", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range r.Zone(zHand, f.Owner) {
				o := engine.Option{Key: engine.Obj(id)}
				if c := r.CardID(id); c == "rock" || c == "parry" {
					o.Refusal = engine.Refuse("G-HEAVY", "TA-1")
				}
				sa.Options = append(sa.Options, o)
			}
			return sa, nil
		}),
		engine.If("aimless", func(r *reader, f *frame) bool { return r.CardID(f.Reg1("card").ID()) == "moth" }, "declare"),
		engine.Choose("target", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, s := range r.Opponents(f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.SeatVal(s)})
			}
			return sa, nil
		}),
		engine.Do("declare", func(r *reader, f *frame) []change {
			return append([]change{{Kind: "declare", Obj: f.Reg1("card").ID(), Vals: f.Reg("target")}}, engine.SealMade(f, f.Reg1("card").ID())...)
		}),
		engine.Exec("window", func(r *reader, f *frame) verdict {
			f.About = f.Did[0].Arg("card")[0].ID()
			return verdict{Call: []frame{engine.WindowFrame("answer", f.About, f.Owner, false)}}
		}),
		engine.If("parried", func(r *reader, f *frame) bool { return !r.In(f.About, zStack) }, engine.End),
		engine.If("plain", func(r *reader, f *frame) bool { return r.CardID(f.About) != "comet" }, "resolve"),
		engine.Exec("boost", askBoost),
		engine.Calc("boosted", func(r *reader, f *frame) { f.Set("boost", engine.Word(f.Got[0].Verb)) }),
		engine.Exec("guard", askGuard),
		engine.Run("guarded", func(r *reader, f *frame) []frame {
			return []frame{r.Enter(f.Got[0], "guard", engine.Obj(f.About))}
		}),
		engine.Calc("shield", func(r *reader, f *frame) { f.Set("shield", f.Ret...) }),
		engine.Run("late", func(r *reader, f *frame) []frame {
			return []frame{engine.WindowFrame("late", f.About, f.Owner, false)}
		}),
		engine.If("late parried", func(r *reader, f *frame) bool { return !r.In(f.About, zStack) }, engine.End),
		engine.Do("resolve", resolve),
		engine.Void(engine.Do("away", func(r *reader, f *frame) []change { return []change{{Kind: "discard", Obj: f.About, Seat: f.Owner}} })),
	)
	g.Add("guard",
		engine.Choose("cards", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Max: 3, Ordered: true}
			for _, id := range r.Zone(zHand, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			return sa, nil
		}),
		engine.Do("guard", func(r *reader, f *frame) []change {
			var out []change
			for _, v := range f.Reg("cards") {
				out = append(out, change{Kind: "discard", Obj: v.ID(), Seat: f.Owner})
			}
			return append(out, engine.SayEvent(engine.Event{Kind: "guarded", Seat: f.Owner, Args: []engine.Arg{engine.A("n", engine.Int(len(out)))}}))
		}),
		engine.Exec("done", func(r *reader, f *frame) verdict { return verdict{End: true, Return: f.Reg("cards")} }),
	)
	g.Add("parry",
		engine.Choose("card", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range r.Zone(zHand, f.Owner) {
				if r.CardID(id) == "parry" {
					sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
				}
			}
			if len(sa.Options) == 0 {
				return sa, engine.Refuse("G-NOPARRY", "TA-2")
			}
			return sa, nil
		}),
		engine.Do("parried", func(r *reader, f *frame) []change {
			out := []change{{Kind: "discard", Obj: f.Reg1("card").ID(), Seat: f.Owner}}
			for _, id := range r.Zone(zStack, engine.NoSeat) {
				out = append(out, change{Kind: "discard", Obj: id, Seat: r.Ctrl(id)})
			}
			return out
		}),
	)
	g.Add("sort",
		engine.Choose("cards", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 2, Max: 3, Ordered: true}
			for _, id := range r.Zone(zHand, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			return sa, nil
		}),
		engine.Do("sunk", func(r *reader, f *frame) []change {
			out := []change{}
			for _, v := range f.Reg("cards") {
				out = append(out, change{Kind: "sink", Obj: v.ID(), Seat: f.Owner})
			}
			return append(out, engine.SayEvent(engine.Event{Kind: "sorted", Seat: f.Owner, Args: []engine.Arg{engine.A("n", engine.Int(len(out)))}}))
		}),
	)
	g.Add("dig",
		engine.Choose("card", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range r.Zone(zHand, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			for i := range r.Seats() {
				for _, id := range r.Zone(zGrave, engine.Seat(i)) {
					sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
				}
			}
			return sa, nil
		}),
		engine.Do("sunk", func(r *reader, f *frame) []change {
			return []change{{Kind: "sink", Obj: f.Reg1("card").ID(), Seat: f.Owner}}
		}),
	)
	g.Add("shout", engine.Do("shouted", func(r *reader, f *frame) []change {
		if broken {
			panic("shouting is broken")
		}
		return []change{engine.SayEvent(engine.Event{Kind: "shouted", Seat: f.Owner})}
	}))
	g.Add("concede", engine.Do("out", func(r *reader, f *frame) []change {
		return []change{{Kind: "defeat", Seat: f.Reg1("seat").Seat(), Word: "conceded"}}
	}), engine.Run("check", func(*reader, *frame) []frame { return []frame{engine.CheckFrame()} }))
	g.Add("draw", engine.Do("draw", func(*reader, *frame) []change {
		return []change{{Kind: engine.ChangeFinish, Word: "agreed"}}
	}))
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
	ask := &engine.Ask{Join: engine.JoinAny, Seats: []engine.SeatAsk{{Seat: f.Owner, Kind: "idle", About: engine.Indexed("turn", f.Owner, r.Var(vTurn)),
		Verbs: []string{"play", "sort", "dig", "end"}, Default: engine.Reply{Verb: "end"}, Due: engine.DueTurn}}}
	for _, s := range r.Opponents(f.Owner) {
		ask.Seats = append(ask.Seats, engine.SeatAsk{Seat: s, Kind: "interject", Verbs: []string{"shout"}, Standing: true})
	}
	return verdict{Ask: ask}
}

func resolve(r *reader, f *frame) []change {
	o, _ := r.Live(f.About)
	switch r.CardID(f.About) {
	case "comet":
		n := 3 - len(f.Reg("shield"))
		if f.Reg1("boost").Body() == "boost" {
			n++
		}
		return []change{{Kind: "life", Seat: o.List("target")[0].Seat(), N: -max(n, 0)}}
	case "spark":
		return []change{{Kind: "life", Seat: o.List("target")[0].Seat(), N: -1}}
	case "flare":
		return []change{{Kind: "life", Seat: o.List("target")[0].Seat(), N: -2}}
	}
	return []change{{Kind: "life", Seat: f.Owner, N: 1}}
}

// check takes out who has no life, and ends the match when one is left.
func check(r *reader) []change {
	var out []change
	for _, s := range r.Alive() {
		if r.SeatAttr(s, sLife) <= 0 {
			out = append(out, change{Kind: "defeat", Seat: s, Word: "life"})
		}
	}
	if alive := r.Alive(); len(out) == 0 && len(alive) == 1 {
		out = append(out, change{Kind: engine.ChangeFinish, Vals: []engine.Value{engine.SeatVal(alive[0])}, Word: "last"})
	}
	return out
}
