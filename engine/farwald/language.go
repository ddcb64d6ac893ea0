package farwald

import (
	"farpost/engine/kit"
)

// The card language: what a card's data can say. The same trees are executed by the programs of this
// package and rendered as the card's text in every language; there is no other source of either.

// Text is authored words in the languages of the product.
type Text = kit.Text

// Card types (FW-141).
const (
	Evocation  = "evocation"
	Attack     = "attack"
	Mystic     = "mystic"
	Protection = "protection"
	Recovery   = "recovery"
)

// Power indicators (FW-009 to FW-011) and supergroups (FW-014, FW-272).
const (
	Normal    = "normal"
	Strong    = "strong"
	Legendary = "legendary"
	Epic      = "epic"
	Deity     = "deity"
)

// Card is the data of one card (FW-146).
type Card struct {
	ID         string   `yaml:"id" json:"id"`
	Name       Text     `yaml:"name" json:"name"`
	Type       string   `yaml:"type" json:"type"`
	Element    Element  `yaml:"element,omitempty" json:"element,omitempty"` // Evocations only
	Rank       string   `yaml:"rank" json:"rank"`
	Groups     []string `yaml:"groups,omitempty" json:"groups,omitempty"`
	Supergroup string   `yaml:"supergroup,omitempty" json:"supergroup,omitempty"`
	Cost       int      `yaml:"cost" json:"cost"` // Energy Cards to discharge
	Gate       Need     `yaml:"gate,omitempty" json:"gate,omitzero"`
	DesEn      int      `yaml:"desen,omitempty" json:"desen,omitempty"` // Evocations only
	DefEn      int      `yaml:"defen,omitempty" json:"defen,omitempty"` // Evocations only, at least 1 (FR-78)
	// Properties.
	TW        bool `yaml:"tw,omitempty" json:"tw,omitempty"`
	Energized bool `yaml:"energized,omitempty" json:"energized,omitempty"`
	Frangible bool `yaml:"frangible,omitempty" json:"frangible,omitempty"`
	Position  bool `yaml:"position,omitempty" json:"position,omitempty"` // stays after being played (FW-108)
	Aether    bool `yaml:"aether,omitempty" json:"aether,omitempty"`     // disperses after its effects (FW-110)
	// Wear is what the card is attached to, chosen at declaration under the name "wearer" (FW-144).
	Wear *Target `yaml:"wear,omitempty" json:"wear,omitempty"`
	// Targets of Effect are announced with the declaration (FW-095); Effect is carried out in order.
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect,omitempty" json:"effect,omitempty"`
	// Charge is bought after W1 (FW-216); Crystallize happens on positioning (FW-223).
	Charge      *Block    `yaml:"charge,omitempty" json:"charge,omitempty"`
	Crystallize *Block    `yaml:"crystallize,omitempty" json:"crystallize,omitempty"`
	Abilities   []Ability `yaml:"abilities,omitempty" json:"abilities,omitempty"`
	Triggers    []When    `yaml:"triggers,omitempty" json:"triggers,omitempty"`
	Statics     []Static  `yaml:"statics,omitempty" json:"statics,omitempty"`
	Flavour     Text      `yaml:"flavour,omitempty" json:"flavour,omitzero"`
}

// Group is a group of cards by its id.
type Group = kit.Group

// Block is a cost with what it buys. An empty Cost is free.
type Block struct {
	Cost    []Cost   `yaml:"cost,omitempty" json:"cost,omitempty"`
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []Instr  `yaml:"effect" json:"effect"`
}

// Ability is a Crystal Ability: Cost -> Effect, repeatable (FW-202 to FW-213).
type Ability struct {
	TW bool `yaml:"tw,omitempty" json:"tw,omitempty"`
	// While is "exploited" for an ability conditioned on being upside down; "" needs the card Energized,
	// unless the cost regenerates it (FW-209).
	While string `yaml:"while,omitempty" json:"while,omitempty"`
	Block `yaml:",inline"`
}

