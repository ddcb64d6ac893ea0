package lint

import (
	"farpost/cards/cardfile"
	"farpost/cards/fow/schema"
	"farpost/cards/fow/text"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/fow"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// checker checks one card at a time; faults go to a common list.
type checker struct{ *lintkit.Form }

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := checker{lintkit.NewForm(&faults, schema.Language)}
	k.Rules = []lintkit.Rule{lintkit.On(k.change), lintkit.On(k.counts)}
	lintkit.Check(k.Form, lintkit.Game[language.Card]{
		Clause: "FO-%03d", Ruling: "FOR-%02d", Ruleset: fow.New,
		Own:    func(c *language.Card) (string, kit.Text) { return c.ID, c.Name },
		Others: otherSide, Card: k.card, Texts: texts, Deck: k.deck,
	}, folders)
	return faults
}

// texts are the texts of both sides of a card in all languages.
func texts(c *language.Card) (out [][]string) {
	for _, lang := range text.Langs {
		out = append(out, text.Lines(lang, c, nil), text.JLines(lang, c, nil))
	}
	return out
}

// otherSide is the name of the J-ruler side of a ruler.
func otherSide(c *language.Card) map[string]kit.Text {
	if c.J == nil {
		return nil
	}
	return map[string]kit.Text{"j.name": c.J.Name}
}

// Bounds of decks (FO-009 to FO-014).
const (
	MinMain   = 40
	MinStones = 10
	MaxStones = 20
	MaxCopies = 4
)

// Limited reports whether a deck may hold MaxCopies of a card at most. It may hold any number of other cards
// (FO-010, FO-013, FO-014).
func Limited(c *language.Card) bool { return c.Type != language.Stone || c.Special }

// deck checks a ready-made deck: a ruler, a main deck and a magic stone deck (FO-007 to FO-015).
func (k checker) deck(list []lintkit.Entry[language.Card]) {
	rulers, stones, mains := 0, 0, 0
	for _, e := range list {
		most := MaxStones
		if Limited(e.Card) {
			most = MaxCopies
		}
		k.Within(e.At+".n", e.N, 1, most)
		switch e.Card.Type {
		case language.Ruler:
			rulers += e.N
		case language.Stone:
			stones += e.N
		default:
			mains += e.N
		}
	}
	if rulers != 1 {
		k.Fault("cards", "%d rulers; a deck has exactly one", rulers)
	}
	if stones < MinStones || stones > MaxStones {
		k.Fault("cards", "%d magic stones; from %d to %d", stones, MinStones, MaxStones)
	}
	if mains < MinMain {
		k.Fault("cards", "%d cards in the main deck; at least %d", mains, MinMain)
	}
}
