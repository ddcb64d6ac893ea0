package language

import (
	"cmp"
	"slices"

	"farpost/engine/cardlang"
)

// Moments at which skills come (BE-065, BER-12).
const (
	OnPlay   = "play"   // the Being is put onto the field from hand (BE-066)
	OnStart  = "start"  // its owner's turn has started, after the gain of gems
	OnAction = "action" // its owner's turn, when its owner says so, once per turn
	OnEnd    = "end"    // its owner ends the turn
	OnAttack = "attack" // an attack is declared with it (BE-068)
	OnBlock  = "block"  // it is named as blocker (BE-069)
)

// Skill is what a card can do beside fighting (BE-065).
type Skill struct {
	On string `yaml:"on" json:"on"`
	// Cost is what an action costs; nil for nothing.
	Cost *Cost `yaml:"cost,omitempty" json:"cost,omitempty"`
	// Properties of an attack: nobody can block it; it reaches a rested Being at any location; its attacker becomes
	// active when it is over. And of a block: the blocker is not rested.
	Unblockable bool `yaml:"unblockable,omitempty" json:"unblockable,omitempty"`
	Reach       bool `yaml:"reach,omitempty" json:"reach,omitempty"`
	Again       bool `yaml:"again,omitempty" json:"again,omitempty"`
	Upright     bool `yaml:"upright,omitempty" json:"upright,omitempty"`
	// Targets are what the owner chooses. Without a possible one the skill does nothing, and an action cannot be used.
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect,omitempty" json:"effect,omitempty"`
}

// Draws reports whether the skill brings its owner cards.
func (s Skill) Draws() bool {
	return slices.ContainsFunc(s.Effect, func(in Instr) bool { return in.Draw != nil || in.Return != nil })
}

// Cost is what using an action costs, all of it.
type Cost struct {
	RestSelf bool `yaml:"rest-self,omitempty" json:"rest-self,omitempty"`
	Gems     int  `yaml:"gems,omitempty" json:"gems,omitempty"`
	Discard  int  `yaml:"discard,omitempty" json:"discard,omitempty"` // cards of one's choice
}

// Kinds of target.
const (
	OfOwn      = "own"      // a Being of the owner in play
	OfOther    = "other"    // another one
	OfOpposing = "opposing" // a Being of the opponent
	OfAbyss    = "abyss"    // a card of the owner's Abyss
	OfPlace    = "place"    // an empty location of the owner
)

// States of a Being that a target can have to be in.
const (
	Active = "active"
	Rested = "rested"
)

// Target is one thing to choose: what it is, and further demands. A demand that is zero asks for nothing.
type Target struct {
	Name  string `yaml:"name" json:"name"` // by which instructions speak of it
	Kind  string `yaml:"kind" json:"kind"`
	State string `yaml:"state,omitempty" json:"state,omitempty"` // of a Being in play: Active or Rested
	Power int    `yaml:"power,omitempty" json:"power,omitempty"` // at most so much
	Level int    `yaml:"level,omitempty" json:"level,omitempty"`
	Type  Type   `yaml:"type,omitempty" json:"type,omitempty"`
}

// Choice says that one thing is chosen.
func (t Target) Choice() cardlang.Choice { return cardlang.Choice{Name: t.Name, Count: 1} }

// What instructions act on, beside targets by their names.
const (
	This     = cardlang.This // the Being with the skill
	Attacker = "attacker"    // the attacking Being
	Defender = "defender"    // whatever Being comes to defend
)

// How long a change of power lasts (BER-35).
const (
	UntilCombat = "combat" // until the attack is finished
	UntilTurn   = "turn"   // until the turn is passed
)

// Instr is one thing that a skill does. Exactly one key is set.
type Instr struct {
	Draw     *Count `yaml:"draw,omitempty" json:"draw,omitempty"`         // cards for the owner
	Discard  *Count `yaml:"discard,omitempty" json:"discard,omitempty"`   // of the opponent, at random (BER-39)
	Return   *Of    `yaml:"return,omitempty" json:"return,omitempty"`     // a card of the Abyss comes to hand
	Mill     *Count `yaml:"mill,omitempty" json:"mill,omitempty"`         // cards of the own Being deck to the Abyss
	Power    *Power `yaml:"power,omitempty" json:"power,omitempty"`       //
	Rest     *Of    `yaml:"rest,omitempty" json:"rest,omitempty"`         // a Being
	Activate *Of    `yaml:"activate,omitempty" json:"activate,omitempty"` // a Being
	Refresh  *Count `yaml:"refresh,omitempty" json:"refresh,omitempty"`   // rested gems become active
	Gain     *Count `yaml:"gain,omitempty" json:"gain,omitempty"`         // gems from the Gem deck, active
	Defeat   *Of    `yaml:"defeat,omitempty" json:"defeat,omitempty"`     // a Being
	Move     *To    `yaml:"move,omitempty" json:"move,omitempty"`         // itself to a location
}

// Count is how many.
type Count struct {
	N int `yaml:"n" json:"n"`
}

// Of is what an instruction acts on: This, Attacker, Defender, or the name of a target.
type Of struct {
	Of string `yaml:"of" json:"of"`
}

// To is a location, the name of a target.
type To struct {
	To string `yaml:"to" json:"to"`
}

// Power is a change of a Being's power.
type Power struct {
	Of    string `yaml:"of,omitempty" json:"of,omitempty"` // "" is This
	N     int    `yaml:"n" json:"n"`
	Until string `yaml:"until,omitempty" json:"until,omitempty"` // "" is UntilCombat
}

// Whom is what changes: Of, else This.
func (p Power) Whom() string { return cmp.Or(p.Of, This) }

// How returns how long it lasts: Until, else UntilCombat.
func (p Power) How() string { return cmp.Or(p.Until, UntilCombat) }

// Harms returns the word for what an instruction acts on to the disadvantage of whoever has that; "" for any other
// instruction. See cardlang.Language.Harms.
func (in *Instr) Harms() string {
	switch {
	case in.Power != nil && in.Power.N < 0:
		return in.Power.Whom()
	case in.Rest != nil:
		return in.Rest.Of
	case in.Defeat != nil:
		return in.Defeat.Of
	}
	return ""
}
