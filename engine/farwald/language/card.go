package language

import "farpost/engine/kit"

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
	// Token takes the place of the power indicator on a card of which no Memory holds a copy (FR-09).
	Token = "token"
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
	Charge      *Block    `yaml:"charge,omitempty" json:"charge,omitempty" node:"charge"`
	Crystallize *Block    `yaml:"crystallize,omitempty" json:"crystallize,omitempty" node:"crystallize"`
	Abilities   []Ability `yaml:"abilities,omitempty" json:"abilities,omitempty" node:"ability"`
	Triggers    []When    `yaml:"triggers,omitempty" json:"triggers,omitempty" node:"trigger"`
	Statics     []Static  `yaml:"statics,omitempty" json:"statics,omitempty"`
	// Figure is what the picture shows (engine.IsFigure); "" for what the card suggests.
	Figure  string `yaml:"figure,omitempty" json:"figure,omitempty"`
	Flavour Text   `yaml:"flavour,omitempty" json:"flavour,omitzero"`
}

// IsToken reports whether the card is a token: an Evocation that texts make, that is never part of a Memory, and that
// ceases to exist when it leaves the Battlefield (FR-09).
func (c *Card) IsToken() bool { return c.Rank == Token }

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
