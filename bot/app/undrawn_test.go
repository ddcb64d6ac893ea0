package app_test

import (
	"sync/atomic"
	"testing"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/bot/simulate/blank"
)

// TestUndrawnSymbols ensures that a painter that draws no symbols has none made for messages, and is no fault: words
// stand in their place.
func TestUndrawnSymbols(t *testing.T) {
	var asked, made atomic.Int64
	w := start(t, func(w *world) {
		w.painter = blank.Painter
		w.record = func(x sandbox.Exchange) {
			switch {
			case x.Template != "/applications/{application_id}/emojis":
			case x.Method == "GET":
				asked.Add(1)
			default:
				made.Add(1)
			}
		}
	})
	w.begin()
	w.await(w.ada, "the first handover message", apptest.Asks)
	if asked.Load() != 0 || made.Load() != 0 {
		t.Errorf("asked %d times for emojis, made %d; there are none to make", asked.Load(), made.Load())
	}
	w.quiet()
}

// TestMatchesBeforeSigns ensures that matches go on from the start on, though Discord does not answer when it is asked
// for emojis.
func TestMatchesBeforeSigns(t *testing.T) {
	w := start(t, func(w *world) {
		w.unready = func(a *app.App) {
			a.Sandbox.Inject(sandbox.Fault{Kind: sandbox.FaultHang, Method: "GET",
				Template: "/applications/{application_id}/emojis"})
		}
	})
	w.begin()
	if m := w.await(w.ada, "the first handover message", apptest.Asks); applicationEmoji.MatchString(m.Content) {
		t.Errorf("there is a sign already: %q", m.Content)
	}
	w.quiet()
}
