package port

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/cards/deck"
	"farpost/engine"
)

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

// File is the picture as an attachment.
func (p Picture) File(name string) api.File {
	return api.File{Name: name, Alt: ui.Clip(p.Alt, 1024), Type: "image/png", Data: p.PNG}
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
