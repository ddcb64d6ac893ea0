package cardlang

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Do is the step of an instruction that is one batch of changes. What of it cannot be done is left undone.
func (l *Language[T, I]) Do(key string, batch func(Run[T, I]) []engine.Change) engine.Step {
	return l.Op(key, func(x Run[T, I]) engine.Verdict { return engine.Verdict{Do: batch(x), Goto: NoKey} })
}

// Call is the step of an instruction that other programs carry out.
func (l *Language[T, I]) Call(key string, frames func(Run[T, I]) []engine.Frame) engine.Step {
	return l.Op(key, func(x Run[T, I]) engine.Verdict { return engine.Verdict{Call: frames(x), Goto: NoKey} })
}

// Op is a step with a whole verdict. The last step of an instruction goes to NoKey.
func (l *Language[T, I]) Op(label string, op func(Run[T, I]) engine.Verdict) engine.Step {
	return engine.Exec(label, func(r *engine.Reader, f *engine.Frame) engine.Verdict { return op(l.At(r, f)) })
}

// If is the instruction "if": it carries out its branch Then when holds, else its branch Else.
func (l *Language[T, I]) If(holds func(Run[T, I]) bool) engine.Step {
	return l.Call("if", func(x Run[T, I]) []engine.Frame {
		if holds(x) {
			return x.Branch(Then)
		}
		return x.Branch(Else)
	})
}

// May is the instruction "may": it asks the text's player, and carries out its branch Then after a yes. Ask words the
// question.
func (l *Language[T, I]) May(ask func(Run[T, I]) engine.SeatAsk) []engine.Step {
	return []engine.Step{
		l.Op("may", func(x Run[T, I]) engine.Verdict {
			sa := kit.YesNo(ask(x))
			sa.Seat, sa.Round = x.Frame.Owner, x.Index()
			return engine.Verdict{Ask: x.AskOne(sa, "said")}
		}),
		l.Call("may-said", func(x Run[T, I]) []engine.Frame {
			for _, got := range x.Frame.Got {
				if vals := got.Values(engine.ChoiceName); len(vals) == 1 && vals[0] == kit.WordYes {
					return x.Branch(Then)
				}
			}
			return nil
		}),
	}
}
