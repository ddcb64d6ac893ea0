package render_test

import (
	"bytes"
	"image/png"
	"testing"

	"farpost/engine"
	"farpost/engine/games"
	"farpost/render"
)

// TestSymbol ensures that every symbol of every game is drawn on nothing, fits an emoji of Discord's, can be told from
// the other symbols of its game, and looks the same each time; and that a symbol which the layout does not have is an
// error.
func TestSymbol(t *testing.T) {
	r := newRenderer(t)
	for _, g := range games.All() {
		seen := map[string]string{}
		for _, s := range g.Layout.Symbols {
			raw, err := r.Symbol(g.Layout, s.Code)
			if err != nil {
				t.Fatal(err)
			}
			im, err := png.Decode(bytes.NewReader(raw))
			if err != nil {
				t.Fatal(err)
			}
			if _, _, _, a := im.At(0, 0).RGBA(); a != 0 || len(raw) > 256<<10 || im.Bounds().Dx() != im.Bounds().Dy() {
				t.Errorf("%s of %s: %v, %d bytes, corner %d", s.Code, g.Name, im.Bounds(), len(raw), a)
			}
			again, err := r.Symbol(g.Layout, s.Code)
			if err != nil || !bytes.Equal(again, raw) {
				t.Errorf("%s of %s is drawn otherwise the second time, %v", s.Code, g.Name, err)
			}
			look := s.Shape + s.Tint
			if had, ok := seen[string(raw)]; ok && had != look {
				t.Errorf("%s of %s looks like %s", s.Code, g.Name, had)
			}
			seen[string(raw)] = look
		}
	}
	if _, err := r.Symbol(engine.Layout{}, "none"); err == nil {
		t.Error("a symbol that there is not was drawn")
	}
}

func newRenderer(t *testing.T) *render.Renderer {
	t.Helper()
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
