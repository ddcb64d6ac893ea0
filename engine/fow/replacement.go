package fow

import (
	"math"
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// rewrite is one thing that replaces, or prevents, a change of a batch (FO-160, FO-163).
type rewrite struct {
	source engine.Value // names it in the question, and that it was applied to that change
	card   engine.Value // for people
	asked  engine.Seat  // who chooses when there are several
	n      int          // of a prevention: how much
	effect int64        // stamp of a prevention that is used up, 0 for others
	plain  bool         // of an increase: it adds a number, so the order of several does not matter
	// to gives what comes in place of the change; the first one takes its place.
	to func(engine.Change) []engine.Change
}

// rewrites lists what can replace a change; used sources are left out. Damage is first increased, in the order of
// its source's controller, then prevented, in the order of the affected player.
func rewrites(f facts, c engine.Change, at int, used []engine.Value) []rewrite {
	var out []rewrite
	add := func(x rewrite) {
		if x.source = engine.Value(string(x.source) + "/" + engine.Int(at).Body()); !slices.Contains(used, x.source) {
			out = append(out, x)
		}
	}
	switch {
	case c.Kind == chDamage && c.N > 0:
		increases(f, c, add)
		if len(out) == 0 {
			preventions(f, c, add)
		}
	case c.Kind == chDestroy:
		saves(f, c, add)
	}
	return out
}

// increases lists the continuous abilities that increase damage of some sources.
func increases(f facts, c engine.Change, add func(rewrite)) {
	asked := c.Seat
	if asked == engine.NoSeat {
		asked = f.Ctrl(c.By)
	}
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		if m := st.MoreDamage; m != nil && fits(&m.Filter, f, c.By, src, f.Ctrl(src)) {
			add(rewrite{source: engine.Value("more:" + src.String()), card: cardVal(f, src), asked: asked,
				plain: !m.Double, to: func(c engine.Change) []engine.Change {
					was := c.N
					if c.N += m.N; m.Double {
						c.N = 2 * was
					}
					return []engine.Change{c, engine.Tell("more", engine.NoSeat, engine.N("n", c.N),
						engine.A("source", cardVal(f, src)))}
				}})
		}
	})
}

// preventions lists what prevents damage.
func preventions(f facts, c engine.Change, add func(rewrite)) {
	on, asked := c.To, c.To.Seat()
	if on == "" {
		on, asked = engine.Obj(c.Obj), f.Ctrl(c.Obj)
	}
	for _, e := range f.Effects() {
		if e.Kind == effPrevent && slices.Contains(e.On, on) {
			x := rewrite{source: engine.Value("prevent:" + engine.Int(int(e.Stamp)).Body()), card: shown(f, e.Source),
				asked: asked, n: e.N, effect: e.Stamp}
			if e.N == preventAll {
				x.n, x.effect = math.MaxInt, 0
			}
			add(x)
		}
	}
	if c.To == "" {
		eachStatic(f, func(src engine.ObjID, st *language.Static) {
			if st.Prevent > 0 && src == c.Obj {
				add(rewrite{source: engine.Value("static:" + src.String()), card: cardVal(f, src), asked: asked,
					n: st.Prevent})
			}
		})
	}
}

// saves lists what can happen in place of a destruction: [Imperishable] (FO-199), and continuous abilities that save
// a card. It lists nothing for a card that cannot be destroyed. No effect takes a J-ruler away (FO-172), so none
// saves it in that way.
func saves(f facts, c engine.Change, add func(rewrite)) {
	id := c.Obj
	if !isInPlay(f, id) || f.In(id, zRuler) || forbidden(f, id, language.CannotDestroyed) {
		return
	}
	asked := f.Ctrl(id)
	if typeOf(f, id) == language.JRuler && has(f, id, language.Imperishable) {
		add(rewrite{source: engine.Value("imperishable:" + id.String()), card: cardVal(f, id), asked: asked,
			to: func(c engine.Change) []engine.Change {
				return []engine.Change{{Kind: chReturn, Seat: c.Seat, Obj: id}}
			}})
	}
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		s := st.Save
		if s == nil || !reaches(f, s.Carrier, s.Each, src, id) ||
			s.By != language.SaveBanish && typeOf(f, id) == language.JRuler {
			return
		}
		add(rewrite{source: engine.Value("save:" + src.String()), card: cardVal(f, src), asked: asked,
			to: func(engine.Change) []engine.Change {
				say := engine.Tell("saved", engine.NoSeat, engine.A("card", cardVal(f, id)),
					engine.A("source", cardVal(f, src)))
				switch s.By {
				case language.SaveToHand:
					return []engine.Change{{Kind: chToHand, Seat: asked, Obj: id, By: src}, say}
				case language.SaveRemove:
					return []engine.Change{{Kind: chRemove, Seat: asked, Obj: id, By: src}, say}
				}
				return []engine.Change{{Kind: chMend, Seat: asked, Obj: id, By: src},
					{Kind: chBanish, Seat: f.Ctrl(src), Obj: src, By: src}, say}
			}})
	})
}

