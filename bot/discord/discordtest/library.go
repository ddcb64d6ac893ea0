package discordtest

import (
	"fmt"
	"strings"
	"time"

	"farpost/bot/discord/port"
	"farpost/bot/internal/tally"
	"farpost/cards/deck"
	"farpost/engine"
)

// Library is what the bot shows of the tiny game. With Long its cards have names and texts as long as can be, and there
// are more than a page of them.
type Library struct{ Long bool }

// Games are the tiny game alone.
func (Library) Games() []string { return []string{tally.Name} }

// Ruleset is the tiny game's.
func (Library) Ruleset(game string) *engine.Ruleset { return tally.Games{}.Ruleset(game) }

// Face is a card with a text of its own.
func (l Library) Face(_, _, card string) engine.Face {
	if card == "" {
		return engine.Face{}
	}
	if l.Long {
		return engine.Face{ID: card, Name: card + strings.Repeat(" Ünd so weiter", 20), Cost: 1,
			Text: []string{strings.Repeat("Wort ", 300)}}
	}
	return engine.Face{ID: card, Name: strings.ToUpper(card[:1]) + card[1:], Element: "dot", Cost: 1,
		Text: []string{"The text of " + card + "."}}
}

// FaceIn is Face: no match has other cards.
func (l Library) FaceIn(game string, _ engine.Book, lang, card string) engine.Face {
	return l.Face(game, lang, card)
}

// Printed is Face: no text has symbols.
func (l Library) Printed(game, lang, card string) engine.Face { return l.Face(game, lang, card) }

// Find finds the clauses TA-1 and TA-2 and the card spark.
func (Library) Find(_, _, query string, rules bool, _ int) []port.Hit {
	if rules && query == "TA-1" {
		return []port.Hit{{ID: "TA-1", Title: "Weight", Text: "A card may be too heavy.", Label: "Weight · TA-1"}}
	}
	if rules && query == "TA-2" {
		return []port.Hit{{ID: "TA-2", Title: "TA-2", Text: "A card can be parried.", Label: "TA-2"}}
	}
	if rules || query != "spark" {
		return nil
	}
	return []port.Hit{{ID: "spark", Title: "Spark", Label: "Spark", Card: true}}
}

// parryMeans is what the word Parry means.
const parryMeans = "A card that stops another one."

// Ask finds what Find finds, and is sure of it; for the word parry the clause TA-2. Of nothing it names a term.
func (l Library) Ask(game, lang, question string, rules bool, limit int) port.Answer {
	if rules && question == "parry" {
		return port.Answer{Hits: l.Find(game, lang, "TA-2", true, limit), Sure: true, Asked: l.Terms(game, lang)[0]}
	}
	hits := l.Find(game, lang, question, rules, limit)
	return port.Answer{Hits: hits, Sure: len(hits) > 0, Exact: len(hits) > 0,
		Terms: []port.Term{{Name: "Parry", Means: parryMeans, ID: "TA-2"}}}
}

// Related is the clause TA-2 for the card spark.
func (l Library) Related(game, lang, id string, limit int) []port.Hit {
	if id == "spark" {
		return l.Find(game, lang, "TA-2", true, limit)
	}
	return nil
}

// Named finds the clause TA-2 and the card spark in a text.
func (l Library) Named(game, lang, text string, limit int) (out []port.Hit) {
	for _, name := range []string{"TA-2", "spark"} {
		if strings.Contains(text, name) {
			out = append(out, l.Find(game, lang, name, name == "TA-2", limit)...)
		}
	}
	return out
}

// Filter knows one filter, cost<=1, which all cards fulfil.
func (l Library) Filter(game, text string) ([]string, bool) {
	if text == "cost<=1" {
		return l.Cards(game), true
	}
	return nil, false
}

// Unread is a part with the key colur.
func (Library) Unread(_, text string) string {
	if i := strings.Index(text, "colur:"); i >= 0 {
		return text[i:]
	}
	return ""
}

// CompleteFilter completes with the filter that there is.
func (Library) CompleteFilter(_, _, typed string, _ int) []string { return []string{typed + "cost<=1"} }

