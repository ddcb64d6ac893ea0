package fow

import (
	"slices"
	"strings"

	"farpost/engine"
)

const progText = "text.run"

// textFrame carries out the instructions of a text in printed order. Self is the card that the text stands on,
// as it is or was; about is the object in the chase whose targets it uses; owner commands it.
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
			f.Did, f.Ret, f.OK = nil, nil, false
			t, _ := textOf(bookOf(r), f.Node)
			if f.Reg1("i").Num() >= len(t.effect) {
				return engine.Verdict{Goto: "end"}
			}
			return engine.Verdict{Goto: instr(r, f).label()}
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
	t, _ := textOf(bookOf(r), f.Node)
	fs := factsOf(r)
	o, _ := r.Known(f.About)
	if t.later {
		for _, l := range o.Data {
			if strings.HasPrefix(l.Name, targetPrefix) {
				f.Set(l.Name, l.Vals...)
			}
		}
	}
	for _, x := range t.targets {
		name := targetPrefix + x.Name
		f.Set(name, stillLegal(fs, aim{x, f.Self, f.Owner}, o.List(name))...)
	}
}

// missed tells which targets of a text are not legal any more: the parts about them do nothing (FO-090).
func missed(r *engine.Reader, f *engine.Frame) engine.Verdict {
	t, _ := textOf(bookOf(r), f.Node)
	fs := factsOf(r)
	var gone []engine.Value
	for _, x := range t.targets {
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

// amount is a number of a text, as often as its Times say.
func amount(r *engine.Reader, f *engine.Frame, n int, t Times) int {
	fs := factsOf(r)
	if t.X {
		n *= firstOf(fs, f.About, listX).Num()
	}
	if t.Per != nil {
		n *= len(t.Per.all(fs, f.Self, f.Owner))
	}
	return n
}

// instr is the instruction that the frame stands on.
func instr(r *engine.Reader, f *engine.Frame) Instr {
	t, _ := textOf(bookOf(r), f.Node)
	if i := f.Reg1("i").Num(); i < len(t.effect) {
		return t.effect[i]
	}
	return Instr{}
}

// label is the step that carries an instruction out; an instruction with no field set does nothing.
func (in Instr) label() string {
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

// refer gives what a reference means now: cards that still are where they were, and players.
func refer(r *engine.Reader, f *engine.Frame, name string) []engine.Value {
	fs := factsOf(r)
	var all []engine.Value
	switch name {
	case "":
		return nil
	case RefThis:
		all = []engine.Value{engine.Obj(f.Self)}
	case RefIt, RefOther:
		all = listOf(fs, f.About, name)
	case RefCarrier:
		o, _ := r.Known(f.Self)
		all = []engine.Value{o.On}
	case refBoth:
		all = append([]engine.Value{engine.Obj(f.Self)}, listOf(fs, f.About, listIt)...)
	default:
		all = f.Reg(targetPrefix + name)
	}
	var out []engine.Value
	for _, v := range all {
		if _, ok := r.Live(v.ID()); ok || v.Kind() == "seat" {
			out = append(out, v)
		}
	}
	return out
}

// things gives what an instruction acts on: a reference, or all cards in play that fit as it is reached.
func things(r *engine.Reader, f *engine.Frame, on On) []engine.Value {
	if on.Each != nil {
		return engine.Objs(on.Each.all(factsOf(r), f.Self, f.Owner))
	}
	return refer(r, f, on.Of)
}

// players gives the players that a Who means, the turn player first.
func players(r *engine.Reader, f *engine.Frame, who string) []engine.Seat {
	fs := factsOf(r)
	switch who {
	case "":
		return nil
	case WhoController:
		return []engine.Seat{f.Owner}
	case WhoOpponent:
		return []engine.Seat{other(f.Owner)}
	case WhoEach:
		return inOrder(fs)
	case WhoThat:
		if v := firstOf(fs, f.About, listThat); v != "" {
			return []engine.Seat{v.Seat()}
		}
		return nil
	}
	var out []engine.Seat
	for _, v := range refer(r, f, who) {
		s := v.Seat()
		if id := v.ID(); !id.IsZero() {
			s = r.Ctrl(id)
		}
		if s != engine.NoSeat {
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
	return child
}

func flowSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("if", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f).If
			way := "else"
			if in.Cond.holds(factsOf(r), f.Self, f.Owner) {
				way = "then"
			}
			return engine.Verdict{Call: []engine.Frame{branchFrame(f, way)}, Goto: "done"}
		}),
		engine.Exec("may", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			fs := factsOf(r)
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "may", Seats: []engine.SeatAsk{engine.YesNo(engine.SeatAsk{
				Seat: f.Owner, Kind: askMay, About: engine.Obj(f.About), Round: f.Reg1("i").Num(), Due: dueFor(fs, f.Owner),
				Prompt: engine.Say(askMay, engine.A("card", cardVal(fs, f.Self)))})}}}
		}),
		engine.Exec("mayed", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if f.Reg1("may") != engine.WordYes {
				return engine.Verdict{Goto: "done"}
			}
			return engine.Verdict{Call: []engine.Frame{branchFrame(f, "then")}, Goto: "done"}
		}),
	}
}

// Kinds of question of card texts besides targets.
const (
	askMay     = "may"
	askDiscard = "discard"
	askLook    = "look"
	askReplace = "replacement"
	askSearch  = "search"
)

// lookSteps show the top card of the own main deck to its owner, who may put it under the deck.
func lookSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("look", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			deck := r.Zone(zDeck, f.Owner)
			if len(deck) == 0 {
				return engine.Verdict{Goto: "done"}
			}
			sa := engine.SeatAsk{Seat: f.Owner, Kind: askLook, About: engine.Obj(f.About), Round: f.Reg1("i").Num(),
				Verbs: []string{engine.VerbChoose}, Max: 1, Due: dueFor(factsOf(r), f.Owner),
				Options: []engine.Option{{Key: engine.Obj(deck[len(deck)-1])}}, Default: engine.Reply{Verb: engine.VerbChoose},
				Prompt: engine.Say(askLook, engine.A("card", cardVal(factsOf(r), f.Self)))}
			if !instr(r, f).Look.Bottom {
				sa.Options[0].Refusal = engine.Refuse(eChoose, "FO-002", engine.A("n", engine.Int(0)))
			}
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "look", Seats: []engine.SeatAsk{sa}}}
		}),
		engine.Exec("looked", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if id := f.Reg1("look").ID(); !id.IsZero() {
				return engine.Verdict{Do: []engine.Change{{Kind: chUnder, Seat: f.Owner, Obj: id}}, Goto: "done"}
			}
			return engine.Verdict{Goto: "done"}
		}),
	}
}

// shownNow is Ruleset.Shown: who is looking at the top card of the own main deck, or searching it, sees what may be
// chosen.
func shownNow(r *engine.Reader, viewer engine.Seat, id engine.ObjID) bool {
	ask := r.OpenAsk()
	if ask == nil {
		return false
	}
	sa := ask.Seat(viewer, "")
	return sa != nil && (sa.Kind == askLook || sa.Kind == askSearch) &&
		slices.ContainsFunc(sa.Options, func(o engine.Option) bool { return o.Key == engine.Obj(id) })
}
