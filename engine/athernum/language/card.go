package language

import (
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Base types of cards; a face-down card keeps its own (AT-013, AT-103).
const (
	Character = "character"
	Item      = "item"
	Location  = "location"
)

// BaseTypes lists the three.
var BaseTypes = []string{Character, Item, Location}

// Places where a starting card lies (AT-027, AT-028, ATR-18).
const (
	StartsMain     = "main"
	StartsLocation = "location"
)

// Card is the data of one card, or of a Token.
type Card struct {
	ID   string   `yaml:"id" json:"id"`
	Name kit.Text `yaml:"name" json:"name"`
	Type string   `yaml:"type" json:"type"` // one of BaseTypes
	// Faction is "" for a factionless card (AT-014).
	Faction Faction `yaml:"faction,omitempty" json:"faction,omitempty"`
	// Groups are further types, such as "guild"; a face-down card has none (AT-101).
	Groups []string `yaml:"groups,omitempty" json:"groups,omitempty"`
	// Cost is the acquisition cost; nil for a card without that field (AT-016, AT-017).
	Cost *int `yaml:"cost,omitempty" json:"cost,omitempty"`
	OFV  int  `yaml:"ofv,omitempty" json:"ofv,omitempty"` // characters only (AT-019)
	DFV  int  `yaml:"dfv,omitempty" json:"dfv,omitempty"` // characters only (AT-020)
	// Slots are item slots, of characters and locations (AT-021, AT-089).
	Slots int `yaml:"slots,omitempty" json:"slots,omitempty"`
	// VT is the number of the Victory Token Field; 0 without such a field (AT-018).
	VT int `yaml:"vt,omitempty" json:"vt,omitempty"`
	// Extra marks a card of the Extra Deck and says how it is played (AT-008, AT-010).
	Extra *Play `yaml:"extra,omitempty" json:"extra,omitempty"`
	// Token marks what only effects create (AT-182).
	Token bool `yaml:"token,omitempty" json:"token,omitempty"`
	// FaceUpOnly forbids attaching the item face-down (ATR-08).
	FaceUpOnly bool `yaml:"face-up-only,omitempty" json:"faceUpOnly,omitempty"`
	// Irregular exempts a location from the rule of one location (AT-090, ATR-61).
	Irregular bool `yaml:"irregular,omitempty" json:"irregular,omitempty"`
	// Starts is where an item can start the game; "" if it cannot (ATR-18).
	Starts    string    `yaml:"starts,omitempty" json:"starts,omitempty"`
	Abilities []Ability `yaml:"abilities,omitempty" json:"abilities,omitempty" node:"ability"`
	// Figure is what the picture shows (engine.IsFigure); "" leaves that to the face.
	Figure  string   `yaml:"figure,omitempty" json:"figure,omitempty"`
	Flavour kit.Text `yaml:"flavour,omitempty" json:"flavour,omitzero"`
}

// Play is the rule by which an Extra Deck card is played in one's own Day: If must hold, Cost is paid besides the
// acquisition cost. Either may be missing.
type Play struct {
	If   *Cond `yaml:"if,omitempty" json:"if,omitempty"`
	Cost Cost  `yaml:"cost,omitempty" json:"cost,omitzero"`
}

// StartsAt is the slot in which the card starts the game; "" if it cannot (AT-025, AT-027 to AT-029).
func (c *Card) StartsAt() string {
	switch {
	case c.VT == 0 || c.Extra != nil || c.Token:
		return ""
	case c.Type == Character:
		return StartsMain
	case c.Type == Location:
		return StartsLocation
	}
	return c.Starts
}

// Price is what playing the card takes in resources: nothing without a cost field (AT-017), else so many, one of them
// of the card's faction (AT-076, ATR-30).
func (c *Card) Price() Amount {
	if c.Cost == nil {
		return Amount{}
	}
	return c.PriceAt(*c.Cost)
}

// PriceAt is what playing the card takes when its cost is n.
func (c *Card) PriceAt(n int) (a Amount) {
	if n > 0 && c.Faction != "" {
		a.Of[FactionIndex(c.Faction)], n = 1, n-1
	}
	a.Any = max(n, 0)
	return a
}

// Initiative is the number by which it is settled who begins (AT-032, ATR-16).
func (c *Card) Initiative() int {
	if c.Cost == nil {
		return 0
	}
	return *c.Cost
}

// HasObjective reports whether the card has an Objective ability (AT-136).
func (c *Card) HasObjective() bool {
	for i := range c.Abilities {
		if c.Abilities[i].Objective {
			return true
		}
	}
	return false
}

// Support is the place of the card's Support ability; -1 if it has none (AT-022).
func (c *Card) Support() int {
	for i := range c.Abilities {
		if c.Abilities[i].Kind == Support {
			return i
		}
	}
	return -1
}

// PartAbility and PartGranted are the parts of a card that a node can name: A03/ability.0, A03/granted.
const (
	PartAbility = "ability"
	PartGranted = "granted"
)

// AbilityNode names the text of an ability of a card.
func AbilityNode(card string, i int) string { return cardlang.Numbered(card, PartAbility, i) }

// GrantedNode names the text of the ability that a card grants.
func GrantedNode(card string) string { return cardlang.Node(card, PartGranted) }
