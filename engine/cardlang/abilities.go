package cardlang

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Abilities is the choice of one of several texts on a card, such as one of its activated abilities: first the card,
// then the text. Of a card with one text that one is meant.
type Abilities struct {
	// Card and Ability name the two questions; the answer to the second is a number, counted from 0.
	Card, Ability string
	// Of lists the cards of the frame's owner that have such texts, Count says how many one has, Node names one.
	Of    func(r *engine.Reader, f *engine.Frame) []engine.ObjID
	Count func(f engine.Facts, id engine.ObjID) int
	Node  func(f engine.Facts, id engine.ObjID, i int) string
	// Cannot refuses a text that cannot be used now, also one of a number that the card does not have.
	Cannot func(r *engine.Reader, f *engine.Frame, id engine.ObjID, i int) *engine.Refusal
	// NoCard explains what cannot be chosen as the card, NoAbility as the number. Nil leaves that to the ruleset.
	NoCard, NoAbility func(*engine.Reader, *engine.Frame, engine.WrongChoice) *engine.Refusal
}

// Steps returns the steps: they are named Card, "only" and Ability. Then names the one that follows.
func (a Abilities) Steps(then string) []engine.Step {
	return []engine.Step{
		engine.ChooseWhy(a.Card, a.cards, a.NoCard),
		engine.Exec("only", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if a.Count(r, f.Reg1(a.Card).ID()) > 1 || kit.Chosen(f, a.Ability) {
				return engine.Verdict{}
			}
			f.Set(a.Ability, engine.Int(0))
			return engine.Verdict{Goto: then}
		}),
		engine.ChooseWhy(a.Ability, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa, id := engine.SeatAsk{Min: 1, Max: 1}, f.Reg1(a.Card).ID()
			for i := range a.Count(r, id) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Int(i), Label: Label(a.Node(r, id, i)),
					Refusal: a.Cannot(r, f, id, i)})
			}
			return sa, nil
		}, a.NoAbility),
	}
}

// cards asks for the card. One of which no text can be used now says why: of the text that was named, which it need not
// have, else of its first one.
func (a Abilities) cards(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	return kit.One(f, a.Card, a.Of(r, f), func(id engine.ObjID) *engine.Refusal {
		n := a.Count(r, id)
		for i := range n {
			if a.Cannot(r, f, id, i) == nil {
				return nil
			}
		}
		i := 0
		if named, ok := f.Answered(a.Ability); ok && len(named) == 1 {
			if i = named[0].Num(); i < 0 {
				i = n
			}
		}
		return a.Cannot(r, f, id, i)
	})
}

// LabelPart is the code of Label; text.
const LabelPart = "part"

// Label names a text by what it says, for an option. A node is a card value whose name is what the text says.
func Label(node string) engine.Phrase {
	return engine.Say(LabelPart, engine.A("text", engine.CardVal(node)))
}
