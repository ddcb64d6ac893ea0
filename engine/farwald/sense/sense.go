package sense

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// Player is a selfplay.Policy for Farwald.
type Player struct{}

var _ selfplay.Policy = Player{}

// Plans implements selfplay.Policy.
func (Player) Plans(m selfplay.Moment) []selfplay.Plan {
	b := look(m)
	with := func(verb string, pick selfplay.Pick) []selfplay.Plan {
		return []selfplay.Plan{{Verb: verb, Pick: pick}}
	}
	switch m.Ask.Kind {
	case "afterthought":
		return b.afterthought()
	case "action":
		return b.turn()
	case "w1", "w2", "w3", "w4", "w5", "w6", "w7":
		return b.react()
	case "defence":
		return b.defend()
	case "join":
		return with("join", nil)
	case "charge", "crystallize", "trigger-cost":
		return b.offered()
	case "target-of":
		return []selfplay.Plan{b.Target()}
	case "may":
		return []selfplay.Plan{sense.Yes()}
	case "cut", "abandon-cards":
		return with(m.Ask.Verbs[0], selfplay.Least(b.kept))
	case "fatigue", "shatter-own":
		return with(m.Ask.Verbs[0], selfplay.Least(func(v engine.Value) int { return -b.Missed(v) }))
	}
	return nil
}

// afterthought sets two or three cards aside that are too dear for the first turns, if there are as many.
func (b *board) afterthought() []selfplay.Plan {
	var dear []engine.Value
	for _, h := range b.Hand {
		if b.cards.Card(h.Card).Cost > 4 {
			dear = append(dear, h.Key)
		}
	}
	if len(dear) < 2 {
		return []selfplay.Plan{{Verb: "keep"}}
	}
	return []selfplay.Plan{{Verb: "swap",
		Pick: sense.Answer(engine.Answer{Name: "aside", Vals: dear[:min(3, len(dear))]})}}
}

// offered buys a text that gains more than it costs.
func (b *board) offered() []selfplay.Plan {
	c, no := b.card(b.Ask.About), selfplay.Plan{Verb: "decline"}
	for _, offer := range []struct {
		kind, part string
		block      *language.Block
	}{{"charge", "charge", c.Charge}, {"crystallize", "crystallize", c.Crystallize}} {
		if b.Ask.Kind == offer.kind && offer.block != nil {
			after := b.After(func(x *sense.Board) { b.pay(x, offer.block.Cost, b.Ask.About) })
			in := after.Announce(b.Source(b.Ask.About), offer.part, 1)
			if after.Hope(in.Texts) > b.Value()-after.Value() {
				return []selfplay.Plan{{Verb: b.Ask.Verbs[0], Pick: in.Pick}, no}
			}
			return []selfplay.Plan{no}
		}
	}
	return []selfplay.Plan{{Verb: b.Ask.Verbs[0], Pick: b.Announce(b.Source(b.Ask.About), "triggers.", 1).Pick}, no}
}
