package fow

import (
	"slices"

	"farpost/engine"
)

const progPrevent = "prevent"

// prevention is an effect that prevents damage of one change of a batch.
type prevention struct {
	source engine.Value // "effect:<stamp>" or the card whose static it is
	card   engine.Value // for people
	n      int          // -1 for all
	effect int64        // stamp of an effect that is used up
}

// preventions lists what prevents a change that deals damage, those of used sources apart (FO-160).
func preventions(f facts, c engine.Change, at int, used []engine.Value) []prevention {
	if c.Kind != chDamage || c.N <= 0 {
		return nil
	}
	on := c.To
	if on == "" {
		on = engine.Obj(c.Obj)
	}
	var out []prevention
	add := func(p prevention) {
		if p.source = engine.Value(string(p.source) + "/" + engine.Int(at).Body()); !slices.Contains(used, p.source) {
			out = append(out, p)
		}
	}
	for _, e := range f.Effects() {
		if e.Kind == effPrevent && slices.Contains(e.On, on) {
			add(prevention{engine.Value("prevent:" + engine.Int(int(e.Stamp)).Body()), shown(f, e.Source), e.N, e.Stamp})
		}
	}
	if c.To == "" {
		eachStatic(f, func(src engine.ObjID, st *Static) {
			if st.Prevent > 0 && src == c.Obj {
				add(prevention{engine.Value("static:" + src.String()), cardVal(f, src), st.Prevent, 0})
			}
		})
	}
	return out
}

// replacements is Ruleset.Replace: one program for all that prevents damage of the batch, so that the affected
// player can choose the order (FO-163).
func replacements(r *engine.Reader, batch []engine.Change, used []engine.Value) []engine.Replacement {
	if slices.Contains(used, sourcePrevent) {
		return nil
	}
	f := factsOf(r)
	for i, c := range batch {
		if len(preventions(f, c, i, nil)) > 0 {
			return []engine.Replacement{{Source: sourcePrevent, Frame: engine.NewFrame(progPrevent, engine.NoSeat)}}
		}
	}
	return nil
}

var sourcePrevent = engine.Word("prevention")

// addPrevent rewrites a batch: damage after damage, prevention after prevention, each at most once for each.
func addPrevent(g *engine.Ruleset) {
	g.Add(progPrevent,
		engine.Exec("next", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			fs := factsOf(r)
			for i, c := range f.Batch {
				ps := open(fs, f, i, c)
				if len(ps) == 0 {
					continue
				}
				f.Set("at", engine.Int(i))
				if len(ps) == 1 {
					f.Set("which", ps[0].source)
					return engine.Verdict{Goto: "apply"}
				}
				return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "which", Seats: []engine.SeatAsk{askOrder(fs, f, c, ps)}}}
			}
			return engine.Verdict{End: true, Batch: f.Batch}
		}),
		engine.Exec("apply", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			fs, i := factsOf(r), f.Reg1("at").Num()
			batch := slices.Clone(f.Batch)
			for _, p := range open(fs, f, i, batch[i]) {
				if p.source != f.Reg1("which") {
					continue
				}
				n := min(batch[i].N, p.n-taken(f, p))
				if p.n < 0 {
					n = batch[i].N
				}
				batch[i].N -= n
				if p.effect > 0 && p.n >= 0 {
					batch = append(batch, engine.Change{Kind: chUsed, N: n, Vals: []engine.Value{engine.Int(int(p.effect))}})
				}
				on := batch[i].To
				if on == "" {
					on = shown(fs, engine.Obj(batch[i].Obj))
				}
				batch = append(batch, engine.SayEvent(engine.Event{Kind: evPrevented, Seat: engine.NoSeat, Args: []engine.Arg{
					engine.A("n", engine.Int(n)), engine.A("on", on), engine.A("source", p.card)}}))
				break
			}
			f.Batch = batch
			f.Set("used", append(slices.Clone(f.Reg("used")), f.Reg1("which"))...)
			return engine.Verdict{Goto: "next"}
		}))
}

// taken is how much of a limited prevention earlier damage of the batch has used.
func taken(f *engine.Frame, p prevention) int {
	n := 0
	for _, c := range f.Batch {
		if c.Kind == chUsed && p.effect > 0 && int64(c.Vals[0].Num()) == p.effect {
			n += c.N
		}
	}
	return n
}

// open lists the preventions that still have something to prevent of a change.
func open(fs facts, f *engine.Frame, i int, c engine.Change) []prevention {
	return slices.DeleteFunc(preventions(fs, c, i, f.Reg("used")), func(p prevention) bool {
		return p.n >= 0 && p.n <= taken(f, p)
	})
}

// askOrder asks the affected player which prevention applies next.
func askOrder(fs facts, f *engine.Frame, c engine.Change, ps []prevention) engine.SeatAsk {
	s := c.To.Seat()
	if c.To == "" {
		s = fs.Ctrl(c.Obj)
	}
	sa := engine.SeatAsk{Seat: s, Kind: askReplace, Round: len(f.Reg("used")), Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1, Due: dueFor(fs, s)}
	for _, p := range ps {
		sa.Options = append(sa.Options, engine.Option{Key: p.source, Label: engine.Say(askReplace, engine.A("card", p.card))})
	}
	sa.Default = engine.DefaultChoice(sa)
	return sa
}
