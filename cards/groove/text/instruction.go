package text

import (
	"farpost/cards/prose"
	"farpost/engine/groove/language"
)

// clause words an instruction.
func (w *writer) clause(in language.Instr) prose.Clause {
	switch {
	case in.Destroy != nil:
		return prose.To("destroy", w.things(*in.Destroy))
	case in.Exhaust != nil:
		return prose.To("exhaust", w.things(*in.Exhaust))
	case in.Refresh != nil:
		return prose.To("refresh", w.things(*in.Refresh))
	case in.ToHand != nil:
		return w.toHand(*in.ToHand)
	case in.Strength != nil:
		return w.until(in.Strength.Until, prose.Clause{Subject: w.things(in.Strength.On),
			Does: w.gains("get", in.Strength.N, language.Keywords{})})
	case in.Grant != nil:
		return w.until(in.Grant.Until, prose.Clause{Subject: w.things(in.Grant.On),
			Does: w.gains("get", 0, in.Grant.Keywords)})
	case in.SelfToCrystal != nil:
		return prose.Do("self-to-crystal", nil).By(prose.NP{Noun: "card", Det: prose.This})
	case in.DiscardRandom != nil:
		return prose.Do("discard-random", prose.Slots{"n": counted("card", in.DiscardRandom.N)}).By(prose.YourOpponent)
	case in.LookReorder != nil:
		n := in.LookReorder.N
		look := prose.Act{Key: "look", Slots: top(n)}
		back := prose.Act{Key: "put-back",
			Slots: prose.Slots{"object": prose.NP{Noun: "card", N: n, Mention: prose.Close}}}
		return prose.Clause{Does: []prose.Act{look, back}}
	case in.Draw != nil:
		return prose.Do("draw", prose.Slots{"n": counted("card", in.Draw.N)})
	}
	for _, x := range []struct {
		key   string
		count *language.Count
	}{
		{"add-shield", in.AddShield}, {"deck-to-groove", in.DeckToGroove}, {"groove-to-hand", in.GrooveToHand},
		{"deck-to-crystal", in.DeckToCrystal},
	} {
		if x.count != nil {
			return prose.Do(x.key, top(x.count.N))
		}
	}
	return prose.Clause{}
}

// top are so many cards from the top.
func top(n int) prose.Slots {
	return prose.Slots{"n": prose.Number(n), "cards": counted("card", n)}
}

// toHand says where a card comes from, if not from the battlefield.
func (w *writer) toHand(on language.On) prose.Clause {
	for _, t := range w.targets {
		if t.Name == on.Of && t.Kind == language.OfDiscard {
			return prose.To("from-discard", w.thing(on.Of))
		}
	}
	return prose.To("to-hand", w.things(on))
}

// until puts behind a change how long it lasts.
func (w *writer) until(how string, c prose.Clause) prose.Clause {
	c.End = w.Say(how, nil)
	return c
}
