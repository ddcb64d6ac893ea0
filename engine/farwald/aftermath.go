package farwald

import (
	"slices"

	"farpost/engine"
)

func afterAction(r *engine.Reader, _ *engine.Frame) []engine.Frame {
	return r.Calls(engine.NewFrame(progAfter, engine.NoSeat))
}

// addAfter defines the program that settles what a completed action leaves behind: checks and triggered effects. Then
// it lets an Evocation that has just become able to defend join the shield. It runs at the end of every play,
// activation and unleash, nested ones too (FW-211, FW-180).
func addAfter(g *engine.Ruleset) {
	g.Add(progAfter,
		engine.Run("settle", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			return r.Calls(engine.CheckFrame(), engine.TriggersFrame())
		}),
		engine.Exec("late", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			u, ok := shieldedUnleash(r)
			if !ok {
				return engine.Verdict{End: true}
			}
			f.About = u
			if len(fresh(r, u)) == 0 {
				return engine.Verdict{End: true}
			}
			s := defendingSeat(r, u)
			return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: s, Kind: askJoin,
				Round: len(unleashList(r, u, listDefenders)), About: engine.Obj(u),
				Verbs:   []string{verbJoin, verbDecline},
				Default: engine.Reply{Verb: verbDecline}, Due: dueFor(r, s)}, "")}
		}),
		engine.Exec("answer", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Got) > 0 && f.Got[0].Verb == verbJoin {
				return engine.Verdict{Call: []engine.Frame{r.Enter(f.Got[0], askJoin, engine.Obj(f.About))},
					Goto: "late"}
			}
			offered := append(unleashList(r, f.About, listOffered), engine.Objs(fresh(r, f.About))...)
			return engine.Verdict{Do: []engine.Change{{Kind: chSetList, Obj: f.About, Word: listOffered,
				Vals: offered}}}
		}))
}

// shieldedUnleash returns the unleash in whose window W5 this happens; ok is false outside of W5.
func shieldedUnleash(r *engine.Reader) (engine.ObjID, bool) {
	f, ok := r.Running(progUnleash)
	if !ok || isGone(r, &f) {
		return engine.ObjID{}, false
	}
	return f.About, len(unleashList(r, f.About, listDefenders)) > 0
}

// fresh lists the late defenders that nobody has been asked about yet.
func fresh(f facts, unleash engine.ObjID) []engine.ObjID {
	offered := engine.IDs(unleashList(f, unleash, listOffered))
	var out []engine.ObjID
	for _, id := range lateDefenders(f, unleash) {
		if !slices.Contains(offered, id) {
			out = append(out, id)
		}
	}
	return out
}
