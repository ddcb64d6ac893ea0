package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Book is the compiled card data of a match, with the groups that the cards belong to; what play asks of it again
// and again is ready.
type Book struct {
	kit.CardList[Card]
	does  []does          // what each card's statics do
	quick []int32         // the cards that can be played in windows
	texts map[string]text // of every node
	nodes []cardNodes     // of every card
}

// NewBook compiles cards, which must have been checked by the linter, into a book, with the groups that they
// name. Ids are unique.
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

func bookOf(r *engine.Reader) *Book { return r.Book().(*Book) }

// prepare finds what play asks of the book again and again.
func (b *Book) prepare() {
	b.does = make([]does, len(b.Cards()))
	b.texts = map[string]text{}
	b.nodes = make([]cardNodes, len(b.Cards()))
	for i := range b.Cards() {
		c := b.At(int32(i))
		b.nodes[i].effect = nodeOf(c.ID, partEffect, 0)
		for j := range c.Abilities {
			b.nodes[i].abilities = append(b.nodes[i].abilities, nodeOf(c.ID, partAbility, j))
		}
		for j := range c.Statics {
			b.does[i] |= c.Statics[j].does()
		}
		if c.TW {
			b.quick = append(b.quick, int32(i))
		}
		b.prepareText(nodeOf(c.ID, partEffect, 0))
		b.prepareText(nodeOf(c.ID, partCharge, 0))
		b.prepareText(nodeOf(c.ID, partCrystallize, 0))
		for j := range c.Abilities {
			b.prepareText(nodeOf(c.ID, partAbility, j))
		}
		for j := range c.Triggers {
			b.prepareText(nodeOf(c.ID, partTrigger, j))
		}
	}
}

// cardNodes are the nodes of a card that play asks for most.
type cardNodes struct {
	effect    string
	abilities []string
}

// effectNode is the node of what a card does when it is played; that of no card names nothing.
func (b *Book) effectNode(card int32) string {
	if card < 0 || int(card) >= len(b.nodes) {
		return nodeOf("", partEffect, 0)
	}
	return b.nodes[card].effect
}

// abilityNode is the node of an ability of a card; that of no card, or of none of its abilities, names nothing.
func (b *Book) abilityNode(card int32, i int) string {
	if card < 0 || int(card) >= len(b.nodes) || i < 0 || i >= len(b.nodes[card].abilities) {
		return nodeOf(b.CardID(card), partAbility, i)
	}
	return b.nodes[card].abilities[i]
}

// prepareText keeps the text of a node and of all its branches.
func (b *Book) prepareText(node string) {
	t, ok := readText(b, node)
	if !ok {
		return
	}
	b.texts[node] = t
	for i, in := range t.effect {
		if in.If != nil {
			b.prepareText(branch(node, i, "then"))
			b.prepareText(branch(node, i, "else"))
		}
		if in.May != nil {
			b.prepareText(branch(node, i, "then"))
		}
	}
}
