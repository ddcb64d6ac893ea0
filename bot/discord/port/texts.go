package port

import "farpost/engine"

// Texts words phrases in a language. Codes of the bot are looked up beside those of a game; game may be "".
type Texts interface {
	Say(lang, game string, p engine.Phrase, n Names) string
	// SayIn is Say for a code of a known family.
	SayIn(lang, game, family string, p engine.Phrase, n Names) string
	// Word is the word of a code in one family of a game's words, such as "verbs" or "badges"; "" when the
	// family has none. Of the bot's own words when game is "".
	Word(lang, game, family, code string) string
	// Langs are the languages there are, the default first.
	Langs() []string
}

// Names resolve what a phrase names. Nil functions leave neutral words.
type Names struct {
	Player func(engine.Seat) string
	Card   func(engine.Value) string
}
