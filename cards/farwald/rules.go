package farwald

import (
	"slices"

	"farpost/cards/deck"
	"farpost/cards/farwald/lint"
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// Bounds of the advice on decks; advice never forbids anything.
const (
	gateFree = 12 // cards without a Gate requirement, per 50 (FW-024)
	big      = 60
)

// rules are Farwald's rules for decks (FW-007 to FW-015).
func rules(book *language.Book) deck.Rules {
	return deck.Rules{
		Sections: []deck.Section{{Min: lint.MinDeck, Few: "V-MIN"}},
		Copies: map[string]deck.Copies{
			language.Normal:    {Max: lint.Copies[language.Normal], Code: "V-NORMAL", Name: "normal"},
			language.Strong:    {Max: lint.Copies[language.Strong], Code: "V-STRONG", Name: "strong"},
			language.Legendary: {Max: lint.Copies[language.Legendary], Code: "V-LEGENDARY", Name: "legendary"},
			language.Token:     {Max: 0, Code: "V-TOKEN", Name: "token"}, // (FR-09)
		},
		Never:  never,
		Advice: func(list []deck.Count) []engine.Phrase { return advice(book, list) },
	}
}

// never returns the message for a component of the box that people may list although it is no card of a Memory.
func never(name string) (string, bool) {
	for code, names := range map[string][]string{
		"V-ENERGY": {"energy", "energy card", "energy cards", "energia", "carta energia", "carte energia"},
		"V-CRYSTAL": {"crystal", "crystals", "crystal of essence", "crystals of essence", "cristallo", "cristalli",
			"cristallo d essenza", "cristalli d essenza"},
		"V-TOKEN": {"token", "tokens", "token card", "token cards", "segnalino", "segnalini", "carta segnalino"},
	} {
		if slices.Contains(names, name) {
			return code, true
		}
	}
	return "", false
}

// advice looks for what makes a legal deck hard to play.
func advice(book *language.Book, list []deck.Count) []engine.Phrase {
	var out []engine.Phrase
	size, free, evocations := deck.Size(list), 0, 0
	gives := map[language.Element]int{}
	for _, c := range list {
		card := book.Card(c.ID)
		if card.Gate.Total() == 0 {
			free += c.N
		}
		if card.Type == language.Evocation {
			evocations += c.N
			gives[card.Element] += c.N
		}
	}
	if free*50 < gateFree*size {
		out = append(out, engine.Say("A-GATE0", engine.A("n", engine.Int(free))))
	}
	if evocations == 0 {
		out = append(out, engine.Say("A-NOEVO"))
	}
	for _, c := range list {
		for i, k := range book.Card(c.ID).Gate.Of {
			if e := language.Elements[i]; k > 0 && gives[e] == 0 {
				out = append(out, engine.Say("A-ELEMENT", engine.A("card", engine.CardVal(c.ID)),
					engine.A("element", engine.Word("element-"+string(e))), engine.A("n", engine.Int(gives[e]))))
			}
		}
	}
	if size > big {
		out = append(out, engine.Say("A-BIG", engine.A("n", engine.Int(size))))
	}
	return out
}
