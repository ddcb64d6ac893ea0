package gallery_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/render"
	"farpost/render/gallery"
)

// TestWrite ensures that every sample becomes a file that the page shows, in both languages, and that
// samples of callers are among them.
func TestWrite(t *testing.T) {
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "new")
	more := gallery.Sample{Name: "mine", Title: "Mine & yours", Scene: gallery.Scene("en", gallery.Empty())}
	if err := gallery.Write(context.Background(), r, dir, more); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range append(gallery.Samples(), more) {
		file := s.Name + ".png"
		if _, err := os.Stat(filepath.Join(dir, file)); err != nil {
			t.Error(err)
		}
		if !strings.Contains(string(page), `src="`+file+`"`) {
			t.Errorf("the page does not show %s", file)
		}
	}
	if !strings.Contains(string(page), "Mine &amp; yours") {
		t.Error("titles are not escaped")
	}
}

// TestNames ensures that two samples of one name are refused instead of one replacing the other.
func TestNames(t *testing.T) {
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	twice := gallery.Sample{Name: "board-empty.en", Scene: gallery.Scene("en", gallery.Empty())}
	if err := gallery.Write(context.Background(), r, t.TempDir(), twice); err == nil || !strings.Contains(err.Error(), "board-empty.en") {
		t.Errorf("two samples of one name give %v", err)
	}
}
