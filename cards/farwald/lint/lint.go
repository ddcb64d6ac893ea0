package lint

import (
	"farpost/cards/form"
	"farpost/cards/proof"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
)

// checker checks one file; faults go to a common list.
type checker struct {
	proof.Checker
	seen     *proof.Seen
	bringers []*bringer
}

// Check checks folders that are loaded together.
func Check(folders ...form.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{Checker: proof.Checker{Faults: &faults}, seen: proof.NewSeen()}
	proof.Check(&k.Checker, k.seen, proof.Game[language.Card]{
		Clause: "FW-%03d", Ruling: "FR-%02d", Ruleset: farwald.New,
		Own: func(c *language.Card) (string, engine.Text) { return c.ID, c.Name }, // (FW-012)
		Card: func(path string, c *language.Card) {
			k.checkCard(path, c)
			if b := k.bringerOf(path, c); b != nil {
				k.bringers = append(k.bringers, b)
			}
		},
		Last: func() { k.endless(k.bringers) },
		Deck: k.deck,
	}, folders)
	return faults
}
