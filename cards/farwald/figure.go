package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// figure returns what a card's picture shows: what its data says, else what suits its type, element and group.
func figure(c *language.Card) string {
	if c.Figure != "" {
		return c.Figure
	}
	key := kin(c)
	if key == "" {
		key = c.ID
	}
	if c.Type == language.Evocation {
		return engine.PickFigure(key, bearers(c)...)
	}
	return engine.PickFigure(c.ID, acts[c.Type]...)
}

// kin returns the group that a card shares its second colour and its sort of being with; "" for none.
func kin(c *language.Card) string {
	if len(c.Groups) == 0 {
		return ""
	}
	return c.Groups[0]
}

// bearers lists what an Evocation of an element can be.
func bearers(c *language.Card) []string {
	grand := c.Supergroup != ""
	switch c.Element {
	case language.Fire:
		if grand {
			return []string{"dragon", "king+flame", "giant+hammer"}
		}
		return []string{"raider", "drake", "bull", "mage+flame", "golem+hammer", "knight"}
	case language.Water:
		if grand {
			return []string{"leviathan", "kraken", "whale"}
		}
		return []string{"merfolk", "fish", "turtle", "sentinel", "jellyfish", "serpent"}
	case language.Mind:
		if grand {
			return []string{"priest+star", "king+mirror", "eye"}
		}
		return []string{"hood", "ghost", "scribe", "bat", "mage", "spider"}
	}
	if grand {
		return []string{"dryad", "stag", "giant+tree"}
	}
	return []string{"treant", "wolf", "bear", "cat", "seedling", "bird"}
}

// acts lists by type what other cards can show.
var acts = map[string][]string{
	language.Attack:     {"bolt", "shards", "flame", "blade", "comet", "axe", "hand", "skull", "storm"},
	language.Mystic:     {"portal", "book", "scroll", "moon", "mirror", "star", "potion", "lantern", "echo"},
	language.Protection: {"shield", "wall", "armour", "cloak", "tower", "gate", "gauntlet", "temple"},
	language.Recovery:   {"drop", "heart", "tree", "flower", "sun", "leaf", "tide"},
}
