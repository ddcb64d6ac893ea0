package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// free reports whether a play costs nothing: one from standby (FO-176).
func free(f *engine.Frame) bool { return f.At.Prog == progPlayStandby }

func playedCard(r *engine.Reader, f *engine.Frame) *language.Card {
	return cardOf(r, f.Reg1(qCard).ID())
}

func playedVal(r *engine.Reader, f *engine.Frame) engine.Value {
	return cardVal(r, f.Reg1(qCard).ID())
}

// due returns what a play costs in will, and the cards that pay for something else (FO-069, FO-204). From standby
// only additional costs are due, and nothing increases them (FO-176).
func due(r *engine.Reader, f *engine.Frame) (w language.Will, not []engine.ObjID) {
	w, not = parts(r, f, f.Reg1(qX).Num())
	if !free(f) {
		w = changedCost(r, f.Reg1(qCard).ID(), w)
	}
	return w, not
}

// parts returns the cost to which increases and reductions apply (FO-069): the printed cost with x as its X, or
// nothing where the play is incarnated, and the cost of an Awakening that is paid for.
func parts(r *engine.Reader, f *engine.Frame, x int) (w language.Will, not []engine.ObjID) {
	c := playedCard(r, f)
	not = engine.IDs(f.Reg(qIncarnate))
	if len(not) == 0 && !free(f) {
		w = c.Cost.With(x)
	}
	if f.Reg1(qAwaken) == kit.WordYes {
		w = w.Plus(c.Awakening.Cost)
	}
	return w, not
}

// toChase is the last step of whatever puts an object on the chase. The frame is about that object from now on, and
// answers ahead about it are bound to it.
func toChase(label string) []engine.Step {
	return []engine.Step{
		engine.Calc(label, func(r *engine.Reader, f *engine.Frame) { f.About = topOfChase(r) }),
		engine.Do("seals", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return engine.SealMade(f, f.About)
		}),
	}
}

// whyNotCard explains a card that is not where it is played from.
func whyNotCard(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	return kit.WrongValue(m, engine.Refuse("E-NOT-IN-HAND", "FO-083", engine.A("card", r.PublicName(m.Val))))
}
