package loopback

import (
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"time"
)

// flow is one direction of a connection: bytes that were written and not yet read.
type flow struct {
	mu       sync.Mutex
	held     []byte
	shut     bool          // nothing more is written; what is held can still be read
	gone     bool          // the reader has closed
	stalled  bool          // what is held cannot be read for now
	deadline time.Time     // of reads; zero for none
	timer    *time.Timer   // wakes readers at the deadline; nil for none
	news     chan struct{} // closed and renewed whenever something of this changes
}

func newFlow() *flow { return &flow{news: make(chan struct{})} }

// change changes something under the lock, and wakes who waits.
func (f *flow) change(do func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	do()
	close(f.news)
	f.news = make(chan struct{})
}

func (f *flow) read(b []byte) (int, error) {
	for {
		f.mu.Lock()
		n, news, err := f.take(b)
		f.mu.Unlock()
		if news == nil {
			return n, err
		}
		<-news
	}
}

// take reads what there is. news is what to wait for where there is nothing yet.
func (f *flow) take(b []byte) (n int, news <-chan struct{}, err error) {
	switch {
	case f.gone:
		return 0, nil, net.ErrClosed
	case !f.deadline.IsZero() && !time.Now().Before(f.deadline):
		return 0, nil, os.ErrDeadlineExceeded
	case f.stalled:
		return 0, f.news, nil
	case len(f.held) > 0:
		n = copy(b, f.held)
		f.held = f.held[n:]
		return n, nil, nil
	case f.shut:
		return 0, nil, io.EOF
	case len(b) == 0:
		return 0, nil, nil
	}
	return 0, f.news, nil
}

func (f *flow) write(b []byte) (n int, err error) {
	f.change(func() {
		if f.shut || f.gone {
			err = errors.New("write on a closed connection")
			return
		}
		f.held, n = append(f.held, b...), len(b)
	})
	return n, err
}

// until sets the deadline of reads; zero for none.
func (f *flow) until(t time.Time) {
	f.change(func() {
		if f.timer != nil {
			f.timer.Stop()
			f.timer = nil
		}
		f.deadline = t
		if d := time.Until(t); !t.IsZero() && d > 0 {
			f.timer = time.AfterFunc(d, func() { f.change(func() {}) })
		}
	})
}

// conn is one end of a connection.
type conn struct {
	in, out    *flow
	here, peer net.Addr
}

func (c *conn) Read(b []byte) (int, error)  { return c.in.read(b) }
func (c *conn) Write(b []byte) (int, error) { return c.out.write(b) }

// Close ends both directions. What was written before can still be read at the other end.
func (c *conn) Close() error {
	c.out.change(func() { c.out.shut = true })
	c.in.change(func() { c.in.gone, c.in.held = true, nil })
	c.in.until(time.Time{})
	return nil
}

func (c *conn) LocalAddr() net.Addr              { return c.here }
func (c *conn) RemoteAddr() net.Addr             { return c.peer }
func (c *conn) SetDeadline(t time.Time) error    { return c.SetReadDeadline(t) }
func (c *conn) SetWriteDeadline(time.Time) error { return nil } // a write never waits
func (c *conn) SetReadDeadline(t time.Time) error {
	c.in.until(t)
	return nil
}
