package kit

import (
	"slices"

	"farpost/engine"
)

// Rewrite is something that replaces a change of a batch, or prevents some of it: To, else Takes.
type Rewrite struct {
	// Source names it in the question for the order of several. A batch is rewritten by each source once.
	Source engine.Value
	// Card is the card that does it, for people.
	Card engine.Value
	// Seat chooses when there are several.
	Seat engine.Seat
	// Plain: it makes no difference in which order several such ones come.
	Plain bool
	// To gives what comes in place of the change; the first one takes its place.
	To func(engine.Change) []engine.Change
	// Takes is how much of the change's N it prevents at most, in the whole batch where Uses has a kind: the change
	// that records of how much use it was, its N.
	Takes int
	Uses  engine.Change
	// Told returns what else happens when so much of the change was prevented.
	Told func(c engine.Change, n int) []engine.Change
}

// Rewriting is how changes are replaced or prevented in a game: change after change, replacement after replacement, in
// the order that players choose.
type Rewriting struct {
	// Prog is the name of its program, Source that of all replacements together (engine.Replacement).
	Prog   string
	Source engine.Value
	// Of lists what can still replace the i-th change of a batch; used sources are left out.
	Of func(f engine.Facts, batch []engine.Change, i int, used []engine.Value) []Rewrite
	// Ask words the question which of several comes next: its kind, its prompt and its clock. Nil where all are Plain.
	Ask func(f engine.Facts, s engine.Seat, c engine.Change) engine.SeatAsk
}

// Registers of the program: the place of the change, the source that is applied to it, and those that were.
const (
	regAt    = "at"
	regWhich = "which"
	regUsed  = "used"
)

// Add defines the program, and Ruleset.Replace with it.
func (x Rewriting) Add(g *engine.Ruleset) {
	g.Replace = func(r *engine.Reader, batch []engine.Change, used []engine.Value) []engine.Replacement {
		if slices.Contains(used, x.Source) {
			return nil
		}
		for i := range batch {
			if len(x.Of(r, batch, i, nil)) > 0 {
				return []engine.Replacement{{Source: x.Source, Frame: engine.NewFrame(x.Prog, engine.NoSeat)}}
			}
		}
		return nil
	}
	g.Add(x.Prog, engine.Exec("next", x.next), engine.Exec("apply", x.apply))
}

func (x Rewriting) next(r *engine.Reader, f *engine.Frame) engine.Verdict {
	for i := range f.Batch {
		all := x.left(r, f, i)
		if len(all) == 0 {
			continue
		}
		f.Set(regAt, engine.Int(i))
		if len(all) > 1 && !alike(f.Batch, i, all) {
			return engine.Verdict{Ask: r.AskOne(x.order(r, f, i, all), regWhich)}
		}
		f.Set(regWhich, all[0].Source)
		return engine.Verdict{Goto: "apply"}
	}
	return engine.Verdict{End: true, Batch: f.Batch}
}

func (x Rewriting) apply(r *engine.Reader, f *engine.Frame) engine.Verdict {
	i, which := f.Reg1(regAt).Num(), f.Reg1(regWhich)
	for _, w := range x.left(r, f, i) {
		if w.Source == which {
			f.Batch = w.apply(slices.Clone(f.Batch), i)
			break
		}
	}
	f.Set(regUsed, append(slices.Clone(f.Reg(regUsed)), which)...)
	return engine.Verdict{Goto: "next"}
}

// left lists what can still replace a change of the frame's batch. What has prevented all that it can, cannot.
func (x Rewriting) left(r *engine.Reader, f *engine.Frame, i int) []Rewrite {
	return slices.DeleteFunc(x.Of(r, f.Batch, i, f.Reg(regUsed)), func(w Rewrite) bool {
		return w.To == nil && w.takes(f.Batch) <= 0
	})
}

// use finds the change by which a batch uses a limited prevention; -1 if it does not.
func (w Rewrite) use(batch []engine.Change) int {
	return slices.IndexFunc(batch, func(c engine.Change) bool {
		return w.Uses.Kind != "" && c.Kind == w.Uses.Kind && slices.Equal(c.Vals, w.Uses.Vals)
	})
}

// takes is how much it can still prevent.
func (w Rewrite) takes(batch []engine.Change) int {
	if i := w.use(batch); i >= 0 {
		return w.Takes - batch[i].N
	}
	return w.Takes
}

// apply returns the batch with its i-th change replaced; the batch may be written.
func (w Rewrite) apply(batch []engine.Change, i int) []engine.Change {
	if w.To != nil {
		now := w.To(batch[i])
		batch[i] = now[0]
		return append(batch, now[1:]...)
	}
	n := min(batch[i].N, w.takes(batch))
	batch[i].N -= n
	if at := w.use(batch); at >= 0 {
		batch[at].N += n
	} else if w.Uses.Kind != "" {
		use := w.Uses
		use.N = n
		batch = append(batch, use)
	}
	return append(batch, w.Told(batch[i], n)...)
}

// alike reports whether several replacements of a change come to the same in every order: plain ones, or preventions
// that are used up together.
func alike(batch []engine.Change, i int, all []Rewrite) bool {
	left := batch[i].N
	for _, w := range all {
		switch {
		case w.Plain:
			continue
		case w.To != nil || w.takes(batch) > left:
			return false
		}
		left -= w.takes(batch)
	}
	return true
}

func (x Rewriting) order(r *engine.Reader, f *engine.Frame, i int, all []Rewrite) engine.SeatAsk {
	sa := x.Ask(r, all[0].Seat, f.Batch[i])
	sa.Seat, sa.Round, sa.Verbs, sa.Min, sa.Max = all[0].Seat, len(f.Reg(regUsed)), chooseVerbs, 1, 1
	for _, w := range all {
		sa.Options = append(sa.Options, engine.Option{Key: w.Source,
			Label: engine.Say(sa.Kind, engine.A("card", w.Card))})
	}
	sa.Default = engine.DefaultChoice(sa)
	return sa
}

var chooseVerbs = []string{engine.VerbChoose} // never written
