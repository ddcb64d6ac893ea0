package text

import (
	"farpost/cards/prose"
	"farpost/engine/cardlang"
	"farpost/engine/groove/language"
)

// keyOf is the key of an instruction; its clause has the same.
var keyOf = cardlang.KeyOf[language.Instr]()

// clause words an instruction.
func (w *writer) clause(in language.Instr) prose.Clause {
	key := keyOf(&in)
	for _, on := range []*language.On{in.Destroy, in.Exhaust, in.Refresh, in.ToHand} {
		if on == nil {
			continue
		}
		if t := w.chosen(on.Of); t != nil && t.Kind == language.OfDiscard {
			key = "from-discard"
		}
		return prose.To(key, w.things(*on))
	}
	for _, c := range []*language.Count{in.Draw, in.DiscardRandom, in.AddShield, in.DeckToGroove, in.GrooveToHand,
		in.DeckToCrystal, in.LookReorder} {
		if c == nil {
			continue
		}
		does := prose.Do(key, prose.Slots{"n": prose.Number(c.N), "cards": counted("card", c.N)})
		if in.DiscardRandom != nil {
			return does.By(prose.YourOpponent)
		}
		if in.LookReorder != nil {
			them := prose.NP{Noun: "card", N: c.N, Mention: prose.Close}
			does.Does = append(does.Does, prose.Act{Key: "put-back", Slots: prose.Slots{"object": them}})
		}
		return does
	}
	switch {
	case in.Strength != nil:
		return prose.Clause{Subject: w.things(in.Strength.On), Does: w.gains("get", in.Strength.N, language.Keywords{}),
			End: w.Say(in.Strength.Until, nil)}
	case in.Grant != nil:
		return prose.Clause{Subject: w.things(in.Grant.On), Does: w.gains("get", 0, in.Grant.Keywords),
			End: w.Say(in.Grant.Until, nil)}
	}
	return prose.Do(key, nil).By(prose.NP{Noun: "card", Det: prose.This}) // self-to-crystal
}
