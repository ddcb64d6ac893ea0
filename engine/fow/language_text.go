package fow

// Block is a text: what it chooses, and what it does in printed order. With Modes one of them is chosen while
// it is played, and its targets and instructions come behind those of the block.
type Block struct {
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect,omitempty" json:"effect,omitempty"`
	Modes   []Mode   `yaml:"modes,omitempty" json:"modes,omitempty"`
}

// Mode is one of several texts to choose from.
type Mode struct {
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect" json:"effect"`
}

// Sides, seen from the controller of the text.
const (
	Own      = "own"
	Opponent = "opponent"
	AnySide  = "any"
)

// States of a filter.
const (
	Rested    = "rested"
	Recovered = "recovered"
)

// Filter describes cards in play, or cards of another place where a target or an instruction says so. Every
// field that is set must hold; Side is required.
type Filter struct {
	Side string `yaml:"side" json:"side"` // own, opponent, any
	// Types are card types, one of which must be the card's; none: any type.
	Types     []string  `yaml:"types,omitempty" json:"types,omitempty"`
	Attribute Attribute `yaml:"attribute,omitempty" json:"attribute,omitempty"`
	Group     string    `yaml:"group,omitempty" json:"group,omitempty"` // race or trait
	State     string    `yaml:"state,omitempty" json:"state,omitempty"` // rested, recovered
	CostMax   *int      `yaml:"cost-max,omitempty" json:"costMax,omitempty"`
	Other     bool      `yaml:"other,omitempty" json:"other,omitempty"` // not this card
}

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

// Events that set off triggered abilities and Triggers. "The subject" is the card or player that Of and Who
// narrow, and that instructions call "it"; "the other" is what they call "other".
const (
	OnEnters       = "enters"         // the subject entered a field
	OnSummoned     = "summoned"       // … by resolving from the chase (FO-086)
	OnToGraveyard  = "to-graveyard"   // … was put into a graveyard from a field
	OnDestroyed    = "destroyed"      // … was destroyed
	OnAttacks      = "attacks"        // … attacks; the other is the attacked object
	OnAttackPlayer = "attacks-player" // … attacks a player, who is the other; Who is that player
	OnBlocks       = "blocks"         // … blocks; the other is the attacker
	OnDeals        = "deals-damage"   // … dealt damage to the other
	OnDealt        = "dealt-damage"   // … was dealt damage by the other
	OnSpell        = "spell-played"   // the subject, a card, was played by Who
	OnJudgment     = "judgment"       // Who did judgment
	OnCalled       = "called"         // Who called a magic stone, the subject
	OnLife         = "life-changed"   // Who's life points changed
	OnDraws        = "draws"          // Who drew a card
	OnDiscards     = "discards"       // Who discarded the subject
	OnTurnBegins   = "turn-begins"    // at the beginning of Who's turn
	OnDrawPhase    = "draw-phase"     // at the beginning of Who's draw phase, and so on
	OnRecovery     = "recovery-phase"
	OnMain         = "main-phase"
	OnBattle       = "battle"
	OnAttackStep   = "attack-step"
	OnBlockStep    = "block-step"
	OnBattleEnds   = "battle-ends"
	OnEndPhase     = "end-phase"
	OnTurnEnds     = "turn-ends"
)

// Event narrows an event. Without Of a triggered ability speaks of its own card where the event has a
// subject; a Trigger of a Chant-Standby always needs Of there. Who is a side, "" for any player.
type Event struct {
	On  string  `yaml:"on,omitempty" json:"on,omitempty"`
	Who string  `yaml:"who,omitempty" json:"who,omitempty"`
	Of  *Filter `yaml:"of,omitempty" json:"of,omitempty"`
	// Battle: only battle damage (FO-153).
	Battle bool `yaml:"battle,omitempty" json:"battle,omitempty"`
}
