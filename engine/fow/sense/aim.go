package sense

import (
	"strings"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
)

// harms reports whether instructions are meant for the other side's cards.
func harms(list []language.Instr) bool {
	for _, x := range list {
		switch {
		case x.Damage != nil, x.Destroy != nil, x.ToHand != nil, x.ToDeck != nil, x.Rest != nil, x.Cancel != nil,
			x.Control != nil, x.Discard != nil:
			return true
		case x.Modify != nil:
			if x.Modify.ATK < 0 || x.Modify.DEF < 0 {
				return true
			}
		}
	}
	return false
}

// texts lists the texts of a card that choose something.
func texts(c *language.Card) []language.Block {
	if c == nil {
		return nil
	}
	out := []language.Block{c.Block}
	for _, m := range c.Modes {
		out = append(out, language.Block{Targets: m.Targets, Effect: m.Effect})
	}
	faces := []language.Face{c.Face}
	if c.J != nil {
		faces = append(faces, c.J.Face)
	}
	for _, f := range faces {
		for _, a := range f.Abilities {
			out = append(out, a.Block)
		}
		for _, w := range f.Triggers {
			out = append(out, w.Block)
		}
	}
	if c.Awakening != nil {
		out = append(out, c.Awakening.Block)
		for _, w := range c.Awakening.Triggers {
			out = append(out, w.Block)
		}
	}
	return out
}

// picker answers the questions of a card's texts: targets on the side that they are meant for, the first option else.
func (b *board) picker(c *language.Card) func(q *engine.Question) ([]engine.Value, bool) {
	return func(q *engine.Question) ([]engine.Value, bool) {
		name, isTarget := strings.CutPrefix(q.Name, "t.")
		if !isTarget && q.Name != engine.ChoiceName && q.Name != "on" {
			if len(selfplay.Open(q)) < q.Min {
				return nil, false
			}
			return selfplay.Open(q)[:q.Min], true
		}
		bad := c != nil && c.Type == language.Addition && len(c.Statics) > 0 && c.Statics[0].Modify != nil &&
			c.Statics[0].Modify.DEF < 0
		for _, t := range texts(c) {
			for _, x := range t.Targets {
				if x.Name == name || !isTarget && q.Name != "on" {
					bad = harms(t.Effect)
				}
			}
		}
		var best engine.Value
		for _, v := range selfplay.Open(q) {
			if b.side(v) != bad && (best == "" || b.worth(v) > b.worth(best)) {
				best = v
			}
		}
		if best == "" {
			return nil, q.Min == 0
		}
		return []engine.Value{best}, true
	}
}

// side reports whether a thing is the seat's own.
func (b *board) side(v engine.Value) bool {
	if v.Kind() == "seat" {
		return v.Seat() == b.me
	}
	c, ok := b.view.Find(v)
	return ok && c.Ctrl == b.me
}

// worth is how much a thing matters as a target.
func (b *board) worth(v engine.Value) int {
	if u, ok := b.find(v); ok {
		return u.atk + u.left
	}
	return b.cost(v)
}