// Cost is one part of a cost; exactly one field is set. All parts are paid, or none (FW-205).
type Cost struct {
	Energy         int     `yaml:"energy,omitempty" json:"energy,omitempty"`
	CE             *Need   `yaml:"ce,omitempty" json:"ce,omitempty"`
	ExploitThis    bool    `yaml:"exploit-this,omitempty" json:"exploitThis,omitempty"`
	RegenerateThis bool    `yaml:"regenerate-this,omitempty" json:"regenerateThis,omitempty"`
	VortexThis     bool    `yaml:"vortex-this,omitempty" json:"vortexThis,omitempty"`
	DisperseThis   bool    `yaml:"disperse-this,omitempty" json:"disperseThis,omitempty"`
	DisperseVortex int     `yaml:"disperse-vortex,omitempty" json:"disperseVortex,omitempty"` // n cards of the own Vortex
	Abandon        int     `yaml:"abandon,omitempty" json:"abandon,omitempty"`                // n cards of the own hand
	OwnFragment    int     `yaml:"own-fragment,omitempty" json:"ownFragment,omitempty"`       // n fragments of own Crystals
	Exploit        *Filter `yaml:"exploit,omitempty" json:"exploit,omitempty"`                // an own card
}

// Sides, seen from the controller of the text.
const (
	Own      = "own"
	Opponent = "opponent"
	AnySide  = "any"
)

// Filter describes positioned cards (or cards of another zone where an instruction says so). Every
// field that is set must hold; Side is required.
type Filter struct {
	Side      string  `yaml:"side" json:"side"` // own, opponent, any
	Type      string  `yaml:"type,omitempty" json:"type,omitempty"`
	Element   Element `yaml:"element,omitempty" json:"element,omitempty"`
	Group     string  `yaml:"group,omitempty" json:"group,omitempty"`
	Super     string  `yaml:"supergroup,omitempty" json:"supergroup,omitempty"`
	State     string  `yaml:"state,omitempty" json:"state,omitempty"`        // energized, exploited
	CostMax   *int    `yaml:"cost-max,omitempty" json:"costMax,omitempty"`   // printed cost
	DefEnMax  *int    `yaml:"defen-max,omitempty" json:"defEnMax,omitempty"` // current DefEn
	Frangible bool    `yaml:"frangible,omitempty" json:"frangible,omitempty"`
	Other     bool    `yaml:"other,omitempty" json:"other,omitempty"` // not this card
}

// Kinds of target.
const (
	TargetCard    = "card"    // positioned, by Filter
	TargetCrystal = "crystal" // by Filter.Side and Crystal
	TargetPlayer  = "player"  // by Filter.Side
	TargetPending = "pending" // a declared or paid card, or an ability, by Stage and Filter.Side
	TargetVortex  = "vortex"  // a card in a Vortex, by Filter
	TargetHand    = "hand"    // a card in the controller's hand, by Filter
)

// Target is a choice that a text makes. Name is how instructions refer to it; no two targets of a card's
// effect, wearer and Charge share one, so a Charge can speak of what the card was aimed at.
type Target struct {
	Name   string `yaml:"name" json:"name"`
	Kind   string `yaml:"kind" json:"kind"`
	Filter `yaml:",inline"`
	// Crystal narrows Crystals: "standing" (the default: at least one fragment), "damaged" (1 to 4),
	// "destroyed".
	Crystal string `yaml:"crystal,omitempty" json:"crystal,omitempty"`
	// Stage narrows pending things: "declared" (Gate open, W1), "paid" (card after payment), "ability",
	// "unresolved" (a paid card or an ability).
	Stage string `yaml:"stage,omitempty" json:"stage,omitempty"`
	// UpTo makes it "up to N" instead of exactly N; N 0 means 1.
	N    int  `yaml:"n,omitempty" json:"n,omitempty"`
	UpTo bool `yaml:"up-to,omitempty" json:"upTo,omitempty"`
	// Late targets are chosen when the instructions begin, not when announced: those of Crystallize and
	// triggered effects always are (FR-34).
	Late bool `yaml:"late,omitempty" json:"late,omitempty"`
}

