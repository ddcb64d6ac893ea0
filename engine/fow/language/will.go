package language

import (
	"slices"

	"farpost/engine/mana"
)

// Attribute is one of the five attributes, by its letter (FO-033).
type Attribute string

// The attributes. Void stands for will without attribute (FO-060); no card has it.
const (
	Light    Attribute = "L"
	Fire     Attribute = "F"
	Water    Attribute = "W"
	Wind     Attribute = "G"
	Darkness Attribute = "D"
	Void     Attribute = "V"
)

// Attributes lists the five in the order in which figures are shown.
var Attributes = []Attribute{Light, Fire, Water, Wind, Darkness}

// AttributeIndex is the place of an attribute in Attributes; len(Attributes) for Void, -1 for anything else.
func AttributeIndex(a Attribute) int {
	if a == Void {
		return len(Attributes)
	}
	return slices.Index(Attributes, a)
}

// Will is an amount of will as a cost names it, such as "F+F+1": one symbol for each will of an attribute, and the
// generic number (FO-065 to FO-067). X stands for a generic number that the player names while playing (FO-083). The
// zero Will is free.
type Will = mana.Amount[[5]int, Attribute, costs]

// costs is how amounts of will are written.
type costs struct{}

func (costs) Kinds() []Attribute { return Attributes }
func (costs) Name() string       { return "cost" }
func (costs) X() bool            { return true }

// ParseWill reads "F+F+1"; "" and "-" are free.
func ParseWill(s string) (Will, error) { return mana.Parse[[5]int, Attribute, costs](s) }
