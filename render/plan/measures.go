package plan

// Measures in pixels. Every picture is Width wide, except that of a single card and a wide board. A phone shows it at
// about a third of that, so text that matters is at least textMin high.
const (
	Width     = 1080
	WideWidth = 1920 // of a wide board
)
