package plan

import (
	"image"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/sprite"
)

// board plans the battlefield: heading, opponents, shared zones, pending things, the viewer, the last action.
type board struct {
	planner
	col  *column
	refs map[engine.Value][]sprite.Ref
	// blockOf has the block of the plan that shows a thing; nil if there are no arrows to draw.
	blockOf map[engine.Value]int
	crowd   crowding
}

// locate records that the next blocks will show these things, one block each.
func (b *board) locate(keys ...engine.Value) {
	for i, k := range keys {
		if b.blockOf != nil {
			b.blockOf[k] = len(b.col.pl.Blocks) + i
		}
	}
}

// boxed adds a panel and puts on it what inside adds.
func (b *board) boxed(q compose.Panel, inside func(*column)) {
	in := &column{pl: b.col.pl, p: b.col.p, x: b.col.x + compose.Pad, y: b.col.y + compose.Pad - 6,
		w: b.col.w - 2*compose.Pad}
	inside(in)
	q.At = image.Rect(b.col.x, b.col.y, b.col.x+b.col.w, in.y+compose.Pad-2)
	q.Corner = 18
	b.col.pl.Panels = append(b.col.pl.Panels, q)
	b.col.y = q.At.Max.Y + compose.Gap
}
