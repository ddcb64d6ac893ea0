package render

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
)

// take waits for a drawing slot; give is to be called when it is free again.
func (r *Renderer) take(ctx context.Context) (p *pen, give func(), err error) {
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

// share does n pieces of work, with the pen at hand and with those of slots that nobody needs now. After each
// piece everybody else may run: a piece takes well below a millisecond, so drawing never makes the rest of the
// program wait, whatever the number of matches. It returns the context's error or the first one of the work.
func (r *Renderer) share(ctx context.Context, own *pen, n int, work func(*pen, int) error) error {
	var next atomic.Int64
	run := func(p *pen) error {
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

// pause lets everybody else run.
func (r *Renderer) pause() {
	if r.between != nil {
		r.between()
	}
	runtime.Gosched()
}

// apart does work on a goroutine of its own, prepared by Options.Thread, and waits for it. Work that breaks is an
// error: nobody else could catch it there.
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

// spare takes a slot that is free right now, or gives nil.
func (r *Renderer) spare() *pen {
	select {
	case p := <-r.slots:
		return p
	default:
		return nil
	}
}

// give frees a slot.
func (r *Renderer) give(p *pen) {
	p.err = nil
	r.slots <- p
}
