package render

import (
	"image"

	"farpost/render/draw"
)

// pen draws one sprite at a time: what package draw knows, and the parts of cards and boards. It belongs to a drawing
// slot.
type pen struct {
	*draw.Pen
	library func(string) image.Image // Options.Pictures
}

// newPen makes a pen with fonts of its own.
func newPen(t *draw.Typeface, library func(string) image.Image) *pen {
	return &pen{&draw.Pen{Fonts: draw.NewFonts(t)}, library}
}

// Shapes lists the names of shapes that a layout may use, always in the same order.
func Shapes() []string { return draw.Shapes() }
