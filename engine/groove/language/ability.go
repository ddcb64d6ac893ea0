package language

// Keywords are abilities that a word tells (§ 9.2 of the rules' content). Of a number that is given twice the highest
// counts.
type Keywords struct {
	Swift        bool `yaml:"swift,omitempty" json:"swift,omitempty"`               // attacks at once
	Evade        int  `yaml:"evade,omitempty" json:"evade,omitempty"`               // not blocked by strength so low
	Hunter       bool `yaml:"hunter,omitempty" json:"hunter,omitempty"`             // can attack refreshed creatures
	Sentry       bool `yaml:"sentry,omitempty" json:"sentry,omitempty"`             // blocking does not exhaust it
	Breaker      int  `yaml:"breaker,omitempty" json:"breaker,omitempty"`           // breaks so many shields (GRR-43)
	Wall         bool `yaml:"wall,omitempty" json:"wall,omitempty"`                 // cannot attack
	Untargetable bool `yaml:"untargetable,omitempty" json:"untargetable,omitempty"` // cannot be attacked
}

// With returns the keywords of both.
func (k Keywords) With(o Keywords) Keywords {
	return Keywords{
		Swift: k.Swift || o.Swift, Evade: max(k.Evade, o.Evade), Hunter: k.Hunter || o.Hunter,
		Sentry: k.Sentry || o.Sentry, Breaker: max(k.Breaker, o.Breaker), Wall: k.Wall || o.Wall,
		Untargetable: k.Untargetable || o.Untargetable,
	}
}

// Moments at which triggers come (GR-121 to GR-128). What is so as long as a condition holds is a Static.
const (
	OnSummoned  = "summoned"    // the creature arrives on the battlefield
	OnDestroyed = "destroyed"   // it goes from the battlefield to the groove
	OnAttacking = "attacking"   // an attack is declared with it
	OnTapped    = "tapped"      // its owner exhausts it for this
	OnAfterCast = "after-cast"  // a creature: its owner has cast a spell; a spell: it was cast (GRR-30)
	OnEndOfTurn = "end-of-turn" // any turn ends (GRR-25)
	OnBreak     = "break"       // a spell on a shield: the shield breaks
)

// Trigger is what happens at a moment.
type Trigger struct {
	On string `yaml:"on" json:"on"`
	// Cost is what a tap ability costs besides exhausting the creature; nil for nothing.
	Cost *Price `yaml:"cost,omitempty" json:"cost,omitempty"`
	// Targets are what the owner chooses. What can be chosen of is chosen; with nothing to choose nothing happens to
	// it.
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect" json:"effect"`
}

// Price is a cost of several parts, all of which are paid.
type Price struct {
	Mana       int `yaml:"mana,omitempty" json:"mana,omitempty"`               // of tap abilities only
	DestroyOwn int `yaml:"destroy-own,omitempty" json:"destroy-own,omitempty"` // so many own creatures
	DiscardOwn int `yaml:"discard-own,omitempty" json:"discard-own,omitempty"` // so many cards of the hand
}

// Conditions of a Static.
const (
	Always         = ""
	WhileAlone     = "alone"     // it is the only creature of its owner (GR-126)
	WhileOther     = "other"     // another creature that fits Other is there (GR-127)
	WhileAttacking = "attacking" // it is the attacker, in the battle itself (GR-074)
	WhileBlocking  = "blocking"  // it is the blocker, in the battle itself (GR-074)
)

// Static is a continuous change.
type Static struct {
	While string `yaml:"while,omitempty" json:"while,omitempty"`
	Other *All   `yaml:"other,omitempty" json:"other,omitempty"` // with WhileOther: which others
	// Each is whom it changes; nil: the creature itself, or the host of an Enchantment.
	Each     *All     `yaml:"each,omitempty" json:"each,omitempty"`
	Strength int      `yaml:"strength,omitempty" json:"strength,omitempty"`
	Keywords Keywords `yaml:"keywords,omitempty" json:"keywords,omitzero"`
}
