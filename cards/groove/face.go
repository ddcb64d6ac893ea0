package groove

import (
	"strconv"
	"strings"

	"farpost/cards/groove/text"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// Codes of what is printed: types beside those of spells, the figure of a creature, and the symbol of a groove cost.
const (
	typeCard      = "card"
	typeCreature  = "creature"
	typeEvolution = "evolution"
	statStrength  = "strength"
	needGroove    = "groove"
)

// face returns what is printed on a card of a book in a language: codes for the renderer, words for people. A whole
// card has both halves, with its colours as a crystal; it costs what its creature half does. A half has a face of its
// own (language.Face), and so has every text of a card, under its node: its name is what the text says. The face of an
// unknown id is empty.
func face(w *words.Catalogue, book *language.Book, lang, id string) engine.Face {
	races := kit.GroupsOf(book.Groups())
	card, half := language.HalfOf(id)
	c := book.Card(card)
	if c == nil {
		card, _, _ := strings.Cut(id, "/")
		if c = book.Card(card); c == nil {
			return engine.Face{}
		}
		return engine.Face{ID: id, Name: text.Part(lang, c, races, id)}
	}
	out := engine.Face{ID: id, Figure: c.Figure, Kin: c.Creature.Race, Flavour: c.Flavour.In(lang)}
	if out.Figure == "" {
		out.Figure = engine.PickFigure(c.ID, figures...)
	}
	switch half {
	case language.CreatureHalf:
		creature(&out, w, lang, c, races)
		out.Text = text.Creature(lang, c, races)
	case language.SpellHalf:
		out.Name, out.Type = c.Spell.Name.In(lang), c.Spell.Type
		out.TypeName = w.Word(lang, "types", out.Type)
		priced(&out, c.Spell.Cost, c.Spell.Border)
		out.Text = text.Spell(lang, c, races)
	default:
		creature(&out, w, lang, c, races)
		spell := w.Word(lang, "types", c.Spell.Type)
		out.Name, out.Type, out.TypeName = c.Name().In(lang), typeCard, out.TypeName+" // "+spell
		coloured(&out, c.Crystal)
		out.Gives = codes(c.Crystal)
		out.Text = append([]string{head(c.Creature.Name.In(lang), "", c.Creature.Cost, c.Creature.Border)},
			text.Creature(lang, c, races)...)
		out.Text = append(out.Text, head(c.Spell.Name.In(lang), spell, c.Spell.Cost, c.Spell.Border))
		out.Text = append(out.Text, text.Spell(lang, c, races)...)
	}
	return out
}

// creature fills in what a creature half shows.
func creature(out *engine.Face, w *words.Catalogue, lang string, c *language.Card, races map[string]kit.Group) {
	x := &c.Creature
	if out.Name, out.Type = x.Name.In(lang), typeCreature; x.EvolvesFrom != "" {
		out.Type = typeEvolution
	}
	out.TypeName = w.Word(lang, "types", out.Type)
	out.Groups = []string{races[x.Race].Name.In(lang)}
	out.Stats = []engine.Stat{{Code: statStrength, Now: x.Strength, Printed: x.Strength}}
	priced(out, x.Cost, x.Border)
}

// priced fills in what a half costs, and what that needs: the colours of its border for mana, and the groove for cards
// of the groove.
func priced(out *engine.Face, cost language.Cost, border []language.Colour) {
	coloured(out, border)
	if out.Cost, out.Need = cost.Mana, codes(border); cost.Groove > 0 {
		out.Cost, out.Need = cost.Groove, []string{needGroove}
	}
}

// coloured fills in one colour or two.
func coloured(out *engine.Face, list []language.Colour) {
	out.Element, out.Marks = string(list[0]), codes(list[1:])
}

func codes(list []language.Colour) (out []string) {
	for _, c := range list {
		out = append(out, string(c))
	}
	return out
}

// head is the line above a half on a whole card: name, type, and what it costs, "Kindle · Spell · {1} ({ember})".
func head(name, kind string, cost language.Cost, border []language.Colour) string {
	parts := []string{name}
	if kind != "" {
		parts = append(parts, kind)
	}
	price := "{" + strconv.Itoa(cost.Mana) + "}"
	if cost.Groove > 0 {
		price = "{" + needGroove + "} {" + strconv.Itoa(cost.Groove) + "}"
	}
	return strings.Join(append(parts, price+" ("+text.Colours(border)+")"), " · ")
}

// figures are those of cards whose files name none.
var figures = []string{"wolf", "giant", "golem", "sprite", "knight", "mage", "serpent", "ghost", "raider", "dryad"}
