package language

import (
	"slices"
	"strings"

	"farpost/engine/kit"
)

// Card is one card: a creature, a spell and a crystal, of which it is one at a time (GR-001).
type Card struct {
	ID string `yaml:"id" json:"id"`
	// Crystal is what it gives as a crystal: one colour, or two for a dual-colour card (GR-004).
	Crystal  []Colour `yaml:"crystal" json:"crystal"`
	Creature Creature `yaml:"creature" json:"creature" node:"creature"`
	Spell    Spell    `yaml:"spell" json:"spell" node:"effect"`
	// Figure names the picture; "" leaves that to the face. Flavour is written by hand and means nothing.
	Figure  string   `yaml:"figure,omitempty" json:"figure,omitempty"`
	Flavour kit.Text `yaml:"flavour,omitempty" json:"flavour,omitzero"`
}

// Colour is a colour of mana, by its code.
type Colour string

// The colours of the starter set (GRR-18).
const (
	Ember Colour = "ember"
	Tide  Colour = "tide"
	Moss  Colour = "moss"
	Dusk  Colour = "dusk"
)

// Colours lists them in the order in which they are shown.
var Colours = []Colour{Ember, Tide, Moss, Dusk}

// Cost is what a half costs: exactly one of the two is set (GR-005, GRR-19).
type Cost struct {
	Mana   int `yaml:"mana,omitempty" json:"mana,omitempty"`     // crystals to deplete
	Groove int `yaml:"groove,omitempty" json:"groove,omitempty"` // cards of the groove to discard
}

// Number is how many it costs, whether crystals or cards of the groove.
func (c Cost) Number() int { return c.Mana + c.Groove }

// Creature is a creature half (GR-002).
type Creature struct {
	Name   kit.Text `yaml:"name" json:"name"`
	Race   string   `yaml:"race" json:"race"` // the id of a group
	Cost   Cost     `yaml:"cost" json:"cost"`
	Border []Colour `yaml:"border" json:"border"` // each of them is needed among the crystals (GR-006, GR-051)
	// EvolvesFrom is the race of the own creature on which an Evolution is placed; "" for a plain creature (GRR-26).
	EvolvesFrom string    `yaml:"evolves-from,omitempty" json:"evolves-from,omitempty"`
	Strength    int       `yaml:"strength" json:"strength"`
	Keywords    Keywords  `yaml:"keywords,omitempty" json:"keywords,omitzero"`
	Triggers    []Trigger `yaml:"triggers,omitempty" json:"triggers,omitempty" node:"trigger"`
	Statics     []Static  `yaml:"statics,omitempty" json:"statics,omitempty"`
}

// Types of spell (GR-112).
const (
	Plain       = "spell"       // takes effect and is discarded (GR-115)
	Enchantment = "enchantment" // is attached to an own creature or shield (GR-116, GR-117)
	Blessing    = "blessing"    // stays until the end of the turn (GR-118)
	Vigil       = "vigil"       // stays until its owner's next turn (GR-119)
)

// SpellTypes lists them in the order of the rules.
var SpellTypes = []string{Plain, Enchantment, Blessing, Vigil}

// Hosts of an Enchantment (GRR-28).
const (
	HostCreature = "creature"
	HostShield   = "shield"
)

// Spell is a spell half (GR-003).
type Spell struct {
	Name   kit.Text `yaml:"name" json:"name"`
	Type   string   `yaml:"type" json:"type"`
	Cost   Cost     `yaml:"cost" json:"cost"`
	Border []Colour `yaml:"border" json:"border"`
	// Extra is what it costs besides; nil for nothing.
	Extra *Price `yaml:"extra,omitempty" json:"extra,omitempty"`
	// Host is what an Enchantment is attached to; "" is HostCreature.
	Host     string    `yaml:"host,omitempty" json:"host,omitempty"`
	Targets  []Target  `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect   []Instr   `yaml:"effect,omitempty" json:"effect,omitempty"`
	Triggers []Trigger `yaml:"triggers,omitempty" json:"triggers,omitempty" node:"spell-trigger"`
	Statics  []Static  `yaml:"statics,omitempty" json:"statics,omitempty"`
}

// Stays reports whether the spell lies in the shield zone as a permanent (GRR-04).
func (s *Spell) Stays() bool { return s.Type == Blessing || s.Type == Vigil }

// OnShield reports whether it is attached to a shield (GR-117).
func (s *Spell) OnShield() bool { return s.Host == HostShield }

// Half is the side of a card that is in use.
type Half string

// The halves. A card of which none is active has "" (GR-007).
const (
	CreatureHalf Half = "creature"
	SpellHalf    Half = "spell"
)

// Halves lists them as they stand on a card.
var Halves = []Half{CreatureHalf, SpellHalf}

// of returns what belongs to a half; nothing without one.
func of[T any](h Half, creature, spell T) (out T) {
	switch h {
	case CreatureHalf:
		return creature
	case SpellHalf:
		return spell
	}
	return out
}

// Cost returns what a half costs.
func (c *Card) Cost(h Half) Cost { return of(h, c.Creature.Cost, c.Spell.Cost) }

// Border returns the colours that a half needs.
func (c *Card) Border(h Half) []Colour { return of(h, c.Creature.Border, c.Spell.Border) }

// Triggers returns the triggers of a half.
func (c *Card) Triggers(h Half) []Trigger { return of(h, c.Creature.Triggers, c.Spell.Triggers) }

// Statics returns the continuous changes of a half.
func (c *Card) Statics(h Half) []Static { return of(h, c.Creature.Statics, c.Spell.Statics) }

// Dual reports whether it is a dual-colour card: one that gives two colours as a crystal (GR-004).
func (c *Card) Dual() bool { return len(c.Crystal) == 2 }

// Gives reports whether it is of the colour as a crystal (GR-050).
func (c *Card) Gives(of Colour) bool { return slices.Contains(c.Crystal, of) }

// HasGroove reports whether a half of it can be a groove trigger (GR-090).
func (c *Card) HasGroove() bool { return c.Creature.Cost.Groove > 0 || c.Spell.Cost.Groove > 0 }

// Name is the name of the whole card, "Creature // Spell" (GRR-11).
func (c *Card) Name() kit.Text {
	both := func(lang string) string { return c.Creature.Name.In(lang) + " // " + c.Spell.Name.In(lang) }
	return kit.Text{En: both("en"), It: both("it")}
}

// Face is the id by which people know a half of a card in play. It has a name, a text and figures of its own. Without
// a half it is the whole card.
func Face(card string, h Half) string {
	if h == "" {
		return card
	}
	return card + "/" + string(h)
}

// HalfOf takes such an id apart. Any other id is a whole card, or a text, and has no half.
func HalfOf(face string) (card string, h Half) {
	card, part, _ := strings.Cut(face, "/")
	if h = Half(part); slices.Contains(Halves, h) {
		return card, h
	}
	return card, ""
}
