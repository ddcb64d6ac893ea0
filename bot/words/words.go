package words

import (
	_ "embed"
	"fmt"
	"slices"

	"farpost/bot/discord/port"
	cardwords "farpost/cards/words"
	"farpost/engine"
)

//go:embed en.yaml
var english []byte

//go:embed it.yaml
var italian []byte

// Words puts phrases into words for Discord. It is a port.Texts.
type Words struct {
	langs []string
	own   []*cardwords.Table
	games map[string]entry
}

// entry is the catalogue for one game: its own tables, then the bot's.
type entry struct {
	catalogue *cardwords.Catalogue
	tables    []*cardwords.Table // the game's alone; the bot's for game ""
}

// New makes a catalogue of the bot's words and those of games, by name.
func New(games map[string][]*cardwords.Table) (*Words, error) {
	w := &Words{langs: []string{"en", "it"}, games: map[string]entry{}}
	for i, raw := range [][]byte{english, italian} {
		t, err := cardwords.Parse(w.langs[i], raw)
		if err != nil {
			return nil, fmt.Errorf("words of the bot (%s): %w", w.langs[i], err)
		}
		w.own = append(w.own, t)
	}
	w.games[""] = entry{cardwords.New(w.own...), w.own}
	for game, tables := range games {
		w.games[game] = entry{cardwords.New(append(slices.Clone(tables), w.own...)...), tables}
	}
	return w, nil
}

// Tables returns the bot's own tables, for tests and tools.
func (w *Words) Tables() []*cardwords.Table { return w.own }

// Langs returns the languages, the default first.
func (w *Words) Langs() []string { return w.langs }

// of returns the entry of a game, the bot's for an unknown one.
func (w *Words) of(game string) entry {
	if e, ok := w.games[game]; ok {
		return e
	}
	return w.games[""]
}

// Say puts a phrase of a game into words; with game "" one of the bot's.
func (w *Words) Say(lang, game string, p engine.Phrase, n port.Names) string {
	return w.SayIn(lang, game, "", p, n)
}

// SayIn is Say for a phrase of a known family.
func (w *Words) SayIn(lang, game, family string, p engine.Phrase, n port.Names) string {
	return w.of(game).catalogue.SayIn(lang, family, p, cardwords.Names{Player: n.Player, Card: n.Card})
}

// Word returns the word of a code in one family of a game's words, of the bot's for game ""; "" if the family does
// not have the code.
func (w *Words) Word(lang, game, family, code string) string {
	e := w.of(game)
	for _, t := range e.tables {
		if t.Lang() == lang && t.Has(family, code) {
			return e.catalogue.Word(lang, family, code)
		}
	}
	return ""
}
