package kit

import (
	"slices"

	"farpost/engine"
)

// Answers to a question of yes or no.
const (
	WordYes engine.Value = "word:yes"
	WordNo  engine.Value = "word:no"
)

// YesNo makes sa a question of yes or no. Its default is no.
func YesNo(sa engine.SeatAsk) engine.SeatAsk {
	sa.Verbs, sa.Min, sa.Max = []string{engine.VerbChoose}, 1, 1
	sa.Options = []engine.Option{{Key: WordYes}, {Key: WordNo}}
	sa.Default = engine.Reply{Verb: engine.VerbChoose,
		Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: []engine.Value{WordNo}}}}
	return sa
}

// Picks is a program of choices that are made one after the other, such as the targets of a text or the parts of a
// cost. It returns them as packed lists (see PackList) in their order.
//
// Its steps are "ask" and "take". It counts in the register "i", collects in "packed", and leaves each choice in a
// register of the choice's name.
type Picks struct {
	// Name returns the name of the i-th choice, from 0; "" when all are made.
	Name func(r *engine.Reader, f *engine.Frame, i int) string
	// Pick says how the i-th choice is made.
	Pick func(r *engine.Reader, f *engine.Frame, i int) Pick
	// Fits refuses values that do not go together. Nil takes whatever was among the options.
	Fits func(r *engine.Reader, f *engine.Frame, i int, vals []engine.Value) *engine.Refusal
}

// Pick is one choice. The first of these that is set decides: Refuse, Stop, Known, else Ask.
type Pick struct {
	// Refuse ends an announcement. Outside of one it must be nil.
	Refuse *engine.Refusal
	// Stop ends the program, which returns just this.
	Stop []engine.Value
	// Known: Vals are chosen, nobody is asked.
	Known bool
	Vals  []engine.Value
	// Ask is the question. It gets one option for each of Vals behind those that it has, and DefaultChoice as its
	// default.
	Ask engine.SeatAsk
	// Default are the values in the order in which as many as must be chosen are, when the deadline passes; nil for
	// Vals.
	Default []engine.Value
	// Proposed is what tables propose in an announcement; nil for nothing. See engine.Verdict.Proposes.
	Proposed []engine.Value
	// Why explains values that do not fit the question; see engine.Verdict.Why.
	Why func(engine.WrongChoice) *engine.Refusal
}

// Steps returns the steps of the program.
func (p Picks) Steps() []engine.Step {
	return []engine.Step{engine.Exec("ask", p.ask), engine.Exec("take", p.take)}
}

func (p Picks) ask(r *engine.Reader, f *engine.Frame) engine.Verdict {
	i := f.Reg1("i").Num()
	name := p.Name(r, f, i)
	if name == "" {
		return engine.Verdict{End: true, Return: f.Reg("packed")}
	}
	c := p.Pick(r, f, i)
	switch {
	case c.Refuse != nil:
		return engine.Verdict{Refuse: c.Refuse}
	case len(c.Stop) > 0:
		return engine.Verdict{End: true, Return: c.Stop}
	case c.Known:
		f.Set(name, c.Vals...)
		return engine.Verdict{Goto: "take"}
	}
	sa := c.Ask
	sa.Options = slices.Grow(sa.Options, len(c.Vals))
	for _, v := range c.Vals {
		sa.Options = append(sa.Options, engine.Option{Key: v})
	}
	sa.Default = engine.DefaultChoice(sa)
	if len(c.Default) > 0 && sa.Min > 0 {
		sa.Default.Answers = []engine.Answer{{Name: engine.ChoiceName, Vals: c.Default[:min(sa.Min, len(c.Default))]}}
	}
	return engine.Verdict{Ask: r.AskOne(sa, name), Why: c.Why, Proposes: len(c.Proposed) > 0, Proposed: c.Proposed}
}

func (p Picks) take(r *engine.Reader, f *engine.Frame) engine.Verdict {
	i := f.Reg1("i").Num()
	name := p.Name(r, f, i)
	vals := f.Reg(name)
	if p.Fits != nil {
		if no := p.Fits(r, f, i, vals); no != nil {
			return engine.Verdict{Refuse: no}
		}
	}
	f.Set("packed", PackList(f.Reg("packed"), name, vals)...)
	f.Set("i", engine.Int(i+1))
	return engine.Verdict{Goto: "ask"}
}
