package language

// IfThen carries out Then when the condition holds as it is reached, else Else.
type IfThen struct {
	Cond Cond    `yaml:"cond" json:"cond"`
	Then []Instr `yaml:"then" json:"then"`
	Else []Instr `yaml:"else,omitempty" json:"else,omitempty"`
}

// May asks the controller first; "no" is the default (FO-109).
type May struct {
	Then []Instr `yaml:"then" json:"then"`
}

// Cond is a condition; every field that is set must hold.
type Cond struct {
	// LifeMax: the controller has at most that many life points; OpponentLifeMax: the opponent.
	LifeMax         *int `yaml:"life-max,omitempty" json:"lifeMax,omitempty"`
	OpponentLifeMax *int `yaml:"opponent-life-max,omitempty" json:"opponentLifeMax,omitempty"`
	// Controls: a card in play fits; its Side says whose.
	Controls *Filter `yaml:"controls,omitempty" json:"controls,omitempty"`
	// Turn is whose turn it is: own or opponent.
	Turn string `yaml:"turn,omitempty" json:"turn,omitempty"`
	// HandMax: the controller holds at most that many cards.
	HandMax *int `yaml:"hand-max,omitempty" json:"handMax,omitempty"`
}

// Later is a triggered ability that waits for the next time that a moment comes, and is then gone. Its instructions
// speak of what the text spoke of, as far as that is still where it was.
type Later struct {
	On   string  `yaml:"on" json:"on"`                       // a moment of a turn or of a battle, such as OnEndPhase
	Who  string  `yaml:"who,omitempty" json:"who,omitempty"` // in whose turn; "" in anybody's
	Then []Instr `yaml:"then" json:"then"`
}
