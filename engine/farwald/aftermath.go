package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// ending are the last steps of every action: what it leaves to settle. They also run when its player has left.
func ending() []engine.Step {
	return []engine.Step{
		engine.Run("after", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			return r.Calls(engine.NewFrame(progAfter, engine.NoSeat))
		}),
		engine.Goto("done", engine.End),
		engine.Void(engine.Goto("void", "after")),
	}
}

// addAfter defines the program that settles what a completed action leaves behind: checks and triggered effects. Then
// it lets an Evocation that has just become able to defend join the shield. It runs at the end of every play,
// activation and unleash, nested ones too (FW-211, FW-180).
func addAfter(g *engine.Ruleset) {
	join := kit.Offer{Ask: "late", Heard: "answer", Kind: askJoin, No: verbDecline, Done: "late", Else: engine.End,
		Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
			u, ok := shieldedUnleash(r)
			if !ok {
				return engine.SeatAsk{}, false
			}
			f.About = u
			s := defendingSeat(r, u)
			return engine.SeatAsk{Seat: s, Round: len(unleashList(r, u, listDefenders)),
				Verbs: []string{verbJoin, verbDecline}, Due: dueFor(r, s)}, len(fresh(r, u)) > 0
		}}
	g.Add(progAfter, append(append([]engine.Step{kit.Settle("settle")}, join.Steps()...),
		engine.Do("offered", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			offered := append(unleashList(r, f.About, listOffered), engine.Objs(fresh(r, f.About))...)
			return []engine.Change{kit.SetList(f.About, listOffered, offered...)}
		}))...)
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
