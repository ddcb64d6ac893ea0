package render

import (
	"context"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// thumbnailCols is how many are side by side.
const thumbnailCols = 10

// Thumbnails draws nothing but the pictures of cards, each as small as a chat shows it: who cannot tell two of them
// apart there cannot do so on a board. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) Thumbnails(ctx context.Context, s Scene, title string, faces []engine.Face) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, teller{s}.contactSheetAlt(title, faces), func(p *draw.Pen) *compose.Plan {
		pl := planner{s}.newPlan(Width)
		col := page(pl, p)
		col.add(sprite.Heading{W: col.w, Title: title, Line: s.countWords(len(faces))})
		col.skip(compose.Gap)
		var ss []compose.Sprite
		for _, f := range faces {
			ss = append(ss, sprite.Thumbnail{Art: planner{s}.artOf(f)})
		}
		col.grid(thumbnailCols, compose.Gap, ss)
		col.skip(compose.Margin)
		pl.H = col.y
		return pl
	})
}