// Many is how much there is of everything in a Long library.
const Many = 60

// Contents are one chapter with the clause TA-2, or with Long Many chapters of as many clauses.
func (l Library) Contents(game, lang string) []port.Chapter {
	if l.Long {
		out := make([]port.Chapter, Many)
		for i := range out {
			out[i].Title = fmt.Sprintf("Chapter %d", i)
			for k := range Many {
				id := fmt.Sprintf("TA-%d%02d", i, k)
				out[i].Hits = append(out[i].Hits, port.Hit{ID: id, Title: id, Text: "It is so.", Label: id})
			}
		}
		return out
	}
	return []port.Chapter{{Title: "Parrying", Hits: l.Find(game, lang, "TA-2", true, 1)}}
}

// State is no word: the tiny game's states say what they are.
func (l Library) State(string, string, string) port.Term { return port.Term{} }

// TermsIn is the word parry for the card spark.
func (l Library) TermsIn(game, lang, id string) []port.Term {
	if id == "spark" {
		return l.Terms(game, lang)[:1]
	}
	return nil
}

// Terms are two: parry and weight; or with Long Many.
func (l Library) Terms(string, string) []port.Term {
	if l.Long {
		out := make([]port.Term, Many)
		for i := range out {
			out[i] = port.Term{Name: fmt.Sprintf("Word %d", i), Means: "A word.", ID: "TA-2"}
		}
		return out
	}
	return []port.Term{{Name: "Parry", Means: parryMeans, ID: "TA-2"},
		{Name: "Weight", Means: "How much a card adds.", ID: "TA-1"}}
}

// MostAsked is the clause TA-1.
func (l Library) MostAsked(game, lang string) []port.Hit { return l.Find(game, lang, "TA-1", true, 1) }

// Edition is the first of the year 2026.
func (Library) Edition(string) (string, time.Time) {
	return "1", time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
}

// Suggest suggests what is found for spark.
func (l Library) Suggest(game, lang, prefix string, rules bool, limit int) []port.Hit {
	return l.Find(game, lang, "spark", rules, limit)
}

// Cards are five, or with Long more than one page of them.
func (l Library) Cards(string) []string {
	if l.Long {
		out := make([]string, 45)
		for i := range out {
			out[i] = fmt.Sprint("card", i)
		}
		return out
	}
	return []string{"moth", "spark", "flare", "parry", "rock"}
}

// Decks are three ready decks.
func (Library) Decks(string) []port.ReadyDeck {
	return []port.ReadyDeck{
		{ID: "bright", Names: map[string]string{"en": "Bright", "it": "Chiaro"},
			Cards: tally.Deck("spark", "flare", "rock", "spark")},
		{ID: "calm", Names: map[string]string{"en": "Calm", "it": "Calmo"},
			Cards: tally.Deck("parry", "spark", "moth")},
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
		Copies: map[string]deck.Copies{"normal": {Max: 40, Code: "V-NORMAL", Name: "normal"},
			"strong":    {Max: 2, Code: "V-STRONG", Name: "strong"},
			"legendary": {Max: 1, Code: "V-LEGENDARY", Name: "legendary"}},
		Never: func(name string) (string, bool) { return "V-ENERGY", name == "energy" },
		Advice: func(list []deck.Count) []engine.Phrase {
			if n := deck.Size(list); n > 60 {
				return []engine.Phrase{engine.Say("A-BIG", engine.A("n", engine.Int(n)))}
			}
			return nil
		}}
)

// CheckDeck checks a list by deckRules.
func (Library) CheckDeck(_, name, list string) deck.Report {
	return deck.Check(deckRules, cards, name, list)
}

// KeepDeck writes a list with ids.
func (Library) KeepDeck(_, list string) string { return deck.ToIDs(cards, list) }

// KnownCards counts the cards of a list.
func (Library) KnownCards(_, list string) (int, int) { return deck.Known(cards, list) }

// ShowDeck writes a list with names.
func (Library) ShowDeck(_, lang, list string) string {
	return deck.ToNames(cards, list, func(id string) string { c, _ := cards.Card(id); return c.Names[lang] })
}
