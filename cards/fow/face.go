package fow

import (
	"strconv"
	"strings"

	"farpost/cards/fow/text"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// JFace is the id under which the J-ruler side of a ruler has a face of its own. Every text of a card has one, too,
// under its node (engine/fow/language, node.go). Such a face has only a name, which is what the text says.
func JFace(id string) string { return language.JFace(id) }

// face returns what is printed on a card of a book in a language: codes for the renderer, words for people. A
// ruler's face has both sides, the J-ruler side below the other; JFace names that side alone. The face of an unknown
// id is empty.
func face(w *words.Catalogue, book *language.Book, lang, id string) engine.Face {
	groups := kit.GroupsOf(book.Groups())
	card, part, _ := strings.Cut(id, "/")
	c, j := book.Card(card), id == language.JFace(card)
	switch {
	case id == language.NodeExplode:
		return engine.Face{ID: id, Name: w.Word(lang, "states", string(language.Explode))}
	case c == nil || j && c.J == nil:
		return engine.Face{}
	case part != "" && !j:
		return engine.Face{ID: id, Name: text.Part(lang, c, groups, part)}
	}
	out := engine.Face{
		ID: id, Name: c.Name.In(lang), Type: c.Type, TypeName: typeName(w, lang, c),
		Cost: c.Cost.Total(), Flavour: c.Flavour.In(lang), Figure: figure(c, j), Kin: kin(c),
	}
	if len(c.Attributes) > 0 {
		out.Element = string(c.Attributes[0])
		for _, a := range c.Attributes[1:] {
			out.Marks = append(out.Marks, string(a))
		}
	}
	if out.NoCost = c.Type == language.Ruler || c.Type == language.Stone; !out.NoCost {
		out.Need = c.Cost.Codes()
	}
	for _, p := range c.Produces {
		for _, a := range p.Of {
			out.Gives = append(out.Gives, string(a))
		}
	}
	labels, keywords := append(append([]string{}, c.Races...), c.Traits...), c.Keywords
	switch {
	case j:
		out.Name, out.Type, out.TypeName = c.J.Name.In(lang), language.JRuler, w.Word(lang, "types", language.JRuler)
		out.Text, out.Stats = text.JLines(lang, c, groups), stats(c.J.ATK, c.J.DEF)
		labels, keywords = c.J.Races, c.J.Keywords
	case c.J != nil:
		out.Text = append(text.Lines(lang, c, groups), strings.Join([]string{c.J.Name.In(lang), "·",
			w.Word(lang, "types", language.JRuler), figures(c.J.ATK, c.J.DEF)}, " "))
		out.Text = append(out.Text, text.JLines(lang, c, groups)...)
	default:
		out.Text = text.Lines(lang, c, groups)
	}
	if c.Type == language.Resonator {
		out.Stats = stats(c.ATK, c.DEF)
	}
	for _, k := range keywords {
		out.Marks = append(out.Marks, string(k))
	}
	for _, code := range c.Flags(true) {
		out.Rank = w.Word(lang, "ranks", code)
	}
	for _, g := range labels {
		out.Groups = append(out.Groups, groups[g].Name.In(lang))
	}
	return out
}

// typeName is a card's type with its subtype or category.
func typeName(w *words.Catalogue, lang string, c *language.Card) string {
	switch c.Type {
	case language.Spell:
		return w.Word(lang, "types", c.Spell)
	case language.Addition:
		return w.Word(lang, "types", "addition-"+c.Addition)
	}
	return w.Word(lang, "types", c.Type)
}

func stats(atk, def int) []engine.Stat {
	return []engine.Stat{{Code: "atk", Now: atk, Printed: atk}, {Code: "def", Now: def, Printed: def}}
}

// figures are ATK and DEF as cards print them.
func figures(atk, def int) string { return strconv.Itoa(atk) + "/" + strconv.Itoa(def) }
