package language

import "farpost/engine/cardlang"

// Block is a text: what it chooses, and what it does in printed order. With Modes one of them is chosen while
// it is played, and its targets and instructions come behind those of the block.
type Block struct {
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect,omitempty" json:"effect,omitempty"`
	Modes   []Mode   `yaml:"modes,omitempty" json:"modes,omitempty"`
}

// Mode is one of several texts to choose from.
type Mode = cardlang.Mode[Target, Instr]

// Kinds of target.
const (
	TargetCard         = "card"           // in play, by Filter
	TargetPlayer       = "player"         // by Filter.Side
	TargetCardOrPlayer = "card-or-player" // a card by Filter, or a player of Filter.Side
	TargetSpell        = "spell"          // a card in the chase, by Filter.Side and Spell
	TargetGraveyard    = "graveyard"      // a card in a graveyard, by Filter
)

// Spells of a target (FO-085).
const (
	NormalSpell = "normal"
	SummonSpell = "summon"
)

// Target is a choice that a text makes while it is played, or a triggered ability while it enters the chase.
// Name is how instructions refer to it; no two targets of a text share one.
type Target struct {
	Name   string `yaml:"name" json:"name"`
	Kind   string `yaml:"kind" json:"kind"`
	Filter `yaml:",inline"`
	// Spell narrows spells: "normal", "summon", "" for both.
	Spell string `yaml:"spell,omitempty" json:"spell,omitempty"`
	// UpTo makes it "up to N" instead of exactly N; N 0 means 1.
	N    int  `yaml:"n,omitempty" json:"n,omitempty"`
	UpTo bool `yaml:"up-to,omitempty" json:"upTo,omitempty"`
}

// Count is how many things the target names at most; at least 1.
func (t Target) Count() int {
	if t.N < 1 {
		return 1
	}
	return t.N
}

// Choice is what the target asks for.
func (t Target) Choice() cardlang.Choice {
	return cardlang.Choice{Name: t.Name, Count: t.Count(), UpTo: t.UpTo}
}
