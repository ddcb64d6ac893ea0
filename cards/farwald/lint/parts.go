package lint

import "farpost/engine/farwald"

// parts counts instructions, targets and parts of costs of a card.
func parts(c *farwald.Card) int {
	n := len(c.Targets) + instrs(c.Effect) + len(c.Statics)
	for _, b := range []*farwald.Block{c.Charge, c.Crystallize} {
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

func blockParts(b *farwald.Block) int { return len(b.Cost) + len(b.Targets) + instrs(b.Effect) }

func instrs(list []farwald.Instr) int {
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
