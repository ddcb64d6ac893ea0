package sprite

import "farpost/render/draw"

// Measures of the posted board, in pixels. Shown 350 wide its letters have a third of theirs.
const (
	PostMargin  = 10 // from the picture's edge to a panel, and between panels
	postLetters = 30 // letters at least
	postFigures = 40 // figures at least
)

// stripFigure is the style of figures.
var stripFigure = draw.Bold(postFigures)
