package engine

import (
	"hash/fnv"
	"slices"
	"strings"
)

// A figure is what a card's picture shows, as a word (Face.Figure): a bearer, a thing, or a bearer with a thing, as in
// "knight+banner". The renderer draws every word of these lists; card files may use no other.

// FigureBearers lists the beings and beasts.
func FigureBearers() []string {
	return []string{"bat", "bear", "bird", "bull", "cat", "dragon", "drake", "dryad", "fish", "ghost", "giant", "golem",
		"herald", "hood", "horse", "jellyfish", "king", "knight", "kraken", "leviathan", "mage", "merfolk", "mule",
		"priest", "raider", "rhino", "rider", "scribe", "sentinel", "serpent", "spider", "sprite", "stag", "traveller",
		"turtle", "twins", "whale", "wolf", "worm"}
}

// FigureThings lists what stands alone or is borne: objects, plants, places and forces.
func FigureThings() []string {
	return []string{"anchor", "anvil", "armour", "axe", "banner", "bell", "blade", "blaze", "bolt", "bomb", "book",
		"boot",
		"bow", "candle", "chain", "cloak", "cloud", "club", "coins", "comet", "crown", "crystal", "dagger", "drop",
		"echo",
		"eye", "flame", "flower", "furnace", "gate", "gauntlet", "gear", "grave", "hammer", "hand", "harp", "heart",
		"horn",
		"hourglass", "hush", "ice", "island", "key", "lantern", "leaf", "lens", "mask", "mirror", "moon", "mountain",
		"portal", "potion", "prism", "quill", "rift", "ring", "sack", "scales", "sceptre", "scroll", "seal", "seedling",
		"shards", "shelf", "shell", "shield", "ship", "sickle", "skull", "snapper", "spear", "speech", "staff", "star",
		"stone", "storm", "sun", "temple", "tide", "tome", "tower", "trap", "treant", "tree", "trident", "vine", "wall",
		"whirlpool", "wind"}
}

// FigureParts lists what a property can add to any figure (PartLayout).
func FigureParts() []string {
	return []string{"chains", "flames", "halo", "shield", "sparkles", "speed", "spikes", "wings"}
}

// IsFigure reports whether a word names a figure.
func IsFigure(word string) bool {
	first, second, two := strings.Cut(word, "+")
	bears, things := slices.Contains(FigureBearers(), first), FigureThings()
	if two {
		return bears && slices.Contains(things, second)
	}
	return bears || slices.Contains(things, first)
}

// PickFigure chooses one of a list for a card that names no figure: for equal keys the same, such as for the cards of a
// group.
func PickFigure(key string, of ...string) string {
	h := fnv.New64a()
	// A hash.Hash never returns an error.
	_, _ = h.Write([]byte(key))
	return of[h.Sum64()>>32%uint64(len(of))]
}
