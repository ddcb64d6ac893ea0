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
	// Usernames finds other names of the players by seat, for those of whose names the fonts lack a letter; nil for
	// none.
	Usernames func() []string
	Title     string
	Wide      bool   // for a large screen
	Last      string // the last thing that happened, in words; "" to leave it out
	// Touched are the things that Last was about. A picture marks them.
	Touched []engine.Value
	// Moment is what has just happened that the match turns on, and Told says it; Told is "" for nothing.
	Moment engine.Moment
	Told   string
	// Own are lines for the viewer alone. Only the position in words shows them.
	Own []string
	// Clock says until when a question can be answered; "" for one without a deadline. Only the position in words
	// shows it: a picture cannot know the reader's time zone.
	Clock func(engine.WaitView) string
}

// Moment is one part of a strip: an act, or a whole turn with the table after it.
type Moment struct {
	When string   // how long ago it was, in words
	Said []string // what happened, in words
	// Cards are the cards that an act was about, by id. A turn has none.
	Cards []string
	// View is the table after a turn, as everybody saw it. It is nil for an act.
	View *engine.View
}

// Standings are the table of an event, in words of the reader's language.
type Standings struct {
	Title   string // the event's name
	Line    string // how far it is
	Lang    string
	Columns []Column
	Rows    []Standing // the first place first
	Page    int        // from 1
	// Cut is how many go on to the elimination; 0 for none. CutWord stands on the line below them.
	Cut     int
	CutWord string
	// Username finds a player's other name, for one of whose name the fonts lack a letter; nil for none.
	Username func(player string) string
}

// Column is a column of standings that breaks ties: its heading, and what it means.
type Column struct{ Short, Name string }

// Standing is a player's row of standings. Ties has what each column has.
type Standing struct {
	Place                int
	Player               string // their user id
	Name, Points, Record string
	Ties                 []string
	Dropped, Own         bool
}

// Bracket is an elimination, in words of the reader's language.
type Bracket struct {
	Title  string // the event's name
	Line   string // how far it is
	Lang   string
	Rounds []BracketRound // in the order of play
	// Username finds a player's other name, for one of whose name the fonts lack a letter; nil for none.
	Username func(player string) string
}

// BracketRound is a round of one side: "upper", "lower", "final" or "third". Slots is for how many ties it has places.
type BracketRound struct {
	Side, Name string
	Slots      int
	Ties       []BracketTie
}

// BracketTie is a match, or that A goes on without one. Slot is its place in the round, from 0, from above.
type BracketTie struct {
	Slot int
	A, B Contender
	Bye  bool
}

// Contender is one of the two of a tie; without a name it is not known yet who. Player is their user id, Score how many
// games they won.
type Contender struct {
	Player       string
	Name, Score  string
	Won, Dropped bool
}

// Picture is a drawn image with its description. Pictures with equal hashes show the same. Without PNG there is nothing
// to send.
type Picture struct {
	PNG  []byte
	Alt  string
	Hash string
}

// File makes an attachment of the picture.
func (p Picture) File(name string) api.File {
	return api.File{Name: name, Alt: ui.Clip(p.Alt, ui.MaxAlt), Type: "image/png", Data: p.PNG}
}

// Painter draws. Where a method takes shown, the hash of the picture that people see already, it draws only if the new
// one would differ, and else returns a Picture without PNG. An empty Picture without an error says that there is
// nothing to show.
type Painter interface {
	// Post draws the battlefield as it is posted: what matters at a glance. When the match is over it says who won.
	Post(ctx context.Context, s Scene, shown string) (Picture, error)
	// Board draws the whole battlefield, to be enlarged.
	Board(ctx context.Context, s Scene, shown string) (Picture, error)
	// Hand draws the cards that only the viewer sees.
	Hand(ctx context.Context, s Scene, shown string) (Picture, error)
	// Card draws a printed card, large.
	Card(ctx context.Context, game, lang, card string) (Picture, error)
	// Prompt draws what a question is about: a pending thing of the scene's view, large, and what it is aimed at.
	Prompt(ctx context.Context, s Scene, about engine.Value) (Picture, error)
	// Result draws how a match ended.
	Result(ctx context.Context, s Scene) (Picture, error)
	// Replay draws a strip of what happened. The oldest moment comes first.
	Replay(ctx context.Context, s Scene, moments []Moment) (Picture, error)
	// Deck draws a deck with its figures.
	Deck(ctx context.Context, game, lang, name string, list []deck.Count) (Picture, error)
	// Standings draws a page of the table of an event.
	Standings(ctx context.Context, s Standings) (Picture, error)
	// Bracket draws an elimination.
	Bracket(ctx context.Context, b Bracket, shown string) (Picture, error)
	// BracketText writes an elimination in words, in pages of at most 1,900 characters, of which each can stand alone.
	BracketText(b Bracket) []string
	// Symbol draws a symbol of a game's layout on nothing, as it stands on cards, for an emoji.
	Symbol(ctx context.Context, game, code string) (Picture, error)
	// Sheet draws many cards of a game, small, under a title.
	Sheet(ctx context.Context, game, lang, title string, cards []string) (Picture, error)
	// BoardText writes the position in words.
	BoardText(s Scene) string
}
