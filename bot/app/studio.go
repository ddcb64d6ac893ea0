package app

import (
	"farpost/bot/discord/port"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/render"
)

// Studio draws and words the positions of every game as the bot does, without a bot: for samples and tests.
type Studio struct {
	p *painter
}

// NewStudio loads all games with the built-in cards.
func NewStudio() (*Studio, error) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		return nil, err
	}
	texts, err := lib.newWords()
	if err != nil {
		return nil, err
	}
	return &Studio{&painter{lib: lib, texts: texts}}, nil
}

// Games lists what can be played.
func (s *Studio) Games() []string { return s.p.lib.Games() }

// Texts are the words of the bot and of all games.
func (s *Studio) Texts() port.Texts { return s.p.texts }

// Langs lists the languages.
func (s *Studio) Langs() []string { return s.p.texts.Langs() }

// Ruleset gives a game's ruleset and its book of today.
func (s *Studio) Ruleset(game string) (*engine.Ruleset, engine.Book, error) {
	book, _, err := s.p.lib.Current(game)
	return s.p.lib.Ruleset(game), book, err
}

// Decks are the ready decks of a game.
func (s *Studio) Decks(game string) []port.ReadyDeck { return s.p.lib.Decks(game) }

// Cards are the ids of all cards of a game.
func (s *Studio) Cards(game string) []string { return s.p.lib.Cards(game) }

// Face is a card as it is printed, with the symbols of its texts.
func (s *Studio) Face(game, lang, card string) engine.Face {
	return s.p.lib.printed(game, nil, lang, card)
}

// HandZone is the zone of a game that only its owner reads; "" if it has none.
func (s *Studio) HandZone(game string) string { return s.p.handZone(game) }

// Scene is what the renderer draws of a position.
func (s *Studio) Scene(of port.Scene) render.Scene { return s.p.scene(of) }

// Bracket is what the renderer draws of an elimination.
func (s *Studio) Bracket(of port.Bracket) render.Bracket { return elimination(of) }

// Deck is what the renderer draws of a deck.
func (s *Studio) Deck(game, lang, name string, list []deck.Count) render.Deck {
	return s.p.deck(game, lang, name, list)
}
