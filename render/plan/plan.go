package plan

import (
	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
)

// Post plans the battlefield as it is posted, and how a match ended.
func Post(s scene.Scene) compose.Planning { return planner{s}.post }

// Board plans the whole battlefield.
func Board(s scene.Scene) compose.Planning { return planner{s}.board }

// Hand plans the cards of the viewer's zone of a kind, with their texts.
func Hand(s scene.Scene, zone string) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.hand(p, zone) }
}

// Card plans one printed card.
func Card(s scene.Scene, f engine.Face) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.card(p, f) }
}

// Prompt plans what a question is about.
func Prompt(s scene.Scene, about engine.Value) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.prompt(p, about) }
}

// Replay plans moments of a match, with at most so many cards of a seat. FitReplay says which and how many.
func Replay(s scene.Scene, moments []scene.Moment, most int) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.replay(p, moments, most) }
}

// FitReplay returns the moments that a strip has room for, and the greatest number of cards of a seat.
func FitReplay(s scene.Scene, moments []scene.Moment) ([]scene.Moment, int) {
	return planner{s}.fitting(moments)
}

// Deck plans a deck with its curve and its symbols.
func Deck(s scene.Scene, d scene.Deck) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.deck(p, d) }
}

// ContactSheet plans many printed cards, small.
func ContactSheet(s scene.Scene, title string, faces []engine.Face) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.contactSheet(p, title, faces) }
}

// Thumbnails plans the pictures of cards, as small as a chat shows them.
func Thumbnails(s scene.Scene, title string, faces []engine.Face) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.thumbnails(p, title, faces) }
}
