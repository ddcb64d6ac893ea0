package lint

import (
	"farpost/cards/form"
	"farpost/cards/proof"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/fow/language"
)

// checker checks one file; faults go to a common list.
type checker struct {
	proof.Checker
	seen *proof.Seen
}

// Check checks folders that are loaded together.
func Check(folders ...form.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{proof.Checker{Faults: &faults}, proof.NewSeen()}
	proof.Check(&k.Checker, k.seen, proof.Game[language.Card]{
		Clause: "FO-%03d", Ruling: "FOR-%02d", Ruleset: fow.New,
		Own:    func(c *language.Card) (string, engine.Text) { return c.ID, c.Name },
		Others: otherSide,
		Card:   k.checkCard,
		Deck:   k.deck,
	}, folders)
	return faults
}

// otherSide is the name of the J-ruler side of a ruler.
func otherSide(c *language.Card) map[string]engine.Text {
	if c.J == nil {
		return nil
	}
	return map[string]engine.Text{"j.name": c.J.Name}
}
