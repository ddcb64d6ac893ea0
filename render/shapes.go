package render

import "farpost/render/draw"

// Shapes lists the names of shapes that a layout may use, always in the same order.
func Shapes() []string { return draw.Shapes() }
