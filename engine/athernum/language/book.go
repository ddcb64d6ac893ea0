package language

import (
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Book is the compiled card data of one match.
type Book struct {
	cardlang.Book[Card, Target, Instr]
	abilities map[string]*Ability // by node
}

// Parts are the texts of a book, by the nodes of package cardlang.
type Parts = cardlang.Parts[Target, Instr]

// Part is a text of a card, or a branch of it.
type Part = cardlang.Part[Target, Instr]

// NewBook compiles cards that the linter has passed, with the groups that they name.
func NewBook(cards []Card, groups ...kit.Group) (*Book, error) {
	return kit.Compile(cards, groups, LoadBook)
}

// LoadBook reads the bytes of a book.
func LoadBook(raw []byte) (*Book, error) {
	list, err := cardlang.ReadBook[Card](raw, branches, nil)
	if err != nil {
		return nil, err
	}
	b := &Book{list, map[string]*Ability{}}
	for i := range b.Cards() {
		c := b.At(int32(i))
		for j := range c.Abilities {
			a := &c.Abilities[j]
			b.abilities[AbilityNode(c.ID, j)] = a
			if grant := a.Grants(); grant != nil {
				node := GrantedNode(c.ID)
				b.abilities[node] = grant
				b.Parts().Add(node, c.ID, grant.Targets, grant.Effect)
			}
		}
	}
	return b, nil
}

// Ability finds an ability by its node; nil if there is none.
func (b *Book) Ability(node string) *Ability { return b.abilities[node] }

// Grants is the ability that a card gives to another by this one, statically or by an instruction; nil for none.
func (a *Ability) Grants() *Ability {
	if a.Continuous.Modify != nil {
		return a.Continuous.Modify.Grant
	}
	for i := range a.Effect {
		if m := a.Effect[i].Modify; m != nil && m.Grant != nil {
			return m.Grant
		}
	}
	return nil
}

// branches are the texts that an instruction holds. They speak of the targets of the whole.
func branches(p *Part, in *Instr) []cardlang.Branch[Target, Instr] {
	branch := func(way string, effect []Instr) cardlang.Branch[Target, Instr] {
		return cardlang.Branch[Target, Instr]{Way: way, Targets: p.Targets, Effect: effect}
	}
	switch {
	case in.If != nil:
		return []cardlang.Branch[Target, Instr]{branch(cardlang.Then, in.If.Then), branch(cardlang.Else, in.If.Else)}
	case in.May != nil:
		return []cardlang.Branch[Target, Instr]{branch(cardlang.Then, in.May.Then)}
	}
	return nil
}
