package plan

import (
	"farpost/render/arrow"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
)

// Arrows plans a board, and returns its arrows that found a way.
func Arrows(s scene.Scene, p *draw.Pen) (*compose.Plan, []arrow.Net) { return planner{s}.planArrows(p) }
