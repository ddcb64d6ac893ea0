package app

import (
	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/render"
)

// Speaker words positions as the bot does, without Discord.
type Speaker struct {
	p *painter
}

// NewSpeaker loads all games.
func NewSpeaker() (Speaker, error) {
	lib, err := newLibrary("")
	if err != nil {
		return Speaker{}, err
	}
	texts, err := lib.newWords()
	return Speaker{&painter{lib: lib, texts: texts}}, err
}

// Games lists what can be played.
func (s Speaker) Games() []string { return s.p.lib.Games() }

// Langs lists the languages.
func (s Speaker) Langs() []string { return s.p.texts.Langs() }

// Ruleset and its book of today.
func (s Speaker) Ruleset(game string) (*engine.Ruleset, engine.Book, error) {
	book, _, err := s.p.lib.Current(game)
	return s.p.lib.Ruleset(game), book, err
}

// Decks are the ready ones of a game.
func (s Speaker) Decks(game string) (out [][]string) {
	for _, d := range s.p.lib.decks[game] {
		out = append(out, d.Cards)
	}
	return out
}

// Scene is what a viewer sees of a match, in words of a language.
func (s Speaker) Scene(game, lang string, book engine.Book, v engine.View, names []string) render.Scene {
	return s.p.scene(port.Scene{Game: game, Lang: lang, Book: book, View: v, Names: names})
}
