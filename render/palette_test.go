package render_test

import (
	"testing"
)

// TestColours ensures that 256 colours lose nothing that a person could see: areas keep their colours, except for a
// trace on crowded boards with hundreds of colours, and edges stay edges.
func TestColours(t *testing.T) {
	r := shared(t)
	for _, s := range samples() {
		if s.Card != nil || s.Hand != "" || s.Scene.Lang != "it" {
			continue
		}
		loss, err := r.Loss(s.Scene)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: areas off by %d at most, %.4f of the pixels by more than 3, edges by %d", s.Name, loss.Area,
			loss.Share, loss.Edge)
		if loss.Area > 8 || loss.Share > 0.08 || loss.Edge > 88 {
			t.Errorf("%s: areas are off by %d at most, %.3f of all pixels by more than 3, edges by %d",
				s.Name, loss.Area, loss.Share, loss.Edge)
		}
	}
}
