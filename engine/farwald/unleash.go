package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// addUnleash is section 4.17: declare and exploit, W4, defence, W5, assign.
func addUnleash(g *engine.Ruleset) {
	g.Add(progUnleash, slices.Concat([]engine.Step{
		engine.ChooseWhy(qAttackers, attackers, notMine),
		engine.ChooseWhy(qUnleashTarget, unleashTargets,
			func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
				if m.Count() {
					return nil
				}
				return engine.Refuse("M-UNTARGET", "FW-165", engine.A("target", r.PublicName(m.Val)))
			}),
		engine.Choose(qHold, askHold),
		engine.Do("declare", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			todo := []engine.Change{{Kind: chUnleash, Seat: f.Owner, Vals: f.Reg(qAttackers),
				To: f.Reg1(qUnleashTarget)}}
			for _, id := range engine.IDs(f.Reg(qAttackers)) {
				todo = append(todo, engine.Change{Kind: chExploit, Seat: f.Owner, Obj: id, Word: wordQuiet})
			}
			return engine.Must(todo)
		}),
		engine.If("undone", func(r *engine.Reader, f *engine.Frame) bool { return !f.OK }, "after"),
		engine.Do("declared", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			f.About = topPending(r)
			total := 0
			for _, id := range engine.IDs(f.Reg(qAttackers)) {
				total += r.Stat(id, tDesEn)
			}
			return append(engine.SealMade(f, f.About), engine.Tell("unleashed", f.Owner,
				engine.A("cards", cards(r, engine.IDs(f.Reg(qAttackers)))...), engine.A("objs", f.Reg(qAttackers)...),
				engine.A("target", shown(r, f.Reg1(qUnleashTarget))), engine.N("n", total)))
		}),
		engine.Run("w4", windowAbout(askW4)),
	}, defence.Steps(), []engine.Step{
		engine.Run("w5", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			if len(unleashList(r, f.About, listDefenders)) == 0 {
				return nil
			}
			return []engine.Frame{engine.WindowFrame(askW5, f.About, defendingSeat(r, f.About), false)}
		}),
		engine.Do("assign", assign),
		engine.Calc("assigned", func(r *engine.Reader, f *engine.Frame) { f.Set("shattered", spoils(f.Did)...) }),
		kit.Check("checked"),
		engine.Do("shattering", shatterings),
		kit.About("away", chLose),
	}, ending())...)
}

// attackers lists the seat's positioned cards, each with the reason why it cannot unleash.
func attackers(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Ordered: true}
	sa.Options = listed(engine.OptionsOf(controlled(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
		no := cannotFight(r, id)
		if no == nil && r.Stat(id, tDesEn) < 1 {
			no = engine.Refuse("M-DESEN0", "FW-163", engine.A("card", cardVal(r, id)))
		}
		if no == nil {
			sa.Max++
		}
		return no
	}))
	sa.Max = max(sa.Max, 1)
	return sa, nil
}

// unleashTargets lists what may be attacked: opposing Crystals, Evocations and Frangible cards (FW-165).
func unleashTargets(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	chosen, given := f.Answered(qUnleashTarget)
	for _, s := range r.Opponents(f.Owner) {
		for i := range crystals {
			var no *engine.Refusal
			if fragmentsOf(r, s, i) == 0 && (!given || slices.Contains(chosen, crystalVal(s, i))) {
				no = crystalDestroyedRefusal(crystalVal(s, i), "FW-165")
			}
			sa.Options = append(sa.Options, engine.Option{Key: crystalVal(s, i), Refusal: no})
		}
		for id := range controls(r, s) {
			if shatterable(r, id) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
		}
	}
	return sa, nil
}
