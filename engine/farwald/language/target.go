package language

import "farpost/engine/cardlang"

// Sides, seen from the controller of the text.
const (
	Own      = "own"
	Opponent = "opponent"
	AnySide  = "any"
)

// Filter describes positioned cards (or cards of another zone where an instruction says so). Every
// field that is set must hold; Side is required.
type Filter struct {
	Side       string  `yaml:"side" json:"side"` // own, opponent, any
	Type       string  `yaml:"type,omitempty" json:"type,omitempty"`
	Element    Element `yaml:"element,omitempty" json:"element,omitempty"`
	Group      string  `yaml:"group,omitempty" json:"group,omitempty"`
	Supergroup string  `yaml:"supergroup,omitempty" json:"supergroup,omitempty"`
	State      string  `yaml:"state,omitempty" json:"state,omitempty"`        // energized, exploited
	CostMax    *int    `yaml:"cost-max,omitempty" json:"costMax,omitempty"`   // printed cost
	DefEnMax   *int    `yaml:"defen-max,omitempty" json:"defEnMax,omitempty"` // current DefEn
	Frangible  bool    `yaml:"frangible,omitempty" json:"frangible,omitempty"`
	Other      bool    `yaml:"other,omitempty" json:"other,omitempty"` // not this card
}

// Kinds of target.
const (
	TargetCard    = "card"    // positioned, by Filter
	TargetCrystal = "crystal" // by Filter.Side and Crystal
	TargetPlayer  = "player"  // by Filter.Side
	TargetPending = "pending" // a declared or paid card, or an ability, by Stage and Filter.Side
	TargetVortex  = "vortex"  // a card in a Vortex, by Filter
	TargetHand    = "hand"    // a card in the controller's hand, by Filter
)

// Target is a choice that a text makes. Instructions refer to it by Name. No two targets of a card's effect, wearer
// and Charge have the same name, so a Charge can speak of what the card was aimed at.
type Target struct {
	Name   string `yaml:"name" json:"name"`
	Kind   string `yaml:"kind" json:"kind"`
	Filter `yaml:",inline"`
	// Crystal narrows Crystals: "standing" (the default: at least one fragment), "damaged" (1 to 4),
	// "destroyed".
	Crystal string `yaml:"crystal,omitempty" json:"crystal,omitempty"`
	// Stage narrows pending things: "declared" (Gate open, W1), "paid" (card after payment), "ability",
	// "unresolved" (a paid card or an ability).
	Stage string `yaml:"stage,omitempty" json:"stage,omitempty"`
	// UpTo makes it "up to N" instead of exactly N; N 0 means 1.
	N    int  `yaml:"n,omitempty" json:"n,omitempty"`
	UpTo bool `yaml:"up-to,omitempty" json:"upTo,omitempty"`
	// Late targets are chosen when the instructions begin instead of when the text is announced. Those of
	// Crystallize and triggered effects always are (FR-34).
	Late bool `yaml:"late,omitempty" json:"late,omitempty"`
}

// Count is how many things the target names at most; at least 1.
func (t Target) Count() int {
	if t.N < 1 {
		return 1
	}
	return t.N
}

// Choice is what the target asks for. What is in a hand, nobody else may know.
func (t Target) Choice() cardlang.Choice {
	return cardlang.Choice{Name: t.Name, Count: t.Count(), UpTo: t.UpTo, Late: t.Late, Hidden: t.Kind == TargetHand}
}