// replacements is Ruleset.Replace. It returns one program for all replacements in the batch, so that players can be
// asked for the order (FO-163).
func replacements(r *engine.Reader, batch []engine.Change, used []engine.Value) []engine.Replacement {
	if slices.Contains(used, sourcePrevent) {
		return nil
	}
	for i, c := range batch {
		if len(rewrites(r, c, i, nil)) > 0 {
			return []engine.Replacement{{Source: sourcePrevent, Frame: engine.NewFrame(progPrevent, engine.NoSeat)}}
		}
	}
	return nil
}

var sourcePrevent = engine.Word("prevention")

// addPrevent defines the program that rewrites a batch: change after change, replacement after replacement. Each
// replacement applies at most once to each change.
func addPrevent(g *engine.Ruleset) {
	g.Add(progPrevent,
		engine.Exec("next", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			for i, c := range f.Batch {
				xs := open(r, f, i, c)
				if len(xs) == 0 {
					continue
				}
				f.Set("at", engine.Int(i))
				if len(xs) == 1 || sameAnyway(f.Batch, c, xs) {
					f.Set("which", xs[0].source)
					return engine.Verdict{Goto: "apply"}
				}
				return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "which",
					Seats: []engine.SeatAsk{askOrder(r, f, c, xs)}}}
			}
			return engine.Verdict{End: true, Batch: f.Batch}
		}),
		engine.Exec("apply", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			i := f.Reg1("at").Num()
			batch := slices.Clone(f.Batch)
			for _, x := range open(r, f, i, batch[i]) {
				if x.source != f.Reg1("which") {
					continue
				}
				if x.to != nil {
					now := x.to(batch[i])
					batch[i] = now[0]
					batch = append(batch, now[1:]...)
				} else {
					batch = prevent(r, batch, i, x)
				}
				break
			}
			f.Batch = batch
			f.Set("used", append(slices.Clone(f.Reg("used")), f.Reg1("which"))...)
			return engine.Verdict{Goto: "next"}
		}))
}

// prevent takes from the damage of a change what a prevention prevents (FO-161, FO-162).
func prevent(fs facts, batch []engine.Change, i int, x rewrite) []engine.Change {
	n := min(batch[i].N, x.n-taken(batch, x))
	batch[i].N -= n
	batch = use(batch, x, n)
	on := batch[i].To
	if on == "" {
		on = shown(fs, engine.Obj(batch[i].Obj))
	}
	return append(batch, engine.Tell("prevented", engine.NoSeat, engine.N("n", n), engine.A("on", on),
		engine.A("source", x.card)))
}

// uses reports whether a change is that by which a batch uses a limited prevention.
func (x rewrite) uses(c engine.Change) bool {
	return c.Kind == chUsed && int64(c.Vals[0].Num()) == x.effect
}

// use adds to what a batch uses of a limited prevention.
func use(batch []engine.Change, x rewrite, n int) []engine.Change {
	for i := range batch {
		if x.uses(batch[i]) {
			batch[i].N += n
			return batch
		}
	}
	if x.effect == 0 {
		return batch
	}
	return append(batch, engine.Change{Kind: chUsed, N: n, Vals: []engine.Value{engine.Int(int(x.effect))}})
}

// taken is how much of a limited prevention earlier damage of the batch has used.
func taken(batch []engine.Change, x rewrite) int {
	for _, c := range batch {
		if x.uses(c) {
			return c.N
		}
	}
	return 0
}

// open lists what can still replace a change. A prevention that is used up cannot.
func open(fs facts, f *engine.Frame, i int, c engine.Change) []rewrite {
	return slices.DeleteFunc(rewrites(fs, c, i, f.Reg("used")), func(x rewrite) bool {
		return x.to == nil && x.n <= taken(f.Batch, x)
	})
}

// sameAnyway reports whether several replacements of a change come to the same in every order: numbers that are added,
// or preventions that are used up together.
func sameAnyway(batch []engine.Change, c engine.Change, xs []rewrite) bool {
	left := c.N
	for _, x := range xs {
		switch {
		case x.plain:
			continue
		case x.to != nil || x.n-taken(batch, x) > left:
			return false
		}
		left -= x.n - taken(batch, x)
	}
	return true
}

// Codes of what is said of the change of which several replacements are to be put in order.
const (
	replacedDamage  = "replaced-damage"  // n, on, source
	replacedDestroy = "replaced-destroy" // on
)

// replaced says what would be replaced.
func replaced(f facts, c engine.Change) engine.Phrase {
	on := c.To
	if on == "" {
		on = cardVal(f, c.Obj)
	}
	if c.Kind == chDestroy {
		return engine.Say(replacedDestroy, engine.A("on", on))
	}
	return engine.Say(replacedDamage, engine.N("n", c.N), engine.A("on", on), engine.A("source", cardVal(f, c.By)))
}

// askOrder asks which of several comes next.
func askOrder(fs facts, f *engine.Frame, c engine.Change, xs []rewrite) engine.SeatAsk {
	s := xs[0].asked
	sa := engine.SeatAsk{Seat: s, Kind: askReplace, Round: len(f.Reg("used")), Verbs: []string{engine.VerbChoose},
		Min: 1, Max: 1, Due: dueFor(fs, s), Prompt: replaced(fs, c)}
	for _, x := range xs {
		sa.Options = append(sa.Options, engine.Option{Key: x.source,
			Label: engine.Say(askReplace, engine.A("card", x.card))})
	}
	sa.Default = engine.DefaultChoice(sa)
	return sa
}
