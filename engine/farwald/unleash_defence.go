package farwald

import (
	"slices"

	"farpost/engine"
)

// addDefence is section 4.18: the declaration of defenders, and late ones.
func addDefence(g *engine.Ruleset) {
	g.Add(progDefend,
		engine.ChooseWhy(qDefenders, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			can := canDefend(r, f.Reg1("of").ID())
			sa := engine.SeatAsk{Max: len(can), Ordered: true}
			for id := range controls(r, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id), Refusal: cannotDefend(r, id, can)})
			}
			return sa, nil
		}, notMine),
		engine.Do("defend", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return defend(r, f.Owner, f.Reg1("of").ID(), f.Reg(qDefenders))
		}))
	g.Add(progJoin,
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			can := lateDefenders(r, f.Reg1("of").ID())
			sa := engine.SeatAsk{Kind: qDefenders, Min: 1, Max: 1}
			for id := range controls(r, f.Owner) {
				var no *engine.Refusal
				if !slices.Contains(can, id) {
					if no = cannotFight(r, id); no == nil {
						no = engine.Refuse("M-LATEDEF", "FW-180")
					}
				}
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id), Refusal: no})
			}
			return sa, nil
		}, notMine),
		engine.Do("join", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id, about := f.Reg1(qCard), f.Reg1("of").ID()
			order := unleashList(r, about, listDefenders)
			return engine.Must([]engine.Change{{Kind: chExploit, Seat: f.Owner, Obj: id.ID(), Word: wordQuiet},
				{Kind: chSetList, Obj: about, Word: listDefenders, Vals: append(order[:len(order):len(order)], id)},
				engine.Tell("joined", f.Owner, engine.A("card", cardVal(r, id.ID())), engine.A("obj", id))})
		}))
}

// defend exploits the chosen defenders and sets their order, or tells that there are none (FW-174 to FW-176).
func defend(r *engine.Reader, s engine.Seat, unleash engine.ObjID, chosen []engine.Value) []engine.Change {
	if len(chosen) == 0 {
		return []engine.Change{engine.Tell("undefended", s)}
	}
	var todo []engine.Change
	for _, id := range engine.IDs(chosen) {
		todo = append(todo, engine.Change{Kind: chExploit, Seat: s, Obj: id, Word: wordQuiet})
	}
	return engine.Must(append(todo, engine.Change{Kind: chSetList, Obj: unleash, Word: listDefenders, Vals: chosen},
		engine.Change{Kind: chSetList, Obj: unleash, Word: listSince, Vals: []engine.Value{engine.Int(r.Var(vClock))}},
		engine.Tell("defended", s, engine.A("cards", cards(r, engine.IDs(chosen))...), engine.A("objs", chosen...))))
}

// askDefenders is the decision D-DEF. Who has nobody able to defend is not asked: that is public.
func askDefenders(r *engine.Reader, f *engine.Frame) engine.Verdict {
	if len(canDefend(r, f.About)) == 0 {
		return engine.Verdict{Goto: "assign"}
	}
	s := defendingSeat(r, f.About)
	return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: s, Kind: askDefence,
		About: engine.Obj(f.About), Verbs: []string{verbDefend}, Due: dueFor(r, s),
		Default: engine.Reply{Verb: verbDefend, Answers: []engine.Answer{{Name: qDefenders}}}}, "")}
}
