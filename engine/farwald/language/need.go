package language

import (
	"slices"

	"farpost/engine/mana"
)

// Element is one of the four elements, by its letter in the contract's notation.
type Element string

// The elements.
const (
	Fire   Element = "F"
	Water  Element = "W"
	Mind   Element = "M"
	Nature Element = "N"
)

// Elements lists all four in the order in which figures are shown.
var Elements = []Element{Fire, Water, Mind, Nature}

// Need is an amount of Crystallized Energy: a Gate requirement or a Crystallized cost, such as "F+W+2"
// (one Fire, one Water, two of any element). The zero Need is empty and always met (FW-081).
type Need = mana.Amount[[4]int, Element, needs]

// needs is how amounts of Crystallized Energy are written.
type needs struct{}

func (needs) Kinds() []Element { return Elements }
func (needs) Name() string     { return "requirement" }
func (needs) X() bool          { return false }

// ParseNeed reads "F+W+2"; "" and "-" are empty.
func ParseNeed(s string) (Need, error) { return mana.Parse[[4]int, Element, needs](s) }

// NeedOf is the amount of one symbol, "" being a generic one.
func NeedOf(symbol Element) Need { return mana.One[[4]int, Element, needs](symbol) }

// elementIndex is the place of an element in Elements, -1 for anything else.
func elementIndex(e Element) int { return slices.Index(Elements, e) }

// Covers reports whether Crystallized Energy of an element fits a symbol: exactly its element, or any for a generic
// one ("").
func Covers(symbol, ce Element) bool { return symbol == "" || symbol == ce }
