package kit

import (
	"slices"

	"farpost/engine"
)

// One is the question for one of some cards, for engine.Choose: no says why a card cannot be chosen now, nil means that
// all can. If an announcement brought the answer of that name, it is asked about that one only.
func One(
	f *engine.Frame, name string, cards []engine.ObjID, no func(engine.ObjID) *engine.Refusal,
) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	chosen, answered := f.Answered(name)
	if answered && no != nil {
		why := no
		no = func(id engine.ObjID) *engine.Refusal {
			if slices.Contains(chosen, engine.Obj(id)) {
				return why(id)
			}
			return nil
		}
	}
	sa.Options = engine.OptionsOf(cards, no)
	return sa, nil
}

// Newest makes sa the question for n cards of a zone of its seat, such as those that are above a hand limit. Its prompt
// has the question's kind and says n; the default are the cards that came last, the last one first.
func Newest(r *engine.Reader, sa engine.SeatAsk, zone string, n int) engine.SeatAsk {
	cards := engine.Objs(r.Zone(zone, sa.Seat))
	sa.Min, sa.Max, sa.Options, sa.Prompt = n, n, engine.Options(cards...), engine.Say(sa.Kind, engine.N("n", n))
	last := slices.Clone(cards[len(cards)-n:])
	slices.Reverse(last)
	sa.Default = engine.Reply{Verb: sa.Verbs[0], Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: last}}}
	return sa
}

// Offer lets one seat do something by a verb, or leave it. It is two steps: one that asks, and one that starts what the
// answer announces.
type Offer struct {
	Ask, Heard string // the labels of the steps
	Kind       string // of the question
	// About is what the question is about. Nil: the thing of the frame, nothing if it has none.
	About func(f engine.Facts) engine.Value
	// Put words the question: whose it is, its verbs and its clock. Its default is to leave it unless it has one. Where
	// ok is false nobody is asked.
	Put func(r *engine.Reader, f *engine.Frame) (sa engine.SeatAsk, ok bool)
	// No is the verb of leaving it; "" if every answer does something. Last is one that does something and leaves it,
	// too. After them the step behind the two follows.
	No, Last string
	// Done is where to go on when something was done, Else where when nobody was asked; the step behind the two if "".
	Done, Else string
}

// Steps returns the two steps.
func (o Offer) Steps() []engine.Step {
	return []engine.Step{engine.Exec(o.Ask, o.ask), engine.Exec(o.Heard, o.heard)}
}

func (o Offer) about(r *engine.Reader, f *engine.Frame) engine.Value {
	switch {
	case o.About != nil:
		return o.About(r)
	case f.About.IsZero():
		return ""
	}
	return engine.Obj(f.About)
}

func (o Offer) ask(r *engine.Reader, f *engine.Frame) engine.Verdict {
	sa, ok := o.Put(r, f)
	if !ok {
		f.Got = nil
		return engine.Verdict{Goto: o.Else}
	}
	sa.Kind, sa.About = o.Kind, o.about(r, f)
	if sa.Default.Verb == "" {
		sa.Default.Verb = o.No
	}
	return engine.Verdict{Ask: r.AskOne(sa, "")}
}

func (o Offer) heard(r *engine.Reader, f *engine.Frame) engine.Verdict {
	if len(f.Got) == 0 || f.Got[0].Verb == o.No {
		return engine.Verdict{}
	}
	v := engine.Verdict{Call: r.Calls(r.Enter(f.Got[0], o.Kind, o.about(r, f))), Goto: o.Done}
	if f.Got[0].Verb == o.Last {
		v.Goto = ""
	}
	return v
}

// Wrong is what engine.ChooseWhy asks why a value cannot be chosen that is among no options: the refusal of the code,
// with what everybody calls the value as "card". A wrong number of values needs no such reason.
func Wrong(code, clause string) func(*engine.Reader, *engine.Frame, engine.WrongChoice) *engine.Refusal {
	return func(r *engine.Reader, _ *engine.Frame, m engine.WrongChoice) *engine.Refusal {
		return WrongValue(m, engine.Refuse(code, clause, engine.A("card", r.PublicName(m.Val))))
	}
}

// WrongValue is a refusal for a value that is among no options; nil where their number is wrong.
func WrongValue(m engine.WrongChoice, no *engine.Refusal) *engine.Refusal {
	if m.Count() || m.Twice {
		return nil
	}
	return no
}
