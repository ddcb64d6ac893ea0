package toy

import (
	"slices"

	"farpost/engine"
)

type (
	reader  = engine.Reader
	frame   = engine.Frame
	change  = engine.Change
	verdict = engine.Verdict
)

func addTurn(g *engine.Ruleset, leak string) {
	g.AddQueue(engine.Queue{Kind: "idle", Stops: func(e engine.Event) string {
		if e.Kind == "drew" {
			return engine.QueueNews
		}
		return ""
	}})
	g.Add("match",
		engine.Exec("stakes", askStakes),
		engine.Do("staked", staked),
		engine.Run("turn", func(r *reader, f *frame) []frame {
			return []frame{engine.NewFrame("turn", engine.Seat(r.Var(vActive)))}
		}),
		engine.Do("next", func(r *reader, f *frame) []change { return []change{{Kind: "next"}} }),
		engine.Goto("again", "turn"),
	)
	g.Add("turn",
		engine.Do("begin", func(r *reader, f *frame) []change {
			return []change{{Kind: "gold", Seat: f.Owner, N: 2}, {Kind: "draw", Seat: f.Owner}}
		}),
		engine.Run("first", after),
		engine.Exec("idle", func(r *reader, f *frame) verdict { return askIdle(r, f, leak) }),
		engine.Exec("heard", func(r *reader, f *frame) verdict {
			if f.Got[0].Verb == "end" {
				return verdict{Goto: "close"}
			}
			return verdict{Call: []frame{r.Enter(f.Got[0], "idle", turnVal(r))}, Goto: "after"}
		}),
		engine.Run("after", after),
		engine.Goto("again", "idle"),
		engine.Do("close", func(r *reader, f *frame) []change {
			return []change{engine.RecordEvent(engine.Event{Kind: "closed", Seat: f.Owner})}
		}),
		engine.Goto("done", engine.End),
		engine.Void(engine.Do("left", func(r *reader, f *frame) []change {
			out := []change{engine.RecordEvent(engine.Event{Kind: "left", Seat: f.Owner})}
			for _, s := range r.Alive() { // of grief
				out = append(out, change{Kind: "life", Seat: s, N: -1})
			}
			return out
		})),
	)
	g.Add("shout",
		engine.Choose("at", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			if r.SeatAttr(f.Owner, sGold) < 1 {
				return engine.SeatAsk{}, engine.Refuse("T-GOLD", "TY-020")
			}
			sa := engine.SeatAsk{Max: 1}
			for _, s := range r.Opponents(f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.SeatVal(s)})
			}
			return sa, nil
		}),
		engine.Do("shouted", func(r *reader, f *frame) []change {
			return []change{{Kind: "gold", Seat: f.Owner, N: -1, Must: true},
				engine.RecordEvent(engine.Event{Kind: "shouted", Seat: f.Owner, Args: []engine.Arg{engine.A("at", f.Reg("at")...)}})}
		}),
	)
	g.Add("cheer",
		engine.Choose("how", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Min: 1, Max: 1, Options: []engine.Option{{Key: engine.Word("loud")}, {Key: engine.Word("soft")}}}, nil
		}),
		engine.Do("cheered", func(r *reader, f *frame) []change {
			ends := change{Kind: engine.ChangeUnseal, To: turnVal(r)} // a soft one leaves what is marked to keep
			if f.Reg1("how") == engine.Word("soft") {
				ends.N = 1
			}
			return []change{ends, engine.RecordEvent(engine.Event{Kind: "cheered", Seat: f.Owner, Args: []engine.Arg{engine.A("how", f.Reg("how")...)}})}
		}),
	)
	g.Add("concede", leave("conceded"))
	g.Add("draw", engine.Do("draw", func(*reader, *frame) []change {
		return []change{{Kind: engine.ChangeFinish, Word: "agreed"}}
	}))
}

// leave takes the seat of the register "seat" out.
func leave(why string) engine.Step {
	return engine.Exec("out", func(r *reader, f *frame) verdict {
		if r.Out(f.Reg1("seat").Seat()) {
			return verdict{Call: []frame{engine.CheckFrame()}, End: true}
		}
		return verdict{Do: []change{{Kind: "defeat", Seat: f.Reg1("seat").Seat(), Word: why}}, Goto: "out"}
	})
}

func after(*reader, *frame) []frame {
	return []frame{engine.CheckFrame(), engine.TriggersFrame(), engine.CheckFrame()}
}

func turnVal(r *reader) engine.Value { return engine.Indexed("turn", 0, r.Var(vTurn)) }

// askStakes asks everybody at once, in secret, for a card of the hand to lose.
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

// staked reveals all stakes at once; who staked most begins.
func staked(r *reader, f *frame) []change {
	var out []change
	first, most := 0, -1
	for _, g := range f.Got {
		for _, v := range g.Values(engine.ChoiceName) {
			out = append(out, change{Kind: "discard", Obj: v.ID()})
			if c := cardOf(r, v.ID()).Cost; c > most {
				first, most = int(g.Seat), c
			}
		}
	}
	return append(out, change{Kind: engine.ChangeVar, Word: "active", N: first}, change{Kind: engine.ChangeVar, Word: "turn", N: 1})
}

// askIdle asks the active seat what to do; the others may interject meanwhile.
func askIdle(r *reader, f *frame, leak string) verdict {
	ask := &engine.Ask{Join: engine.JoinAny, Seats: []engine.SeatAsk{{Seat: f.Owner, Kind: "idle", About: turnVal(r),
		Verbs: []string{"end", "play", "chase", "storm"}, Default: engine.Reply{Verb: "end"}, Due: engine.DueTurn}}}
	if leak == FaultAgain {
		ask.Seats[0].Round = f.Reg1("round").Num()
		f.Set("round", engine.Int(ask.Seats[0].Round+1))
	}
	if leak == LeakDue && holdsQuick(r, f.Owner) {
		ask.Seats[0].Due = engine.DueReaction
	}
	for _, s := range r.Opponents(f.Owner) {
		if leak == LeakAsked && !holdsQuick(r, s) {
			continue
		}
		ask.Seats = append(ask.Seats, engine.SeatAsk{Seat: s, Kind: "interject", About: turnVal(r), Verbs: []string{"shout"}, Optional: true})
	}
	return verdict{Ask: ask}
}

// holdsQuick is what a leak gives away.
func holdsQuick(r *reader, s engine.Seat) bool {
	return slices.ContainsFunc(r.Zone(zHand, s), func(id engine.ObjID) bool { return cardOf(r, id).Type == "quick" })
}
