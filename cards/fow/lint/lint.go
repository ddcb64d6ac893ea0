package lint

import (
	"farpost/cards/cardfile"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/fow"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{lintkit.Checker{Faults: &faults}, lintkit.NewSeen()}
	lintkit.Check(&k.Checker, k.seen, lintkit.Game[language.Card]{
		Clause: "FO-%03d", Ruling: "FOR-%02d", Ruleset: fow.New,
		Own:    func(c *language.Card) (string, kit.Text) { return c.ID, c.Name },
		Others: otherSide,
		Card:   k.checkCard,
		Deck:   k.deck,
	}, folders)
	return faults
}

// otherSide is the name of the J-ruler side of a ruler.
func otherSide(c *language.Card) map[string]kit.Text {
	if c.J == nil {
		return nil
	}
	return map[string]kit.Text{"j.name": c.J.Name}
}
