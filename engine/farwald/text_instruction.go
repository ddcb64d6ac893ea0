package farwald

import (
	"strings"

	"farpost/engine"
	"farpost/engine/farwald/language"
)

// textFrame carries out the instructions of a text in printed order (FW-106). Self is the card that the text stands
// on, as it is or was. About is the pending thing whose announced targets it uses; zero for none. Owner commands it.
// Targets that nobody has chosen yet are asked for first.
func textFrame(node string, self, about engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(progText, owner)
	f.Node, f.Self, f.About = node, self, about
	return f
}

// branchFrame runs a branch of the instruction that the frame stands on, with the targets known so far.
func branchFrame(f *engine.Frame, way string) engine.Frame {
	child := textFrame(language.BranchNode(f.Node, f.Reg1("i").Num(), way), f.Self, f.About, f.Owner)
	for _, x := range f.Regs {
		if strings.HasPrefix(x.Name, targetPrefix) {
			child.Set(x.Name, x.Vals...)
		}
	}
	child.Set("nested", yes)
	return child
}

// textIn is the text that the frame carries out.
func textIn(r *engine.Reader, f *engine.Frame) language.Part {
	t, _ := bookOf(r).Part(f.Node)
	return t
}

// instr is the instruction that the frame stands on.
func instr(r *engine.Reader, f *engine.Frame) language.Instr {
	t := textIn(r, f)
	if i := f.Reg1("i").Num(); i < len(t.Effect) {
		return t.Effect[i]
	}
	return language.Instr{}
}

func hasList(fs []engine.Field, name string) bool {
	for _, x := range fs {
		if x.Name == name {
			return true
		}
	}
	return false
}

// named returns what an instruction's Of means now: this card, or the targets of that name that are still where they
// were. A Charge can name targets of the card's own effect.
func named(r *engine.Reader, f *engine.Frame, name string) []engine.Value {
	var out []engine.Value
	for _, v := range chosen(r, f, name) {
		if id := v.ID(); !id.IsZero() {
			if _, ok := r.Live(id); !ok {
				continue
			}
		}
		out = append(out, v)
	}
	return out
}

// chosen returns the targets of a name whether or not they are still there.
func chosen(r *engine.Reader, f *engine.Frame, name string) []engine.Value {
	if name == "this" {
		return []engine.Value{engine.Obj(f.Self)}
	}
	if hasList(f.Regs, targetPrefix+name) {
		return f.Reg(targetPrefix + name)
	}
	o, _ := r.Known(f.About)
	return o.List(targetPrefix + name)
}

// seatsOf returns the players that a Who means, the controller first, then in seating order. Defeated players are
// left out.
func seatsOf(r *engine.Reader, f *engine.Frame, who string) []engine.Seat {
	switch who {
	case whoController:
		return []engine.Seat{f.Owner}
	case whoOpponents:
		return r.Opponents(f.Owner)
	case whoAll:
		return append([]engine.Seat{f.Owner}, r.Opponents(f.Owner)...)
	}
	var out []engine.Seat
	for _, v := range chosen(r, f, who) {
		s := v.Seat()
		if id := v.ID(); !id.IsZero() {
			s = r.Ctrl(id)
		}
		if !r.Out(s) {
			out = append(out, s)
		}
	}
	return out
}

// batchStep is a step of one batch; then "done" follows. Each instruction is a batch of its own, and what it cannot
// do is left undone (FW-111).
func batchStep(label string,
	batch func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change) engine.Step {
	return engine.Exec(label, func(r *engine.Reader, f *engine.Frame) engine.Verdict {
		return engine.Verdict{Do: batch(r, f, instr(r, f)), Goto: "done"}
	})
}

// callStep is a step that other programs carry out.
func callStep(label string,
	calls func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Frame) engine.Step {
	return engine.Exec(label, func(r *engine.Reader, f *engine.Frame) engine.Verdict {
		return engine.Verdict{Call: calls(r, f, instr(r, f)), Goto: "done"}
	})
}

// each proposes the same change for every target of a name.
func each(r *engine.Reader, f *engine.Frame, kind, of string) []engine.Change {
	var out []engine.Change
	for _, v := range named(r, f, of) {
		out = append(out, objChange(kind, v.ID(), f.Self))
	}
	return out
}

// perSeat proposes the same change for every player.
func perSeat(r *engine.Reader, f *engine.Frame, kind string, e language.Each) []engine.Change {
	var out []engine.Change
	for _, s := range seatsOf(r, f, e.Who) {
		out = append(out, seatChange(kind, s, e.N, f.Self))
	}
	return out
}

// perCrystal proposes the same change for every targeted Crystal.
func perCrystal(r *engine.Reader, f *engine.Frame, kind string, x language.Fragments) []engine.Change {
	var out []engine.Change
	for _, v := range named(r, f, x.Of) {
		out = append(out, crystalChange(kind, v, x.N, f.Self))
	}
	return out
}
