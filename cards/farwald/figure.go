package farwald

import (
	"cmp"

	"farpost/cards/farwald/schema"
	"farpost/engine/farwald/language"
)

// figure returns what a card's picture shows: what its data says, else what suits its type, element and group.
func figure(c *language.Card) string {
	of, key := c.Type, c.ID
	if c.Type == language.Evocation {
		of, key = of+"-"+string(cmp.Or(c.Element, language.Nature)), cmp.Or(kin(c), c.ID)
		if c.Supergroup != "" {
			of += "-grand"
		}
	}
	return cmp.Or(c.Figure, schema.Language.Figure(of, key))
}

// kin returns the group that a card shares its second colour and its sort of being with; "" for none.
func kin(c *language.Card) string {
	if len(c.Groups) == 0 {
		return ""
	}
	return c.Groups[0]
}
