package farwald

import "farpost/engine"

// pendingSteps are the instructions about declared cards, paid cards and abilities.
func pendingSteps() []engine.Step {
	return []engine.Step{
		batchStep("close-gate", func(r *engine.Reader, f *engine.Frame, in Instr) []engine.Change {
			out := each(r, f, chGate, in.CloseGate.Of)
			for i := range out {
				if in.CloseGate.To == wordAether {
					out[i].Word = wordAether
				}
			}
			return out
		}),
		batchStep("dissipate", func(r *engine.Reader, f *engine.Frame, in Instr) []engine.Change {
			return each(r, f, chDissipate, in.Dissipate.Of)
		}),
		batchStep("prevent", prevent),
		callStep("open-window", func(_ *engine.Reader, f *engine.Frame, _ Instr) []engine.Frame {
			return []engine.Frame{engine.WindowFrame(askW6, engine.ObjID{}, f.Owner, true)}
		}),
	}
}

// prevent stops the play of cards: they go where the text says, nothing of theirs is carried out (FW-099).
func prevent(r *engine.Reader, f *engine.Frame, in Instr) []engine.Change {
	var out []engine.Change
	for _, v := range named(r, f, in.Prevent.Of) {
		id := v.ID()
		o, _ := r.Live(id)
		out = append(out, engine.RecordEvent(engine.Event{Kind: evPrevented, Seat: o.Owner,
			Args: []engine.Arg{engine.A("card", cardVal(factsOf(r), id)), engine.A("obj", v)}}))
		kind := chVortex
		if in.Prevent.To == zHand {
			kind = chToHand
		}
		out = append(out, objChange(kind, id, f.Self))
		if in.Prevent.Ban {
			out = append(out, effectChange(effectBan, f.Owner, []engine.Value{v}, 0, UntilEndOfTurn, f.Self))
		}
	}
	return out
}

// flowSteps are the instructions that hold others.
func flowSteps() []engine.Step {
	return []engine.Step{
		callStep("if", func(r *engine.Reader, f *engine.Frame, in Instr) []engine.Frame {
			if asIs(factsOf(r)).holds(&in.If.Cond, f.Self, f.Owner, f.About) {
				return []engine.Frame{branchFrame(f, "then")}
			}
			return []engine.Frame{branchFrame(f, "else")}
		}),
		engine.Exec("may", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			card := engine.A("card", engine.CardVal(textIn(r, f).card.ID))
			sa := engine.YesNo(engine.SeatAsk{Seat: f.Owner, Kind: askMay, Round: f.Reg1("i").Num(), About: engine.Obj(f.Self),
				Due: dueFor(factsOf(r), f.Owner), Prompt: engine.Say(askMay, card)})
			return engine.Verdict{Ask: r.AskOne(sa, "said")}
		}),
		engine.Exec("may-said", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			if f.Reg1("said") != engine.WordYes {
				return engine.Verdict{Goto: "done"}
			}
			return engine.Verdict{Call: []engine.Frame{branchFrame(f, "then")}, Goto: "done"}
		}),
	}
}
