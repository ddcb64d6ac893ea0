package language

import (
	"strings"

	"farpost/engine/kit"
)

// Card is a card of the game: one level of a Being, or a gem.
type Card struct {
	ID   string   `yaml:"id" json:"id"`
	Name kit.Text `yaml:"name" json:"name"`
	// Figure names the picture; "" leaves that to the face. Flavour is written by hand and means nothing.
	Figure  string   `yaml:"figure,omitempty" json:"figure,omitempty"`
	Flavour kit.Text `yaml:"flavour,omitempty" json:"flavour,omitzero"`
	// Gem is one of Gems; "" for a Being. A gem has no more than its name (BE-005).
	Gem string `yaml:"gem,omitempty" json:"gem,omitempty"`
	// Being is the id of the group that the levels of one Being share, and with it their name (BE-003).
	Being string `yaml:"being,omitempty" json:"being,omitempty"`
	Level int    `yaml:"level,omitempty" json:"level,omitempty"` // 1 to Levels
	Type  Type   `yaml:"type,omitempty" json:"type,omitempty"`
	Cost  int    `yaml:"cost,omitempty" json:"cost,omitempty"`                // gems to play it from hand
	Power int    `yaml:"power,omitempty" json:"power,omitempty"`              // as printed
	Skill *Skill `yaml:"skill,omitempty" json:"skill,omitempty" node:"skill"` // nil for none
}

// Levels is how many cards a Being has (BE-008).
const Levels = 3

// Gems are the colours of gems. They look different and do the same (BE-005).
var Gems = []string{"amber", "jade", "onyx", "pearl"}

// IsGem reports whether it is a gem and no Being.
func (c *Card) IsGem() bool { return c.Gem != "" }

// At returns the card's skill if it comes at that moment; else one that does nothing.
func (c *Card) At(on string) Skill {
	if c.Skill == nil || c.Skill.On != on {
		return Skill{}
	}
	return *c.Skill
}

// numerals are the levels as the names of cards have them, "Solenne II".
var numerals = []string{"I", "II", "III"}

// BeingName returns the name of a Being from the name of one of its cards, which has the level behind it. Another name
// is returned as it is.
func BeingName(card string) string {
	for _, n := range numerals {
		if name, ok := strings.CutSuffix(card, " "+n); ok {
			return name
		}
	}
	return card
}

// CardName returns the name that the card of a level must have.
func CardName(being string, level int) string {
	if level < 1 || level > Levels {
		return being
	}
	return being + " " + numerals[level-1]
}
