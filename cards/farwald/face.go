package farwald

import (
	"strings"

	"farpost/cards/farwald/text"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// face returns what is printed on a card of a book in a language: codes for the renderer, words for people. Texts
// and targets have faces of their own: a text under its node (engine/farwald/language, node.go), a target under
// "<card>/target.<name>". Such a face has only a name, which is what the text says. The face of an unknown id is
// empty.
func face(w *words.Catalogue, book *language.Book, lang, id string) engine.Face {
	card, part, isPart := strings.Cut(id, "/")
	c, groups := book.Card(card), kit.GroupsOf(book.Groups())
	switch {
	case c == nil:
		return engine.Face{}
	case isPart:
		return engine.Face{ID: id, Name: text.PartOf(lang, c, groups, book.Card, part)}
	}
	out := engine.Face{
		ID: id, Name: c.Name.In(lang), Type: c.Type, TypeName: w.Word(lang, "types", c.Type),
		Element: string(c.Element), Gives: []string{string(c.Element)}, Cost: c.Cost,
		Rank: w.Word(lang, "ranks", c.Rank),
		Text: text.LinesOf(lang, c, groups, book.Card), Flavour: c.Flavour.In(lang),
		Figure: figure(c), Kin: kin(c),
	}
	if c.Gate.Total() > 0 {
		out.Need = c.Gate.Codes()
	}
	out.Marks, out.NoCost = c.Properties(), c.IsToken()
	if c.Supergroup == language.Epic || c.Supergroup == language.Deity {
		out.Marks = append(out.Marks, c.Supergroup)
	}
	if c.IsToken() {
		out.Marks = append(out.Marks, language.Token)
	}
	for _, g := range c.Groups {
		out.Groups = append(out.Groups, groups[g].Name.In(lang))
	}
	if c.Supergroup != "" {
		out.Groups = append(out.Groups, w.Word(lang, "supergroups", c.Supergroup))
	}
	if c.Type == language.Evocation {
		out.Stats = []engine.Stat{{Code: "desen", Now: c.DesEn, Printed: c.DesEn},
			{Code: "defen", Now: c.DefEn, Printed: c.DefEn}}
	}
	return out
}
