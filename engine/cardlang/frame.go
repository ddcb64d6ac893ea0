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

// Frame carries out a text: its instructions in printed order. Self is the card on which it stands, as it is or was.
// About is the pending thing whose announced targets it uses; zero for none. Owner commands it. Targets that nobody has
// chosen yet are asked for first.
func Frame(node string, self, about engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(ProgText, owner)
	f.Node, f.Self, f.About = node, self, about
	return f
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
