package render

import (
	"context"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
)

// Post draws the battlefield as it is posted: what matters at a glance, large, in at most 1080 by 1080 pixels for two
// players and 1080 by 1350 for more. When the match is over it says who won. It has no card that any seat hides. An
// error is the context's, or a fault of drawing itself.
func (r *Renderer) Post(ctx context.Context, s Scene) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, BoardAlt(s), planner{s}.planPost)
}

// Board draws the battlefield to be enlarged: everything that the view says about the match, except the cards of zones
// that the layout shows as a number. It is as high as that needs.
func (r *Renderer) Board(ctx context.Context, s Scene) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, BoardAlt(s), planner{s}.planBoard)
}

// Hand draws the cards of the viewer's zone of a kind, with their texts, in two columns. If the view has no such zone,
// or no viewer, it draws an empty hand.
func (r *Renderer) Hand(ctx context.Context, s Scene, zone string) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, teller{s}.handAlt(zone),
		func(p *draw.Pen) *compose.Plan { return planner{s}.planHand(p, zone) })
}

// Card draws one printed card, large. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) Card(ctx context.Context, s Scene, f engine.Face) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, teller{s}.cardAlt(f),
		func(p *draw.Pen) *compose.Plan { return planner{s}.planCard(p, f) })
}

// Options limit what a Renderer uses. A zero value means the default.
type Options = compose.Options

// Picture is a finished picture and its description.
type Picture = compose.Picture

// Renderer draws pictures. Many goroutines may use it.
type Renderer struct{ composer *compose.Composer }

// New makes a Renderer. An error means that a limit is negative, or that the embedded fonts cannot be used.
func New(o Options) (*Renderer, error) {
	c, err := compose.New(o)
	if err != nil {
		return nil, err
	}
	return &Renderer{c}, nil
}
