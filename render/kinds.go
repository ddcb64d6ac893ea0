package render

import (
	"context"

	"farpost/engine"
	"farpost/render/draw"
	"farpost/render/plan"
	"farpost/render/words"
)

// Post draws the battlefield as it is posted: what matters at a glance, large, in at most 1080 by 1080 pixels for two
// players and 1080 by 1350 for more. When the match is over it says who won. It has no card that any seat hides. An
// error is the context's, or a fault of drawing itself.
func (r *Renderer) Post(ctx context.Context, s Scene) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Board(s), plan.Post(s))
}

// Board draws the battlefield to be enlarged: everything that the view says about the match, except the cards of zones
// that the layout shows as a number. It is as high as that needs.
func (r *Renderer) Board(ctx context.Context, s Scene) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Board(s), plan.Board(s))
}

// Hand draws the cards of the viewer's zone of a kind, with their texts, in two columns. If the view has no such zone,
// or no viewer, it draws an empty hand.
func (r *Renderer) Hand(ctx context.Context, s Scene, zone string) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Hand(s, zone), plan.Hand(s, zone))
}

// Card draws one printed card, large. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) Card(ctx context.Context, s Scene, f engine.Face) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Card(s, f), plan.Card(s, f))
}

// Prompt draws what a question is about: the pending thing with arrows to its targets, then its card large with its
// text, and the cards that it is aimed at. Who is asked, and what, is in the message below which the picture stands, so
// the picture does not say it. About is a thing of the view. If the view does not show it, the picture says only who is
// awaited.
func (r *Renderer) Prompt(ctx context.Context, s Scene, about engine.Value) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Prompt(s, about), plan.Prompt(s, about))
}

// Result draws how a match ended: who won and why, and the last board as it was. For a match that still runs it draws
// the board.
func (r *Renderer) Result(ctx context.Context, s Scene) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Result(s), plan.Post(s))
}

// Replay draws the strip of a match: moments one under the other, the oldest first. The scene's View says where the
// match stands now. Boards are seen from the scene's viewer. If there are too many cards or moments for a file of 300
// KB, boards show fewer cards, and then the oldest moments are left out.
func (r *Renderer) Replay(ctx context.Context, s Scene, moments []Moment) (Picture, error) {
	moments, most := plan.FitReplay(s, moments)
	return r.composer.Picture(ctx, s.Shown, words.Replay(s, moments), plan.Replay(s, moments, most))
}

// Deck draws a deck: how many cards of each cost and type there are, which symbols they provide and require, and all
// cards by type, cost and name. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) Deck(ctx context.Context, s Scene, d Deck) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Deck(s, d), plan.Deck(s, d))
}

// ContactSheet draws many printed cards small, to look over a set. Title is on top. It draws the first ContactSheetMost
// cards; make further sheets for the rest. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) ContactSheet(ctx context.Context, s Scene, title string, faces []engine.Face) (Picture, error) {
	faces = faces[:min(len(faces), plan.ContactSheetMost)]
	return r.composer.Picture(ctx, s.Shown, words.ContactSheet(s, title, faces), plan.ContactSheet(s, title, faces))
}

// Thumbnails draws nothing but the pictures of cards, each as small as a chat shows it: who cannot tell two of them
// apart there cannot do so on a board. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) Thumbnails(ctx context.Context, s Scene, title string, faces []engine.Face) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.ContactSheet(s, title, faces),
		plan.Thumbnails(s, title, faces))
}

// Standings draws a page, from 1, of an event's table: sixteen players at most, in at most 1080 by 1350 pixels. It
// shows points, records and all columns for ties, or the first two if names would have too little room. StandingsText
// has all. A page that does not exist is the nearest that does.
func (r *Renderer) Standings(ctx context.Context, s Standings, page int) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, words.Standings(s, page), plan.Standings(s, page))
}

// Bracket draws an elimination in at most 1080 by 1080 pixels: a single one from the round of sixteen on, a double one
// around the rounds that are played now.
func (r *Renderer) Bracket(ctx context.Context, b Bracket) (Picture, error) {
	return r.composer.Picture(ctx, b.Shown, words.Bracket(b), plan.Bracket(b))
}

// StandingsText returns the whole table in words, with every column and what the columns mean, in pages of at most
// 1,900 characters, for readers who get no file. Each page can stand alone.
func StandingsText(s Standings) []string { return words.StandingsText(s) }

// BracketText returns all rounds of an elimination whose players are known in words, line by line, in pages of at most
// 1,900 characters.
func BracketText(b Bracket) []string { return words.BracketText(b) }

// BoardAlt describes the battlefield in at most 1,024 characters, the most important first.
func BoardAlt(s Scene) string { return words.Board(s) }

// BoardText returns the whole position in words, line by line, in the scene's language, for readers who get no file. It
// hides nothing that the view has, so make a text for everybody from a spectator's view.
func BoardText(s Scene) string { return words.Text(s) }

// Shapes lists the names of shapes that a layout may use, always in the same order.
func Shapes() []string { return draw.Shapes() }
