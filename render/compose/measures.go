package compose

// Measures in pixels, of what pictures consist of.
const (
	Margin = 20 // from the picture's edge to a panel
	Pad    = 20 // inside a panel
	Gap    = 14 // between things in a panel
)
