package clock

import (
	"context"
	"sync"
	"time"
)

// WithTimeout is context.WithTimeout by a clock. By the system's clock it is the same. By any other the context has no
// Deadline, for nobody could compare that with the computer's time.
func WithTimeout(ctx context.Context, c Clock, d time.Duration) (context.Context, context.CancelFunc) {
	if _, ok := c.(*system); ok {
		return context.WithTimeout(ctx, d)
	}
	t := &timed{Context: ctx, done: make(chan struct{})}
	unfollow := context.AfterFunc(ctx, func() { t.end(ctx.Err()) })
	stop := c.AfterFunc(d, func() { t.end(context.DeadlineExceeded) })
	if err := ctx.Err(); err != nil {
		t.end(err)
	}
	return t, func() {
		unfollow()
		stop()
		t.end(context.Canceled)
	}
}

// timed is a context that ends by a clock.
type timed struct {
	context.Context // whose values it has
	done            chan struct{}

	mu  sync.Mutex
	err error // why it has ended; nil while it has not
}

// end ends the context, unless it has ended.
func (t *timed) end(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.err == nil {
		t.err = err
		close(t.done)
	}
}

func (t *timed) Done() <-chan struct{} { return t.done }

func (t *timed) Err() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.err
}
