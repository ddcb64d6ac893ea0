package loopback

import (
	"context"
	"fmt"
	"net"
	"strconv"
	"sync"
)

// firstPort is the first port that the network gives away.
const firstPort = 20000

// Network is a network of its own. Several goroutines may use it at once.
type Network struct {
	mu      sync.Mutex
	next    int
	stalled bool
	open    map[string]*listener
	flows   map[*flow]bool // of connections, until both ends are closed
}

// New makes a network on which nobody listens.
func New() *Network {
	return &Network{next: firstPort, open: map[string]*listener{}, flows: map[*flow]bool{}}
}

// Listen opens a listener; port 0 takes the next free one. An address that is taken is an error.
func (n *Network) Listen(address string) (net.Listener, error) {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	number, err := strconv.Atoi(port)
	if err != nil {
		return nil, fmt.Errorf("port of %s: %w", address, err)
	}
	if number == 0 {
		number = n.next
		n.next++
	}
	a := &net.TCPAddr{IP: net.ParseIP(host), Port: number}
	if n.open[a.String()] != nil {
		return nil, fmt.Errorf("%s is in use", a)
	}
	l := &listener{n: n, addr: a, came: make(chan net.Conn, 256), done: make(chan struct{})}
	n.open[a.String()] = l
	return l, nil
}

// DialContext connects to a listener. It is an error when nobody listens there.
func (n *Network) DialContext(ctx context.Context, _, address string) (net.Conn, error) {
	n.mu.Lock()
	l := n.open[address]
	n.next++
	own := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: n.next}
	if l == nil {
		n.mu.Unlock()
		return nil, fmt.Errorf("dial %s: connection refused", address)
	}
	there, here := n.flow(), n.flow()
	n.mu.Unlock()
	select {
	case l.came <- &conn{in: there, out: here, here: l.addr, peer: own}:
	case <-l.done:
		return nil, fmt.Errorf("dial %s: connection refused", address)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return &conn{in: here, out: there, here: own, peer: l.addr}, nil
}

// flow makes a flow of the network, and forgets those that have ended.
func (n *Network) flow() *flow {
	for f := range n.flows {
		f.mu.Lock()
		ended := f.shut && f.gone
		f.mu.Unlock()
		if ended {
			delete(n.flows, f)
		}
	}
	f := newFlow()
	f.stalled = n.stalled
	n.flows[f] = true
	return f
}

// Stall keeps everything that is under way, and what is written from now on, until it is called with false.
func (n *Network) Stall(on bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.stalled = on
	for f := range n.flows {
		f.change(func() { f.stalled = on })
	}
}

// listener accepts connections.
type listener struct {
	n    *Network
	addr net.Addr
	came chan net.Conn
	once sync.Once
	done chan struct{}
}

func (l *listener) Accept() (net.Conn, error) {
	select {
	case c := <-l.came:
		return c, nil
	case <-l.done:
		return nil, net.ErrClosed
	}
}

func (l *listener) Addr() net.Addr { return l.addr }

func (l *listener) Close() error {
	l.once.Do(func() {
		l.n.mu.Lock()
		defer l.n.mu.Unlock()
		delete(l.n.open, l.addr.String())
		close(l.done)
	})
	return nil
}
