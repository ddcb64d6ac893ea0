package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// bringer is a card with a free text that puts another card onto the Battlefield. The text happens by itself, as the
// card is positioned or as it shatters something.
type bringer struct {
	card    *language.Card
	where   func(msg string)  // reports a fault at the text
	brings  []language.Target // of kind hand or vortex
	to      []int             // indices of bringers that it can bring
	returns bool              // its free texts return cards to a hand
}

// endless finds cards whose free texts bring one another without end. The engine stops a loop in which nobody
// decides anything (LoopLimit); the linter also refuses one that would ask somebody for ever. A text with a cost, a
// text behind "may", and a text that nothing leads back to are no loop.
func (k *checker) endless(list []*bringer) {
	if len(list) > lintkit.MaxCards { // which is a fault by itself
		return
	}
	if loop := loops(list, language.TargetVortex); len(loop) > 0 {
		tellLoop(loop)
		return
	}
	if slices.ContainsFunc(list, func(b *bringer) bool { return b.returns }) {
		tellLoop(loops(list, language.TargetVortex, language.TargetHand))
	}
}

func tellLoop(list []*bringer) {
	for _, b := range list {
		b.where(fmt.Sprintf("this can go on without end: it is free, and what it brings (such as %s) brings another in turn; "+
			"give it a cost, or narrow what it brings (cost-max, group)", list[0].card.ID))
	}
}

// loops returns the bringers that lie on a circle, or between two circles, when they bring cards of these kinds.
func loops(list []*bringer, kinds ...string) []*bringer {
	for _, b := range list {
		b.to = b.to[:0]
		for j, other := range list {
			if slices.ContainsFunc(b.brings, func(t language.Target) bool {
				return slices.Contains(kinds, t.Kind) && fits(&t.Filter, other.card)
			}) {
				b.to = append(b.to, j)
			}
		}
	}
	out, in := make([]int, len(list)), make([]int, len(list))
	from := make([][]int, len(list))
	for i, b := range list {
		out[i] = len(b.to)
		for _, j := range b.to {
			in[j]++
			from[j] = append(from[j], i)
		}
	}
	gone := make([]bool, len(list))
	// What leads nowhere, and what nothing leads to, lies on no circle.
	var ends []int
	drop := func(i int) {
		if !gone[i] && (in[i] == 0 || out[i] == 0) {
			gone[i] = true
			ends = append(ends, i)
		}
	}
	for i := range list {
		drop(i)
	}
	for len(ends) > 0 {
		i := ends[0]
		ends = ends[1:]
		for _, j := range list[i].to {
			in[j]--
			drop(j)
		}
		for _, j := range from[i] {
			out[j]--
			drop(j)
		}
	}
	var left []*bringer
	for i, b := range list {
		if !gone[i] {
			left = append(left, b)
		}
	}
	return left
}

// fits reports whether a card that is not on the Battlefield fits a filter.
func fits(f *language.Filter, c *language.Card) bool {
	return f.Side != language.Opponent && (f.Type == "" || f.Type == c.Type) &&
		(f.Element == "" || f.Element == c.Element) &&
		(f.Group == "" || slices.Contains(c.Groups, f.Group)) && (f.Super == "" || f.Super == c.Supergroup) &&
		(f.CostMax == nil || c.Cost <= *f.CostMax)
}

// bringerOf reads a card's free texts; nil when they bring nothing.
func (k *checker) bringerOf(path string, c *language.Card) *bringer {
	b := &bringer{card: c}
	take := func(at string, block *language.Block) {
		if len(b.brings) == 0 {
			pos, id := k.Pos, c.ID
			b.where = func(msg string) {
				f := pos.Fault(at, lintkit.Leaf(at)+": "+msg)
				f.Card = id
				*k.Faults = append(*k.Faults, f)
			}
		}
		b.read(block.Targets, block.Effect)
	}
	if c.Crystallize != nil && len(c.Crystallize.Cost) == 0 {
		take(path+".crystallize", c.Crystallize)
	}
	for i := range c.Triggers {
		if t := &c.Triggers[i]; t.On == language.OnPositioned || t.On == language.OnShattering {
			take(fmt.Sprintf("%s.triggers[%d]", path, i), &t.Block)
		}
	}
	if len(b.brings) == 0 {
		return nil
	}
	return b
}

func (b *bringer) read(targets []language.Target, list []language.Instr) {
	for i := range list {
		switch in := &list[i]; {
		case in.PositionCard != nil:
			for _, t := range targets {
				if t.Name == in.PositionCard.Of && !t.UpTo {
					b.brings = append(b.brings, t)
				}
			}
		case in.ToHand != nil:
			b.returns = true
		case in.If != nil:
			b.read(targets, in.If.Then)
			b.read(targets, in.If.Else)
		}
	}
}
