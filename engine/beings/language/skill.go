package language

// Moments at which skills come (BE-065, BER-12).
const (
	OnPlay   = "play"   // the Being is put onto the field from hand (BE-066)
	OnStart  = "start"  // its owner's turn has started, after the gain of gems
	OnAction = "action" // its owner's turn, when its owner says so, once per turn
	OnEnd    = "end"    // its owner ends the turn
	OnAttack = "attack" // an attack is declared with it (BE-068)
	OnBlock  = "block"  // it is named as blocker (BE-069)
)

// Moments lists them.
var Moments = []string{OnPlay, OnStart, OnAction, OnEnd, OnAttack, OnBlock}

// Skill is what a card can do beside fighting (BE-065).
type Skill struct {
	On string `yaml:"on" json:"on"`
	// Cost is what an action costs; nil for nothing.
	Cost *Cost `yaml:"cost,omitempty" json:"cost,omitempty"`
	// Target is what the owner chooses; nil for nothing. Without a possible one the skill does nothing, and an action
	// cannot be used.
	Target *Target  `yaml:"target,omitempty" json:"target,omitempty"`
	Effect []Effect `yaml:"effect" json:"effect"`
}

// Cost is what using an action costs, all of it.
type Cost struct {
	RestSelf bool `yaml:"rest-self,omitempty" json:"rest-self,omitempty"`
	Gems     int  `yaml:"gems,omitempty" json:"gems,omitempty"`
	Discard  int  `yaml:"discard,omitempty" json:"discard,omitempty"` // cards of one's choice
}

// What a target can be.
const (
	OfOwn      = "own"      // a Being of the owner in play
	OfOther    = "other"    // another one
	OfOpposing = "opposing" // a Being of the opponent
	OfAbyss    = "abyss"    // a card of the owner's Abyss
	OfPlace    = "place"    // an empty location of the owner
)

// TargetKinds lists them.
var TargetKinds = []string{OfOwn, OfOther, OfOpposing, OfAbyss, OfPlace}

// States of a Being that a target can have to be in.
const (
	Active = "active"
	Rested = "rested"
)

// Target is one thing to choose: what it is, and further demands. A demand that is zero asks for nothing.
type Target struct {
	Of    string `yaml:"of" json:"of"`
	State string `yaml:"state,omitempty" json:"state,omitempty"` // of a Being in play: Active or Rested
	Power int    `yaml:"power,omitempty" json:"power,omitempty"` // at most so much
	Level int    `yaml:"level,omitempty" json:"level,omitempty"`
	Type  Type   `yaml:"type,omitempty" json:"type,omitempty"`
}

// What effects act on.
const (
	Self     = "self"     // the Being with the skill
	Chosen   = "target"   // the target
	Attacker = "attacker" // the attacking Being
	Defender = "defender" // whatever Being comes to defend
)

// How long a change of power lasts (BER-35).
const (
	UntilCombat = "combat" // until the attack is finished
	UntilTurn   = "turn"   // until the turn is passed
)

// Effect is one thing that a skill does. Exactly one key is set.
type Effect struct {
	Draw     int    `yaml:"draw,omitempty" json:"draw,omitempty"`         // cards for the owner
	Discard  int    `yaml:"discard,omitempty" json:"discard,omitempty"`   // cards of the opponent, at random (BER-39)
	Return   bool   `yaml:"return,omitempty" json:"return,omitempty"`     // the target of the Abyss comes to hand
	Mill     int    `yaml:"mill,omitempty" json:"mill,omitempty"`         // cards of the own Being deck to the Abyss
	Power    *Power `yaml:"power,omitempty" json:"power,omitempty"`       //
	Rest     string `yaml:"rest,omitempty" json:"rest,omitempty"`         // a Being
	Activate string `yaml:"activate,omitempty" json:"activate,omitempty"` // a Being
	Refresh  int    `yaml:"refresh,omitempty" json:"refresh,omitempty"`   // rested gems become active
	Gain     int    `yaml:"gain,omitempty" json:"gain,omitempty"`         // gems from the Gem deck, active
	Defeat   string `yaml:"defeat,omitempty" json:"defeat,omitempty"`     // a Being
	Move     bool   `yaml:"move,omitempty" json:"move,omitempty"`         // itself to the target, a location
	// Properties of an attack: nobody can block it; it reaches a rested Being at any location; its attacker becomes
	// active when it is over. And of a block: the blocker is not rested.
	Unblockable bool `yaml:"unblockable,omitempty" json:"unblockable,omitempty"`
	Reach       bool `yaml:"reach,omitempty" json:"reach,omitempty"`
	Again       bool `yaml:"again,omitempty" json:"again,omitempty"`
	Upright     bool `yaml:"upright,omitempty" json:"upright,omitempty"`
}

// Power is a change of a Being's power.
type Power struct {
	Of    string `yaml:"of,omitempty" json:"of,omitempty"` // "" is Self
	N     int    `yaml:"n" json:"n"`
	Until string `yaml:"until,omitempty" json:"until,omitempty"` // "" is UntilCombat
}

// Sorts of effects that are properties of an attack or of a block; see Card.Has.
func Unblockable(e *Effect) bool { return e.Unblockable }

// Reach is the sort of effect by which an attack reaches any location.
func Reach(e *Effect) bool { return e.Reach }

// Again is the sort of effect by which an attacker becomes active after its attack.
func Again(e *Effect) bool { return e.Again }

// Upright is the sort of effect by which a blocker is not rested.
func Upright(e *Effect) bool { return e.Upright }
