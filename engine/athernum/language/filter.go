package language

import "farpost/engine/cardlang"

// Sides, seen from the controller of the text.
const (
	Own      = "own"
	Opponent = "opponent"
	AnySide  = "any"
	Attacked = "attacked" // the player whose character is attacked in this combat
)

// States of a filter.
const (
	FaceUp    = "face-up"
	Hidden    = "hidden"    // a face-down item without Exhaustion Counters
	Exhausted = "exhausted" // face-down with Exhaustion Counters
	Attacking = "attacking"
	Defending = "defending"
)

// Filter describes cards in play, or cards of another zone where a target says so. Every field that is set must hold.
type Filter struct {
	Side     string   `yaml:"side,omitempty" json:"side,omitempty"`   // "" is any
	Types    []string `yaml:"types,omitempty" json:"types,omitempty"` // base types; none: any
	Faction  Faction  `yaml:"faction,omitempty" json:"faction,omitempty"`
	Group    string   `yaml:"group,omitempty" json:"group,omitempty"`
	State    string   `yaml:"state,omitempty" json:"state,omitempty"`
	Other    bool     `yaml:"other,omitempty" json:"other,omitempty"` // not this card; for an item, nor its host
	Main     bool     `yaml:"main,omitempty" json:"main,omitempty"`
	NotMain  bool     `yaml:"not-main,omitempty" json:"notMain,omitempty"`
	Damaged  bool     `yaml:"damaged,omitempty" json:"damaged,omitempty"`
	HasVT    bool     `yaml:"has-vt,omitempty" json:"hasVT,omitempty"`     // Victory Tokens lie on it
	VTField  bool     `yaml:"vt-field,omitempty" json:"vtField,omitempty"` // it has a Victory Token Field
	FreeSlot bool     `yaml:"free-slot,omitempty" json:"freeSlot,omitempty"`
}

// Kinds of target.
const (
	OfCard   = "card"
	OfPlayer = "player"
	OfEntry  = "entry" // of the Stack
)

// Kinds of Stack entry (ATR-41).
const (
	EntryActivated = "activated"
	EntryPlayed    = "played"
	EntryTriggered = "triggered"
	EntryStatic    = "static"
)

// Zones of a target.
const (
	InPlay    = ""
	InDiscard = "discard"
	InVoid    = "void"
)

// Target is something that a text chooses. Side is also the side of a player.
type Target struct {
	Name   string `yaml:"name" json:"name"`
	Kind   string `yaml:"kind,omitempty" json:"kind,omitempty"` // "" is OfCard
	Filter `yaml:",inline"`
	Zone   string `yaml:"zone,omitempty" json:"zone,omitempty"`
	// Entries are kinds of Stack entry; none: activated and played.
	Entries []string `yaml:"entries,omitempty" json:"entries,omitempty"`
	Count   int      `yaml:"count,omitempty" json:"count,omitempty"` // 0 is 1
	UpTo    bool     `yaml:"up-to,omitempty" json:"upTo,omitempty"`
}

// Choice says how many are chosen.
func (t Target) Choice() cardlang.Choice {
	return cardlang.Choice{Name: t.Name, Count: max(t.Count, 1), UpTo: t.UpTo}
}

// Cond is a condition; every field that is set must hold. "You" is the controller of the text.
type Cond struct {
	Turn          string `yaml:"turn,omitempty" json:"turn,omitempty"`                    // own, opponent
	Phase         string `yaml:"phase,omitempty" json:"phase,omitempty"`                  // such as "day"
	MainExhausted bool   `yaml:"main-exhausted,omitempty" json:"mainExhausted,omitempty"` // yours
	HostExhausted bool   `yaml:"host-exhausted,omitempty" json:"hostExhausted,omitempty"` // of this item
	Controls      *Held  `yaml:"controls,omitempty" json:"controls,omitempty"`
	// OpponentVT: an opponent has at least so many Victory Tokens. FewestVT: you have fewer than each opponent.
	OpponentVT int  `yaml:"opponent-vt,omitempty" json:"opponentVT,omitempty"`
	FewestVT   bool `yaml:"fewest-vt,omitempty" json:"fewestVT,omitempty"`
	PoolEmpty  bool `yaml:"pool-empty,omitempty" json:"poolEmpty,omitempty"` // the general pool
	HandEmpty  bool `yaml:"hand-empty,omitempty" json:"handEmpty,omitempty"` // your hand
}

// Held is how many cards in play fit: at least Min, which is 1 where neither is given, and with Most at most so many.
type Held struct {
	Filter `yaml:",inline"`
	Min    int  `yaml:"min,omitempty" json:"min,omitempty"`
	Most   *int `yaml:"most,omitempty" json:"most,omitempty"`
}

// Holds reports whether n are enough and not too many.
func (h *Held) Holds(n int) bool {
	least := h.Min
	if h.Min == 0 && h.Most == nil {
		least = 1
	}
	return n >= least && (h.Most == nil || n <= *h.Most)
}
