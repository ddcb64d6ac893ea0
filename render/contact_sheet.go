package render

import (
	"context"

	"farpost/engine"
)

// SheetMost is how many cards one contact sheet shows at most.
const SheetMost = 40

// sheetCols is how many stand side by side.
const sheetCols = 4

// Sheet draws many printed cards small, to look over a set: at most SheetMost, the rest is left to further
// sheets. Title stands on top. Only Layout, Word and Lang of the scene are used.
func (r *Renderer) Sheet(ctx context.Context, s Scene, title string, faces []engine.Face) (Picture, error) {
	faces = faces[:min(len(faces), SheetMost)]
	return r.draw(ctx, s.Shown, s.sheetAlt(title, faces), func(p *pen) *plan { return s.planSheet(p, title, faces) })
}

func (s Scene) sheetAlt(title string, faces []engine.Face) string {
	parts := []string{sentence(s.say("deckAlt", title, s.countWords(len(faces))))}
	for _, f := range faces {
		parts = append(parts, sentence(s.say("reason", f.Name, f.TypeName)))
	}
	return upTo(altMost, parts)
}

func (s Scene) planSheet(p *pen, title string, faces []engine.Face) *plan {
	pl := s.newPlan(Width)
	b := &board{Scene: s, col: &column{pl: pl, p: p, x: margin, y: margin, w: Width - 2*margin}}
	b.col.add(heading{W: b.col.w, Title: title, Line: s.countWords(len(faces))})
	b.col.skip(gap)
	w := (b.col.w - (sheetCols-1)*gap) / sheetCols
	var ss []sprite
	for _, f := range faces {
		name := f.Name
		if name == "" {
			name = f.ID
		}
		t := tile{W: w, Ground: inkGround, Art: s.artOf(f), Name: name, Stats: s.figuresOf(f.Stats), Gem: gemOf(f), Note: f.TypeName}
		ss = append(ss, t)
	}
	b.col.grid(sheetCols, gap, ss)
	b.col.skip(margin)
	pl.H = b.col.y
	return pl
}
