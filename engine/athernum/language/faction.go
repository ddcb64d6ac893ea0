package language

import (
	"slices"

	"farpost/engine/mana"
)

// Faction is an allegiance, by the letter with which costs are written (AT-014).
type Faction string

// The factions. No faction is "".
const (
	Cinderguild Faction = "C"
	Glasstide   Faction = "G"
	Thornwake   Faction = "T"
)

// Factions lists them in the order in which figures are shown.
var Factions = []Faction{Cinderguild, Glasstide, Thornwake}

// FactionIndex is the place of a faction in Factions; -1 for none.
func FactionIndex(f Faction) int { return slices.Index(Factions, f) }

// Amount is so many resources, such as "G+1": one of Glasstide, one of any faction (AT-133). The zero Amount is free.
type Amount = mana.Amount[[3]int, Faction, costs]

type costs struct{}

func (costs) Kinds() []Faction { return Factions }
func (costs) Name() string     { return "cost" }
func (costs) X() bool          { return false }

// ParseAmount reads "G+1"; "" and "-" are free.
func ParseAmount(s string) (Amount, error) { return mana.Parse[[3]int, Faction, costs](s) }
