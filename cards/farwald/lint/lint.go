package lint

import (
	"farpost/cards/cardfile"
	"farpost/cards/farwald/schema"
	"farpost/cards/farwald/text"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// checker checks one card at a time; faults go to a common list.
type checker struct {
	*lintkit.Form
	bringers []*bringer
	tokens   map[string]bool // ids of the tokens
	made     []made
}

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{Form: lintkit.NewForm(&faults, schema.Language), tokens: map[string]bool{}}
	k.Rules = []lintkit.Rule{lintkit.On(k.filter), lintkit.On(k.staticCost),
		lintkit.On(func(path string, t *language.Target) {
			if t.Kind == language.TargetCard {
				k.positioned(path, &t.Filter)
			}
		}),
		lintkit.On(func(path string, m *language.Modify) { k.positioned(path+".all", m.All) }),
		lintkit.On(func(path string, st *language.StaticStats) { k.positioned(path+".all", st.All) }),
		lintkit.On(func(path string, c *language.Cond) { k.positioned(path+".controls", c.Controls) })}
	lintkit.Check(k.Form, lintkit.Game[language.Card]{
		Clause: "FW-%03d", Ruling: "FR-%02d", Ruleset: farwald.New,
		Own:  func(c *language.Card) (string, kit.Text) { return c.ID, c.Name }, // (FW-012)
		Card: k.checkCard, Texts: texts, Deck: k.deck,
		Last: func() { k.endless(k.bringers); k.makings() },
	}, folders)
	return faults
}

// texts are the texts of a card in all languages.
func texts(c *language.Card) (out [][]string) {
	for _, lang := range text.Langs {
		out = append(out, text.Lines(lang, c, nil))
	}
	return out
}

// MinDeck is the least number of cards of a Memory (FW-007).
const MinDeck = 50

// Copies are the limits of the power indicators (FW-009 to FW-011).
var Copies = map[string]int{language.Normal: 3, language.Strong: 2, language.Legendary: 1}

// deck checks a ready-made deck.
func (k *checker) deck(list []lintkit.Entry[language.Card]) {
	total := 0
	for _, e := range list {
		if e.Card.IsToken() {
			k.Fault(e.At+".id", "id: %s is a token, which is never part of a Memory", e.Card.ID)
			continue
		}
		k.Within(e.At+".n", e.N, 1, max(1, Copies[e.Card.Rank]))
		total += e.N
	}
	if total < MinDeck {
		k.Fault("cards", "%d cards; a Memory has at least %d", total, MinDeck)
	}
}
