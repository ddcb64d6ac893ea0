package app

import (
	"context"
	"errors"
	"time"
)

// stop ends a part of the bot.
type stop struct {
	what string // as the log names it
	do   func() error
}

// leastWait is how long each part has even when the end is late.
const leastWait = 100 * time.Millisecond

// Close stops the bot in reverse order: it takes no new input, finishes the rows in flight, then closes connection,
// sandbox and database. It may be called more than once.
//
// It ends whatever the other side does. Requests that are under way are ended after Deps.Polite; what became of them is
// looked for at the next start. A part that has not ended after Deps.End is left behind, with a word in the log.
func (a *App) Close(ctx context.Context) error {
	a.once.Do(func() {
		until := a.deps.Patience.Now().Add(a.deps.End)
		if a.API != nil {
			defer a.deps.Patience.AfterFunc(a.deps.Polite, a.API.Abort)()
		}
		var errs []error
		if a.cancel != nil {
			a.cancel()
		}
		end := func(s stop) {
			errs = append(errs, a.within(until.Sub(a.deps.Patience.Now()), s))
		}
		end(stop{"the messages under way", func() error { a.wg.Wait(); return nil }})
		if a.Table != nil && a.cancel != nil {
			end(stop{"the record of the time", func() error { return a.Table.Alive(ctx) }})
		}
		for i := len(a.stops) - 1; i >= 0; i-- {
			end(a.stops[i])
		}
		a.result = errors.Join(errs...)
	})
	return a.result
}

// within ends a part. If that takes too long it is left behind, which is logged.
func (a *App) within(d time.Duration, s stop) error {
	ended := make(chan error, 1)
	go func() { ended <- s.do() }()
	late := make(chan struct{})
	defer a.deps.Patience.AfterFunc(max(d, leastWait), func() { close(late) })()
	select {
	case err := <-ended:
		return err
	case <-late:
		a.warn(s.what + " did not end in time; the bot ends without it")
		return nil
	}
}
