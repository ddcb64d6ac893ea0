package cardlang

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// NoTarget is what the program of targets returns for a text that lacks one; see Language.Whole.
var NoTarget = engine.Word("no-target")

// Registers of the program of targets. Early: the targets are being announced. Names: those that are asked for; all
// without it.
const (
	regEarly = "early"
	regNames = "names"
)

// Aim is a choice to be made: the target, the card whose text asks, and who chooses.
type Aim[T Target] struct {
	Target T
	Self   engine.ObjID
	Seat   engine.Seat
}

// Announce asks the owner for the targets of a text that is being announced, one question "t.<name>" each, and returns
// them packed; see SetTargets. The announcement is refused when they cannot all be chosen. Late ones are not asked for.
func Announce(node string, self engine.ObjID, owner engine.Seat) engine.Frame {
	f := TargetsFrame(node, self, owner)
	f.Set(regEarly, kit.WordYes)
	return f
}

// TargetsFrame asks the owner for targets of a text that is not announced: those of the names, all without names.
func TargetsFrame(node string, self engine.ObjID, owner engine.Seat, names ...string) engine.Frame {
	f := engine.NewFrame(ProgTargets, owner)
	f.Node, f.Self = node, self
	if len(names) > 0 {
		vals := make([]engine.Value, len(names))
		for i, name := range names {
			vals[i] = engine.Word(name)
		}
		f.Set(regNames, vals...)
	}
	return f
}

// SetTargets writes packed targets into the registers of the frame of a text.
func SetTargets(f *engine.Frame, packed []engine.Value) {
	for _, list := range kit.UnpackLists(packed) {
		f.Set(list.Name, list.Vals...)
	}
}

// byHarm returns legal targets with what is not the chooser's own first, where a text harms them; else as they are.
func (l *Language[T, I]) byHarm(
	f engine.Facts, t *Part[T, I], target string, seat engine.Seat, legal []engine.Value,
) []engine.Value {
	harms := l.Harms != nil && slices.ContainsFunc(t.Effect, func(in I) bool { return l.Harms(&in) == target })
	if !harms {
		return legal
	}
	own := func(v engine.Value) int {
		id := v.ID()
		if v == engine.SeatVal(seat) || !id.IsZero() && f.Ctrl(id) == seat {
			return 1
		}
		return 0
	}
	listed := slices.Clone(legal)
	slices.SortStableFunc(listed, func(a, b engine.Value) int { return own(a) - own(b) })
	return listed
}

// Options lists the legal targets, in the order of the candidates.
func (l *Language[T, I]) Options(f engine.Facts, a Aim[T]) []engine.Value {
	var out []engine.Value
	l.Candidates(f, a, func(v engine.Value) {
		if l.Legal(f, a, v) {
			out = append(out, v)
		}
	})
	return out
}

// NoTargets refuses a text whose announced targets cannot all be chosen now. "Up to" and late targets never stand in
// the way. A text with modes needs one mode that has its targets.
func (l *Language[T, I]) NoTargets(
	f engine.Facts, node string, self engine.ObjID, seat engine.Seat,
) (no *engine.Refusal) {
	t, _ := l.Parts(f).Part(node)
	for i := range t.Modes {
		if no = l.NoTargets(f, ModeOf(node, i), self, seat); no == nil {
			return nil
		}
	}
	if t.Modes > 0 {
		return no
	}
	for i := range t.Targets {
		c := &t.choices[i]
		if c.Late || c.UpTo {
			continue
		}
		a, n := Aim[T]{t.Targets[i], self, seat}, 0
		l.Candidates(f, a, func(v engine.Value) {
			if l.Legal(f, a, v) {
				n++
			}
		})
		if n < c.Count {
			return l.Lacks(f, t, a, n)
		}
	}
	return nil
}

// StillLegal reports whether a thing is a legal choice for a target of a text now.
func (l *Language[T, I]) StillLegal(
	f engine.Facts, node string, self engine.ObjID, seat engine.Seat, target string, v engine.Value,
) bool {
	t, _ := l.Parts(f).Part(node)
	x, ok := t.Target(target)
	return ok && l.Legal(f, Aim[T]{x, self, seat}, v)
}

// nth finds the i-th target that a frame asks for, by its place in the part; -1 when there are no more.
func (l *Language[T, I]) nth(r *engine.Reader, f *engine.Frame, i int) (t *Part[T, I], at int) {
	t, _ = l.Parts(r).Part(f.Node)
	names, early := f.Reg(regNames), f.Reg1(regEarly) != ""
	for at := range t.choices {
		c := &t.choices[at]
		if early && c.Late || len(names) > 0 && !slices.Contains(names, engine.Word(c.Name)) {
			continue
		}
		if i == 0 {
			return t, at
		}
		i--
	}
	return t, -1
}

// targetSteps is the program that asks for targets.
func (l *Language[T, I]) targetSteps() []engine.Step {
	return kit.Picks{Pick: l.pick, Name: func(r *engine.Reader, f *engine.Frame, i int) string {
		if t, at := l.nth(r, f, i); at >= 0 {
			return targetsOf + t.choices[at].Name
		}
		return ""
	}}.Steps()
}

// pick returns the next question. A choice is not put where public facts leave no room for one, unless the targets are
// being announced: then they are named expressly. A hidden choice is put whatever there is to choose from, always in
// the same form, so that nobody can tell.
func (l *Language[T, I]) pick(r *engine.Reader, f *engine.Frame, i int) kit.Pick {
	t, at := l.nth(r, f, i)
	c, a, early := t.choices[at], Aim[T]{t.Targets[at], f.Self, f.Owner}, f.Reg1(regEarly) != ""
	legal := l.Options(r, a)
	least, most := min(c.Count, len(legal)), min(c.Count, len(legal))
	switch {
	case c.UpTo:
		least = 0
	case least == c.Count:
	case early:
		return kit.Pick{Refuse: l.Lacks(r, t, a, len(legal))}
	case l.Whole:
		return kit.Pick{Stop: []engine.Value{NoTarget}}
	}
	switch {
	case early:
	case !c.Hidden && len(legal) <= least:
		return kit.Pick{Known: true, Vals: legal}
	case c.Hidden && !l.anything(r, a):
		return kit.Pick{Known: true}
	case c.Hidden:
		most = c.Count
	}
	sa := l.Ask(r, t, a, least, most)
	sa.Seat, sa.Round, sa.About, sa.Min, sa.Max = a.Seat, i, engine.Obj(a.Self), least, most
	sa.Verbs = chooseVerbs
	listed := legal
	if !c.Hidden {
		listed = l.byHarm(r, t, c.Name, a.Seat, legal)
	}
	why := func(m engine.WrongChoice) *engine.Refusal { return l.Why(r, a, m) }
	return kit.Pick{Vals: listed, Default: legal, Ask: sa, Why: why}
}

// anything reports whether there is any candidate, legal or not.
func (l *Language[T, I]) anything(f engine.Facts, a Aim[T]) (found bool) {
	l.Candidates(f, a, func(engine.Value) { found = true })
	return found
}

var chooseVerbs = []string{engine.VerbChoose} // never written
