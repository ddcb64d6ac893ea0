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

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := checker{lintkit.NewForm(&faults, schema.Language)}
	k.Rules = k.rules()
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
