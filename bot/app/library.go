package app

import (
	"fmt"

	"farpost/bot/discord"
	"farpost/bot/words"
	"farpost/cards"
	"farpost/cards/content"
	cardwords "farpost/cards/words"
	"farpost/engine"
	"farpost/engine/games"
)

// library joins the rulesets and the card data of all games for the table and for Discord.
type library struct {
	names []string
	rules map[string]*engine.Ruleset
	sets  map[string]*content.Set
	decks map[string][]discord.ReadyDeck
}

// newLibrary loads every game that has both a ruleset and cards.
func newLibrary() (*library, error) {
	l := &library{rules: map[string]*engine.Ruleset{}, sets: map[string]*content.Set{}, decks: map[string][]discord.ReadyDeck{}}
	for _, g := range games.All() {
		set, err := cards.Load(g.Name)
		if err != nil {
			return nil, fmt.Errorf("cards of %s: %w", g.Name, err)
		}
		l.names = append(l.names, g.Name)
		l.rules[g.Name], l.sets[g.Name] = g, set
		for _, d := range set.Decks() {
			ready := discord.ReadyDeck{ID: d.ID, Names: d.Names}
			for _, c := range d.Cards {
				for range c.N {
					ready.Cards = append(ready.Cards, c.ID)
				}
			}
			l.decks[g.Name] = append(l.decks[g.Name], ready)
		}
	}
	return l, nil
}

func (l *library) Games() []string                     { return l.names }
func (l *library) Ruleset(game string) *engine.Ruleset { return l.rules[game] }

func (l *library) Decks(game string) []discord.ReadyDeck { return l.decks[game] }

func (l *library) Face(game, lang, card string) engine.Face {
	if set := l.sets[game]; set != nil {
		return set.Face(lang, card)
	}
	return engine.Face{}
}

// Current is the book of new matches; it is the table's.
func (l *library) Current(game string) (engine.Book, []byte, error) {
	set := l.sets[game]
	if set == nil {
		return nil, nil, fmt.Errorf("this build has no cards of %q", game)
	}
	book, raw := set.Book()
	return book, raw, nil
}

// Load reads a stored book; it is the table's.
func (l *library) Load(game string, raw []byte) (engine.Book, error) {
	g := l.rules[game]
	if g == nil {
		return nil, fmt.Errorf("this build has no game %q", game)
	}
	return g.LoadBook(raw)
}

// newWords joins the bot's words with those of the games.
func (l *library) newWords() (*words.Words, error) {
	tables := map[string][]*cardwords.Table{}
	for name, set := range l.sets {
		tables[name] = set.Tables()
	}
	return words.New(tables)
}
