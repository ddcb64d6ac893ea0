package cardlang

import (
	"strings"

	"farpost/engine"
)

// Names that stand in saves: programs, the counter of instructions, and what stands before the name of a target in
// registers and in the lists of pending objects.
const (
	ProgText    = "text.run"     // the instructions of one text
	ProgTargets = "text.targets" // the questions for its targets
	regAt       = "i"
	targetsOf   = "t."
)

// This is the word by which instructions name the card on which their text stands.
const This = "this"

// Language is how a game reads and carries out its texts. Fields that may be nil say so.
type Language[T Target, I any] struct {
	// Parts returns the texts of the match's book.
	Parts func(f engine.Facts) *Parts[T, I]
	// Refer returns what a word of the game's own means for a text; false for other words. Nil: there are none.
	Refer func(x Run[T, I], word string) ([]engine.Value, bool)
	// Who returns the players that a word of the game means, in the order in which things happen to them; false for
	// other words, which are names of targets.
	Who func(x Run[T, I], word string) ([]engine.Seat, bool)

	// Candidates visits the things of a target's kind that the seat may see, whether legal or not, in an order that
	// is fixed and public.
	Candidates func(f engine.Facts, a Aim[T], visit func(engine.Value))
	// Legal reports whether a thing, of now or of before, is a legal target now.
	Legal func(f engine.Facts, a Aim[T], v engine.Value) bool
	// Lacks refuses a text on the card self of which a target finds only so many legal things.
	Lacks func(f engine.Facts, t *Part[T, I], a Aim[T], have int) *engine.Refusal
	// Ask words the question for a target: its kind, its prompt and its clock. The rest is filled in.
	Ask func(r *engine.Reader, t *Part[T, I], a Aim[T], least, most int) engine.SeatAsk
	// Why explains a thing that cannot be chosen.
	Why func(r *engine.Reader, a Aim[T], m engine.WrongChoice) *engine.Refusal
	// Whole: a text that is not announced and lacks a target is not carried out at all. Otherwise as much is chosen as
	// there is.
	Whole bool

	// Missed is what happens when a text begins of which announced targets are legal no more. Nil: nothing.
	Missed func(x Run[T, I], gone []engine.Value) []engine.Change
	// Between runs between two instructions, with the events of the first one in Frame.Did, or what it returned in
	// Frame.Ret. Nil: nothing.
	Between func(x Run[T, I]) []engine.Frame
	// Ends is what a text does when all its instructions are done. Nil: nothing.
	Ends func(x Run[T, I]) engine.Verdict
}

// Frame carries out a text: its instructions in printed order. Self is the card on which it stands, as it is or was.
// About is the pending thing whose announced targets it uses; zero for none. Owner commands it. Targets that nobody has
// chosen yet are asked for first.
func Frame(node string, self, about engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(ProgText, owner)
	f.Node, f.Self, f.About = node, self, about
	return f
}

// Add defines the two programs. Steps are those of the instructions, each with the instruction's key as its label, and
// behind it the steps that finish it.
func (l *Language[T, I]) Add(g *engine.Ruleset, steps ...engine.Step) {
	begin := []engine.Step{
		l.Op("begin", l.begin),
		engine.Exec("choose", l.choose),
		engine.Calc("aimed", func(_ *engine.Reader, f *engine.Frame) { SetTargets(f, f.Ret) }),
		engine.Exec("next", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			f.Did, f.Ret, f.OK = nil, nil, false
			t, _ := l.Parts(r).Part(f.Node)
			if i := f.Reg1(regAt).Num(); i < len(t.Keys) {
				return engine.Verdict{Goto: t.Keys[i]}
			}
			return engine.Verdict{Goto: "end"}
		}),
	}
	end := []engine.Step{
		l.Op(NoKey, func(x Run[T, I]) (v engine.Verdict) {
			if l.Between != nil {
				v.Call = l.Between(x)
			}
			x.Frame.Set(regAt, engine.Int(x.Frame.Reg1(regAt).Num()+1))
			v.Goto = "next"
			return v
		}),
		l.Op("end", func(x Run[T, I]) engine.Verdict {
			if l.Ends == nil {
				return engine.Verdict{End: true}
			}
			v := l.Ends(x)
			v.End = true
			return v
		}),
	}
	g.Add(ProgText, append(append(begin, steps...), end...)...)
	g.Add(ProgTargets, l.targetSteps()...)
}

// begin takes over the announced targets that are still legal.
func (l *Language[T, I]) begin(x Run[T, I]) (v engine.Verdict) {
	about, _ := x.Known(x.Frame.About)
	if x.Part.Waited {
		for _, list := range TargetsIn(about.Data) {
			x.Frame.Set(targetsOf+list.Name, list.Vals...)
		}
	}
	var gone []engine.Value
	for i, t := range x.Part.Targets {
		a := Aim[T]{t, x.Frame.Self, x.Frame.Owner}
		name := targetsOf + x.Part.choices[i].Name
		vals, announced := listOf(about.Data, name)
		if !announced {
			continue
		}
		legal := make([]engine.Value, 0, len(vals))
		for _, v := range vals {
			if l.Legal(x.Reader, a, v) {
				legal = append(legal, v)
			} else {
				gone = append(gone, v)
			}
		}
		x.Frame.Set(name, legal...)
	}
	if len(gone) > 0 && l.Missed != nil {
		v.Do = l.Missed(x, gone)
	}
	return v
}

// choose asks for the targets that nobody has chosen.
func (l *Language[T, I]) choose(r *engine.Reader, f *engine.Frame) engine.Verdict {
	t, _ := l.Parts(r).Part(f.Node)
	var missing []string
	for i := range t.choices {
		if _, known := listOf(f.Regs, targetsOf+t.choices[i].Name); !known {
			missing = append(missing, t.choices[i].Name)
		}
	}
	if len(missing) == 0 {
		return engine.Verdict{}
	}
	return engine.Verdict{Call: []engine.Frame{TargetsFrame(f.Node, f.Self, f.Owner, missing...)}}
}

// BranchFrame carries out a branch of the instruction on which a frame stands, with the targets known so far.
func BranchFrame(f *engine.Frame, way string) engine.Frame {
	child := Frame(BranchOf(f.Node, f.Reg1(regAt).Num(), way), f.Self, f.About, f.Owner)
	PassTargets(&child, f)
	return child
}

// PassTargets hands the targets that a frame knows to the frame of a text.
func PassTargets(to, from *engine.Frame) {
	for _, x := range TargetsIn(from.Regs) {
		to.Set(targetsOf+x.Name, x.Vals...)
	}
}

// TargetsIn lists the targets among registers, or among the lists of an object, by name.
func TargetsIn(lists []engine.Field) []engine.Field {
	var out []engine.Field
	for _, x := range lists {
		if name, ok := strings.CutPrefix(x.Name, targetsOf); ok {
			out = append(out, engine.Field{Name: name, Vals: x.Vals})
		}
	}
	return out
}

// IsTarget reports whether a register, or a list of a pending object, holds the things chosen for a target.
func IsTarget(list string) bool { return strings.HasPrefix(list, targetsOf) }

// TargetList is the name of the list of a pending object that holds the things chosen for a target.
func TargetList(target string) string { return targetsOf + target }

func listOf(lists []engine.Field, name string) (vals []engine.Value, ok bool) {
	for i := range lists {
		if lists[i].Name == name {
			return lists[i].Vals, true
		}
	}
	return nil, false
}
