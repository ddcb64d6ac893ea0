package language

import "farpost/engine/kit"

// Kinds of ability (AT-023). An Objective, a Command or an Equip ability is one of these with a flag.
const (
	Static    = "static"
	Triggered = "triggered"
	Activated = "activated"
	Support   = "support" // activated from hand (AT-139)
)

// Ability is one ability of a card.
type Ability struct {
	Kind string `yaml:"kind" json:"kind"`
	// Name is that of an activated or Support ability (AT-130).
	Name kit.Text `yaml:"name,omitempty" json:"name,omitzero"`
	// Objective opens the objective win to its card (AT-136, AT-137).
	Objective bool `yaml:"objective,omitempty" json:"objective,omitempty"`
	// Command makes an activated ability cost one Command Token more (AT-138).
	Command bool `yaml:"command,omitempty" json:"command,omitempty"`
	// Equip: it works from an item slot only, while the item is face-up (AT-144).
	Equip bool `yaml:"equip,omitempty" json:"equip,omitempty"`
	// Once limits an activated ability to once per turn.
	Once bool `yaml:"once,omitempty" json:"once,omitempty"`
	// Cost is what activating takes; Fee the Support Activation Fee on top, at least 1 (AT-140, AT-141, ATR-48).
	Cost Cost `yaml:"cost,omitempty" json:"cost,omitzero"`
	Fee  int  `yaml:"fee,omitempty" json:"fee,omitempty"`
	// Event is what a triggered ability waits for. If is looked at when it happens.
	Event `yaml:",inline"`
	If    *Cond `yaml:"if,omitempty" json:"if,omitempty"`
	// Static is what a static ability does; exactly one part is set.
	Continuous `yaml:",inline"`
	Block      `yaml:",inline"`
}

// Block is what an ability does when its Stack entry resolves.
type Block struct {
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect,omitempty" json:"effect,omitempty"`
}

// Due is what activating takes in all: the cost, a Command Token for a Command ability, the fee of a Support ability.
func (a *Ability) Due() Cost {
	c := a.Cost
	if a.Command {
		c.CT++
	}
	c.Pay.Any += a.Fee
	return c
}

// Cost is what must be paid, all of it (AT-131, AT-133).
type Cost struct {
	// Pay is an amount of resources, such as "G+1".
	Pay Amount `yaml:"pay,omitempty" json:"pay,omitzero"`
	CT  int    `yaml:"ct,omitempty" json:"ct,omitempty"`
	// ExhaustThis and SacrificeThis are about this card.
	ExhaustThis   bool `yaml:"exhaust-this,omitempty" json:"exhaustThis,omitempty"`
	SacrificeThis bool `yaml:"sacrifice-this,omitempty" json:"sacrificeThis,omitempty"`
	// Discard is so many other cards of the own hand.
	Discard int `yaml:"discard,omitempty" json:"discard,omitempty"`
	// Sacrifice is own cards in play that are sacrificed.
	Sacrifice *Several `yaml:"sacrifice,omitempty" json:"sacrifice,omitempty"`
	// RemoveVT is so many Victory Tokens of this card, which return to the pool.
	RemoveVT int `yaml:"remove-vt,omitempty" json:"removeVT,omitempty"`
}

// Several is so many cards that fit.
type Several struct {
	N      int `yaml:"n" json:"n"`
	Filter `yaml:",inline"`
}

// Events that set off triggered abilities. The subject is what instructions call "it".
const (
	OnEnters    = "enters"              // the subject entered play (a location, also a starting card)
	OnTurnsUp   = "turns-up"            // … turned face-up: an item on reveal, an exhausted card
	OnLeaves    = "leaves"              // … left play
	OnDiscarded = "discarded"           // … was put from play into a discard pile
	OnFalls     = "discarded-in-combat" // … was discarded by combat damage; With narrows its opponent in that combat
	OnHostFalls = "host-discarded"      // the host of this item was discarded; the subject is the host
	OnAttacks   = "attacks"             // the subject attacks
	OnDefends   = "defends"             // … was assigned as defender
	OnDeals     = "deals-combat-damage" // … dealt combat damage
	OnExhausted = "exhausted"           // … became exhausted
	OnPlaced    = "vt-placed"           // a Victory Token was put on the subject
	OnPlayed    = "played"              // Who played the subject
	OnActivated = "activated"           // Who activated an ability of the subject
	OnGenerated = "generated"           // Who generated a resource
	OnMorning   = "morning"             // the phase of Who's turn began; Night is nobody's
	OnDay       = "day"
	OnEvening   = "evening"
	OnNight     = "night"
)

// Event narrows an event. Without Of it is about this card where the event has a subject. Who is a side, "" for any
// player.
type Event struct {
	On   string  `yaml:"on,omitempty" json:"on,omitempty"`
	Who  string  `yaml:"who,omitempty" json:"who,omitempty"`
	Of   *Filter `yaml:"of,omitempty" json:"of,omitempty"`
	With *Filter `yaml:"with,omitempty" json:"with,omitempty"` // OnFalls: the character that it fought
}

// Continuous is what a static ability does.
type Continuous struct {
	Modify *Modify `yaml:"modify,omitempty" json:"modify,omitempty"`
	// AbilityCost: activated abilities of a side cost so many resources of any faction more.
	AbilityCost *SideCost `yaml:"ability-cost,omitempty" json:"abilityCost,omitempty"`
	// PlayCost: characters that fit cost so many resources more, less when below 0, but at least Min.
	PlayCost *PlayCost `yaml:"play-cost,omitempty" json:"playCost,omitempty"`
}

// SideCost is so many resources more for players of a side.
type SideCost struct {
	Who string `yaml:"who" json:"who"`
	N   int    `yaml:"n" json:"n"`
}

// PlayCost changes what characters of a side cost.
type PlayCost struct {
	Each Filter `yaml:"each" json:"each"`
	N    int    `yaml:"n" json:"n"`
	Min  int    `yaml:"min,omitempty" json:"min,omitempty"`
}

// Things that a card cannot suffer.
const CannotBeDefended = "be-defended" // no defender may be assigned against it

// Change is what a modification does to characters.
type Change struct {
	OFV    int      `yaml:"ofv,omitempty" json:"ofv,omitempty"`
	DFV    int      `yaml:"dfv,omitempty" json:"dfv,omitempty"`
	Cannot []string `yaml:"cannot,omitempty" json:"cannot,omitempty"`
	// Grant is an activated ability that the card has besides. In its text "this" is the card that has it. A card
	// grants one ability at most.
	Grant *Ability `yaml:"grant,omitempty" json:"grant,omitempty"`
}

// Modify changes this card, its host, a target or all that fit. Until is for instructions only.
type Modify struct {
	On     `yaml:",inline"`
	Change `yaml:",inline"`
	Until  string `yaml:"until,omitempty" json:"until,omitempty"`
}

// Durations of instructions.
const (
	UntilTurn    = ""        // until end of turn (ATR-47)
	UntilMorning = "morning" // until your next Morning
	UntilStay    = "stay"    // as long as this card stays face-up in play
)
