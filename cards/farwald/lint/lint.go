package lint

import (
	"maps"
	"slices"

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

// made is a card id that an instruction makes tokens of; fault adds a fault there.
type made struct {
	card  string
	fault func(format string, args ...any)
}

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{Form: lintkit.NewForm(&faults, schema.Language), tokens: map[string]bool{}}
	lintkit.Check(k.Form, lintkit.Game[language.Card]{
		Clause: "FW-%03d", Ruling: "FR-%02d", Ruleset: farwald.New,
		Own:  func(c *language.Card) (string, kit.Text) { return c.ID, c.Name }, // (FW-012)
		Card: k.checkCard, Texts: texts, Deck: k.deck,
		Last: func() { k.endless(k.bringers); k.makings() },
	}, folders)
	return faults
}

// Limits lists what a folder of cards may hold at most, as docs/cards.md does.
var Limits = append(lintkit.Limits(schema.Language),
	lintkit.Limit{What: "abilities, triggers or continuous effects of a card, each", Max: most("Card.abilities")},
	lintkit.Limit{What: "fragments, cards, copies or points that a number means", Max: most("Each.n")},
	lintkit.Limit{What: "tokens that one instruction makes for a player", Max: most("MakeToken.n")},
	lintkit.Limit{What: "Energy Cost, and symbols of a Gate", Max: most("Card.gate")})

func most(key string) int {
	w := schema.Language.Words[key]
	return max(w.Most, w.Max)
}

// texts are the texts of a card in all languages.
func texts(c *language.Card) (out [][]string) {
	for _, lang := range text.Langs {
		out = append(out, text.Lines(lang, c, nil))
	}
	return out
}

// makings checks that what instructions make are tokens of some set.
func (k *checker) makings() {
	for _, m := range k.made {
		if !k.tokens[m.card] {
			m.fault("card: %s is no card with rank: token%s", m.card,
				k.Like(m.card, slices.Sorted(maps.Keys(k.tokens))))
		}
	}
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
