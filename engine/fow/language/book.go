package language

import (
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Book is the compiled card data of one match, with the races and traits that the cards belong to. It finds once what
// play asks for again and again.
type Book struct {
	cardlang.Book[Card, Target, Instr]
	fast     []int32
	triggers []int32
	statics  bool
}

// Parts are the texts of a book, by the nodes of package cardlang.
type Parts = cardlang.Parts[Target, Instr]

// Part is a text of a card, one of its modes, or a branch of it.
type Part = cardlang.Part[Target, Instr]

// Parts of a card that a node can name. A side has several abilities and triggers, an Awakening several triggers; a
// card has one of the others. The text of PartCondition, what a Trigger waits for, stands in refusals only.
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

// NodeExplode is the node of the text of [Explode], which stands on no card: both are destroyed (FO-197).
const NodeExplode = "@explode"

// RefBoth is what that text destroys: this card and it. Card files cannot say it.
const RefBoth = "@both"

// NewBook compiles cards into a book, with the races and traits that they name. The linter must have checked the
// cards; ids are unique.
func NewBook(cards []Card, groups ...Group) (*Book, error) {
	return kit.Compile(cards, groups, LoadBook)
}

// LoadBook reads the bytes that Bytes wrote, also those of older versions.
func LoadBook(raw []byte) (*Book, error) {
	list, err := cardlang.ReadBook[Card](raw, branches, nil)
	if err != nil {
		return nil, err
	}
	b := &Book{Book: list}
	for i := range b.Cards() {
		c := b.At(int32(i))
		if c.Fast() {
			b.fast = append(b.fast, int32(i))
		}
		if c.Trigger != nil && c.Trigger.On != "" {
			b.triggers = append(b.triggers, int32(i))
		}
		b.statics = b.statics || len(c.Statics) > 0 || c.J != nil && len(c.J.Statics) > 0
	}
	b.Parts().Add(NodeExplode, "", nil, []Instr{{Destroy: &On{Of: RefBoth}}})
	return b, nil
}

// branches are the texts that an instruction holds. They speak of the targets of the whole, but for those that wait.
func branches(p *Part, in *Instr) []cardlang.Branch[Target, Instr] {
	branch := func(way string, effect []Instr) cardlang.Branch[Target, Instr] {
		return cardlang.Branch[Target, Instr]{Way: way, Targets: p.Targets, Effect: effect}
	}
	switch {
	case in.If != nil:
		return []cardlang.Branch[Target, Instr]{branch(cardlang.Then, in.If.Then), branch(cardlang.Else, in.If.Else)}
	case in.May != nil:
		return []cardlang.Branch[Target, Instr]{branch(cardlang.Then, in.May.Then)}
	case in.Later != nil:
		return []cardlang.Branch[Target, Instr]{{Way: cardlang.Later, Effect: in.Later.Then}}
	}
	return nil
}

// FastCards lists the cards that are Fast. The list must not be changed.
func (b *Book) FastCards() []int32 { return b.fast }

// EventTriggers lists the cards whose Trigger waits for an event (FO-178). The list must not be changed.
func (b *Book) EventTriggers() []int32 { return b.triggers }

// HasStatics reports whether any card of the book has a continuous effect.
func (b *Book) HasStatics() bool { return b.statics }
