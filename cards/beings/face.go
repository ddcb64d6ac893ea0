package beings

import (
	"strconv"
	"strings"

	"farpost/cards/beings/schema"
	"farpost/cards/beings/text"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/beings/language"
)

// face returns what is printed on a card of a book in a language: codes for the renderer, words for people. The text
// of a card's skill has a face of its own, under its node: its name is what the skill says. The face of an unknown id
// is empty.
func face(w *words.Catalogue, book *language.Book, lang, id string) engine.Face {
	card, part, _ := strings.Cut(id, "/")
	c := book.Card(card)
	typed := func(t language.Type) string { return w.Word(lang, "symbols", string(t)) }
	switch {
	case c == nil:
		return engine.Face{}
	case part != "":
		if c.Skill == nil || id != language.SkillOf(card) {
			return engine.Face{}
		}
		return engine.Face{ID: id, Name: text.Skill(lang, c.Skill, typed)}
	case c.IsGem():
		return engine.Face{ID: id, Name: c.Name.In(lang), Type: "gem", TypeName: w.Word(lang, "types", "gem"),
			Element: c.Gem, NoCost: true, Figure: c.Figure, Flavour: c.Flavour.In(lang)}
	}
	level := "level-" + strconv.Itoa(c.Level)
	out := engine.Face{ID: id, Name: c.Name.In(lang), Type: level, TypeName: w.Word(lang, "types", level),
		Element: string(c.Type), Cost: c.Cost, Figure: c.Figure, Kin: c.Being,
		Groups:  []string{typed(c.Type)},
		Flavour: c.Flavour.In(lang),
		Stats:   []engine.Stat{{Code: "power", Now: c.Power, Printed: c.Power}}}
	if out.Figure == "" {
		out.Figure = schema.Language.Figure("being", c.Being)
	}
	if c.Skill != nil {
		out.Text = append(out.Text, text.Skill(lang, c.Skill, typed))
	}
	out.Text = append(out.Text, text.Chart(book.Chart, c.Type))
	return out
}