// Instr is one instruction, the smallest indivisible step; exactly one field is set. "Of" names a
// target of the block, or "this"; "Who" is "controller", "opponents", "all", a target of kind player, or a
// target of kind card, which means its controller (the last one when it has left).
type Instr struct {
	ShatterFragments *Fragments  `yaml:"shatter-fragments,omitempty" json:"shatterFragments,omitempty"`
	ShatterEach      *Each       `yaml:"each-shatters-fragments,omitempty" json:"shatterEach,omitempty"`
	RestoreFragments *Fragments  `yaml:"restore-fragments,omitempty" json:"restoreFragments,omitempty"`
	RestoreCrystal   *Fragments  `yaml:"restore-crystal,omitempty" json:"restoreCrystal,omitempty"`
	Shatter          *Of         `yaml:"shatter,omitempty" json:"shatter,omitempty"`
	Energize         *Of         `yaml:"energize,omitempty" json:"energize,omitempty"`
	Exploit          *Of         `yaml:"exploit,omitempty" json:"exploit,omitempty"`
	Disable          *Of         `yaml:"disable,omitempty" json:"disable,omitempty"`
	Modify           *Modify     `yaml:"modify,omitempty" json:"modify,omitempty"`
	Discharge        *Discharge  `yaml:"discharge,omitempty" json:"discharge,omitempty"`
	Recharge         *Each       `yaml:"recharge,omitempty" json:"recharge,omitempty"`
	Remember         *Each       `yaml:"remember,omitempty" json:"remember,omitempty"`
	Forget           *Each       `yaml:"forget,omitempty" json:"forget,omitempty"`
	Abandon          *Each       `yaml:"abandon,omitempty" json:"abandon,omitempty"`
	ToHand           *Of         `yaml:"to-hand,omitempty" json:"toHand,omitempty"`
	ToVortex         *Of         `yaml:"to-vortex,omitempty" json:"toVortex,omitempty"`
	Disperse         *Of         `yaml:"disperse,omitempty" json:"disperse,omitempty"`
	PositionCard     *PositionOf `yaml:"position,omitempty" json:"position,omitempty"`
	CloseGate        *CloseGate  `yaml:"close-gate,omitempty" json:"closeGate,omitempty"`
	Dissipate        *Of         `yaml:"dissipate,omitempty" json:"dissipate,omitempty"`
	Prevent          *Prevent    `yaml:"prevent,omitempty" json:"prevent,omitempty"`
	OpenWindow       *OpenWindow `yaml:"open-window,omitempty" json:"openWindow,omitempty"`
	If               *IfThen     `yaml:"if,omitempty" json:"if,omitempty"`
	May              *May        `yaml:"may,omitempty" json:"may,omitempty"`
}

// Of acts on a target of the block by name, or on "this".
type Of struct {
	Of string `yaml:"of" json:"of"`
}

// Fragments are n fragments of the Crystal targeted as Of.
type Fragments struct {
	N  int    `yaml:"n" json:"n"`
	Of string `yaml:"of" json:"of"`
}

// Each is n of something for each player of Who.
type Each struct {
	N   int    `yaml:"n" json:"n"`
	Who string `yaml:"who" json:"who"`
}

// Discharge flips n charged Energy Cards of Who; Locked ones stay face down in their owner's next
// Regeneration Phase (FW-068).
type Discharge struct {
	N      int    `yaml:"n" json:"n"`
	Who    string `yaml:"who" json:"who"`
	Locked bool   `yaml:"locked,omitempty" json:"locked,omitempty"`
}

// Durations.
const (
	UntilEndOfTurn  = "end-of-turn"
	UntilNextTurn   = "next-turn" // until the controller's next turn begins (FW-043)
	WhilePositioned = ""          // changes without a duration stay while the card is positioned (FR-23)
)

// Modify changes DesEn and DefEn of a target, or of All cards that fit when it resolves.
type Modify struct {
	Of    string  `yaml:"of,omitempty" json:"of,omitempty"`
	All   *Filter `yaml:"all,omitempty" json:"all,omitempty"`
	DesEn int     `yaml:"desen,omitempty" json:"desen,omitempty"`
	DefEn int     `yaml:"defen,omitempty" json:"defen,omitempty"`
	Until string  `yaml:"until,omitempty" json:"until,omitempty"`
}

// PositionOf puts a target (of kind hand or vortex) onto the Battlefield without playing it (FW-136);
// Charge allows its Charge to be paid (FW-218).
type PositionOf struct {
	Of     string `yaml:"of" json:"of"`
	Charge bool   `yaml:"charge,omitempty" json:"charge,omitempty"`
}

// CloseGate closes the Gate of the declared card targeted as Of; its card goes to To: "vortex" (the
// default) or "aether" (FW-127, FW-128).
type CloseGate struct {
	Of string `yaml:"of" json:"of"`
	To string `yaml:"to,omitempty" json:"to,omitempty"`
}

// Prevent stops the play of the pending card Of (FW-099); it goes to To: "vortex" or "hand"; with Ban it
// cannot be declared again this turn.
type Prevent struct {
	Of  string `yaml:"of" json:"of"`
	To  string `yaml:"to,omitempty" json:"to,omitempty"`
	Ban bool   `yaml:"ban,omitempty" json:"ban,omitempty"`
}

