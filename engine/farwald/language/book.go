package language

import (
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Book is the compiled card data of one match, with the groups that the cards belong to. It finds once what play asks
// for again and again.
type Book struct {
	kit.CardList[Card]
	does  []Does  // what each card's statics do
	quick []int32 // the cards that can be played in windows
	parts *Parts
	costs map[string][]Cost // by node
}

// Parts are the texts of a book, by the nodes of package cardlang.
type Parts = cardlang.Parts[Target, Instr]

// Part is a text of a card, or of a branch of it.
type Part = cardlang.Part[Target, Instr]

// Parts of a card that a node can name. A card has several abilities and triggers, and one of the others.
const (
	PartEffect      = "effect"
	PartCharge      = "charge"
	PartCrystallize = "crystallize"
	PartAbility     = "ability"
	PartTrigger     = "trigger"
)

// NewBook compiles cards into a book, with the groups that they name. The linter must have checked the cards; ids are
// unique.
func NewBook(cards []Card, groups ...Group) (*Book, error) {
	return kit.Compile(cards, groups, LoadBook)
}

// LoadBook reads the bytes that Bytes wrote, also those of older versions.
func LoadBook(raw []byte) (*Book, error) {
	list, err := kit.ReadCards(raw, func(c *Card) string { return c.ID })
	if err != nil {
		return nil, err
	}
	b := &Book{CardList: list, does: make([]Does, len(list.Cards())), parts: cardlang.NewParts(branches),
		costs: map[string][]Cost{}}
	for i := range b.Cards() {
		c := b.At(int32(i))
		for j := range c.Statics {
			b.does[i] |= c.Statics[j].Does()
		}
		if c.TW {
			b.quick = append(b.quick, int32(i))
		}
		b.addTexts(c)
	}
	return b, nil
}

// addTexts keeps the texts of a card. The wearer of a worn card is a target of its effect.
func (b *Book) addTexts(c *Card) {
	targets := c.Targets
	if c.Wear != nil {
		targets = append([]Target{*c.Wear}, targets...)
	}
	b.add(c, cardlang.Node(c.ID, PartEffect), &Block{Targets: targets, Effect: c.Effect})
	b.add(c, cardlang.Node(c.ID, PartCharge), c.Charge)
	b.add(c, cardlang.Node(c.ID, PartCrystallize), c.Crystallize)
	for i := range c.Abilities {
		b.add(c, cardlang.Numbered(c.ID, PartAbility, i), &c.Abilities[i].Block)
	}
	for i := range c.Triggers {
		b.add(c, cardlang.Numbered(c.ID, PartTrigger, i), &c.Triggers[i].Block)
	}
}

// add keeps a block; nil is none.
func (b *Book) add(c *Card, node string, block *Block) {
	if block != nil {
		b.parts.Add(node, c.ID, block.Targets, block.Effect)
		b.costs[node] = block.Cost
	}
}

// branches are the texts that an instruction holds. Those of an if speak of what was chosen before; those of a may
// have targets of their own.
func branches(_ *Part, in *Instr) []cardlang.Branch[Target, Instr] {
	switch {
	case in.If != nil:
		return []cardlang.Branch[Target, Instr]{{Way: cardlang.Then, Effect: in.If.Then},
			{Way: cardlang.Else, Effect: in.If.Else}}
	case in.May != nil:
		return []cardlang.Branch[Target, Instr]{{Way: cardlang.Then, Targets: in.May.Targets, Effect: in.May.Then}}
	}
	return nil
}

// Parts returns the texts of the book.
func (b *Book) Parts() *Parts { return b.parts }

// Cost returns what the text that a node names costs; nil when it is free.
func (b *Book) Cost(node string) []Cost { return b.costs[node] }

// Does tells what the statics of a card do, whether or not their conditions hold. The card must be in the book.
func (b *Book) Does(card int32) Does { return b.does[card] }

// Quick lists the cards that can be played in windows: those with TW. The list must not be changed.
func (b *Book) Quick() []int32 { return b.quick }
