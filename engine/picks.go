package engine

import "slices"

// Answers to a question that can be answered with yes or no.
const (
	WordYes Value = "word:yes"
	WordNo  Value = "word:no"
)

// YesNo makes a question one of yes or no; who does not answer has said no.
func YesNo(sa SeatAsk) SeatAsk {
	sa.Verbs, sa.Min, sa.Max = []string{VerbChoose}, 1, 1
	sa.Options = []Option{{Key: WordYes}, {Key: WordNo}}
	sa.Default = Reply{Verb: VerbChoose, Answers: []Answer{{Name: ChoiceName, Vals: []Value{WordNo}}}}
	return sa
}

// Picks is a program of choices that are made one after the other, such as the targets of a text or the parts of a
// cost, and that returns them as packed lists (PackList) in their order. Its steps are "ask" and "take"; it counts in
// the register "i", collects in "packed" and keeps each choice under its name.
type Picks struct {
	// Name is that of the i-th choice, from 0; "" when all are made.
	Name func(r *Reader, f *Frame, i int) string
	// Pick tells how it is made.
	Pick func(r *Reader, f *Frame, i int) Pick
	// Fits refuses values that do not go together; nil takes whatever was among the options.
	Fits func(r *Reader, f *Frame, i int, vals []Value) *Refusal
}

// Pick is one choice. Refuse, while the play is being announced, and Stop go before Known, and that before Ask.
type Pick struct {
	Refuse *Refusal
	// Stop ends the program, which returns just this.
	Stop []Value
	// Known tells that Vals are chosen without asking anybody.
	Known bool
	Vals  []Value
	// Ask is the question, with one option for each of Vals and those that it has; DefaultChoice is its default.
	Ask SeatAsk
	// Why explains what does not fit it.
	Why func(WrongChoice) *Refusal
}

// Steps are the steps of the program.
func (p Picks) Steps() []Step {
	return []Step{
		Exec("ask", func(r *Reader, f *Frame) Verdict {
			i := f.Reg1("i").Num()
			name := p.Name(r, f, i)
			if name == "" {
				return Verdict{End: true, Return: f.Reg("packed")}
			}
			c := p.Pick(r, f, i)
			switch {
			case c.Refuse != nil:
				return Verdict{Refuse: c.Refuse}
			case len(c.Stop) > 0:
				return Verdict{End: true, Return: c.Stop}
			case c.Known:
				f.Set(name, c.Vals...)
				return Verdict{Goto: "take"}
			}
			sa := c.Ask
			sa.Options = slices.Grow(sa.Options, len(c.Vals))
			for _, v := range c.Vals {
				sa.Options = append(sa.Options, Option{Key: v})
			}
			sa.Default = DefaultChoice(sa)
			return Verdict{Ask: r.AskOne(sa, name), Why: c.Why}
		}),
		Exec("take", func(r *Reader, f *Frame) Verdict {
			i := f.Reg1("i").Num()
			name := p.Name(r, f, i)
			vals := f.Reg(name)
			if p.Fits != nil {
				if no := p.Fits(r, f, i, vals); no != nil {
					return Verdict{Refuse: no}
				}
			}
			f.Set("packed", PackList(f.Reg("packed"), name, vals)...)
			f.Set("i", Int(i+1))
			return Verdict{Goto: "ask"}
		}),
	}
}
