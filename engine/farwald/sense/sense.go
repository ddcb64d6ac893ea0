package sense

import (
	"farpost/engine"
	"farpost/engine/selfplay"
)

// Player is a selfplay.Policy for Farwald.
type Player struct{}

var _ selfplay.Policy = Player{}

// Plans implements selfplay.Policy.
func (Player) Plans(m selfplay.Moment) []selfplay.Plan {
	b := look(m)
	switch m.Ask.Kind {
	case "action":
		return b.turn()
	case "w1", "w2", "w3", "w4", "w5", "w6", "w7":
		return b.react()
	case "defence":
		return b.defend()
	case "charge": // what was said ahead has ended
		if c := b.source(m.Ask.About); c != nil && b.charges(c) {
			return []selfplay.Plan{{Verb: "charge", Pick: b.picker(c)}}
		}
		return nil
	case "crystallize", "trigger-cost":
		return []selfplay.Plan{{Verb: m.Ask.Verbs[0], Pick: b.picker(b.source(m.Ask.About))}}
	case "target-of":
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: b.choose}}
	case "may":
		return []selfplay.Plan{{Verb: engine.VerbChoose}}
	case "cut", "abandon-cards":
		return []selfplay.Plan{{Verb: m.Ask.Verbs[0], Pick: selfplay.Least(b.cardWorth)}}
	}
	return nil
}

// cardWorth is how much the card of a thing is worth.
func (b *board) cardWorth(v engine.Value) int { return b.worth(b.source(v)) }

// choose picks the target that a text asks for while it is carried out.
func (b *board) choose(q *engine.Question) ([]engine.Value, bool) {
	c := b.source(b.ask.About)
	if c == nil {
		return nil, false
	}
	for _, t := range texts(c) {
		for _, x := range t.targets {
			if vals, ok := b.take(q, x, t); ok && "target-of-"+x.Kind == what(b.ask.Prompt) {
				return vals, true
			}
		}
	}
	return nil, false
}

// what is the word by which a prompt says what is chosen.
func what(p engine.Phrase) string {
	for _, a := range p.Args {
		if a.Name == "what" && len(a.Vals) == 1 {
			return a.Vals[0].Body()
		}
	}
	return ""
}
