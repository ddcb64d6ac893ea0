package fow

import (
	"slices"

	"farpost/cards/deck"
	"farpost/cards/fow/lint"
	"farpost/engine"
	"farpost/engine/fow/language"
)

// Sections of a deck.
const (
	secRuler  = "ruler"
	secMain   = "main"
	secStones = "stones"
)

// Ranks are what the limits of copies depend on; rulers and non-special magic stones have none.
const (
	rankMain    = "main"
	rankSpecial = "special"
)

const big = 60 // a main deck of more cards is worth a word

func sectionOf(c *language.Card) string {
	switch c.Type {
	case language.Ruler:
		return secRuler
	case language.Stone:
		return secStones
	}
	return secMain
}

// rules are the game's rules for decks (FO-007 to FO-015).
func rules(book *language.Book) deck.Rules {
	return deck.Rules{
		Sections: []deck.Section{
			{Name: secRuler, Min: 1, Max: 1, Few: "DV-09", Many: "DV-10",
				Title: map[string]string{"en": "Ruler", "it": "Sovrano"},
				Heads: []string{"ruler", "rulers", "sovrano", "sovrani"}},
			{Name: secMain, Min: lint.MinMain, Few: "DV-01",
				Title: map[string]string{"en": "Main deck", "it": "Mazzo principale"},
				Heads: []string{"main deck", "main", "deck", "mazzo principale", "principale", "mazzo"}},
			{Name: secStones, Min: lint.MinStones, Max: lint.MaxStones, Few: "DV-05", Many: "DV-06",
				Title: map[string]string{"en": "Magic stone deck", "it": "Mazzo delle pietre magiche"},
				Heads: []string{"magic stone deck", "magic stones", "stone deck", "stones",
					"mazzo delle pietre magiche", "mazzo delle pietre", "pietre magiche", "pietre"}},
		},
		Copies: map[string]deck.Copies{
			rankMain:    {Max: lint.MaxCopies, Code: "DV-02"},
			rankSpecial: {Max: lint.MaxCopies, Code: "DV-08"},
		},
		Misplaced: misplaced,
		Advice:    func(list []deck.Count) []engine.Phrase { return advice(book, list) },
	}
}

// misplaced is the message for a card under the heading of another section (FO-007, FO-008, FO-011, FO-015).
func misplaced(card deck.Card, under string) string {
	switch {
	case card.Section == secRuler:
		return "DV-04"
	case under == secRuler:
		return "DV-11"
	case under == secStones:
		return "DV-07"
	}
	return "DV-03"
}

// advice looks for what makes a legal deck hard to play: cards that nothing in it can pay for (FO-065), and size.
func advice(book *language.Book, list []deck.Count) []engine.Phrase {
	var out []engine.Phrase
	gives := map[language.Attribute]bool{}
	size := 0
	for _, c := range list {
		card := book.Card(c.ID)
		if card.Type == language.Stone {
			for _, p := range card.Produces {
				for _, a := range p.Of {
					gives[a] = true
				}
			}
		}
		if sectionOf(card) == secMain {
			size += c.N
		}
	}
	for i, a := range language.Attributes {
		var names []engine.Value
		for _, c := range list {
			if card := book.Card(c.ID); card.Cost.Of[i] > 0 && !gives[a] {
				names = append(names, engine.CardVal(c.ID))
			}
		}
		if len(names) > 0 {
			out = append(out, engine.Say("DV-14", engine.A("attribute", engine.Word(string(a))),
				engine.A("names", slices.Clip(names[:min(len(names), maxNames)])...)))
		}
	}
	if size > big {
		out = append(out, engine.Say("DV-15", engine.A("n", engine.Int(size))))
	}
	return out
}

const maxNames = 8 // cards that a message lists
