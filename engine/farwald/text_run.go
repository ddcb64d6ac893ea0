package farwald

import (
	"strings"

	"farpost/engine"
)

const progText = "text.run"

// textFrame carries out the instructions of a text in printed order (FW-106). Self is the card that the
// text stands on, as it is or was; about is the pending thing whose announced targets it uses, zero for
// none; owner commands it. Targets that nobody chose yet are asked for first.
func textFrame(node string, self, about engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(progText, owner)
	f.Node, f.Self, f.About = node, self, about
	return f
}

// Registers of the program: "i" counts instructions, "t.<name>" are targets, "nested" marks a branch of
// another text, "broken" lists what its card has shattered.

// addTextRun defines the program of card texts. Its steps in the middle bear the names of the instructions.
func addTextRun(g *engine.Ruleset) {
	steps := []engine.Step{
		engine.Exec("begin", beginText),
		engine.Exec("aimed", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			for _, l := range engine.UnpackLists(f.Ret) {
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

// textIn is the text that the frame carries out.
func textIn(r *engine.Reader, f *engine.Frame) text {
	t, _ := textOf(bookOf(r), f.Node)
	return t
}

// instr is the instruction that the frame stands on.
func instr(r *engine.Reader, f *engine.Frame) Instr {
	t := textIn(r, f)
	if i := f.Reg1("i").Num(); i < len(t.effect) {
		return t.effect[i]
	}
	return Instr{}
}

// beginText takes over the announced targets that are still legal (FW-111) and asks for the others.
func beginText(r *engine.Reader, f *engine.Frame) engine.Verdict {
	t := textIn(r, f)
	about, _ := r.Known(f.About)
	var missing []engine.Value
	for _, x := range t.targets {
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
	f.Ret = nil
	if len(missing) == 0 {
		return engine.Verdict{}
	}
	child := targetsFrame(f.Node, f.Self, f.Owner, false)
	child.Set("names", missing...)
	return engine.Verdict{Call: []engine.Frame{child}}
}

func hasList(fs []engine.Field, name string) bool {
	for _, x := range fs {
		if x.Name == name {
			return true
		}
	}
	return false
}

// nextInstr goes to the step of the next instruction.
func nextInstr(r *engine.Reader, f *engine.Frame) engine.Verdict {
	f.Did, f.Ret, f.OK = nil, nil, false
	if f.Reg1("i").Num() >= len(textIn(r, f).effect) {
		return engine.Verdict{Goto: "end"}
	}
	return engine.Verdict{Goto: instr(r, f).label()}
}

// label is the step that carries an instruction out; an instruction with no field set does nothing.
func (in Instr) label() string {
	switch {
	case in.ShatterFragments != nil:
		return "shatter-fragments"
	case in.ShatterEach != nil:
		return "each-shatters-fragments"
	case in.RestoreFragments != nil:
		return "restore-fragments"
	case in.RestoreCrystal != nil:
		return "restore-crystal"
	case in.Shatter != nil:
		return "shatter"
	case in.Energize != nil:
		return "energize"
	case in.Exploit != nil:
		return "exploit"
	case in.Disable != nil:
		return "disable"
	case in.Modify != nil:
		return "modify"
	case in.Discharge != nil:
		return "discharge"
	case in.Recharge != nil:
		return "recharge"
	case in.Remember != nil:
		return "remember"
	}
	return in.labelOfMove()
}

func (in Instr) labelOfMove() string {
	switch {
	case in.Forget != nil:
		return "forget"
	case in.Abandon != nil:
		return "abandon"
	case in.ToHand != nil:
		return "to-hand"
	case in.ToVortex != nil:
		return "to-vortex"
	case in.Disperse != nil:
		return "disperse"
	case in.PositionCard != nil:
		return "position"
	case in.CloseGate != nil:
		return "close-gate"
	case in.Dissipate != nil:
		return "dissipate"
	case in.Prevent != nil:
		return "prevent"
	case in.OpenWindow != nil:
		return "open-window"
	case in.If != nil:
		return "if"
	case in.May != nil:
		return "may"
	}
	return "done"
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

// brokenBy lists what the events say that a card has shattered: cards, and Crystals that lost fragments.
func brokenBy(did []engine.Event, source engine.ObjID) []engine.Value {
	var out []engine.Value
	for _, e := range did {
		src := e.Arg("source")
		if len(src) == 0 || src[0].ID() != source {
			continue
		}
		switch e.Kind {
		case evShattered:
			out = append(out, e.Arg("obj")...)
		case evFragments:
			out = append(out, e.Arg("crystal")...)
		}
	}
	return out
}

// shatteringChanges raise the Shattering event of a positioned Evocation, once, with everything that it
// shattered in one resolved unleash or text (FW-199); none when it shattered nothing.
func shatteringChanges(r *engine.Reader, source engine.ObjID, things []engine.Value) []engine.Change {
	e, ok := shatteringEvent(r, source, things)
	if !ok {
		return nil
	}
	return []engine.Change{engine.RecordEvent(e)}
}

// shatteringEvent is that event; ok is false when there is nothing to raise: nothing was shattered, or not by
// an Evocation that is positioned (FW-200).
func shatteringEvent(r *engine.Reader, source engine.ObjID, things []engine.Value) (e engine.Event, ok bool) {
	if fs := factsOf(r); len(things) == 0 || !onField(fs, source) || !isEvocation(fs, source) {
		return engine.Event{}, false
	}
	return engine.Event{Kind: evShattering, Seat: r.Ctrl(source), Quiet: true, Args: []engine.Arg{
		engine.A("source", engine.Obj(source)), engine.A("things", things...)}}, true
}

// named gives what an instruction's Of means now: this card, or the targets of that name that still are
// where they were. A target of the card's own effect can be named from its Charge.
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

// chosen gives the targets of a name whether or not they are still there.
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

// seatsOf gives the players that a Who means, the controller first, then in seating order; those defeated
// are not among them.
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
		if s != engine.NoSeat && !r.Out(s) {
			out = append(out, s)
		}
	}
	return out
}

// branchFrame runs a branch of the instruction that the frame stands on, with the targets known so far.
func branchFrame(f *engine.Frame, way string) engine.Frame {
	child := textFrame(branch(f.Node, f.Reg1("i").Num(), way), f.Self, f.About, f.Owner)
	for _, x := range f.Regs {
		if strings.HasPrefix(x.Name, targetPrefix) {
			child.Set(x.Name, x.Vals...)
		}
	}
	child.Set("nested", engine.Int(1))
	return child
}
