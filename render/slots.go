package render

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
func (r *Renderer) take(ctx context.Context) (p *draw.Pen, give func(), err error) {
	if err := ctx.Err(); err != nil {
		return nil, nil, fmt.Errorf("render: %w", err)
	}
	select {
	case p = <-r.slots:
		return p, func() { r.give(p) }, nil
	case <-ctx.Done():
		return nil, nil, fmt.Errorf("render: waiting for a drawing slot: %w", ctx.Err())
	}
}

// share does n pieces of work, with its own pen and with those of slots that nobody needs now. After each piece others
// may run. A piece takes well below a millisecond, so drawing never makes the rest of the program wait, whatever the
// number of matches. share returns the context's error or the first error of the work.
func (r *Renderer) share(ctx context.Context, own *draw.Pen, n int, work func(*draw.Pen, int) error) error {
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
			r.pause()
		}
	}
	var wg sync.WaitGroup
	errs := make([]error, cap(r.slots))
	for k := 1; k < min(n, len(errs)); k++ {
		p := r.spare()
		if p == nil {
			break
		}
		wg.Go(func() {
			defer r.give(p)
			errs[k] = r.apart(func() error { return run(p) })
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
func (r *Renderer) pause() {
	if r.between != nil {
		r.between()
	}
	runtime.Gosched()
}

// apart does work on a goroutine of its own, prepared by Options.Thread, and waits for it. A panic of the work becomes
// an error, because nobody else could recover from it there.
func (r *Renderer) apart(work func() error) error {
	done := make(chan error, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				done <- fmt.Errorf("drawing broke: %v\n%s", p, debug.Stack())
			}
		}()
		if r.thread != nil {
			r.thread()
		}
		done <- work()
	}()
	return <-done
}

// spare takes a slot that is free right now, or returns nil.
func (r *Renderer) spare() *draw.Pen {
	select {
	case p := <-r.slots:
		return p
	default:
		return nil
	}
}

// give frees a slot.
func (r *Renderer) give(p *draw.Pen) {
	p.Err = nil
	r.slots <- p
}
