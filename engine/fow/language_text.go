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

// References of instructions besides the names of targets.
const (
	RefThis    = "this"    // the card whose text it is
	RefIt      = "it"      // the subject of the event
	RefOther   = "other"   // the other thing of the event
	RefCarrier = "carrier" // the card under which this addition lies
)

// Who of instructions, besides the name of a target of kind player, and of one of kind card or spell, which
// means its controller.
const (
	WhoController = "controller"
	WhoOpponent   = "opponent"
	WhoEach       = "each"        // both players
	WhoThat       = "that-player" // the player of the event
)

// On says what an instruction acts on: exactly one of a reference and all cards in play that fit.
type On struct {
	Of   string  `yaml:"of,omitempty" json:"of,omitempty"`
	Each *Filter `yaml:"each,omitempty" json:"each,omitempty"`
}

// Instr is one instruction; exactly one field is set.
type Instr struct {
	Damage  *Damage  `yaml:"damage,omitempty" json:"damage,omitempty"`
	Life    *Count   `yaml:"life,omitempty" json:"life,omitempty"` // gains N, loses when below 0
	SetLife *SetLife `yaml:"set-life,omitempty" json:"setLife,omitempty"`
	Draw    *Count   `yaml:"draw,omitempty" json:"draw,omitempty"`
	Discard *Discard `yaml:"discard,omitempty" json:"discard,omitempty"`
	Destroy *On      `yaml:"destroy,omitempty" json:"destroy,omitempty"`
	Banish  *On      `yaml:"banish,omitempty" json:"banish,omitempty"` // its controller banishes it
	ToHand  *On      `yaml:"to-hand,omitempty" json:"toHand,omitempty"`
	ToDeck  *ToDeck  `yaml:"to-deck,omitempty" json:"toDeck,omitempty"`
	Remove  *On      `yaml:"remove,omitempty" json:"remove,omitempty"` // from the game
	Enter   *On      `yaml:"enter,omitempty" json:"enter,omitempty"`   // into the controller's field, not summoned
	Rest    *On      `yaml:"rest,omitempty" json:"rest,omitempty"`
	Recover *On      `yaml:"recover,omitempty" json:"recover,omitempty"`
	Modify  *Modify  `yaml:"modify,omitempty" json:"modify,omitempty"`
	Control *Lasting `yaml:"control,omitempty" json:"control,omitempty"` // the controller of the text gains control
	Cancel  *On      `yaml:"cancel,omitempty" json:"cancel,omitempty"`
	Prevent *Prevent `yaml:"prevent,omitempty" json:"prevent,omitempty"`
	Look    *Look    `yaml:"look,omitempty" json:"look,omitempty"`
	If      *IfThen  `yaml:"if,omitempty" json:"if,omitempty"`
	May     *May     `yaml:"may,omitempty" json:"may,omitempty"`
}

// Damage is dealt by this card. N is the amount; HalfATK instead is half the sum of the ATK of these cards,
// rounded once (FO-006). Who deals it to players instead of cards.
type Damage struct {
	N       int      `yaml:"n,omitempty" json:"n,omitempty"`
	HalfATK []string `yaml:"half-atk,omitempty" json:"halfATK,omitempty"`
	On      `yaml:",inline"`
	Who     string `yaml:"who,omitempty" json:"who,omitempty"`
}

// Count is N of something for each player of Who.
type Count struct {
	N   int    `yaml:"n" json:"n"`
	Who string `yaml:"who" json:"who"`
}

// SetLife sets life points to N, or with Half to half of what they are (FO-005).
type SetLife struct {
	N    int    `yaml:"n,omitempty" json:"n,omitempty"`
	Half bool   `yaml:"half,omitempty" json:"half,omitempty"`
	Who  string `yaml:"who" json:"who"`
}

// Discard is N cards of the hand, chosen by each player of Who; with All the whole hand.
type Discard struct {
	N   int    `yaml:"n,omitempty" json:"n,omitempty"`
	All bool   `yaml:"all,omitempty" json:"all,omitempty"`
	Who string `yaml:"who" json:"who"`
}

// ToDeck puts a card on top of its owner's main deck, or with Bottom under it.
type ToDeck struct {
	On     `yaml:",inline"`
	Bottom bool `yaml:"bottom,omitempty" json:"bottom,omitempty"`
}

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

// Change is what a modification does: it adds to ATK and DEF, sets them first where Set says so, gives and
// takes symbol abilities, and forbids.
type Change struct {
	ATK      int       `yaml:"atk,omitempty" json:"atk,omitempty"`
	DEF      int       `yaml:"def,omitempty" json:"def,omitempty"`
	SetATK   *int      `yaml:"set-atk,omitempty" json:"setATK,omitempty"`
	SetDEF   *int      `yaml:"set-def,omitempty" json:"setDEF,omitempty"`
	Keywords []Keyword `yaml:"keywords,omitempty" json:"keywords,omitempty"`
	Lose     []Keyword `yaml:"lose,omitempty" json:"lose,omitempty"`
	Cannot   []string  `yaml:"cannot,omitempty" json:"cannot,omitempty"`
}

// Modify makes a change for a while.
type Modify struct {
	On     `yaml:",inline"`
	Change `yaml:",inline"`
	Until  string `yaml:"until,omitempty" json:"until,omitempty"`
}

// Lasting acts on something for a while.
type Lasting struct {
	On    `yaml:",inline"`
	Until string `yaml:"until,omitempty" json:"until,omitempty"`
}

// Prevent prevents damage to what it is on, this turn: the next N, or with All all of it (FO-160).
type Prevent struct {
	On  `yaml:",inline"`
	N   int  `yaml:"n,omitempty" json:"n,omitempty"`
	All bool `yaml:"all,omitempty" json:"all,omitempty"`
}

// Look lets the controller see the top card of the own main deck; with Bottom it may be put under the deck.
type Look struct {
	Bottom bool `yaml:"bottom,omitempty" json:"bottom,omitempty"`
}

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
