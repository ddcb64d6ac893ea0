package bench

import (
	"context"
	"math/rand/v2"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// crowd has so many people at once do something again and again until time is up, and until something can be measured,
// which enough says, called with the town's lock: perSecond times a second in all, as often as they can for 0.
func crowd(ctx context.Context, t *town, o Options, enough func() bool, f func(context.Context, *rand.Rand)) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	stop := time.AfterFunc(o.Time, func() {
		_ = t.until(ctx, enough) // if ctx ends before, it is over too
		cancel()
	}).Stop
	defer stop()
	pace := rate.NewLimiter(rate.Inf, 1)
	if o.PerSecond > 0 {
		pace = rate.NewLimiter(rate.Limit(o.PerSecond), 1)
	}
	var wg sync.WaitGroup
	for n := range o.AtOnce {
		wg.Go(func() {
			r := rand.New(rand.NewPCG(7, uint64(n)))
			for pace.Wait(ctx) == nil {
				f(ctx, r)
			}
		})
	}
	wg.Wait()
}

// play has members answer for the time of a window.
func play(ctx context.Context, t *town, o Options) *window {
	w := t.open()
	crowd(ctx, t, o, func() bool { return len(w.presses) > 0 && t.inputs(w) > 0 }, func(ctx context.Context,
		r *rand.Rand) {
		if m, ask, err := t.next(ctx); err == nil {
			answer(ctx, t, m, ask, r)
		}
	})
	t.shut(w)
	return w
}

// echo has members press the buttons of the echo bot as often as they pressed Farpost's, with as many pictures.
func echo(ctx context.Context, t *town, o Options, message string, like *window) *window {
	share := per(float64(like.pictures), len(like.presses))
	o.PerSecond = float64(len(like.presses)) / like.to.Sub(like.from).Seconds()
	w := t.open()
	crowd(ctx, t, o, func() bool { return len(w.presses) > 0 }, func(ctx context.Context, r *rand.Rand) {
		button := echoAnswer
		if r.Float64() < share {
			button = echoPicture
		}
		who := t.members[t.order[r.IntN(len(t.order))]]
		at := time.Now()
		out, err := who.Press(ctx, message, button)
		if err == nil {
			t.mu.Lock()
			w.presses = append(w.presses, press{out.InteractionID, at, out.InteractionID == ""})
			t.wake()
			t.mu.Unlock()
		}
	})
	t.shut(w)
	return w
}
