package language

import (
	"strconv"
	"strings"
)

// A node names a part of a card of the book:
//
//	A03/effect, A03/charge, A03/crystallize   the card's own text, its Charge, its Crystallize
//	A03/ability.0, A03/trigger.1              its first ability, its second trigger
//	A03/effect.2.then                         what the third instruction, an if or a may, carries out
//	A03/effect.2.else                         the other branch of an if

// Part is a part of a card that a node names: what it costs, what it chooses, what it does. A branch has no cost, and
// no targets but those that a may asks for after the yes.
type Part struct {
	Card *Card
	Block
}

// Parts of a card that a node can name.
const (
	PartEffect      = "effect"
	PartCharge      = "charge"
	PartCrystallize = "crystallize"
	PartAbility     = "ability"
	PartTrigger     = "trigger"
)

// NodeOf makes the node of a card's part. Index counts abilities and triggers; other parts do not look at it.
func NodeOf(card, part string, index int) string {
	if part == PartAbility || part == PartTrigger {
		return card + "/" + part + "." + strconv.Itoa(index)
	}
	return card + "/" + part
}

// BranchNode is the node of a branch ("then" or "else") of the i-th instruction of a node.
func BranchNode(node string, i int, way string) string {
	return node + "." + strconv.Itoa(i) + "." + way
}

// Part finds what a node names; ok is false when the book has nothing of that name. The part must not be changed.
func (b *Book) Part(node string) (p Part, ok bool) {
	p, ok = b.parts[node]
	return p, ok
}

// Target finds a target of the part by name.
func (p Part) Target(name string) (Target, bool) {
	for _, t := range p.Targets {
		if t.Name == name {
			return t, true
		}
	}
	return Target{}, false
}

// readPart follows a node into the cards.
func (b *Book) readPart(node string) (p Part, ok bool) {
	id, path, _ := strings.Cut(node, "/")
	if p.Card = b.Card(id); p.Card == nil {
		return p, false
	}
	way := strings.Split(path, ".")
	if way, ok = p.enter(way); !ok {
		return p, false
	}
	for len(way) > 0 {
		if way, ok = p.descend(way); !ok {
			return p, false
		}
	}
	return p, true
}

// enter takes the part of the card that the way begins with.
func (p *Part) enter(way []string) (rest []string, ok bool) {
	c := p.Card
	var block *Block
	rest = way[1:]
	switch way[0] {
	case PartEffect:
		p.Targets, p.Effect = c.Targets, c.Effect
		if c.Wear != nil {
			p.Targets = append([]Target{*c.Wear}, c.Targets...)
		}
		return rest, true
	case PartCharge:
		block = c.Charge
	case PartCrystallize:
		block = c.Crystallize
	case PartAbility, PartTrigger:
		if len(rest) == 0 {
			return nil, false
		}
		i, err := strconv.Atoi(rest[0])
		rest = rest[1:]
		switch {
		case err != nil || i < 0:
		case way[0] == PartAbility && i < len(c.Abilities):
			block = &c.Abilities[i].Block
		case way[0] == PartTrigger && i < len(c.Triggers):
			block = &c.Triggers[i].Block
		}
	}
	if block == nil {
		return nil, false
	}
	p.Block = *block
	return rest, true
}

// descend goes into the branch of an instruction that the way begins with.
func (p *Part) descend(way []string) (rest []string, ok bool) {
	if len(way) < 2 {
		return nil, false
	}
	i, err := strconv.Atoi(way[0])
	if err != nil || i < 0 || i >= len(p.Effect) {
		return nil, false
	}
	in := p.Effect[i]
	p.Cost, p.Targets = nil, nil
	switch {
	case in.If != nil && way[1] == "then":
		p.Effect = in.If.Then
	case in.If != nil && way[1] == "else":
		p.Effect = in.If.Else
	case in.May != nil && way[1] == "then":
		p.Targets, p.Effect = in.May.Targets, in.May.Then
	default:
		return nil, false
	}
	return way[2:], true
}
