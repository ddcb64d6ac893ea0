package cardlang

import (
	"strconv"
	"strings"

	"farpost/engine"
)

// Ways from an instruction into the texts that it holds.
const (
	Then  = "then"
	Else  = "else"
	Later = "later" // carried out when its moment comes
)

// Node names the text of a part that a card has once, such as "A03/effect".
func Node(card, part string) string { return nodes.Of(place{card, part, once}) }

// Numbered names the text of one of several parts of a kind, counted from 0, such as "A03/ability.1".
func Numbered(card, part string, i int) string { return nodes.Of(place{card, part, i}) }

// ModeOf names a mode of a text, counted from 0.
func ModeOf(node string, i int) string { return node + ".mode." + strconv.Itoa(i) }

// BranchOf names the text to which an instruction of a text, counted from 0, leads on a way.
func BranchOf(node string, i int, way string) string { return node + "." + strconv.Itoa(i) + "." + way }

// InstrRef names one instruction of a text, counted from 0, for effects that last; Parts.Instr finds it again.
func InstrRef(node string, i int) string { return node + "#" + strconv.Itoa(i) }

// IsPart reports whether a node names a text of that part of a card, or something within it.
func IsPart(node, part string) bool {
	_, path, _ := strings.Cut(node, "/")
	first, _, _ := strings.Cut(path, ".")
	return first == part
}

// place is what a node is made of. I is once for a part that a card has once.
type place struct {
	card, part string
	i          int
}

const once = -1

// nodes are the nodes of whole texts, which rules ask for again and again.
var nodes = engine.Intern(func(p place) string {
	if p.i == once {
		return p.card + "/" + p.part
	}
	return p.card + "/" + p.part + "." + strconv.Itoa(p.i)
})
