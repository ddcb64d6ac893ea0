package fow

import (
	"cmp"

	"farpost/cards/fow/schema"
	"farpost/engine/fow/language"
)

// figure returns what the picture of a card, or of its J-ruler side, shows: what its data says, else what suits its
// type, its first attribute and its first race or trait.
func figure(c *language.Card, j bool) string {
	first := language.Void
	if len(c.Attributes) > 0 {
		first = c.Attributes[0]
	}
	of, key, own := c.Type, c.ID, c.Figure
	switch {
	case j:
		of, own = language.JRuler, c.J.Figure
	case c.Type == language.Resonator:
		of, key = of+"-"+string(first), cmp.Or(kin(c), c.ID)
	case c.Type == language.Spell:
		of += "-" + string(first)
	case c.Type == language.Stone && len(c.Attributes) > 1:
		of += "-several"
	case c.Addition == language.OnField:
		of += "-field"
	}
	return cmp.Or(own, schema.Language.Figure(of, key))
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
