package discord

import (
	"context"
	"time"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/cards/deck"
	"farpost/engine"
)

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

// Library is what the bot shows of the games without knowing them.
type Library interface {
	// Games lists the games that can be played, in the order in which they are offered.
	Games() []string
	Ruleset(game string) *engine.Ruleset
	// Face is a card as printed today, in a language; a zero Face when the game has none such.
	Face(game, lang, card string) engine.Face
	// FaceIn is a card of a match, as it was printed in the book that the match was dealt with.
	FaceIn(game string, book engine.Book, lang, card string) engine.Face
	// Find answers a look-up, Suggest completes one: cards, or with rules the clauses and rulings. An exact
	// id or name gives that one thing.
	Find(game, lang, query string, rules bool, limit int) []Hit
	Suggest(game, lang, prefix string, rules bool, limit int) []Hit
	// Cards are all cards of a game, in the order in which they are looked over.
	Cards(game string) []string
	// Decks are the ready decks of a game, in the order in which they are offered.
	Decks(game string) []ReadyDeck
	// CheckDeck holds a list of cards, as people write it or as KeepDeck made it, against the game's rules.
	CheckDeck(game, name, list string) deck.Report
	// KeepDeck gives a list the form in which it is kept, ShowDeck words such a one in a language.
	KeepDeck(game, list string) string
	ShowDeck(game, lang, list string) string
}

// Hit is something that was looked up.
type Hit struct {
	ID    string
	Title string // a name, or a rule's id and section
	Text  string // for a rule: what it says; for a card nothing, see Face
	Label string // one line of at most 100 characters
}

// ReadyDeck is a deck that comes with the bot.
type ReadyDeck struct {
	ID    string
	Names map[string]string // by language
	Cards []string
}

// Name is the deck's name in a language, the English one when it has none there.
func (d ReadyDeck) Name(lang string) string {
	if n := d.Names[lang]; n != "" {
		return n
	}
	return d.Names["en"]
}

// Scene is what a picture is drawn from.
type Scene struct {
	Game  string
	Book  engine.Book // of the match; nil for the cards of today
	Lang  string
	View  engine.View
	Names []string // of the players, by seat
	Last  string   // the last thing that happened, worded
	Title string
	Wide  bool // for a large screen
	// Touched are the things that it was about, which a picture marks.
	Touched []engine.Value
	// Own are lines for the viewer alone, and Clock says until when a seat can answer, "" for ever. Both are for the
	// position in words: pictures show no times, since they cannot know the reader's zone.
	Own   []string
	Clock func(engine.WaitView) string
}

// Moment is an act of a match: how long ago it was, in words, what happened, worded, and the cards that it was about; or a turn of it, with
// how the table stood after it, as everybody saw that.
type Moment struct {
	When  string
	Said  []string
	Cards []string
	View  *engine.View
}

// Picture is a drawn image with its alt text. Equal hashes show the same; without PNG there is nothing to send.
type Picture struct {
	PNG  []byte
	Alt  string
	Hash string
}

// file is the picture as an attachment.
func (p Picture) file(name string) api.File {
	return api.File{Name: name, Alt: clip(p.Alt, 1024), Type: "image/png", Data: p.PNG}
}

// Painter draws. Where shown is the hash of what would be drawn, nothing is, and the Picture has no PNG. An
// empty Picture without an error means that there is nothing to show.
type Painter interface {
	Board(ctx context.Context, s Scene, shown string) (Picture, error)
	Hand(ctx context.Context, s Scene, shown string) (Picture, error)
	// Card is a printed card, large.
	Card(ctx context.Context, game, lang, card string) (Picture, error)
	// Prompt is what a question is about: a pending thing of the scene's view, large, and what it is aimed at.
	Prompt(ctx context.Context, s Scene, about engine.Value) (Picture, error)
	// Result is how a match ended.
	Result(ctx context.Context, s Scene) (Picture, error)
	// Replay is a strip of what happened, the oldest first.
	Replay(ctx context.Context, s Scene, moments []Moment) (Picture, error)
	// Deck is a deck to look over.
	Deck(ctx context.Context, game, lang, name string, list []deck.Count) (Picture, error)
	// Sheet is many cards of a game, small, under a title.
	Sheet(ctx context.Context, game, lang, title string, cards []string) (Picture, error)
	// BoardText is the position in words.
	BoardText(s Scene) string
}

// Clock is the bot's time.
type Clock interface{ Now() time.Time }

// Matches is the part of the table that Discord uses.
type Matches = *table.Table
