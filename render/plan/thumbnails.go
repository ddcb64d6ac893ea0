package plan

import (
	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// thumbnailCols is how many are side by side.
const thumbnailCols = 10

func (s planner) thumbnails(p *draw.Pen, title string, faces []engine.Face) *compose.Plan {
	pl := s.newPlan(Width)
	col := page(pl, p)
	col.add(sprite.Heading{W: col.w, Title: title, Line: s.CountWords(len(faces))})
	col.skip(compose.Gap)
	var ss []compose.Sprite
	for _, f := range faces {
		ss = append(ss, sprite.Thumbnail{Art: s.artOf(f)})
	}
	col.grid(thumbnailCols, compose.Gap, ss)
	col.skip(compose.Margin)
	pl.H = col.y
	return pl
}
