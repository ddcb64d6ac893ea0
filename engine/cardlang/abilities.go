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
	// Cannot refuses a text that cannot be used now.
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

// cards asks for the card. One of which no text can be used now says why: of the text that was named, else of the first
// one.
func (a Abilities) cards(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	return kit.One(f, a.Card, a.Of(r, f), func(id engine.ObjID) *engine.Refusal {
		var why *engine.Refusal
		for i := range a.Count(r, id) {
			no := a.Cannot(r, f, id, i)
			if no == nil {
				return nil
			}
			if i == 0 || kit.Chosen(f, a.Ability) && a.named(f) == i {
				why = no
			}
		}
		return why
	})
}

// named is the number of the text that an announcement brought.
func (a Abilities) named(f *engine.Frame) int {
	vals, _ := f.Answered(a.Ability)
	return vals[0].Num()
}

// LabelPart is the code of Label; text.
const LabelPart = "part"

// Label names a text by what it says, for an option. A node is a card value whose name is what the text says.
func Label(node string) engine.Phrase {
	return engine.Say(LabelPart, engine.A("text", engine.CardVal(node)))
}
