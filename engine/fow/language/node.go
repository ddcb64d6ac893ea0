package language

import (
	"strconv"
	"strings"
)

// A node names a text of the book. Numbers count from 0.
//
//	A04/effect, A04/awakening      a spell's own text, what an Awakening adds to it
//	A04/ability.0, A04/trigger.1   an activated and a triggered ability
//	A04/awakened.0                 a triggered ability of its Awakening
//	RA/j-ability.0, RA/j-trigger.0 those of the J-ruler side
//	A04/condition                  what a Trigger waits for; it stands in refusals only
//
// Behind any of them stands the way further in:
//
//	A04/effect.mode.1              a mode
//	A04/effect.2.then              what the third instruction, an if or a may, carries out
//	A04/effect.2.else              the other branch of an if
//	A04/effect.2.later             what waits for a moment

// Part is a part of a card that a node names: what it chooses and what it does.
type Part struct {
	Card *Card // nil for NodeExplode
	Block
	// Later tells that the part waited: what it speaks of was chosen before, and is not looked at anew.
	Later bool
}

// Parts of a card that a node can name.
const (
	PartEffect    = "effect"
	PartAwakening = "awakening"
	PartAbility   = "ability"
	PartTrigger   = "trigger"
	PartJAbility  = "j-ability"
	PartJTrigger  = "j-trigger"
	PartAwakened  = "awakened"
	PartCondition = "condition"
)

// NodeOf makes the node of a card's part. Index counts abilities and triggers; other parts do not look at it.
func NodeOf(card, part string, index int) string {
	if part == PartEffect || part == PartAwakening || part == PartCondition {
		return card + "/" + part
	}
	return card + "/" + part + "." + strconv.Itoa(index)
}

// NodeExplode is the node of the text of [Explode], which stands on no card: both are destroyed (FO-197).
const NodeExplode = "@explode"

// RefBoth is what that text destroys: this card and it. Card files cannot say it.
const RefBoth = "@both"

// ModeNode is the node of the i-th mode of a node.
func ModeNode(node string, i int) string { return node + ".mode." + strconv.Itoa(i) }

// WayLater is the branch of an instruction that waits for a moment.
const WayLater = "later"

// BranchNode is the node of a branch of the i-th instruction of a node: "then", "else" or WayLater.
func BranchNode(node string, i int, way string) string {
	return node + "." + strconv.Itoa(i) + "." + way
}

// InstrRef names one instruction of a node, for effects that last. Book.Instr finds it again.
func InstrRef(node string, i int) string { return node + "#" + strconv.Itoa(i) }

// Part finds what a node names; ok is false when the book has nothing of that name. The part must not be changed.
func (b *Book) Part(node string) (p Part, ok bool) {
	p, ok = b.parts[node]
	return p, ok
}

// Instr finds the instruction that an InstrRef names; an empty one when the book has none of that name.
func (b *Book) Instr(ref string) Instr {
	node, n, _ := strings.Cut(ref, "#")
	i, err := strconv.Atoi(n)
	if p, ok := b.Part(node); ok && err == nil && i >= 0 && i < len(p.Effect) {
		return p.Effect[i]
	}
	return Instr{}
}

// addCard keeps all parts of a card.
func (b *Book) addCard(c *Card) {
	b.addBlock(c, NodeOf(c.ID, PartEffect, 0), c.Block)
	if c.Awakening != nil {
		b.addBlock(c, NodeOf(c.ID, PartAwakening, 0), c.Awakening.Block)
		b.addWhens(c, PartAwakened, c.Awakening.Triggers)
	}
	b.addFace(c, PartAbility, PartTrigger, &c.Face)
	if c.J != nil {
		b.addFace(c, PartJAbility, PartJTrigger, &c.J.Face)
	}
}

func (b *Book) addFace(c *Card, abilities, triggers string, f *Face) {
	for i := range f.Abilities {
		b.addBlock(c, NodeOf(c.ID, abilities, i), f.Abilities[i].Block)
	}
	b.addWhens(c, triggers, f.Triggers)
}

func (b *Book) addWhens(c *Card, part string, whens []When) {
	for i := range whens {
		b.addBlock(c, NodeOf(c.ID, part, i), whens[i].Block)
	}
}

// addBlock keeps a block and each of its modes. A mode has the targets and instructions of the block before its own.
func (b *Book) addBlock(c *Card, node string, block Block) {
	b.addPart(node, Part{Card: c, Block: block})
	for i, m := range block.Modes {
		b.addPart(ModeNode(node, i), Part{Card: c, Block: Block{
			Targets: append(block.Targets[:len(block.Targets):len(block.Targets)], m.Targets...),
			Effect:  append(block.Effect[:len(block.Effect):len(block.Effect)], m.Effect...),
		}})
	}
}

// addPart keeps a part and all its branches. They speak of the targets of the whole, but for those that wait.
func (b *Book) addPart(node string, p Part) {
	b.parts[node] = p
	branch := func(i int, way string, effect []Instr) {
		b.addPart(BranchNode(node, i, way), Part{Card: p.Card, Block: Block{Targets: p.Targets, Effect: effect},
			Later: p.Later})
	}
	for i, in := range p.Effect {
		switch {
		case in.If != nil:
			branch(i, "then", in.If.Then)
			branch(i, "else", in.If.Else)
		case in.May != nil:
			branch(i, "then", in.May.Then)
		case in.Later != nil:
			b.addPart(BranchNode(node, i, WayLater),
				Part{Card: p.Card, Block: Block{Effect: in.Later.Then}, Later: true})
		}
	}
}
