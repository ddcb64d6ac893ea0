package farwald

import (
	"slices"

	"farpost/cards/deck"
	"farpost/cards/farwald/lint"
	"farpost/engine"
	"farpost/engine/farwald"
)

// Bounds of the advice on decks; advice never forbids anything.
const (
	gateFree = 12 // cards without a Gate requirement, per 50 (FW-024)
	big      = 60
)

// rules are Farwald's rules for decks (FW-007 to FW-015).
func rules(book *farwald.Book) deck.Rules {
	return deck.Rules{
		Sections: []deck.Section{{Min: lint.MinDeck, Few: "V-MIN"}},
		Copies: map[string]deck.Copies{
			farwald.Normal:    {Max: lint.Copies[farwald.Normal], Code: "V-NORMAL", Name: "normal"},
			farwald.Strong:    {Max: lint.Copies[farwald.Strong], Code: "V-STRONG", Name: "strong"},
			farwald.Legendary: {Max: lint.Copies[farwald.Legendary], Code: "V-LEGENDARY", Name: "legendary"},
		},
		Never:  never,
		Advice: func(list []deck.Count) []engine.Phrase { return advice(book, list) },
	}
}

// never knows the components of the box that people may list although they are no cards of a Memory.
func never(name string) (string, bool) {
	for code, names := range map[string][]string{
		"V-ENERGY":  {"energy", "energy card", "energy cards", "energia", "carta energia", "carte energia"},
		"V-CRYSTAL": {"crystal", "crystals", "crystal of essence", "crystals of essence", "cristallo", "cristalli", "cristallo d essenza", "cristalli d essenza"},
		"V-TOKEN":   {"token", "tokens", "token card", "token cards", "segnalino", "segnalini", "carta segnalino"},
	} {
		if slices.Contains(names, name) {
			return code, true
		}
	}
	return "", false
}

// advice looks for what makes a legal deck hard to play.
func advice(book *farwald.Book, list []deck.Count) []engine.Phrase {
	var out []engine.Phrase
	size, free, evocations := deck.Size(list), 0, 0
	gives := map[farwald.Element]int{}
	for _, c := range list {
		card := book.Card(c.ID)
		if card.Gate.Total() == 0 {
			free += c.N
		}
		if card.Type == farwald.Evocation {
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
			if e := farwald.Elements[i]; k > 0 && gives[e] == 0 {
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
