package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
)

// figure returns what the picture of a card, or of its J-ruler side, shows: what its data says, else what suits its
// type, its first attribute and its first race or trait.
func figure(c *language.Card, j bool) string {
	switch {
	case j && c.J.Figure != "":
		return c.J.Figure
	case j:
		return engine.PickFigure(c.ID, "king+flame", "king+blade", "king+star", "dragon")
	case c.Figure != "":
		return c.Figure
	}
	key := kin(c)
	if key == "" {
		key = c.ID
	}
	first := language.Void
	if len(c.Attributes) > 0 {
		first = c.Attributes[0]
	}
	switch {
	case c.Type == language.Resonator:
		return engine.PickFigure(key, fighters[first]...)
	case c.Type == language.Spell:
		return engine.PickFigure(c.ID, spells[first]...)
	case c.Type == language.Stone && len(c.Attributes) > 1:
		return "prism"
	case c.Type == language.Addition && c.Addition == language.OnField:
		return engine.PickFigure(c.ID, "banner", "wall", "tower", "temple", "gate", "island")
	}
	return engine.PickFigure(c.ID, others[c.Type]...)
}

// kin returns the race or trait that a card shares its second colour and its sort of being with; "" for none.
func kin(c *language.Card) string {
	for _, of := range [][]string{c.Races, c.Traits} {
		if len(of) > 0 {
			return of[0]
		}
	}
	return ""
}

// fighters lists by attribute what a resonator can be, and spells what a spell can show.
var (
	fighters = map[language.Attribute][]string{
		language.Light:    {"knight", "priest", "horse", "sentinel", "bird", "sprite"},
		language.Fire:     {"drake", "raider", "bull", "mage+flame", "golem+hammer", "giant"},
		language.Water:    {"merfolk", "fish", "turtle", "serpent", "jellyfish", "sentinel"},
		language.Wind:     {"wolf", "stag", "bird", "traveller+bow", "cat", "dryad"},
		language.Darkness: {"ghost", "hood", "bat", "spider", "worm", "scribe+skull"},
		language.Void:     {"golem", "giant", "mule", "traveller"},
	}
	spells = map[language.Attribute][]string{
		language.Light:    {"sun", "star", "scales", "mirror", "scroll"},
		language.Fire:     {"flame", "comet", "blaze", "bolt", "furnace"},
		language.Water:    {"tide", "whirlpool", "ice", "drop", "shell"},
		language.Wind:     {"wind", "storm", "leaf", "vine", "cloud"},
		language.Darkness: {"skull", "moon", "hand", "grave", "eye"},
		language.Void:     {"portal", "rift", "book", "gear"},
	}
	others = map[string][]string{
		language.Ruler:    {"king", "mage", "scribe", "knight"},
		language.Stone:    {"crystal"},
		language.Addition: {"gauntlet", "boot", "chain", "ring", "armour", "seal"},
		language.Regalia:  {"crown", "ring", "bell", "lantern", "harp", "hourglass", "mirror", "sceptre"},
	}
)
