package language

import (
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Book is the compiled card data of one match, with the groups that the cards belong to. It finds once what play asks
// for again and again.
type Book struct {
	cardlang.Book[Card, Target, Instr]
	does  []Does            // what each card's statics do
	quick []int32           // the cards that can be played in windows
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

// LoadBook reads the bytes that Bytes wrote, also those of older versions. The wearer of a worn card is a target of its
// effect.
func LoadBook(raw []byte) (*Book, error) {
	b := &Book{costs: map[string][]Cost{}}
	var err error
	b.Book, err = cardlang.ReadBook(raw, branches, func(c *Card, t *cardlang.Text[Target, Instr]) {
		if block, ok := t.In.(*Block); ok {
			b.costs[t.Node] = block.Cost
		} else if c.Wear != nil {
			t.Targets = append([]Target{*c.Wear}, t.Targets...)
		}
	})
	if err != nil {
		return nil, err
	}
	b.does = make([]Does, len(b.Cards()))
	for i := range b.Cards() {
		c := b.At(int32(i))
		for j := range c.Statics {
			b.does[i] |= c.Statics[j].Does()
		}
		if c.TW {
			b.quick = append(b.quick, int32(i))
		}
	}
	return b, nil
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

// Cost returns what the text that a node names costs; nil when it is free.
func (b *Book) Cost(node string) []Cost { return b.costs[node] }

// Does tells what the statics of a card do, whether or not their conditions hold. The card must be in the book.
func (b *Book) Does(card int32) Does { return b.does[card] }

// Quick lists the cards that can be played in windows: those with TW. The list must not be changed.
func (b *Book) Quick() []int32 { return b.quick }
