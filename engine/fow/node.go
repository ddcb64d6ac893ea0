package fow

import (
	"strconv"
	"strings"
)

// Nodes name texts of the book: "<card>/effect", "<card>/awakening", "<card>/ability.0", "<card>/trigger.0",
// "<card>/j-ability.0", "<card>/j-trigger.0", "<card>/awakened.0" (a triggered ability of its Awakening), and
// behind them ".mode.1" for a mode. "<card>/condition" names what a Trigger waits for, in refusals only. Behind any of them ".2.then" is the way into what the third instruction, an
// if or a may, carries out; ".2.else" its other branch; ".2.later" what waits for a moment. Numbers count from 0.

// text is a piece of card text: what it chooses and what it does.
type text struct {
	card    *Card
	targets []Target
	effect  []Instr
	modes   []Mode
	// later tells that the text waited: what it speaks of was chosen before and is not looked at anew.
	later bool
}

// Parts of a card that a node can name.
const (
	partEffect    = "effect"
	partAwakening = "awakening"
	partAbility   = "ability"
	partTrigger   = "trigger"
	partJAbility  = "j-ability"
	partJTrigger  = "j-trigger"
	partAwakened  = "awakened"
	partCondition = "condition"
)

// nodeOf makes the node of a card's part; index counts abilities and triggers and is not used for others.
func nodeOf(card, part string, index int) string {
	if part == partEffect || part == partAwakening || part == partCondition {
		return card + "/" + part
	}
	return card + "/" + part + "." + strconv.Itoa(index)
}

// NodeExplode is the node of the text of [Explode], which stands on no card: both are destroyed (FO-197).
const NodeExplode = "@explode"

const refBoth = "@both" // this card and it

// instrNode names one instruction of a node, instrAt finds it again.
func instrNode(node string, i int) string { return node + "#" + strconv.Itoa(i) }

func instrAt(b *Book, ref string) Instr {
	node, n, _ := strings.Cut(ref, "#")
	i, err := strconv.Atoi(n)
	if t, ok := textOf(b, node); ok && err == nil && i >= 0 && i < len(t.effect) {
		return t.effect[i]
	}
	return Instr{}
}

// modeOf is the node of a mode of a node.
func modeOf(node string, i int) string { return node + ".mode." + strconv.Itoa(i) }

// wayLater is the branch of an instruction that waits for a moment.
const wayLater = "later"

// branch is the node of a branch of the i-th instruction of a node.
func branch(node string, i int, way string) string { return node + "." + strconv.Itoa(i) + "." + way }

// textOf finds the text that a node names; ok is false when the book has none such. It must not be changed.
func textOf(b *Book, node string) (t text, ok bool) {
	t, ok = b.texts[node]
	return t, ok
}

// Count is how many things a target names at most.
func (t Target) Count() int {
	if t.N < 1 {
		return 1
	}
	return t.N
}

// addTexts keeps the texts of a card, of all their modes and branches.
func (b *Book) addTexts(c *Card) {
	b.addBlock(c, nodeOf(c.ID, partEffect, 0), c.Block)
	if c.Awakening != nil {
		b.addBlock(c, nodeOf(c.ID, partAwakening, 0), c.Awakening.Block)
		b.addWhens(c, partAwakened, c.Awakening.Triggers)
	}
	b.addFace(c, partAbility, partTrigger, &c.Face)
	if c.J != nil {
		b.addFace(c, partJAbility, partJTrigger, &c.J.Face)
	}
}

func (b *Book) addFace(c *Card, abilities, triggers string, f *Face) {
	for i := range f.Abilities {
		b.addBlock(c, nodeOf(c.ID, abilities, i), f.Abilities[i].Block)
	}
	b.addWhens(c, triggers, f.Triggers)
}

func (b *Book) addWhens(c *Card, part string, whens []When) {
	for i := range whens {
		b.addBlock(c, nodeOf(c.ID, part, i), whens[i].Block)
	}
}

func (b *Book) addBlock(c *Card, node string, block Block) {
	b.addText(node, text{card: c, targets: block.Targets, effect: block.Effect, modes: block.Modes})
	for i, m := range block.Modes {
		targets := append(block.Targets[:len(block.Targets):len(block.Targets)], m.Targets...)
		effect := append(block.Effect[:len(block.Effect):len(block.Effect)], m.Effect...)
		b.addText(modeOf(node, i), text{card: c, targets: targets, effect: effect})
	}
}

func (b *Book) addText(node string, t text) {
	b.texts[node] = t
	for i, in := range t.effect {
		switch {
		case in.If != nil:
			b.addText(branch(node, i, "then"), text{card: t.card, targets: t.targets, effect: in.If.Then, later: t.later})
			b.addText(branch(node, i, "else"), text{card: t.card, targets: t.targets, effect: in.If.Else, later: t.later})
		case in.May != nil:
			b.addText(branch(node, i, "then"), text{card: t.card, targets: t.targets, effect: in.May.Then, later: t.later})
		case in.Later != nil:
			b.addText(branch(node, i, wayLater), text{card: t.card, effect: in.Later.Then, later: true})
		}
	}
}
