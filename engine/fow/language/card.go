package language

import (
	"strings"

	"farpost/engine/kit"
)

// Text is authored words in the languages of the product.
type Text = kit.Text

// Card types (FO-031). The type j-ruler stands in filters only: it is the other side of a ruler.
const (
	Ruler     = "ruler"
	JRuler    = "j-ruler"
	Stone     = "stone"
	Resonator = "resonator"
	Spell     = "spell"
	Addition  = "addition"
	Regalia   = "regalia"
)

// Subtypes of spells.
const (
	Chant   = "chant"
	Instant = "chant-instant"
	Standby = "chant-standby"
)

// Categories of additions (FO-181, FO-182): what they may be added to. A field addition stands by itself.
const (
	OnField       = "field"
	OnResonator   = "resonator"
	OnJRuler      = "j-ruler"
	OnJResonator  = "j/resonator"
	OnRulerJRuler = "ruler/j-ruler"
)

// Card is the data of one card.
type Card struct {
	ID   string `yaml:"id" json:"id"`
	Name Text   `yaml:"name" json:"name"`
	Type string `yaml:"type" json:"type"`
	// Spell is a spell's subtype, Addition an addition's category; "" for other types.
	Spell    string `yaml:"spell,omitempty" json:"spell,omitempty"`
	Addition string `yaml:"addition,omitempty" json:"addition,omitempty"`
	// Special marks a special magic stone (FO-013).
	Special    bool        `yaml:"special,omitempty" json:"special,omitempty"`
	Attributes []Attribute `yaml:"attributes,omitempty" json:"attributes,omitempty"`
	// Cost is the printed cost; rulers and stones have none (FO-068).
	Cost Will `yaml:"cost,omitempty" json:"cost,omitzero"`
	ATK  int  `yaml:"atk,omitempty" json:"atk,omitempty"` // resonators only
	DEF  int  `yaml:"def,omitempty" json:"def,omitempty"` // resonators only
	// Races and Traits are ids of Groups (FO-032).
	Races  []string `yaml:"races,omitempty" json:"races,omitempty"`
	Traits []string `yaml:"traits,omitempty" json:"traits,omitempty"`
	// Face is what the card does in play; a ruler's is its ruler side.
	Face `yaml:",inline"`
	// Judgment is the cost of J-Activate, J the J-ruler side (FO-016, FO-164); rulers only.
	Judgment *Will  `yaml:"judgment,omitempty" json:"judgment,omitempty"`
	J        *JSide `yaml:"j,omitempty" json:"j,omitempty" node:"j-"`
	// Keyword abilities, which work while the card is played (FO-188).
	Quickcast   bool       `yaml:"quickcast,omitempty" json:"quickcast,omitempty"`
	Awakening   *Awakening `yaml:"awakening,omitempty" json:"awakening,omitempty" node:"awakening"`
	Incarnation Will       `yaml:"incarnation,omitempty" json:"incarnation,omitzero"` // symbols only (FO-204)
	Trigger     *Moment    `yaml:"trigger,omitempty" json:"trigger,omitempty"`        // Chant-Standby only (FO-206)
	// Block is a spell's text.
	Block `yaml:",inline"`
	// Figure is what the picture shows (engine.IsFigure); "" for what the card suggests.
	Figure  string `yaml:"figure,omitempty" json:"figure,omitempty"`
	Flavour Text   `yaml:"flavour,omitempty" json:"flavour,omitzero"`
}

// Group is a race or a trait by its id.
type Group = kit.Group

// JSide is the J-ruler side of a ruler. Its attributes are the card's.
type JSide struct {
	Name  Text     `yaml:"name" json:"name"`
	ATK   int      `yaml:"atk" json:"atk"`
	DEF   int      `yaml:"def" json:"def"`
	Races []string `yaml:"races,omitempty" json:"races,omitempty"`
	// Figure is what this side's picture shows; "" for what the card suggests.
	Figure string `yaml:"figure,omitempty" json:"figure,omitempty"`
	Face   `yaml:",inline"`
}

// Face is what one side of a card does while it is in play.
type Face struct {
	Keywords []Keyword `yaml:"keywords,omitempty" json:"keywords,omitempty"`
	// Produces are will abilities "{R}: produce one will" (FO-061, FO-062).
	Produces  []Produce `yaml:"produces,omitempty" json:"produces,omitempty"`
	Abilities []Ability `yaml:"abilities,omitempty" json:"abilities,omitempty" node:"ability"`
	Triggers  []When    `yaml:"triggers,omitempty" json:"triggers,omitempty" node:"trigger"`
	Statics   []Static  `yaml:"statics,omitempty" json:"statics,omitempty"`
}

// Produce is a will ability: rest this card, produce one will of one of these attributes (Void for none).
type Produce struct {
	Of []Attribute `yaml:"of" json:"of"`
}

// Ability is an activated ability (FO-186). Once limits it to once per turn.
type Ability struct {
	Cost  Cost `yaml:"cost" json:"cost"`
	Once  bool `yaml:"once,omitempty" json:"once,omitempty"`
	Block `yaml:",inline"`
}

// Fast reports whether the card can be played whenever its player has priority (FO-081, FO-201), its Trigger
// permitting.
func (c *Card) Fast() bool {
	return c.Quickcast || c.Type == Spell && (c.Spell == Instant || c.Spell == Standby)
}

// Cost is what an activated ability costs; all parts are paid, or none (FO-069).
type Cost struct {
	Will Will `yaml:"will,omitempty" json:"will,omitzero"`
	// RestThis is the symbol {R} (FO-070).
	RestThis   bool `yaml:"rest-this,omitempty" json:"restThis,omitempty"`
	BanishThis bool `yaml:"banish-this,omitempty" json:"banishThis,omitempty"`
	// Life is how many life points are paid; Discard how many cards of the own hand.
	Life    int `yaml:"life,omitempty" json:"life,omitempty"`
	Discard int `yaml:"discard,omitempty" json:"discard,omitempty"`
	// Rest and Banish are one own card each that fits: a recovered one to rest, one to banish.
	Rest   *Filter `yaml:"rest,omitempty" json:"rest,omitempty"`
	Banish *Filter `yaml:"banish,omitempty" json:"banish,omitempty"`
}

// Awakening is an optional additional cost, and the text that the card has when it was paid (FO-202): a
// spell's further text, or triggered abilities of a card that enters the field.
type Awakening struct {
	Cost     Will   `yaml:"cost" json:"cost"`
	Triggers []When `yaml:"triggers,omitempty" json:"triggers,omitempty" node:"awakened"`
	Block    `yaml:",inline"`
}

// jSide stands behind a ruler's card id for its J-ruler side.
const jSide = "/j"

// JFace is the id by which people know the J-ruler side of a ruler. That side has a name, a text and figures of its
// own.
func JFace(card string) string { return card + jSide }

// RulerOf is the card id of a ruler whose J-ruler side people know by face; "" for any other card.
func RulerOf(face string) string {
	if id, ok := strings.CutSuffix(face, jSide); ok {
		return id
	}
	return ""
}
