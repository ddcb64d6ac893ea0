package athernum

import (
	"slices"

	"farpost/cards/athernum/lint"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/engine/athernum/language"
)

// Sections of a deck, and that of Tokens, which are in none.
const (
	secMain  = "main"
	secExtra = "extra"
	secToken = "token"
)

// rules are the game's rules for decks (AT-001 to AT-011, ATR-18, ATR-23).
func rules(book *language.Book) deck.Rules {
	return deck.Rules{
		Sections: []deck.Section{
			{Name: secMain, Min: lint.DeckMain, Max: lint.DeckMain, Few: "DV-01", Many: "DV-01",
				Title: map[string]string{"en": "Main deck", "it": "Mazzo principale"},
				Heads: []string{"main deck", "main", "deck", "mazzo principale", "principale", "mazzo"}},
			{Name: secExtra, Max: lint.DeckExtra, Many: "DV-08",
				Title: map[string]string{"en": "Extra Deck", "it": "Mazzo Extra"},
				Heads: []string{"extra deck", "extra", "mazzo extra"}},
			{Name: secToken, Max: -1, Many: "DV-10", Title: map[string]string{"en": "Tokens", "it": "Token"}},
		},
		Copies: map[string]deck.Copies{
			secMain:  {Max: lint.DeckCopies, Code: "DV-02"},
			secExtra: {Max: lint.DeckCopies, Code: "DV-07"},
			secToken: {Max: 0, Code: "DV-10"},
		},
		Misplaced: misplaced,
		Amiss:     func(list []deck.Count) []engine.Phrase { return amiss(book, list) },
		Advice:    func(list []deck.Count) []engine.Phrase { return advice(book, list) },
	}
}

// misplaced is the message for a card under the heading of the other section (AT-008).
func misplaced(card deck.Card, _ string) string {
	return map[string]string{secMain: "DV-06", secExtra: "DV-05", secToken: "DV-10"}[card.Section]
}

// amiss looks for a deck without a card that can start the game (AT-004, AT-025, ATR-18).
func amiss(book *language.Book, list []deck.Count) []engine.Phrase {
	said := "DV-03"
	for _, n := range list {
		switch c := book.Card(n.ID); {
		case c.StartsAt() != "":
			return nil
		case c.Extra == nil && c.VT > 0:
			said = "DV-04"
		}
	}
	return []engine.Phrase{engine.Say(said)}
}

// advice says of a legal deck what its owner may not have seen: that it has one card that can start, characters whose
// faction nothing in it generates, or no Objective ability.
func advice(book *language.Book, list []deck.Count) (out []engine.Phrase) {
	var starts []*language.Card
	objective := false
	for _, n := range list {
		c := book.Card(n.ID)
		if c.StartsAt() != "" {
			starts = append(starts, c)
		}
		objective = objective || c.HasObjective()
	}
	if len(starts) == 1 {
		out = append(out, engine.Say("DV-15", engine.A("card", engine.CardVal(starts[0].ID))))
	}
	for _, f := range language.Factions {
		if n := characters(book, list, f); n > 0 && !access(book, list, starts, f) {
			out = append(out, engine.Say("DV-16", engine.A("n", engine.Int(n)),
				engine.A("faction", engine.Word(string(f)))))
		}
	}
	if !objective {
		out = append(out, engine.Say("DV-17"))
	}
	return out
}

// characters counts the characters of a faction.
func characters(book *language.Book, list []deck.Count, f language.Faction) (n int) {
	for _, x := range list {
		if c := book.Card(x.ID); c.Type == language.Character && c.Faction == f {
			n += x.N
		}
	}
	return n
}

// access reports whether a deck can come by resources of a faction: from a card that can start, which without a faction
// of its own generates any (ATR-20), or by an effect.
func access(book *language.Book, list []deck.Count, starts []*language.Card, f language.Faction) bool {
	if slices.ContainsFunc(starts, func(c *language.Card) bool { return c.Faction == f || c.Faction == "" }) {
		return true
	}
	return slices.ContainsFunc(list, func(x deck.Count) bool {
		c := book.Card(x.ID)
		return slices.ContainsFunc(c.Abilities, func(a language.Ability) bool { return gives(a.Effect, f) })
	})
}

// gives reports whether instructions can make a resource of a faction.
func gives(effect []language.Instr, f language.Faction) bool {
	return slices.ContainsFunc(effect, func(in language.Instr) bool {
		switch {
		case in.Generate != nil:
			return in.Generate.Faction == "" || in.Generate.Faction == f
		case in.If != nil:
			return gives(in.If.Then, f) || gives(in.If.Else, f)
		case in.May != nil:
			return gives(in.May.Then, f)
		}
		return in.ChangeFaction != nil
	})
}
