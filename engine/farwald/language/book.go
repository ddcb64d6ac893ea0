package language

import (
	"farpost/engine/kit"
)

// Book is the compiled card data of one match, with the groups that the cards belong to. It finds once what play asks
// for again and again.
type Book struct {
	kit.CardList[Card]
	does  []Does          // what each card's statics do
	quick []int32         // the cards that can be played in windows
	parts map[string]Part // by node
	nodes []cardNodes     // of every card
}

// cardNodes are the nodes of a card that play asks for most.
type cardNodes struct {
	effect    string
	abilities []string
}

// NewBook compiles cards into a book, with the groups that they name. The linter must have checked the cards; ids are
// unique.
func NewBook(cards []Card, groups ...Group) (*Book, error) {
	raw, err := kit.PackCards(cards, groups)
	if err != nil {
		return nil, err
	}
	return LoadBook(raw)
}

// LoadBook reads the bytes that Bytes wrote, also those of older versions.
func LoadBook(raw []byte) (*Book, error) {
	list, err := kit.ReadCards(raw, func(c *Card) string { return c.ID })
	if err != nil {
		return nil, err
	}
	b := &Book{CardList: list}
	b.prepare()
	return b, nil
}

// prepare finds what play asks of the book again and again.
func (b *Book) prepare() {
	b.does = make([]Does, len(b.Cards()))
	b.parts = map[string]Part{}
	b.nodes = make([]cardNodes, len(b.Cards()))
	for i := range b.Cards() {
		c := b.At(int32(i))
		b.nodes[i].effect = NodeOf(c.ID, PartEffect, 0)
		for j := range c.Abilities {
			b.nodes[i].abilities = append(b.nodes[i].abilities, NodeOf(c.ID, PartAbility, j))
		}
		for j := range c.Statics {
			b.does[i] |= c.Statics[j].Does()
		}
		if c.TW {
			b.quick = append(b.quick, int32(i))
		}
		b.addPart(NodeOf(c.ID, PartEffect, 0))
		b.addPart(NodeOf(c.ID, PartCharge, 0))
		b.addPart(NodeOf(c.ID, PartCrystallize, 0))
		for j := range c.Abilities {
			b.addPart(NodeOf(c.ID, PartAbility, j))
		}
		for j := range c.Triggers {
			b.addPart(NodeOf(c.ID, PartTrigger, j))
		}
	}
}

// addPart keeps the part that a node names, and all its branches.
func (b *Book) addPart(node string) {
	p, ok := b.readPart(node)
	if !ok {
		return
	}
	b.parts[node] = p
	for i, in := range p.Effect {
		if in.If != nil {
			b.addPart(BranchNode(node, i, "then"))
			b.addPart(BranchNode(node, i, "else"))
		}
		if in.May != nil {
			b.addPart(BranchNode(node, i, "then"))
		}
	}
}

// Does tells what the statics of a card do, whether or not their conditions hold. The card must be in the book.
func (b *Book) Does(card int32) Does { return b.does[card] }

// Quick lists the cards that can be played in windows: those with TW. The list must not be changed.
func (b *Book) Quick() []int32 { return b.quick }

// EffectNode is the node of what a card does when it is played. Where the book has no such card it names nothing.
func (b *Book) EffectNode(card int32) string {
	if card < 0 || int(card) >= len(b.nodes) {
		return NodeOf("", PartEffect, 0)
	}
	return b.nodes[card].effect
}

// AbilityNode is the node of the i-th ability of a card. Where there is no such ability it names nothing.
func (b *Book) AbilityNode(card int32, i int) string {
	if card < 0 || int(card) >= len(b.nodes) || i < 0 || i >= len(b.nodes[card].abilities) {
		return NodeOf(b.CardID(card), PartAbility, i)
	}
	return b.nodes[card].abilities[i]
}
