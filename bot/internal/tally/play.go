package tally

import "farpost/engine"

// addPlay adds the play of a card: its target, its windows, the boost and the guard of a comet.
func addPlay(g *engine.Ruleset) {
	g.Add("play",
		engine.Choose("card", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range r.Zone(zHand, f.Owner) {
				o := engine.Option{Key: engine.Obj(id)}
				if c := r.CardID(id); c == "rock" || c == "parry" || c == "wisp" {
					o.Refusal = engine.Refuse("G-HEAVY", "TA-1")
				} else if c == "lid" {
					o.Refusal = engine.Refuse("G-LID", "TA-1")
				}
				sa.Options = append(sa.Options, o)
			}
			return sa, nil
		}),
		engine.If("aimless", func(r *reader, f *frame) bool {
			c := r.CardID(f.Reg1("card").ID())
			return c == "moth" || c == "bell"
		}, "declare"),
		engine.Choose("target", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, s := range r.Opponents(f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.SeatVal(s)})
			}
			if r.CardID(f.Reg1("card").ID()) != "comet" {
				sa.Options = append(sa.Options, engine.Option{Key: engine.SeatVal(f.Owner)})
			}
			return sa, nil
		}),
		engine.Do("declare", func(r *reader, f *frame) []change {
			return append([]change{{Kind: "declare", Obj: f.Reg1("card").ID(), Vals: f.Reg("target")}},
				engine.SealMade(f, f.Reg1("card").ID())...)
		}),
		engine.Exec("window", func(r *reader, f *frame) verdict {
			f.About = f.Did[0].Arg("card")[0].ID()
			return verdict{Call: []frame{engine.WindowFrame("answer", f.About, f.Owner, false)}}
		}),
		engine.If("parried", func(r *reader, f *frame) bool { return !r.In(f.About, zStack) }, engine.End),
		engine.If("quiet", func(r *reader, f *frame) bool { return r.CardID(f.About) != "bell" }, "plain"),
		engine.Run("ring", func(_ *reader, f *frame) []frame {
			return []frame{engine.WindowFrame("answer", f.About, f.Owner, true)}
		}),
		engine.If("heard", func(r *reader, f *frame) bool { return !r.In(f.About, zStack) }, engine.End),
		engine.If("harmless", func(r *reader, f *frame) bool { return r.SeatAttr(f.Owner, sLife) > 1 }, "ring"),
		engine.Do("fatal", func(r *reader, f *frame) []change {
			return []change{{Kind: "life", Seat: f.Owner, N: -1}}
		}),
		engine.Run("check", func(*reader, *frame) []frame { return []frame{engine.CheckFrame()} }),
		engine.Goto("again", "ring"),
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
		engine.Void(engine.Do("away", func(r *reader, f *frame) []change {
			return []change{{Kind: "discard", Obj: f.About, Seat: f.Owner}}
		})),
	)
}

// addGuard adds the answers to a card: a guard of cards from the hand, and a parry in a window.
func addGuard(g *engine.Ruleset) {
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
			return append(out, engine.RecordEvent(engine.Event{Kind: "guarded", Seat: f.Owner,
				Args: []engine.Arg{engine.A("n", engine.Int(len(out)))}}))
		}),
		engine.Exec("done", func(r *reader, f *frame) verdict { return verdict{End: true, Return: f.Reg("cards")} }),
	)
	g.Add("parry",
		engine.Choose("card", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range r.Zone(zHand, f.Owner) {
				if c := r.CardID(id); c == "parry" || c == "wisp" {
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
}

// resolve returns what a card does that was not parried.
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
