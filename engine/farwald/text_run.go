package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Registers of the program: "i" counts instructions, "t.<name>" are targets, "nested" marks a branch of
// another text, "broken" lists what its card has shattered.

// addTextRun defines the program of card texts. Its steps in the middle bear the names of the instructions.
func addTextRun(g *engine.Ruleset) {
	steps := []engine.Step{
		engine.Exec("begin", beginText),
		engine.Exec("aimed", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			for _, l := range kit.UnpackLists(f.Ret) {
				f.Set(l.Name, l.Vals...)
			}
			return engine.Verdict{}
		}),
		engine.Exec("next", nextInstr),
	}
	steps = append(steps, crystalSteps()...)
	steps = append(steps, cardSteps()...)
	steps = append(steps, playerSteps()...)
	steps = append(steps, pendingSteps()...)
	steps = append(steps, flowSteps()...)
	g.Add(progText, append(steps,
		engine.Exec("done", doneInstr),
		engine.Exec("end", endText))...)
}

// beginText takes over the announced targets that are still legal (FW-111) and asks for the others.
func beginText(r *engine.Reader, f *engine.Frame) engine.Verdict {
	t := textIn(r, f)
	about, _ := r.Known(f.About)
	var missing []engine.Value
	for _, x := range t.Targets {
		name := targetPrefix + x.Name
		switch {
		case hasList(f.Regs, name):
		case hasList(about.Data, name):
			a := aim{x, f.Self, f.Owner}
			var legal []engine.Value
			for _, v := range about.List(name) {
				if a.illegal(factsOf(r), v) == "" {
					legal = append(legal, v)
				}
			}
			f.Set(name, legal...)
		default:
			missing = append(missing, engine.Word(x.Name))
		}
	}
	if len(missing) == 0 {
		return engine.Verdict{}
	}
	child := targetsFrame(f.Node, f.Self, f.Owner, false)
	child.Set("names", missing...)
	return engine.Verdict{Call: []engine.Frame{child}}
}

// nextInstr goes to the step of the next instruction.
func nextInstr(r *engine.Reader, f *engine.Frame) engine.Verdict {
	f.Did, f.Ret, f.OK = nil, nil, false
	if f.Reg1("i").Num() >= len(textIn(r, f).Effect) {
		return engine.Verdict{Goto: "end"}
	}
	return engine.Verdict{Goto: instr(r, f).Key()}
}

// doneInstr notes what the instruction shattered and lets the kernel check, before the next one begins.
func doneInstr(r *engine.Reader, f *engine.Frame) engine.Verdict {
	in := instr(r, f)
	broken := f.Reg("broken")
	if in.If != nil || in.May != nil {
		broken = append(broken[:len(broken):len(broken)], f.Ret...)
	} else {
		broken = append(broken[:len(broken):len(broken)], brokenBy(f.Did, f.Self)...)
	}
	f.Set("broken", broken...)
	f.Set("i", engine.Int(f.Reg1("i").Num()+1))
	return engine.Verdict{Call: []engine.Frame{engine.CheckFrame()}, Goto: "next"}
}

// endText raises one Shattering for all that the text's card has shattered (FR-81); a branch hands it on.
func endText(r *engine.Reader, f *engine.Frame) engine.Verdict {
	broken := f.Reg("broken")
	if f.Reg1("nested") != "" {
		return engine.Verdict{End: true, Return: broken}
	}
	return engine.Verdict{Do: shatteringChanges(r, f.Self, broken), End: true}
}
