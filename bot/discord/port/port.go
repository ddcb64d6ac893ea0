package port

import (
	"time"

	"farpost/engine"
)

// Texts puts phrases into words of a language. The bot's own codes are found beside those of a game. Game "" is no
// game: then only the bot's codes are found.
type Texts interface {
	// Say puts a phrase into words, whatever family its code is of.
	Say(lang, game string, p engine.Phrase, n Names) string
	// SayIn is Say for a code of one family, such as "asked" or "hints".
	SayIn(lang, game, family string, p engine.Phrase, n Names) string
	// Word returns the word of a code in one family, such as "verbs" or "badges"; "" when the family has none. With
	// game "" it looks among the bot's own words.
	Word(lang, game, family, code string) string
	// Langs lists the languages, the default one first.
	Langs() []string
}

// Names resolves what a phrase names. A nil function leaves a neutral word.
type Names struct {
	Player func(engine.Seat) string  // the player of a seat
	Card   func(engine.Value) string // a card, or the card that an object is
}

// Clock tells the time.
type Clock interface{ Now() time.Time }
