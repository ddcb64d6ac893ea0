package render_test

import (
	"context"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"unicode/utf16"

	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/rendertest"
)

// TestDeterminism ensures that the same scene gives the same pixels and the same hash, whatever was drawn before, and
// that every description stays within Discord's limit.
func TestDeterminism(t *testing.T) {
	a, b := rendertest.New(t, render.Options{}),
		rendertest.New(t, render.Options{Slots: 1, SpriteBytes: 1, BandBytes: 1, PictureBytes: 1})
	for _, s := range gallery.Samples() {
		if !slices.Contains([]string{"board-normal.it", "board-over.en", "hand.en", "hand-empty.it",
			"card-s0.it"}, s.Name) {
			continue
		}
		p, err := s.Draw(context.Background(), a)
		if err != nil {
			t.Fatal(err)
		}
		q, err := s.Draw(context.Background(), b)
		if err != nil {
			t.Fatal(err)
		}
		same := rendertest.SamePixels(t, p.PNG, q.PNG)
		if p.Hash != q.Hash || !same || p.Alt != q.Alt {
			t.Errorf("%s: two renderers disagree", s.Name)
		}
		if im := rendertest.Decode(t, p.PNG); im.Bounds().Dx() != p.W || im.Bounds().Dy() != p.H {
			t.Errorf("%s: says %dx%d, is %v", s.Name, p.W, p.H, im.Bounds())
		}
		if n := len(utf16.Encode([]rune(p.Alt))); n == 0 || n > 1024 {
			t.Errorf("%s: its description has %d characters", s.Name, n)
		}
		if len(p.PNG) > 300<<10 {
			t.Errorf("%s: %d bytes are too many for a phone", s.Name, len(p.PNG))
		}
	}
}

// TestSameNotDrawn ensures that a picture which the reader has already is not drawn again, and that any other is.
func TestSameNotDrawn(t *testing.T) {
	r := rendertest.New(t, render.Options{})
	ctx := context.Background()
	s := gallery.Scene("en", gallery.Normal())
	first, err := r.Board(ctx, s)
	if err != nil {
		t.Fatal(err)
	}
	s.Shown = first.Hash
	again, err := r.Board(ctx, s)
	if err != nil {
		t.Fatal(err)
	}
	if again.PNG != nil || again.Hash != first.Hash || again.Alt != first.Alt {
		t.Errorf("an equal scene was drawn again")
	}
	changes := map[string]func(*render.Scene){
		"fragment":  func(s *render.Scene) { s.View.Seats[0].Tracks[0].Cells[1].N-- },
		"energy":    func(s *render.Scene) { s.View.Seats[1].Badges[0].N-- },
		"symbols":   func(s *render.Scene) { s.View.Seats[1].Badges[1].Marks = []string{"mind"} },
		"hand":      func(s *render.Scene) { s.View.Zones[1].Count++ },
		"state":     func(s *render.Scene) { s.View.Zones[0].Cards[0].States = []string{"spent"} },
		"stat":      func(s *render.Scene) { s.View.Zones[0].Cards[0].Stats[0].Now++ },
		"counter":   func(s *render.Scene) { s.View.Zones[0].Cards[0].Marks = []engine.Badge{{Code: "growth", N: 1}} },
		"waiting":   func(s *render.Scene) { s.View.Waiting[0].Seat = 0 },
		"turn":      func(s *render.Scene) { s.View.Turn++ },
		"target":    func(s *render.Scene) { s.View.Zones[8].Cards[0].Targets[0] = "essence:1.2" },
		"last":      func(s *render.Scene) { s.LastAction = "Something else." },
		"viewpoint": func(s *render.Scene) { s.View.Viewer = 1 },
		"result":    func(s *render.Scene) { s.View.Result = &engine.Result{} },
		"language":  func(s *render.Scene) { *s = gallery.Scene("it", s.View) },
	}
	for name, change := range changes {
		c := gallery.Scene("en", gallery.Normal())
		change(&c)
		c.Shown = first.Hash
		p, err := r.Board(ctx, c)
		if err != nil {
			t.Fatal(err)
		}
		if p.Hash == first.Hash || p.PNG == nil {
			t.Errorf("a change of %s is not seen", name)
		}
	}
}

