package compose_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/gallery"
	"farpost/render/rendertest"
)

// TestTogether ensures that many readers can be served at once, and that caches stay within their limits.
func TestTogether(t *testing.T) {
	r := newComposer(t,
		compose.Options{Slots: 2, SpriteBytes: 1 << 20, BandBytes: 100 << 10, PictureBytes: 300 << 10})
	views := []engine.View{gallery.Normal(), gallery.Four(), gallery.Empty(), gallery.Over()}
	var wg sync.WaitGroup
	got := make([]compose.Picture, 16)
	for i := range got {
		wg.Go(func() {
			p, err := board(context.Background(), r, gallery.Scene("en", views[i%len(views)]))
			if err != nil {
				t.Error(err)
			}
			got[i] = p
		})
	}
	wg.Wait()
	for i, p := range got {
		if !rendertest.SamePixels(t, p.PNG, got[i%len(views)].PNG) {
			t.Errorf("picture %d differs from the first of its kind", i)
		}
	}
	if sp, bands, pics := r.Kept(); sp > 1<<20 || bands > 100<<10 || pics > 300<<10 {
		t.Errorf("kept %d, %d and %d bytes", sp, bands, pics)
	}
}

// TestContext ensures that a reader who goes away waits neither for a slot nor for a picture.
func TestContext(t *testing.T) {
	r := newComposer(t, compose.Options{Slots: 1})
	gone, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := board(gone, r, gallery.Scene("en", gallery.Normal())); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled board gives %v", err)
	}
	free := r.Hold(context.Background())
	waiting, stop := context.WithCancel(context.Background())
	done := make(chan error)
	go func() {
		_, err := board(waiting, r, gallery.Scene("en", gallery.Normal()))
		done <- err
	}()
	stop()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("waiting for a slot gives %v", err)
	}
	free()
	if _, err := board(context.Background(), r, gallery.Scene("en", gallery.Normal())); err != nil {
		t.Errorf("after that: %v", err)
	}
}
