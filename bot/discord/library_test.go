package discord_test

import (
	"fmt"
	"strings"

	"farpost/bot/discord/port"
	"farpost/bot/internal/tally"
	"farpost/cards/deck"
	"farpost/engine"
)

// library is what the bot shows of the tiny game.
type library struct{ long bool }

func (library) Games() []string                     { return []string{tally.Name} }
func (library) Ruleset(game string) *engine.Ruleset { return tally.Games{}.Ruleset(game) }

func (l library) Face(_, _, card string) engine.Face {
	if card == "" {
		return engine.Face{}
	}
	if l.long {
		return engine.Face{ID: card, Name: card + strings.Repeat(" Ünd so weiter", 20), Cost: 1, Text: []string{strings.Repeat("Wort ", 300)}}
	}
	return engine.Face{ID: card, Name: strings.ToUpper(card[:1]) + card[1:], Cost: 1, Text: []string{"The text of " + card + "."}}
}

func (l library) FaceIn(game string, _ engine.Book, lang, card string) engine.Face {
	return l.Face(game, lang, card)
}

func (library) Find(_, _, query string, rules bool, _ int) []port.Hit {
	if rules && query == "TA-2" {
		return []port.Hit{{ID: "TA-2", Title: "TA-2", Text: "A card can be parried.", Label: "TA-2"}}
	}
	if rules || query != "spark" {
		return nil
	}
	return []port.Hit{{ID: "spark", Title: "Spark", Label: "Spark"}}
}

func (l library) Suggest(game, lang, prefix string, rules bool, limit int) []port.Hit {
	return l.Find(game, lang, "spark", rules, limit)
}

// Cards are as many as the world wants, more than one page where their texts are long.
func (l library) Cards(string) []string {
	if l.long {
		out := make([]string, 45)
		for i := range out {
			out[i] = fmt.Sprint("card", i)
		}
		return out
	}
	return []string{"moth", "spark", "flare", "parry", "rock"}
}

func (library) Decks(string) []port.ReadyDeck {
	return []port.ReadyDeck{
		{ID: "bright", Names: map[string]string{"en": "Bright", "it": "Chiaro"}, Cards: tally.Deck("spark", "flare", "rock", "spark")},
		{ID: "calm", Names: map[string]string{"en": "Calm", "it": "Calmo"}, Cards: tally.Deck("parry", "spark", "moth")},
		{ID: "wide", Names: map[string]string{"en": "Wide", "it": "Largo"}, Cards: tally.Deck("flare")},
	}
}

// cards are the tiny game's, and what decks of it must be like.
var (
	cards = deck.NewIndex([]deck.Card{
		{ID: "moth", Names: map[string]string{"en": "Moth", "it": "Falena"}, Rank: "normal"},
		{ID: "spark", Names: map[string]string{"en": "Spark", "it": "Scintilla"}, Rank: "normal"},
		{ID: "flare", Names: map[string]string{"en": "Flare", "it": "Vampa"}, Rank: "normal"},
		{ID: "parry", Names: map[string]string{"en": "Parry", "it": "Parata"}, Rank: "strong"},
		{ID: "rock", Names: map[string]string{"en": "Rock", "it": "Roccia"}, Rank: "legendary"},
	})
	deckRules = deck.Rules{Sections: []deck.Section{{Min: 10, Few: "V-MIN"}},
		Copies: map[string]deck.Copies{"normal": {Max: 40, Code: "V-NORMAL", Name: "normal"}, "strong": {Max: 2, Code: "V-STRONG", Name: "strong"},
			"legendary": {Max: 1, Code: "V-LEGENDARY", Name: "legendary"}},
		Never: func(name string) (string, bool) { return "V-ENERGY", name == "energy" },
		Advice: func(list []deck.Count) []engine.Phrase {
			if n := deck.Size(list); n > 60 {
				return []engine.Phrase{engine.Say("A-BIG", engine.A("n", engine.Int(n)))}
			}
			return nil
		}}
)

func (library) CheckDeck(_, name, list string) deck.Report {
	return deck.Check(deckRules, cards, name, list)
}
func (library) KeepDeck(_, list string) string { return deck.Keep(cards, list) }
func (library) ShowDeck(_, lang, list string) string {
	return deck.Show(cards, list, func(id string) string { c, _ := cards.Card(id); return c.Names[lang] })
}
