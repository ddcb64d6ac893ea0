package groove

import (
	"slices"

	"farpost/cards/deck"
	"farpost/cards/groove/lint"
	"farpost/engine"
	"farpost/engine/groove/language"
)

// manyTriggers is how many cards of a deck may be useless in one's own turn before there is advice.
const manyTriggers = 20

// rules are the game's rules for decks (GR-018 to GR-020).
func rules(book *language.Book) deck.Rules {
	return deck.Rules{
		Sections: []deck.Section{{Min: lint.DeckCards, Max: lint.DeckCards, Few: "GRD-01", Many: "GRD-01"}},
		Copies:   map[string]deck.Copies{"": {Max: lint.MaxCopies, Code: "GRD-02"}},
		Advice:   func(list []deck.Count) []engine.Phrase { return advice(book, list) },
	}
}

// advice warns of colours that no crystal gives, of Evolutions without anything to evolve from, and of many cards that
// are of little use in one's own turn.
func advice(book *language.Book, list []deck.Count) (out []engine.Phrase) {
	var gives []language.Colour
	races := map[string]int{} // cards with a creature of a race that is no Evolution
	idle := 0
	for _, n := range list {
		c := book.Card(n.ID)
		gives = append(gives, c.Crystal...)
		if c.Creature.EvolvesFrom == "" {
			races[c.Creature.Race] += n.N
		}
		if c.Creature.Cost.Mana == 0 && c.Spell.Cost.Mana == 0 {
			idle += n.N
		}
	}
	for _, n := range list {
		c := book.Card(n.ID)
		for _, of := range language.Colours {
			if asks(c, of) && !slices.Contains(gives, of) {
				out = append(out, engine.Say("GRD-W1", engine.A("colour", engine.Word(string(of))),
					engine.A("card", engine.CardVal(c.ID))))
			}
		}
		if from := c.Creature.EvolvesFrom; from != "" && races[from] == 0 {
			out = append(out, engine.Say("GRD-W2", engine.A("card", engine.CardVal(c.ID))))
		}
	}
	if idle > manyTriggers {
		out = append(out, engine.Say("GRD-W3", engine.A("n", engine.Int(idle))))
	}
	return out
}

// asks reports whether a half of a card can be paid only with a crystal of a colour.
func asks(c *language.Card, of language.Colour) bool {
	return slices.ContainsFunc(language.Halves, func(h language.Half) bool {
		return c.Cost(h).Mana > 0 && slices.Contains(c.Border(h), of)
	})
}
