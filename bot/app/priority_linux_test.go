package app_test

import (
	"context"
	"os"
	"sync"
	"syscall"
	"testing"

	"farpost/bot/app"
	"farpost/render"
	"farpost/render/gallery"
)

// TestDrawingYields ensures that all threads that draw have a lower priority than the rest of the program, and that
// no other thread has kept it afterwards.
func TestDrawingYields(t *testing.T) {
	usual := priority(t, 0)
	o := app.PictureOptions(0, 2)
	var mu sync.Mutex
	var seen []int
	thread := o.Thread
	o.Thread = func() {
		thread()
		mu.Lock()
		defer mu.Unlock()
		seen = append(seen, priority(t, syscall.Gettid()))
	}
	r, err := render.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Board(context.Background(), gallery.Scene("en", gallery.Crowded())); err != nil {
		t.Fatal(err)
	}
	if len(seen) < 2 {
		t.Errorf("%d threads drew", len(seen))
	}
	for _, p := range seen {
		if p >= usual { // the system call counts from 40 down
			t.Errorf("a thread draws with priority %d, others have %d", p, usual)
		}
	}
	tasks, err := os.ReadDir("/proc/self/task")
	if err != nil {
		t.Skip(err)
	}
	var wg sync.WaitGroup
	for range 4 * len(tasks) { // whatever thread they run on, it is one of the usual
		wg.Go(func() {
			if p := priority(t, 0); p != usual {
				t.Errorf("a thread that does not draw has priority %d, want %d", p, usual)
			}
		})
	}
	wg.Wait()
}

// priority is that of a thread, 0 for the calling one.
func priority(t *testing.T, thread int) int {
	p, err := syscall.Getpriority(syscall.PRIO_PROCESS, thread)
	if err != nil {
		t.Error(err)
	}
	return p
}
