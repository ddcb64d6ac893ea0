package language

import "farpost/engine/cardlang"

// What instructions act on, beside targets by their names.
const (
	This = cardlang.This // the card whose text it is
	It   = "it"          // the subject of the event
	Host = "host"        // the card to which this item is attached
)

// Players of instructions. Who can also be the name of a target, or It: a card means its controller.
const (
	You         = "you"
	Opponents   = "opponents"
	EachPlayer  = "each"
	EmptyHanded = "empty-handed" // each player with an empty hand
	ThatPlayer  = "that-player"  // the player of the event
)

// On says what an instruction acts on: exactly one of a word and all cards in play that fit.
type On struct {
	Of   string  `yaml:"of,omitempty" json:"of,omitempty"`
	Each *Filter `yaml:"each,omitempty" json:"each,omitempty"`
}

// Instr is one instruction; exactly one field is set.
type Instr struct {
	Damage         *Some    `yaml:"damage,omitempty" json:"damage,omitempty"`
	Heal           *Some    `yaml:"heal,omitempty" json:"heal,omitempty"` // removes damage counters
	Exhaust        *On      `yaml:"exhaust,omitempty" json:"exhaust,omitempty"`
	Counters       *Some    `yaml:"counters,omitempty" json:"counters,omitempty"` // of exhaustion; below 0 takes off
	TurnUp         *On      `yaml:"turn-up,omitempty" json:"turnUp,omitempty"`
	Draw           *Count   `yaml:"draw,omitempty" json:"draw,omitempty"`
	DropHand       *Count   `yaml:"drop-hand,omitempty" json:"dropHand,omitempty"` // cards of their hand, by choice
	Generate       *Make    `yaml:"generate,omitempty" json:"generate,omitempty"`
	Recover        *Count   `yaml:"recover,omitempty" json:"recover,omitempty"`              // exhausted resources
	ChangeFaction  *Count   `yaml:"change-faction,omitempty" json:"changeFaction,omitempty"` // of resources
	GainCT         *Count   `yaml:"gain-ct,omitempty" json:"gainCT,omitempty"`
	PlaceVT        *Some    `yaml:"place-vt,omitempty" json:"placeVT,omitempty"`   // from the pool
	RemoveVT       *Some    `yaml:"remove-vt,omitempty" json:"removeVT,omitempty"` // to the pool
	MoveVT         *MoveVT  `yaml:"move-vt,omitempty" json:"moveVT,omitempty"`
	Modify         *Modify  `yaml:"modify,omitempty" json:"modify,omitempty"`
	Discard        *On      `yaml:"discard,omitempty" json:"discard,omitempty"` // from play
	ToHand         *On      `yaml:"to-hand,omitempty" json:"toHand,omitempty"`  // of its owner, from wherever it is
	Banish         *On      `yaml:"banish,omitempty" json:"banish,omitempty"`   // to the Void
	ShuffleDiscard *Player  `yaml:"shuffle-discard,omitempty" json:"shuffleDiscard,omitempty"`
	Cancel         *On      `yaml:"cancel,omitempty" json:"cancel,omitempty"` // Stack entries
	Look           *On      `yaml:"look,omitempty" json:"look,omitempty"`     // at hidden items
	LookHand       *Player  `yaml:"look-hand,omitempty" json:"lookHand,omitempty"`
	Control        *Lasting `yaml:"control,omitempty" json:"control,omitempty"` // you gain control
	Token          *Token   `yaml:"token,omitempty" json:"token,omitempty"`
	Attach         *Attach  `yaml:"attach,omitempty" json:"attach,omitempty"` // moves an item to another host
	Win            *Player  `yaml:"win,omitempty" json:"win,omitempty"`
	Lose           *Player  `yaml:"lose,omitempty" json:"lose,omitempty"`
	If             *IfThen  `yaml:"if,omitempty" json:"if,omitempty"`
	May            *May     `yaml:"may,omitempty" json:"may,omitempty"`
}

// Some is N of something on each card that is meant.
type Some struct {
	On `yaml:",inline"`
	N  int `yaml:"n" json:"n"`
}

// Player is whom an instruction is about.
type Player struct {
	Who string `yaml:"who" json:"who"`
}

// Count is N of something for each player of Who.
type Count struct {
	N   int    `yaml:"n" json:"n"`
	Who string `yaml:"who" json:"who"`
}

// Make generates N resources of a faction; "" lets each player choose it.
type Make struct {
	Count   `yaml:",inline"`
	Faction Faction `yaml:"faction,omitempty" json:"faction,omitempty"`
}

// MoveVT moves Victory Tokens from one card to another.
type MoveVT struct {
	N    int    `yaml:"n" json:"n"`
	From string `yaml:"from" json:"from"`
	To   string `yaml:"to" json:"to"`
}

// Lasting acts on cards for a while.
type Lasting struct {
	On    `yaml:",inline"`
	Until string `yaml:"until,omitempty" json:"until,omitempty"`
}

// Token creates N Tokens of a card, which you control.
type Token struct {
	Card string `yaml:"card" json:"card"`
	N    int    `yaml:"n" json:"n"`
}

// Attach moves an item to a free slot of another card.
type Attach struct {
	Of string `yaml:"of" json:"of"`
	To string `yaml:"to" json:"to"`
}

// IfThen carries out Then when the condition holds as it is reached, else Else.
type IfThen struct {
	Cond Cond    `yaml:"cond" json:"cond"`
	Then []Instr `yaml:"then" json:"then"`
	Else []Instr `yaml:"else,omitempty" json:"else,omitempty"`
}

// May asks you first; "no" is the default.
type May struct {
	Then []Instr `yaml:"then" json:"then"`
}

// Harms returns the word for what an instruction acts on to the disadvantage of whoever has that; "" for any other
// instruction. See cardlang.Language.Harms.
func (in *Instr) Harms() string {
	switch {
	case in.Damage != nil:
		return in.Damage.Of
	case in.Exhaust != nil:
		return in.Exhaust.Of
	case in.Counters != nil && in.Counters.N > 0:
		return in.Counters.Of
	case in.RemoveVT != nil:
		return in.RemoveVT.Of
	case in.MoveVT != nil:
		return in.MoveVT.From
	case in.Modify != nil && in.Modify.OFV+in.Modify.DFV < 0:
		return in.Modify.Of
	case in.Discard != nil:
		return in.Discard.Of
	case in.ToHand != nil:
		return in.ToHand.Of
	case in.Banish != nil:
		return in.Banish.Of
	case in.Cancel != nil:
		return in.Cancel.Of
	case in.Control != nil:
		return in.Control.Of
	}
	return ""
}