// TestUnseenNotShown ensures that the cards of a zone that is shown as a number change neither the picture nor its
// description.
func TestUnseenNotShown(t *testing.T) {
	r := rendertest.New(t, render.Options{})
	open, shut := gallery.Hand(5), gallery.Hand(5)
	for i := range shut.Zones {
		if shut.Zones[i].Kind == "hand" {
			shut.Zones[i].Cards = nil
		}
	}
	a, err := r.Board(context.Background(), gallery.Scene("en", open))
	if err != nil {
		t.Fatal(err)
	}
	b, err := r.Board(context.Background(), gallery.Scene("en", shut))
	if err != nil {
		t.Fatal(err)
	}
	if a.Hash != b.Hash || a.Alt != b.Alt {
		t.Error("the board tells what is in a hand")
	}
}

// TestBroken ensures that a panic while drawing is an error for its caller, and stops nothing else.
func TestBroken(t *testing.T) {
	n := 0
	r := rendertest.New(t, render.Options{Slots: 1, Thread: func() {
		if n++; n == 1 {
			panic("no thread")
		}
	}})
	if _, err := r.Board(context.Background(), gallery.Scene("en", gallery.Empty())); err == nil ||
		!strings.Contains(err.Error(), "no thread") {
		t.Errorf("a broken drawing gives %v", err)
	}
	if p, err := r.Board(context.Background(), gallery.Scene("en", gallery.Empty())); err != nil || len(p.PNG) == 0 {
		t.Errorf("after that: %v", err)
	}
}

// TestBetween ensures that drawing calls Between after each piece of work, and that an unchanged picture is planned on
// such a goroutine, too.
func TestBetween(t *testing.T) {
	var threads, pauses atomic.Int64
	r := rendertest.New(t, render.Options{Slots: 1, Thread: func() { threads.Add(1) },
		Between: func() { pauses.Add(1) }})
	s := gallery.Scene("en", gallery.Normal())
	p, err := r.Board(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	if bands := int64((p.H + 31) / 32); pauses.Load() < bands {
		t.Errorf("%d pauses while %d bands and their pieces were drawn", pauses.Load(), bands)
	}
	threads.Store(0)
	pauses.Store(0)
	s.Shown = p.Hash
	if _, err := r.Board(context.Background(), s); err != nil {
		t.Fatal(err)
	}
	if threads.Load() != 1 || pauses.Load() != 0 {
		t.Errorf("an unchanged picture took %d threads and %d pauses, want one to plan it and nothing to draw",
			threads.Load(), pauses.Load())
	}
}

// TestOptions ensures that a negative limit is refused.
func TestOptions(t *testing.T) {
	for _, o := range []render.Options{{Slots: -1}, {SpriteBytes: -1}, {BandBytes: -1}, {PictureBytes: -1}} {
		if _, err := render.New(o); err == nil {
			t.Errorf("%+v is accepted", o)
		}
	}
}

// TestBareScene ensures that a scene without words, faces or players still gives a picture.
func TestBareScene(t *testing.T) {
	r := rendertest.New(t, render.Options{})
	s := render.Scene{View: gallery.Crowded(), Layout: gallery.Layout()}
	if p, err := r.Board(context.Background(), s); err != nil || len(p.PNG) == 0 {
		t.Fatal(err)
	}
	if _, err := r.Card(context.Background(), render.Scene{}, engine.Face{}); err != nil {
		t.Fatal(err)
	}
}

// TestEverySample ensures that every picture of the gallery is a PNG that the standard library reads whole, has the
// size that it says, and is small enough for a phone.
func TestEverySample(t *testing.T) {
	thorough.Only(t, "it draws every sample")
	r := rendertest.Shared(t)
	for _, s := range rendertest.Samples() {
		p, err := s.Draw(context.Background(), r)
		if err != nil {
			t.Fatal(err)
		}
		if im := rendertest.Decode(t, p.PNG); im.Bounds().Dx() != p.W || im.Bounds().Dy() != p.H {
			t.Errorf("%s: says %dx%d, is %v", s.Name, p.W, p.H, im.Bounds())
		}
		if len(p.PNG) > 300<<10 {
			t.Errorf("%s: %d bytes are too many for a phone", s.Name, len(p.PNG))
		}
	}
}
