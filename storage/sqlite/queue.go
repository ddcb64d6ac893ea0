package sqlite

import (
	"context"
	"runtime"
	"runtime/debug"
	"sync"

	"farpost/storage"
)

// request is an update that waits for its turn, or for its batch.
type request struct {
	ctx      context.Context
	f        func(storage.Tx) error
	err      error             // what f returned, or why it did not run, or why its batch was lost
	panicked *storage.Panicked // f panicked
	exited   bool              // f called runtime.Goexit
	done     chan struct{}     // closed when the rest may be read
}

// outcome is what became of a request that is done. If f ended its goroutine, or panicked, the caller's does so now.
func (r *request) outcome() error {
	if r.panicked != nil {
		panic(r.panicked)
	}
	if r.exited {
		runtime.Goexit()
	}
	return r.err
}

// queue holds the requests that found somebody at work, first in, first out.
type queue struct {
	mu       sync.Mutex
	requests []*request
}

// push adds a request.
func (q *queue) push(r *request) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.requests = append(q.requests, r)
}

// isEmpty reports whether there is no request.
func (q *queue) isEmpty() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.requests) == 0
}

// take takes all requests.
func (q *queue) take() []*request {
	q.mu.Lock()
	defer q.mu.Unlock()
	all := q.requests
	q.requests = nil
	return all
}

// serve runs what is in the queue until nothing comes any more. It is called with mu held, on a goroutine of its own:
// to pass the turn from goroutine to goroutine costs more than most updates. If a function ends the goroutine, the rest
// is served on another.
func (w *writer) serve() {
	w.serveAll(nil)
}

// serveAll runs requests, and then what is in the queue.
func (w *writer) serveAll(all []*request) {
	ended := false
	defer func() {
		if !ended {
			go w.serveAll(all)
		}
	}()
	for len(all) > 0 || w.awaits() {
		if len(all) == 0 {
			all = w.queue.take()
		}
		r := all[0]
		all = all[1:]
		w.attempt(r)
	}
	ended = true
	w.release()
}

// attempt runs a request of another goroutine. What ends the function early is for that one.
func (w *writer) attempt(r *request) {
	returned := false
	defer func() {
		if returned {
			return
		}
		if value := recover(); value != nil {
			r.panicked = &storage.Panicked{Value: value, Stack: debug.Stack()}
		} else {
			r.exited = true
		}
		close(r.done)
	}()
	w.run(r)
	returned = true
}
