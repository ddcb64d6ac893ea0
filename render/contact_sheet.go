package render

import (
	"context"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// ContactSheetMost is the greatest number of cards on one contact sheet.
const ContactSheetMost = 40

// contactSheetCols is how many cards are side by side.
const contactSheetCols = 4

// ContactSheet draws many printed cards small, to look over a set. Title is on top. It draws the first ContactSheetMost
// cards; make further sheets for the rest. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) ContactSheet(ctx context.Context, s Scene, title string, faces []engine.Face) (Picture, error) {
	faces = faces[:min(len(faces), ContactSheetMost)]
	return r.composer.Picture(ctx, s.Shown, teller{s}.contactSheetAlt(title, faces),
		func(p *draw.Pen) *compose.Plan { return planner{s}.planContactSheet(p, title, faces) })
}

func (s teller) contactSheetAlt(title string, faces []engine.Face) string {
	parts := []string{sentence(s.say("deckAlt", title, s.countWords(len(faces))))}
	for _, f := range faces {
		parts = append(parts, sentence(s.say("reason", f.Name, f.TypeName)))
	}
	return upTo(altMost, parts)
}

func (s planner) planContactSheet(p *draw.Pen, title string, faces []engine.Face) *compose.Plan {
	pl := s.newPlan(Width)
	b := &board{planner: s, col: page(pl, p)}
	b.col.add(sprite.Heading{W: b.col.w, Title: title, Line: s.countWords(len(faces))})
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
