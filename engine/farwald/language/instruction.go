package language

// Instr is one instruction, the smallest indivisible step; exactly one field is set. Of names a target of the block,
// or is "this". Who is "controller", "opponents" or "all", or names a target: a player, or a card, which means its
// controller (the last one when it has left).
type Instr struct {
	ShatterFragments      *Fragments  `yaml:"shatter-fragments,omitempty" json:"shatterFragments,omitempty"`
	EachShattersFragments *Each       `yaml:"each-shatters-fragments,omitempty" json:"shatterEach,omitempty"`
	RestoreFragments      *Fragments  `yaml:"restore-fragments,omitempty" json:"restoreFragments,omitempty"`
	RestoreCrystal        *Fragments  `yaml:"restore-crystal,omitempty" json:"restoreCrystal,omitempty"`
	Shatter               *Of         `yaml:"shatter,omitempty" json:"shatter,omitempty"`
	Energize              *Of         `yaml:"energize,omitempty" json:"energize,omitempty"`
	Exploit               *Of         `yaml:"exploit,omitempty" json:"exploit,omitempty"`
	Disable               *Of         `yaml:"disable,omitempty" json:"disable,omitempty"`
	Modify                *Modify     `yaml:"modify,omitempty" json:"modify,omitempty"`
	Discharge             *Discharge  `yaml:"discharge,omitempty" json:"discharge,omitempty"`
	Recharge              *Each       `yaml:"recharge,omitempty" json:"recharge,omitempty"`
	Remember              *Each       `yaml:"remember,omitempty" json:"remember,omitempty"`
	Forget                *Each       `yaml:"forget,omitempty" json:"forget,omitempty"`
	Abandon               *Each       `yaml:"abandon,omitempty" json:"abandon,omitempty"`
	ToHand                *Of         `yaml:"to-hand,omitempty" json:"toHand,omitempty"`
	ToVortex              *Of         `yaml:"to-vortex,omitempty" json:"toVortex,omitempty"`
	Disperse              *Of         `yaml:"disperse,omitempty" json:"disperse,omitempty"`
	Position              *PositionOf `yaml:"position,omitempty" json:"position,omitempty"`
	CloseGate             *CloseGate  `yaml:"close-gate,omitempty" json:"closeGate,omitempty"`
	Dissipate             *Of         `yaml:"dissipate,omitempty" json:"dissipate,omitempty"`
	Prevent               *Prevent    `yaml:"prevent,omitempty" json:"prevent,omitempty"`
	OpenWindow            *OpenWindow `yaml:"open-window,omitempty" json:"openWindow,omitempty"`
	MakeToken             *MakeToken  `yaml:"make-token,omitempty" json:"makeToken,omitempty"`
	If                    *IfThen     `yaml:"if,omitempty" json:"if,omitempty"`
	May                   *May        `yaml:"may,omitempty" json:"may,omitempty"`
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

// MakeToken puts n tokens of the card with the id Card onto the Battlefield, under each player of Who, who owns them
// (FR-09). They are positioned without being played (FW-136).
type MakeToken struct {
	Card string `yaml:"card" json:"card"`
	N    int    `yaml:"n" json:"n"`
	Who  string `yaml:"who" json:"who"`
}

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
	// OwnCrystalsMax and OwnCrystals count Crystals with a fragment (FW-252).
	OwnCrystalsMax *int `yaml:"own-crystals-max,omitempty" json:"ownCrystalsMax,omitempty"`
	OwnCrystals    *int `yaml:"own-crystals,omitempty" json:"ownCrystals,omitempty"`
	// Controls: the controller, or an opponent, has a positioned card that fits; whose it is, the filter's side says.
	Controls *Filter `yaml:"controls,omitempty" json:"controls,omitempty"`
	// Outnumbered: an opponent controls more Evocations than the controller.
	Outnumbered bool `yaml:"outnumbered,omitempty" json:"outnumbered,omitempty"`
	// ChargePaid: the Charge of this play was paid.
	ChargePaid bool `yaml:"charge-paid,omitempty" json:"chargePaid,omitempty"`
}

// Harms returns the word for what an instruction acts on to the disadvantage of whoever has that; "" for any other
// instruction. See cardlang.Language.Harms.
func (in *Instr) Harms() string {
	switch {
	case in.ShatterFragments != nil:
		return in.ShatterFragments.Of
	case in.Shatter != nil:
		return in.Shatter.Of
	case in.Exploit != nil:
		return in.Exploit.Of
	case in.Disable != nil:
		return in.Disable.Of
	case in.Modify != nil && in.Modify.DesEn+in.Modify.DefEn < 0:
		return in.Modify.Of
	case in.ToHand != nil:
		return in.ToHand.Of
	case in.ToVortex != nil:
		return in.ToVortex.Of
	case in.Disperse != nil:
		return in.Disperse.Of
	case in.CloseGate != nil:
		return in.CloseGate.Of
	case in.Dissipate != nil:
		return in.Dissipate.Of
	case in.Prevent != nil:
		return in.Prevent.Of
	}
	return ""
}
