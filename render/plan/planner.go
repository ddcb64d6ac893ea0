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

// Measures in pixels. Every picture is Width wide, except that of a single card and a wide board. A phone shows it at
// about a third of that, so text that matters is at least draw.TextMin high.
const (
	Width     = 1080
	WideWidth = 1920 // of a wide board
)
