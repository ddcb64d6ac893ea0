package lint

import "farpost/engine/farwald/language"

// parts counts instructions, targets and parts of costs of a card.
func parts(c *language.Card) int {
	n := len(c.Targets) + instrs(c.Effect) + len(c.Statics)
	for _, b := range []*language.Block{c.Charge, c.Crystallize} {
		if b != nil {
			n += blockParts(b)
		}
	}
	for i := range c.Abilities {
		n += blockParts(&c.Abilities[i].Block)
	}
	for i := range c.Triggers {
		n += blockParts(&c.Triggers[i].Block)
	}
	return n
}

func blockParts(b *language.Block) int { return len(b.Cost) + len(b.Targets) + instrs(b.Effect) }

func instrs(list []language.Instr) int {
	n := len(list)
	for _, in := range list {
		if in.If != nil {
			n += instrs(in.If.Then) + instrs(in.If.Else)
		}
		if in.May != nil {
			n += len(in.May.Targets) + instrs(in.May.Then)
		}
	}
	return n
}
