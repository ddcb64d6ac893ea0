package language

// Durations.
const (
	UntilTurn     = ""              // until end of turn
	UntilBattle   = "battle"        // until end of battle
	UntilOpponent = "opponent-turn" // until end of the opponent's next turn
	WhileInZone   = "stay"          // while the card is there
)

// Things that cards cannot do or suffer.
const (
	CannotAttack    = "attack"
	CannotBlock     = "block"
	CannotDestroyed = "be-destroyed"
	CannotTargeted  = "be-targeted"
	CannotCancelled = "be-cancelled"
)

// MustAttack is what a card can be forced to: to attack in every battle of its controller in which it can (FO-134).
const MustAttack = "attack"

// Change is what a modification does: it adds to ATK and DEF, sets them first where Set says so, gives and
// takes symbol abilities, forbids, and forces.
type Change struct {
	ATK      int       `yaml:"atk,omitempty" json:"atk,omitempty"`
	DEF      int       `yaml:"def,omitempty" json:"def,omitempty"`
	SetATK   *int      `yaml:"set-atk,omitempty" json:"setATK,omitempty"`
	SetDEF   *int      `yaml:"set-def,omitempty" json:"setDEF,omitempty"`
	Keywords []Keyword `yaml:"keywords,omitempty" json:"keywords,omitempty"`
	Lose     []Keyword `yaml:"lose,omitempty" json:"lose,omitempty"`
	Cannot   []string  `yaml:"cannot,omitempty" json:"cannot,omitempty"`
	Must     []string  `yaml:"must,omitempty" json:"must,omitempty"`
}
