package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// bringer is a card with free texts that put another card onto the Battlefield. They happen by themselves, as the card
// is positioned or as it shatters something.
type bringer struct {
	card    *language.Card
	where   string                           // the key of the first of the texts
	fault   func(format string, args ...any) // adds a fault at the first of the texts
	brings  []language.Target                // of kind hand or vortex
	returns bool                             // its free texts return cards to a hand
}

// endless finds cards whose free texts bring one another without end. The engine stops a loop in which nobody
// decides anything (LoopLimit); the linter also refuses one that would ask somebody for ever. A text with a cost, a
// text behind "may", and a text that nothing leads back to are no loop.
func (k *checker) endless(list []*bringer) {
	if len(list) > lintkit.MaxCards { // which is a fault by itself
		return
	}
	loop := loops(list, language.TargetVortex)
	if len(loop) == 0 && slices.ContainsFunc(list, func(b *bringer) bool { return b.returns }) {
		loop = loops(list, language.TargetVortex, language.TargetHand)
	}
	for _, b := range loop {
		b.fault("%s: this can go on without end: it is free, and what it brings (such as %s) brings another in turn; "+
			"give it a cost, or narrow what it brings (cost-max, group)", b.where, loop[0].card.ID)
	}
}

// loops returns the bringers that lie on a circle, or between two circles, when they bring cards of these kinds.
func loops(list []*bringer, kinds ...string) (out []*bringer) {
	to, from := make([][]int, len(list)), make([][]int, len(list))
	for i, b := range list {
		for j, other := range list {
			if slices.ContainsFunc(b.brings, func(t language.Target) bool {
				return slices.Contains(kinds, t.Kind) && t.Side != language.Opponent && t.Misprint(other.card) == ""
			}) {
				to[i], from[j] = append(to[i], j), append(from[j], i)
			}
		}
	}
	stop, start := ending(to, from), ending(from, to)
	for i, b := range list {
		if !stop[i] && !start[i] {
			out = append(out, b)
		}
	}
	return out
}

// ending reports from which places every way comes to an end. To are the ways on, from the ways back.
func ending(to, from [][]int) []bool {
	ends, ways := make([]bool, len(to)), make([]int, len(to))
	var next []int
	end := func(i int) {
		if ways[i] == 0 && !ends[i] {
			ends[i], next = true, append(next, i)
		}
	}
	for i := range to {
		ways[i] = len(to[i])
		end(i)
	}
	for len(next) > 0 {
		i := next[0]
		next = next[1:]
		for _, j := range from[i] {
			ways[j]--
			end(j)
		}
	}
	return ends
}

// freely reads a card's free texts, and keeps the card if they bring another.
func (k *checker) freely(path string, c *language.Card) {
	b := &bringer{card: c}
	take := func(at string, block *language.Block) {
		if len(b.brings) == 0 {
			b.where, b.fault = lintkit.Leaf(at), k.Later(at)
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
	if len(b.brings) > 0 {
		k.bringers = append(k.bringers, b)
	}
}

func (b *bringer) read(targets []language.Target, list []language.Instr) {
	for i := range list {
		switch in := &list[i]; {
		case in.Position != nil:
			for _, t := range targets {
				if t.Name == in.Position.Of && !t.UpTo {
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
