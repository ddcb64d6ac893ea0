package gallery_test

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
	"farpost/render/gallery"
)

// TestWrite ensures that every sample becomes a file that the page shows, in both languages, and that
// samples of callers are among them.
func TestWrite(t *testing.T) {
	thorough.Only(t, "it draws a gallery")
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "new")
	more := gallery.Sample{Name: "mine", Title: "Mine & yours", Scene: gallery.Scene("en", gallery.Empty())}
	if err := gallery.Write(context.Background(), r, time.Now, dir, more); err != nil {
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
	for _, outside := range []string{"http:", "https:", "<script", "@import", "//"} {
		if strings.Contains(string(page), outside) {
			t.Errorf("the page needs more than its folder: %q", outside)
		}
	}
	for _, fact := range []string{" KB · ", " characters</summary>", "<h2 id="} {
		if !strings.Contains(string(page), fact) {
			t.Errorf("the page does not tell %q", fact)
		}
	}
}

// TestExtremes ensures that boards at the extremes are as full as they say, that they refer to nothing that is not
// there, and that the views that they are made of do not change.
func TestExtremes(t *testing.T) {
	pool := &gallery.Pool{}
	for _, v := range []engine.View{gallery.Normal(), gallery.Crowded(), gallery.Four()} {
		pool.Add(v)
	}
	layout, from := gallery.Layout(), gallery.Four()
	full := gallery.Filled(from, layout, pool, 20)
	for seat := range from.Seats {
		free := 0
		for _, c := range full.Zone("field", engine.Seat(seat)).Cards {
			if c.On == "" {
				free++
			}
		}
		if free != 20 {
			t.Errorf("seat %d has %d cards on the table, want 20", seat, free)
		}
	}
	stack := gallery.Piled(full, layout, pool, 12)
	if n := stack.Zone("pending", engine.NoSeat).Count; n != 12 {
		t.Errorf("%d things are pending, want 12", n)
	}
	both := map[bool]int{}
	for _, z := range stack.Zones {
		for _, c := range z.Cards {
			for _, v := range append(slices.Clone(c.Targets), c.Of...) {
				at, ok := stack.Find(v)
				if v.Kind() == "obj" && !ok {
					t.Errorf("%s names %s, which is not there", c.Key, v)
				}
				if z.Kind == "pending" && ok && at.What == "" {
					both[at.Ctrl == c.Ctrl]++
				}
			}
		}
	}
	if both[true] == 0 || both[false] == 0 {
		t.Errorf("pending things do not name both own and others' cards: %v", both)
	}
	bare := gallery.Bare(stack, layout)
	for _, z := range bare.Zones {
		if len(z.Cards) > 0 {
			t.Errorf("%s is not empty", z.Kind)
		}
	}
	if !reflect.DeepEqual(from, gallery.Four()) {
		t.Error("the view that it began with has changed")
	}
	name := func(card string) string { return gallery.Face("en")(card).Name }
	for _, c := range gallery.Filled(from, layout, pool.Longest(2, name), 3).Zone("field", 0).Cards {
		if c.On == "" && len(name(c.Card)) < len("Mossback Elder") {
			t.Errorf("%q is not among the longest names", name(c.Card))
		}
	}
}

// TestNames ensures that two samples with one name are refused.
func TestNames(t *testing.T) {
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	twice := gallery.Sample{Name: "board-empty.en", Scene: gallery.Scene("en", gallery.Empty())}
	if err := gallery.Write(context.Background(), r, time.Now, t.TempDir(), twice); err == nil ||
		!strings.Contains(err.Error(), "board-empty.en") {
		t.Errorf("two samples of one name give %v", err)
	}
}
