package groove

import (
	"strconv"
	"strings"

	"farpost/cards/groove/schema"
	"farpost/cards/groove/text"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// needGroove is the symbol of a cost in cards of the groove.
const needGroove = "groove"

// face returns what is printed on a card of a book in a language: codes for the renderer, words for people. A whole
// card has both halves, with its colours as a crystal; it costs what its creature half does. A half has a face of its
// own (language.Face), and so has every text of a card, under its node: its name is what the text says. The face of an
// unknown id is empty.
func face(w *words.Catalogue, book *language.Book, lang, id string) engine.Face {
	races := kit.GroupsOf(book.Groups())
	card, _, _ := strings.Cut(id, "/")
	c, half := book.Card(card), language.Half("")
	if c == nil {
		return engine.Face{}
	}
	if _, half = language.HalfOf(id); half == "" && id != card {
		return engine.Face{ID: id, Name: text.Part(lang, c, races, id)}
	}
	word := func(code string) string { return w.Word(lang, "types", code) }
	creature := &c.Creature
	out := engine.Face{ID: id, Figure: c.Figure, Kin: creature.Race, Flavour: c.Flavour.In(lang),
		Name: creature.Name.In(lang), Type: "creature", Groups: []string{races[creature.Race].Name.In(lang)},
		Stats: []engine.Stat{{Code: "strength", Now: creature.Strength, Printed: creature.Strength}},
		Text:  text.Creature(lang, c, races)}
	if out.Figure == "" {
		out.Figure = schema.Language.Figure("card", c.ID)
	}
	if creature.EvolvesFrom != "" {
		out.Type = "evolution"
	}
	out.TypeName, out.Cost, out.Need = word(out.Type), creature.Cost.Number(), needs(creature.Cost, creature.Border)
	colours := c.Border(half)
	switch half {
	case language.SpellHalf:
		out.Name, out.Type, out.TypeName = c.Spell.Name.In(lang), c.Spell.Type, word(c.Spell.Type)
		out.Groups, out.Stats, out.Text = nil, nil, text.Spell(lang, c, races)
		out.Cost, out.Need = c.Spell.Cost.Number(), needs(c.Spell.Cost, c.Spell.Border)
	case "":
		spell := word(c.Spell.Type)
		out.Text = append([]string{out.Name + priced(creature.Cost, creature.Border)}, out.Text...)
		out.Text = append(out.Text, c.Spell.Name.In(lang)+" · "+spell+priced(c.Spell.Cost, c.Spell.Border))
		out.Text = append(out.Text, text.Spell(lang, c, races)...)
		out.Name, out.Type, out.TypeName = c.Name().In(lang), "card", out.TypeName+" // "+spell
		colours, out.Gives = c.Crystal, codes(c.Crystal)
	}
	out.Element, out.Marks = string(colours[0]), codes(colours[1:])
	return out
}

// needs are the symbols of what a cost needs: the colours of the border for mana, else the groove (GR-094).
func needs(c language.Cost, border []language.Colour) []string {
	if c.Groove > 0 {
		return []string{needGroove}
	}
	return codes(border)
}

// priced is a cost behind a name, with the border: " · {1} ({ember})".
func priced(c language.Cost, border []language.Colour) string {
	n := "{" + strconv.Itoa(c.Number()) + "}"
	if c.Groove > 0 {
		n = "{" + needGroove + "} " + n
	}
	return " · " + n + " (" + text.Colours(border) + ")"
}

func codes(list []language.Colour) (out []string) {
	for _, c := range list {
		out = append(out, string(c))
	}
	return out
}
