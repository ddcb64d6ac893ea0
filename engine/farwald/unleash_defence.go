package farwald

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// addDefence is section 4.18: the declaration of defenders, and late ones.
func addDefence(g *engine.Ruleset) {
	g.Add(progDefend,
		engine.ChooseWhy(qDefenders, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			can := canDefend(r, f.Reg1("of").ID())
			return engine.SeatAsk{Max: len(can), Ordered: true,
				Options: engine.OptionsOf(controlled(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
					return cannotDefend(r, id, can)
				})}, nil
		}, notMine),
		engine.Do("defend", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return defend(r, f.Owner, f.Reg1("of").ID(), f.Reg(qDefenders))
		}))
	g.Add(progJoin,
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			can := lateDefenders(r, f.Reg1("of").ID())
			sa, _ := kit.One(f, qCard, controlled(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
				if slices.Contains(can, id) {
					return nil
				}
				return cmp.Or(cannotFight(r, id), engine.Refuse("M-LATEDEF", "FW-180"))
			})
			sa.Kind = qDefenders
			return sa, nil
		}, notMine),
		engine.Do("join", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id, about := f.Reg1(qCard), f.Reg1("of").ID()
			order := unleashList(r, about, listDefenders)
			return engine.Must([]engine.Change{{Kind: chExploit, Seat: f.Owner, Obj: id.ID(), Word: wordQuiet},
				kit.SetList(about, listDefenders, append(order[:len(order):len(order)], id)...),
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
	return engine.Must(append(todo, kit.SetList(unleash, listDefenders, chosen...),
		kit.SetList(unleash, listSince, engine.Int(r.Var(vClock))),
		engine.Tell("defended", s, engine.A("cards", cards(r, engine.IDs(chosen))...), engine.A("objs", chosen...))))
}

// defence is the decision D-DEF. Who has nobody able to defend is not asked: that is public.
var defence = kit.Offer{Ask: "defence", Heard: "defended", Kind: askDefence, Else: "assign",
	Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
		s := defendingSeat(r, f.About)
		return engine.SeatAsk{Seat: s, Verbs: []string{verbDefend}, Due: dueFor(r, s),
			Default: engine.Reply{Verb: verbDefend, Answers: []engine.Answer{{Name: qDefenders}}},
		}, len(canDefend(r, f.About)) > 0
	}}
