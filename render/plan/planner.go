package plan

import (
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
)

// planner plans pictures of a scene.
type planner struct{ scene.Scene }

// newPlan returns an empty plan of a width.
func (s planner) newPlan(width int) *compose.Plan {
	pl := &compose.Plan{W: width}
	for _, y := range s.Layout.Symbols {
		if t, ok := draw.ParseTint(y.Tint); ok {
			pl.Tints = append(pl.Tints, draw.Readable(t))
		}
	}
	return pl
}
