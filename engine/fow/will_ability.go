package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// addWillAbility defines will abilities: each rests its card at once, without the chase (FO-062).
func addWillAbility(g *engine.Ruleset) {
	g.Add(progWill,
		engine.ChooseWhy(qSource, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			makers := slices.DeleteFunc(inPlay(r), func(id engine.ObjID) bool {
				return r.Ctrl(id) != f.Owner || len(produces(r, id)) == 0
			})
			return kit.One(f, qSource, makers, func(id engine.ObjID) *engine.Refusal {
				return cannotProduce(r, id, f.Owner)
			})
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			return kit.WrongValue(m, cannotProduce(r, m.Val.ID(), f.Owner))
		}),
		engine.Exec("which", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if of := produces(r, f.Reg1(qSource).ID()); len(of) == 1 && !kit.Chosen(f, qAttribute) {
				f.Set(qAttribute, engine.Word(string(of[0])))
				return engine.Verdict{Goto: "produce"}
			}
			return engine.Verdict{}
		}),
		engine.ChooseWhy(qAttribute, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, a := range produces(r, f.Reg1(qSource).ID()) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Word(string(a))})
			}
			return sa, nil
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			card := cardVal(r, f.Reg1(qSource).ID())
			return kit.WrongValue(m, engine.Refuse("E-ATTRIBUTE", "FO-061", engine.A("card", card),
				engine.A("attribute", m.Val)))
		}),
		engine.Do("produce", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id := f.Reg1(qSource).ID()
			return []engine.Change{{Kind: chRest, Seat: f.Owner, Obj: id},
				{Kind: chWill, Seat: f.Owner, Obj: id, Word: f.Reg1(qAttribute).Body()}}
		}))
}
