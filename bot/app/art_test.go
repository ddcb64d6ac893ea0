package app

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestArtDir ensures that the pictures of FARPOST_ART_DIR are on the faces of their cards for everybody, in matches
// with older cards too, that a faulty one is named and nothing else changes, and that a folder that is not there stops
// the start with a clear word.
func TestArtDir(t *testing.T) {
	dir := t.TempDir()
	var pic bytes.Buffer
	if err := png.Encode(&pic, image.NewRGBA(image.Rect(0, 0, 96, 64))); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "farwald"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"A01.png": pic.Bytes(), "A02.png": pic.Bytes()[:40],
		"credits.txt": []byte("Ada Rossi")} {
		if err := os.WriteFile(filepath.Join(dir, "farwald", name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var warned []string
	lib, err := newLibrary("", dir, func(text string) { warned = append(warned, text) })
	if err != nil {
		t.Fatal(err)
	}
	if len(warned) != 1 || !strings.Contains(warned[0], "A02.png") || !strings.Contains(warned[0], "save it") {
		t.Errorf("warned of %q", warned)
	}
	book, _, err := lib.Current("farwald")
	if err != nil {
		t.Fatal(err)
	}
	first := lib.Face("farwald", "en", "A01")
	if lib.art.Image(first.Picture) == nil || first.Credit != "Ada Rossi" {
		t.Errorf("A01 has the picture %q of %q", first.Picture, first.Credit)
	}
	for _, f := range []struct{ name, credit string }{
		{lib.Face("farwald", "it", "A01").Picture, lib.Face("farwald", "it", "A01").Credit},
		{lib.FaceIn("farwald", book, "en", "A01").Picture, lib.FaceIn("farwald", book, "en", "A01").Credit}} {
		if f.name != first.Picture || f.credit != first.Credit {
			t.Errorf("somebody has the picture %q of %q", f.name, f.credit)
		}
	}
	for _, card := range []string{"A02", "A03"} {
		if f := lib.Face("farwald", "en", card); f.Picture != "" || f.Figure == "" {
			t.Errorf("%s has the picture %q and the figure %q", card, f.Picture, f.Figure)
		}
	}
	if f := lib.Face("fow", "en", "A01"); f.Picture != "" {
		t.Error("the card A01 of another game has a picture")
	}
	if _, err := newLibrary("", "no/such", func(string) {}); !errors.Is(err, ErrConfig) ||
		!strings.Contains(err.Error(), "FARPOST_ART_DIR") {
		t.Errorf("a folder that is not there: %v", err)
	}
}
