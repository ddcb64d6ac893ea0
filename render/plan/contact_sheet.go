package plan

import (
	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// ContactSheetMost is the greatest number of cards on one contact sheet.
const ContactSheetMost = 40

// contactSheetCols is how many cards are side by side.
const contactSheetCols = 4

func (s planner) contactSheet(p *draw.Pen, title string, faces []engine.Face) *compose.Plan {
	pl := s.newPlan(Width)
	b := &board{planner: s, col: page(pl, p)}
	b.col.add(sprite.Heading{W: b.col.w, Title: title, Line: s.CountWords(len(faces))})
	b.col.skip(compose.Gap)
	w := (b.col.w - (contactSheetCols-1)*compose.Gap) / contactSheetCols
	var ss []compose.Sprite
	for _, f := range faces {
		name := f.Name
		if name == "" {
			name = f.ID
		}
		t := sprite.Tile{W: w, Ground: draw.InkGround, Art: s.artOf(f), Name: name,
			Stats: s.figuresOf(f.Stats), Gem: gemOf(f), Note: f.TypeName}
		ss = append(ss, t)
	}
	b.col.grid(contactSheetCols, compose.Gap, ss)
	b.col.skip(compose.Margin)
	pl.H = b.col.y
	return pl
}

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
