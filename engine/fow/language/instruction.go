package language

// What instructions act on, and the instructions.

// References of instructions besides the names of targets.
const (
	RefThis    = "this"    // the card whose text it is
	RefIt      = "it"      // the subject of the event
	RefOther   = "other"   // the other thing of the event
	RefCarrier = "carrier" // the card under which this addition lies
)

// Values of Who. Who can also name a target of kind player, or one of kind card or spell, which means its
// controller.
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
	Search  *Search  `yaml:"search,omitempty" json:"search,omitempty"`
	Reveal  *Reveal  `yaml:"reveal,omitempty" json:"reveal,omitempty"`
	Stones  *Stones  `yaml:"stones,omitempty" json:"stones,omitempty"`
	Attach  *Attach  `yaml:"attach,omitempty" json:"attach,omitempty"`
	If      *IfThen  `yaml:"if,omitempty" json:"if,omitempty"`
	May     *May     `yaml:"may,omitempty" json:"may,omitempty"`
	Later   *Later   `yaml:"later,omitempty" json:"later,omitempty"`
}

// Times multiplies a number: by the X that was named while the text was played, or by how many cards in play fit.
// The zero Times leaves the number as it is.
type Times struct {
	X   bool    `yaml:"x,omitempty" json:"x,omitempty"`
	Per *Filter `yaml:"per,omitempty" json:"per,omitempty"`
}

// Damage is damage that this card deals: N, or half the sum of the ATK of the cards HalfATK, rounded once (FO-006).
// With Who it is dealt to players, otherwise to cards.
type Damage struct {
	N       int `yaml:"n,omitempty" json:"n,omitempty"`
	Times   `yaml:",inline"`
	HalfATK []string `yaml:"half-atk,omitempty" json:"halfATK,omitempty"`
	On      `yaml:",inline"`
	Who     string `yaml:"who,omitempty" json:"who,omitempty"`
}

// Count is N of something for each player of Who.
type Count struct {
	N     int `yaml:"n" json:"n"`
	Times `yaml:",inline"`
	Who   string `yaml:"who" json:"who"`
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

// Search lets the controller look through the own main deck and put up to N cards that fit into the hand, or with
// Enter into the field, where they were not summoned. With Reveal they are shown to all first (FO-034). Then the
// deck is shuffled.
type Search struct {
	Filter `yaml:",inline"` // its Side is own
	N      int              `yaml:"n" json:"n"`
	Enter  bool             `yaml:"enter,omitempty" json:"enter,omitempty"`
	Reveal bool             `yaml:"reveal,omitempty" json:"reveal,omitempty"`
}

// Reveal shows cards to all; they stay where they are (FO-034).
type Reveal struct {
	What string `yaml:"what" json:"what"` // hand, or top: the top card of the main deck
	Who  string `yaml:"who" json:"who"`
}

// What is revealed.
const (
	RevealHand = "hand"
	RevealTop  = "top"
)

// Stones puts the top N cards of the magic stone decks of the players of Who into their magic stone areas. It is no
// call (FO-080). With Rested they come rested.
type Stones struct {
	N      int    `yaml:"n" json:"n"`
	Who    string `yaml:"who" json:"who"`
	Rested bool   `yaml:"rested,omitempty" json:"rested,omitempty"`
}

// Attach adds an addition in play to another card, if that is a legal carrier (FO-184). Its controller stays.
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

// May asks the controller first; "no" is the default (FO-109).
type May struct {
	Then []Instr `yaml:"then" json:"then"`
}

// Later is a triggered ability that waits for the next time that a moment comes, and is then gone. Its instructions
// speak of what the text spoke of, as far as that is still where it was.
type Later struct {
	On   string  `yaml:"on" json:"on"`                       // a moment of a turn or of a battle, such as OnEndPhase
	Who  string  `yaml:"who,omitempty" json:"who,omitempty"` // in whose turn; "" in anybody's
	Then []Instr `yaml:"then" json:"then"`
}

// Harms returns the word for what an instruction acts on to the disadvantage of whoever has that; "" for any other
// instruction. See cardlang.Language.Harms.
func (in *Instr) Harms() string {
	switch {
	case in.Damage != nil:
		return in.Damage.Of
	case in.Destroy != nil:
		return in.Destroy.Of
	case in.Banish != nil:
		return in.Banish.Of
	case in.ToHand != nil:
		return in.ToHand.Of
	case in.ToDeck != nil:
		return in.ToDeck.Of
	case in.Remove != nil:
		return in.Remove.Of
	case in.Rest != nil:
		return in.Rest.Of
	case in.Modify != nil && in.Modify.ATK+in.Modify.DEF < 0:
		return in.Modify.Of
	case in.Control != nil:
		return in.Control.Of
	case in.Cancel != nil:
		return in.Cancel.Of
	}
	return ""
}
