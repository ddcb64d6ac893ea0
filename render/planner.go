package render

import (
	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
)

// planner plans pictures of a scene.
type planner struct{ scene.Scene }

// planPost plans the battlefield as it is posted, and how a match ended.
func planPost(s scene.Scene) compose.Planning { return planner{s}.post }

// planBoard plans the whole battlefield.
func planBoard(s scene.Scene) compose.Planning { return planner{s}.board }

// planHand plans the cards of the viewer's zone of a kind, with their texts.
func planHand(s scene.Scene, zone string) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.hand(p, zone) }
}

// planCard plans one printed card.
func planCard(s scene.Scene, f engine.Face) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.card(p, f) }
}

// planPrompt plans what a question is about.
func planPrompt(s scene.Scene, about engine.Value) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.prompt(p, about) }
}

// planReplay plans moments of a match, with at most so many cards of a seat. fitReplay says which and how many.
func planReplay(s scene.Scene, moments []scene.Moment, most int) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.replay(p, moments, most) }
}

// fitReplay returns the moments that a strip has room for, and the greatest number of cards of a seat.
func fitReplay(s scene.Scene, moments []scene.Moment) ([]scene.Moment, int) {
	return planner{s}.fitting(moments)
}

// planDeck plans a deck with its curve and its symbols.
func planDeck(s scene.Scene, d scene.Deck) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.deck(p, d) }
}

// planContactSheet plans many printed cards, small.
func planContactSheet(s scene.Scene, title string, faces []engine.Face) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.contactSheet(p, title, faces) }
}

// planThumbnails plans the pictures of cards, as small as a chat shows them.
func planThumbnails(s scene.Scene, title string, faces []engine.Face) compose.Planning {
	return func(p *draw.Pen) *compose.Plan { return planner{s}.thumbnails(p, title, faces) }
}
