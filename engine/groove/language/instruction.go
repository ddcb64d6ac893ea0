package language

import "farpost/engine/cardlang"

// States of a creature for a Filter.
const (
	Exhausted = "exhausted"
	Refreshed = "refreshed"
	Attacking = "attacking" // it is attacking, from the declaration until its attack is completed
)

// Filter says which creatures fit, by their active half. A demand that is zero asks for nothing.
type Filter struct {
	State   string   `yaml:"state,omitempty" json:"state,omitempty"`
	AtMost  int      `yaml:"at-most,omitempty" json:"at-most,omitempty"`   // its strength now
	AtLeast int      `yaml:"at-least,omitempty" json:"at-least,omitempty"` // its strength now
	Races   []string `yaml:"races,omitempty" json:"races,omitempty"`       // one of these
	Colour  Colour   `yaml:"colour,omitempty" json:"colour,omitempty"`     // of its border
	Other   bool     `yaml:"other,omitempty" json:"other,omitempty"`       // not this card
}

// Sides, seen from the owner of the text.
const (
	Own      = "own"
	Opposing = "opposing"
	Any      = "any"
)

// All is all creatures of a side that fit.
type All struct {
	Side   string `yaml:"side" json:"side"` // Own, Opposing or Any
	Filter `yaml:",inline"`
}

// Kinds of target. A creature's is its side.
const (
	OfOwn       = Own         // an own creature
	OfOpposing  = Opposing    // a creature of the opponent
	OfAny       = Any         // a creature
	OfPermanent = "permanent" // a permanent spell of the opponent
	OfShield    = "shield"    // an own shield
	OfDiscard   = "discard"   // a card of the owner's discard pile
)

// Target is a choice of the text's owner: what it is, and for creatures which ones.
type Target struct {
	Name   string `yaml:"name" json:"name"` // by which instructions speak of it
	Kind   string `yaml:"kind" json:"kind"`
	Filter `yaml:",inline"`
	// N is how many, 0 for 1; with UpTo it may be fewer, and none.
	N    int  `yaml:"n,omitempty" json:"n,omitempty"`
	UpTo bool `yaml:"up-to,omitempty" json:"up-to,omitempty"`
}

// Choice says how many things are chosen.
func (t Target) Choice() cardlang.Choice {
	return cardlang.Choice{Name: t.Name, Count: max(t.N, 1), UpTo: t.UpTo}
}

// What instructions act on, beside targets by their names.
const (
	This     = cardlang.This // the card itself
	Attacker = "attacker"    // the creature whose attack it is
)

// How long a change lasts. What lasts as long as a card lies there is a Static.
const (
	UntilTurn     = "turn"      // until the end of the turn
	UntilBattle   = "battle"    // until the attack is completed
	UntilNextTurn = "next-turn" // until the next turn of the text's owner begins
	Permanent     = "permanent" // while the creature stays
)

// Instr is one thing that a text does. Exactly one key is set.
type Instr struct {
	// Draw: the owner draws cards. Destroy: creatures, a permanent spell or a shield go to the groove. Exhaust and
	// Refresh: creatures.
	Draw    *Count `yaml:"draw,omitempty" json:"draw,omitempty"`
	Destroy *On    `yaml:"destroy,omitempty" json:"destroy,omitempty"`
	Exhaust *On    `yaml:"exhaust,omitempty" json:"exhaust,omitempty"`
	Refresh *On    `yaml:"refresh,omitempty" json:"refresh,omitempty"`
	// Strength changes that of creatures. ToHand: creatures, or cards of the discard pile. DiscardRandom: cards of the
	// opponent's hand.
	Strength      *Strength `yaml:"strength,omitempty" json:"strength,omitempty"`
	ToHand        *On       `yaml:"to-hand,omitempty" json:"to-hand,omitempty"`
	DiscardRandom *Count    `yaml:"discard-random,omitempty" json:"discard-random,omitempty"`
	// From the owner's deck: new shields (GRR-33), cards to the groove, crystals. GrooveToHand takes the top cards of
	// the groove.
	AddShield     *Count `yaml:"add-shield,omitempty" json:"add-shield,omitempty"`
	DeckToGroove  *Count `yaml:"deck-to-groove,omitempty" json:"deck-to-groove,omitempty"`
	GrooveToHand  *Count `yaml:"groove-to-hand,omitempty" json:"groove-to-hand,omitempty"`
	DeckToCrystal *Count `yaml:"deck-to-crystal,omitempty" json:"deck-to-crystal,omitempty"`
	// SelfToCrystal: the spell becomes a crystal and is not discarded. Grant gives keywords to creatures. LookReorder
	// looks at the top of the own deck.
	SelfToCrystal *Itself `yaml:"self-to-crystal,omitempty" json:"self-to-crystal,omitempty"`
	Grant         *Grant  `yaml:"grant,omitempty" json:"grant,omitempty"`
	LookReorder   *Count  `yaml:"look-reorder,omitempty" json:"look-reorder,omitempty"`
}

// Count is how many.
type Count struct {
	N int `yaml:"n" json:"n"`
}

// Itself needs nothing said: {}.
type Itself struct{}

// On is what an instruction acts on: exactly one of a word (This, Attacker, a target) and all creatures that fit now.
type On struct {
	Of   string `yaml:"of,omitempty" json:"of,omitempty"`
	Each *All   `yaml:"each,omitempty" json:"each,omitempty"`
}

// Strength changes strength by N, less when below 0.
type Strength struct {
	On    `yaml:",inline"`
	N     int    `yaml:"n" json:"n"`
	Until string `yaml:"until" json:"until"`
}

// Grant gives keywords.
type Grant struct {
	On       `yaml:",inline"`
	Keywords Keywords `yaml:"keywords" json:"keywords"`
	Until    string   `yaml:"until" json:"until"`
}

// Harms returns the word for what an instruction acts on to the disadvantage of whoever has that; "" for any other
// instruction. See cardlang.Language.Harms.
func (in *Instr) Harms() string {
	switch {
	case in.Destroy != nil:
		return in.Destroy.Of
	case in.Exhaust != nil:
		return in.Exhaust.Of
	case in.Strength != nil && in.Strength.N < 0:
		return in.Strength.Of
	case in.ToHand != nil:
		return in.ToHand.Of
	}
	return ""
}
