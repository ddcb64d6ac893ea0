package language

// Events that set off triggered abilities and Triggers. The subject is the card that instructions call "it"; Of
// narrows it. The other is what instructions call "other". Who is a player.
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

// Moment is the Trigger of a Chant-Standby (FO-178, FO-179): exactly one of On, an event, and While, a
// condition, is set.
type Moment struct {
	Event `yaml:",inline"`
	While *Cond `yaml:"while,omitempty" json:"while,omitempty"`
}

// When is a triggered ability (FO-105). If is looked at when the event happens.
type When struct {
	Event `yaml:",inline"`
	If    *Cond `yaml:"if,omitempty" json:"if,omitempty"`
	Block `yaml:",inline"`
}
