package farwald

import (
	"strconv"
	"strings"
)

// Nodes name texts of the book: "<card>/effect", "<card>/charge", "<card>/crystallize", "<card>/ability.0",
// "<card>/trigger.0", and behind any of them the way into nested lists of instructions: ".2.then" is what
// the third instruction, an if or a may, carries out; ".2.else" its other branch.

// text is a piece of card text: what it costs, what it chooses, what it does.
type text struct {
	card    *Card
	cost    []Cost
	targets []Target
	effect  []Instr
}

// Parts of a card that a node can name.
const (
	partEffect      = "effect"
	partCharge      = "charge"
	partCrystallize = "crystallize"
	partAbility     = "ability"
	partTrigger     = "trigger"
)

// nodeOf makes the node of a card's part; index counts abilities and triggers and is not used for others.
func nodeOf(card, part string, index int) string {
	if part == partAbility || part == partTrigger {
		return card + "/" + part + "." + strconv.Itoa(index)
	}
	return card + "/" + part
}

// textOf finds the text that a node names; ok is false when the book has none such. It must not be changed.
func textOf(b *Book, node string) (t text, ok bool) {
	t, ok = b.texts[node]
	return t, ok
}

// readText follows a node into the cards.
func readText(b *Book, node string) (t text, ok bool) {
	id, path, _ := strings.Cut(node, "/")
	if t.card = b.Card(id); t.card == nil {
		return t, false
	}
	way := strings.Split(path, ".")
	if way, ok = t.enter(way); !ok {
		return t, false
	}
	for len(way) > 0 {
		if way, ok = t.descend(way); !ok {
			return t, false
		}
	}
	return t, true
}

// enter takes the part of the card that the way begins with.
func (t *text) enter(way []string) (rest []string, ok bool) {
	c := t.card
	var block *Block
	rest = way[1:]
	switch way[0] {
	case partEffect:
		t.targets, t.effect = c.Targets, c.Effect
		if c.Wear != nil {
			t.targets = append([]Target{*c.Wear}, c.Targets...)
		}
		return rest, true
	case partCharge:
		block = c.Charge
	case partCrystallize:
		block = c.Crystallize
	case partAbility, partTrigger:
		if len(rest) == 0 {
			return nil, false
		}
		i, err := strconv.Atoi(rest[0])
		rest = rest[1:]
		switch {
		case err != nil || i < 0:
		case way[0] == partAbility && i < len(c.Abilities):
			block = &c.Abilities[i].Block
		case way[0] == partTrigger && i < len(c.Triggers):
			block = &c.Triggers[i].Block
		}
	}
	if block == nil {
		return nil, false
	}
	t.cost, t.targets, t.effect = block.Cost, block.Targets, block.Effect
	return rest, true
}

// descend goes into the branch of an instruction that the way begins with.
func (t *text) descend(way []string) (rest []string, ok bool) {
	if len(way) < 2 {
		return nil, false
	}
	i, err := strconv.Atoi(way[0])
	if err != nil || i < 0 || i >= len(t.effect) {
		return nil, false
	}
	in := t.effect[i]
	t.cost, t.targets = nil, nil
	switch {
	case in.If != nil && way[1] == "then":
		t.effect = in.If.Then
	case in.If != nil && way[1] == "else":
		t.effect = in.If.Else
	case in.May != nil && way[1] == "then":
		t.targets, t.effect = in.May.Targets, in.May.Then
	default:
		return nil, false
	}
	return way[2:], true
}

// branch is the node of a branch of the i-th instruction of a node.
func branch(node string, i int, way string) string { return node + "." + strconv.Itoa(i) + "." + way }

// target finds a target of the text by name.
func (t text) target(name string) (Target, bool) {
	for _, x := range t.targets {
		if x.Name == name {
			return x, true
		}
	}
	return Target{}, false
}

// count is how many things a target names at most.
func (t Target) count() int {
	if t.N < 1 {
		return 1
	}
	return t.N
}
