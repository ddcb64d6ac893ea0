package lint

import (
	"farpost/cards/cardfile"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// checker checks one file; faults go to a common list.
type checker struct {
	lintkit.Checker
	seen     *lintkit.Seen
	bringers []*bringer
	tokens   map[string]bool // ids of the tokens
	made     []made
}

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{Checker: lintkit.Checker{Faults: &faults}, seen: lintkit.NewSeen(), tokens: map[string]bool{}}
	lintkit.Check(&k.Checker, k.seen, lintkit.Game[language.Card]{
		Clause: "FW-%03d", Ruling: "FR-%02d", Ruleset: farwald.New,
		Own: func(c *language.Card) (string, kit.Text) { return c.ID, c.Name }, // (FW-012)
		Card: func(path string, c *language.Card) {
			k.checkCard(path, c)
			if b := k.bringerOf(path, c); b != nil {
				k.bringers = append(k.bringers, b)
			}
		},
		Last: func() { k.endless(k.bringers); k.makings() },
		Deck: k.deck,
	}, folders)
	return faults
}
