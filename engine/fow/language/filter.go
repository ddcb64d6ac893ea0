package language

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

// Cond is a condition; every field that is set must hold.
type Cond struct {
	// LifeMax: the controller has at most that many life points; OpponentLifeMax: the opponent.
	LifeMax         *int `yaml:"life-max,omitempty" json:"lifeMax,omitempty"`
	OpponentLifeMax *int `yaml:"opponent-life-max,omitempty" json:"opponentLifeMax,omitempty"`
	// Controls: a card in play fits; its Side says whose.
	Controls *Filter `yaml:"controls,omitempty" json:"controls,omitempty"`
	// MoreStones: the opponent has more magic stones in play than the controller.
	MoreStones bool `yaml:"more-stones,omitempty" json:"moreStones,omitempty"`
	// Turn is whose turn it is: own or opponent.
	Turn string `yaml:"turn,omitempty" json:"turn,omitempty"`
	// HandMax: the controller holds at most that many cards.
	HandMax *int `yaml:"hand-max,omitempty" json:"handMax,omitempty"`
}
