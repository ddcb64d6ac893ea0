package language

// Static is a continuous effect of a card in play (FO-187); exactly one of the parts after If is set.
type Static struct {
	If *Cond `yaml:"if,omitempty" json:"if,omitempty"`
	// Modify changes this card, its carrier (the card under which it lies), or all cards that fit.
	Modify *StaticModify `yaml:"modify,omitempty" json:"modify,omitempty"`
	// CannotDraw: the players of this side cannot draw except in their own draw phase.
	CannotDraw string `yaml:"cannot-draw,omitempty" json:"cannotDraw,omitempty"`
	// CannotPlay: the players of Filter.Side cannot play the cards that fit.
	CannotPlay *Filter `yaml:"cannot-play,omitempty" json:"cannotPlay,omitempty"`
	// Prevent: whenever this card would be dealt damage, that much of it is prevented.
	Prevent int `yaml:"prevent,omitempty" json:"prevent,omitempty"`
	// CostChange: the cards that fit cost N will more (less when below 0) of the generic number to play.
	CostChange *CostChange `yaml:"cost-change,omitempty" json:"costChange,omitempty"`
	// MoreDamage replaces damage by more of it.
	MoreDamage *MoreDamage `yaml:"more-damage,omitempty" json:"moreDamage,omitempty"`
	// Save replaces a destruction.
	Save *Save `yaml:"save,omitempty" json:"save,omitempty"`
}

// MoreDamage replaces damage of sources that fit by N more, or with Double by twice as much (FO-163).
type MoreDamage struct {
	Filter `yaml:",inline"`
	N      int  `yaml:"n,omitempty" json:"n,omitempty"`
	Double bool `yaml:"double,omitempty" json:"double,omitempty"`
}

// Save replaces the destruction of this card, of its carrier, or of all cards that fit (FO-163).
type Save struct {
	Carrier bool    `yaml:"carrier,omitempty" json:"carrier,omitempty"`
	Each    *Filter `yaml:"each,omitempty" json:"each,omitempty"`
	// By is what happens instead: SaveBanish, SaveToHand or SaveRemove.
	By string `yaml:"by" json:"by"`
}

// What happens instead of a destruction.
const (
	SaveBanish = "banish-this" // all damage is removed from it, and this card is banished
	SaveToHand = "to-hand"     // it returns to its owner's hand
	SaveRemove = "remove"      // it is removed from the game
)

// StaticModify is a change of ATK, DEF, symbol abilities and permissions; of this card when neither Carrier
// nor Each is set.
type StaticModify struct {
	Carrier bool    `yaml:"carrier,omitempty" json:"carrier,omitempty"`
	Each    *Filter `yaml:"each,omitempty" json:"each,omitempty"`
	Change  `yaml:",inline"`
}

// CostChange changes the generic number of the cards that fit, for players of Filter.Side.
type CostChange struct {
	Filter `yaml:",inline"`
	N      int `yaml:"n" json:"n"`
}