// OpenWindow holds a W6 window for all players (FW-121).
type OpenWindow struct{}

// IfThen carries out Then when the condition holds as it is reached, else Else.
type IfThen struct {
	Cond Cond    `yaml:"cond" json:"cond"`
	Then []Instr `yaml:"then" json:"then"`
	Else []Instr `yaml:"else,omitempty" json:"else,omitempty"`
}

// May asks the controller first; "no" is the default. Targets are chosen after the "yes".
type May struct {
	Targets []Target `yaml:"targets,omitempty" json:"targets,omitempty"`
	Then    []Instr  `yaml:"then" json:"then"`
}

// Cond is a condition; every field that is set must hold.
type Cond struct {
	// This is "energized" or "exploited": the state of this card (FW-210).
	This string `yaml:"this,omitempty" json:"this,omitempty"`
	// OwnCrystalsMax and OwnCrystalsExactly count Crystals with a fragment (FW-252).
	OwnCrystalsMax     *int `yaml:"own-crystals-max,omitempty" json:"ownCrystalsMax,omitempty"`
	OwnCrystalsExactly *int `yaml:"own-crystals,omitempty" json:"ownCrystals,omitempty"`
	// Controls: the controller has a positioned card that fits.
	Controls *Filter `yaml:"controls,omitempty" json:"controls,omitempty"`
	// ChargePaid: the Charge of this play was paid.
	ChargePaid bool `yaml:"charge-paid,omitempty" json:"chargePaid,omitempty"`
}

// Triggers that a card can have.
const (
	OnPlayed     = "played"     // this card was played (FW-105)
	OnPositioned = "positioned" // this card became positioned
	OnShattering = "shattering" // this Evocation shattered something (FW-199)
	OnEndOfTurn  = "end-of-turn"
)

// When is a triggered effect.
type When struct {
	On    string `yaml:"on" json:"on"`
	Block `yaml:",inline"`
}

// Static is a continuous effect of a positioned card (FW-269); exactly one of the parts after If is set.
type Static struct {
	If *Cond `yaml:"if,omitempty" json:"if,omitempty"`
	// Stats changes this card (All nil) or all cards that fit.
	Stats *StaticStats `yaml:"stats,omitempty" json:"stats,omitempty"`
	// Cost changes Energy Costs (FW-070).
	Cost *StaticCost `yaml:"cost,omitempty" json:"cost,omitempty"`
	// HandLimit replaces the controller's hand limit (FW-059).
	HandLimit int `yaml:"hand-limit,omitempty" json:"handLimit,omitempty"`
	// EnterExploited: Evocations of this side enter Exploited whatever their properties.
	EnterExploited string `yaml:"enter-exploited,omitempty" json:"enterExploited,omitempty"`
	// KeepFragment: the wearing Crystal does not lose the first fragment it would lose each turn.
	KeepFragment bool `yaml:"keep-first-fragment,omitempty" json:"keepFragment,omitempty"`
	// ControlTarget: the controller of this card controls the card chosen as it was declared.
	ControlTarget string `yaml:"control,omitempty" json:"control,omitempty"`
	// DefendOthers: this card may defend other own Evocations.
	DefendOthers bool `yaml:"defend-others,omitempty" json:"defendOthers,omitempty"`
	// Overflow: leftover DesEn of this goes on to another Crystal of that player.
	Overflow bool `yaml:"overflow,omitempty" json:"overflow,omitempty"`
}

// StaticStats adds to DesEn and DefEn of this card, its wearer, or all that fit.
type StaticStats struct {
	All    *Filter `yaml:"all,omitempty" json:"all,omitempty"`
	Wearer bool    `yaml:"wearer,omitempty" json:"wearer,omitempty"`
	DesEn  int     `yaml:"desen,omitempty" json:"desen,omitempty"`
	DefEn  int     `yaml:"defen,omitempty" json:"defen,omitempty"`
}

// StaticCost adds N (negative: less) to the cost of the cards that fit, played by Who: "controller" or
// "opponents". First limits it to the first such card each turn.
type StaticCost struct {
	Who   string `yaml:"who" json:"who"`
	Cards Filter `yaml:"cards" json:"cards"`
	N     int    `yaml:"n" json:"n"`
	First bool   `yaml:"first-each-turn,omitempty" json:"first,omitempty"`
}
