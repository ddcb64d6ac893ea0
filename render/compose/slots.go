package compose

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"farpost/render/draw"
)

// take waits for a drawing slot. Call give to free it again.
func (c *Composer) take(ctx context.Context) (p *draw.Pen, give func(), err error) {
	if err := ctx.Err(); err != nil {
		return nil, nil, fmt.Errorf("render: %w", err)
	}
	select {
	case p = <-c.slots:
		return p, func() { c.give(p) }, nil
	case <-ctx.Done():
		return nil, nil, fmt.Errorf("render: waiting for a drawing slot: %w", ctx.Err())
	}
}

// share does n pieces of work, with its own pen and with those of slots that nobody needs now. After each piece others
// may run. A piece takes well below a millisecond, so drawing never makes the rest of the program wait, whatever the
// number of matches. share returns the context's error or the first error of the work.
func (c *Composer) share(ctx context.Context, own *draw.Pen, n int, work func(*draw.Pen, int) error) error {
	var next atomic.Int64
	run := func(p *draw.Pen) error {
		for {
			i := int(next.Add(1)) - 1
			if i >= n {
				return nil
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := work(p, i); err != nil {
				next.Store(int64(n))
				return err
			}
			c.pause()
		}
	}
	var wg sync.WaitGroup
	errs := make([]error, cap(c.slots))
	for k := 1; k < min(n, len(errs)); k++ {
		p := c.spare()
		if p == nil {
			break
		}
		wg.Go(func() {
			defer c.give(p)
			errs[k] = c.apart(func() error { return run(p) })
		})
	}
	errs[0] = run(own)
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// pause lets others run.
func (c *Composer) pause() {
	if c.between != nil {
		c.between()
	}
	runtime.Gosched()
}

// apart does work on a goroutine of its own, prepared by Options.Thread, and waits for it. A panic of the work becomes
// an error, because nobody else could recover from it there.
func (c *Composer) apart(work func() error) error {
	done := make(chan error, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				done <- fmt.Errorf("drawing broke: %v\n%s", p, debug.Stack())
			}
		}()
		if c.thread != nil {
			c.thread()
		}
		done <- work()
	}()
	return <-done
}

// spare takes a slot that is free right now, or returns nil.
func (c *Composer) spare() *draw.Pen {
	select {
	case p := <-c.slots:
		return p
	default:
		return nil
	}
}

// give frees a slot.
func (c *Composer) give(p *draw.Pen) {
	p.Err = nil
	c.slots <- p
}
