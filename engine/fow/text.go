package fow

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// textFrame carries out the instructions of a text in printed order. Self is the card that the text stands on, as it
// is or was. About is the object in the chase whose targets it uses. Owner commands it.
func textFrame(node string, self, about engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(progText, owner)
	f.Node, f.Self, f.About = node, self, about
	return f
}

// Registers of the program: "i" counts instructions, "t.<name>" are targets that are still legal.

// addText defines the program of card texts. Its steps in the middle bear the names of the instructions.
func addText(g *engine.Ruleset) {
	steps := []engine.Step{
		engine.Calc("begin", beginText),
		engine.Exec("missed", missed),
		engine.Exec("next", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			t, _ := bookOf(r).Part(f.Node)
			if f.Reg1("i").Num() >= len(t.Effect) {
				return engine.Verdict{Goto: "end"}
			}
			return engine.Verdict{Goto: stepOf(instr(r, f))}
		}),
	}
	steps = append(steps, cardSteps()...)
	steps = append(steps, playerSteps()...)
	steps = append(steps, lookSteps()...)
	steps = append(steps, searchSteps()...)
	steps = append(steps, flowSteps()...)
	steps = append(steps, laterSteps()...)
	g.Add(progText, append(steps,
		engine.Exec("done", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			f.Set("i", engine.Int(f.Reg1("i").Num()+1))
			return engine.Verdict{Goto: "next"}
		}),
		engine.Goto("end", engine.End))...)
}

// beginText takes over the targets that are still legal (FO-090).
func beginText(r *engine.Reader, f *engine.Frame) {
	t, _ := bookOf(r).Part(f.Node)
	fs := factsOf(r)
	o, _ := r.Known(f.About)
	if t.Later {
		for _, l := range o.Data {
			if strings.HasPrefix(l.Name, targetPrefix) {
				f.Set(l.Name, l.Vals...)
			}
		}
	}
	for _, x := range t.Targets {
		name := targetPrefix + x.Name
		f.Set(name, stillLegal(fs, aim{x, f.Self, f.Owner}, o.List(name))...)
	}
}

// missed announces which targets of a text are no longer legal: the parts about them do nothing (FO-090).
func missed(r *engine.Reader, f *engine.Frame) engine.Verdict {
	t, _ := bookOf(r).Part(f.Node)
	fs := factsOf(r)
	var gone []engine.Value
	for _, x := range t.Targets {
		name := targetPrefix + x.Name
		for _, v := range listOf(fs, f.About, name) {
			if !slices.Contains(f.Reg(name), v) {
				gone = append(gone, shown(fs, v))
			}
		}
	}
	if len(gone) == 0 {
		return engine.Verdict{}
	}
	return engine.Verdict{Do: []engine.Change{engine.RecordEvent(engine.Event{Kind: evMissed, Seat: f.Owner,
		Args: []engine.Arg{engine.A("card", cardVal(fs, f.Self)), engine.A("targets", gone...)}})}}
}

// stepOf returns the label of the step that carries an instruction out; "done" for an instruction with no field set.
func stepOf(in language.Instr) string {
	switch {
	case in.Damage != nil:
		return "damage"
	case in.Attach != nil:
		return "attach"
	case in.Destroy != nil, in.Banish != nil, in.ToHand != nil, in.ToDeck != nil, in.Remove != nil, in.Enter != nil,
		in.Rest != nil, in.Recover != nil, in.Cancel != nil:
		return "cards"
	case in.Modify != nil, in.Control != nil, in.Prevent != nil:
		return "effects"
	case in.Life != nil, in.SetLife != nil, in.Draw != nil, in.Stones != nil:
		return "players"
	case in.Discard != nil:
		return "discard"
	case in.Look != nil:
		return "look"
	case in.Search != nil:
		return "search"
	case in.Reveal != nil:
		return "reveal"
	case in.Later != nil:
		return "later"
	case in.If != nil:
		return "if"
	case in.May != nil:
		return "may"
	}
	return "done"
}

// branchFrame runs a branch of the instruction that the frame stands on, with the targets known so far.
func branchFrame(f *engine.Frame, way string) engine.Frame {
	child := textFrame(language.BranchNode(f.Node, f.Reg1("i").Num(), way), f.Self, f.About, f.Owner)
	for _, x := range f.Regs {
		if strings.HasPrefix(x.Name, targetPrefix) {
			child.Set(x.Name, x.Vals...)
		}
	}
	return child
}

func flowSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("if", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f).If
			way := "else"
			if satisfied(&in.Cond, factsOf(r), f.Self, f.Owner) {
				way = "then"
			}
			return engine.Verdict{Call: []engine.Frame{branchFrame(f, way)}, Goto: "done"}
		}),
		engine.Exec("may", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			fs := factsOf(r)
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "may",
				Seats: []engine.SeatAsk{kit.YesNo(engine.SeatAsk{
					Seat: f.Owner, Kind: askMay, About: engine.Obj(f.About), Round: f.Reg1("i").Num(), Due: dueFor(fs,
						f.Owner),
					Prompt: engine.Say(askMay, engine.A("card", cardVal(fs, f.Self)))})}}}
		}),
		engine.Exec("mayed", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if f.Reg1("may") != kit.WordYes {
				return engine.Verdict{Goto: "done"}
			}
			return engine.Verdict{Call: []engine.Frame{branchFrame(f, "then")}, Goto: "done"}
		}),
	}
}
