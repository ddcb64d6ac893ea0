package scene

import "farpost/engine"

// Moment is an act, or a turn, of a match's history: when it was, what happened in words, and the cards that it was
// about, by their ids. With a View it is drawn as a small board: the table after it. The View must be a spectator's,
// because everybody can see the strip.
type Moment struct {
	When  string
	Said  []string
	Cards []string
	View  *engine.View
}

// At returns the scene with another view, for the same viewer.
func (s Scene) At(v engine.View) Scene {
	v.Viewer = s.View.Viewer
	s.View = v
	return s
}
