package api

import (
	"context"
	"errors"
	"io"
	"net"
	"sync"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"
	"golang.org/x/time/rate"

	"farpost/bot/clock"
)

// gateway makes the connections to the gateway, knows whether Discord is there, and cuts a connection that says
// nothing (watch.go). It has a lock of its own: discordgo holds that of the session while it waits for Discord.
type gateway struct {
	watch    Watch
	patience clock.Clock
	ran      func() time.Duration
	// dial makes connections; nil makes them by the system's network.
	dial    func(ctx context.Context, network, address string) (net.Conn, error)
	back    func()        // Discord is there again
	ask     func()        // asks Discord for a sign of life; may wait
	asks    *rate.Limiter // how often that may be
	problem func(string)
	good    func(string)
	kick    chan struct{}   // has room for one: the watch has to look again
	life    context.Context // until the end
	die     context.CancelFunc

	begun  sync.Once
	mu     sync.Mutex
	wire   *wire  // the connection that there is; nil for none
	ready  bool   // READY or RESUMED has come on it
	closed bool   // there will be no more connections
	cut    string // why the last connection was cut; "" if it was not

	there  bool // Discord is there: the connection is ready, and answers
	played clock.Played
	signed time.Duration // when Discord last said something, as ran counts
	news   chan struct{} // closed and renewed whenever something of this changes

	// By the clock of patience. Zero for none.
	dialled time.Time // when the connection was made
	heard   time.Time // when Discord last said something on it
	asked   time.Time // since when it has not answered to be asked for a sign
	gone    time.Time // since when it is not there
	planned time.Time // when the watch was to look next
	tell    time.Time // when to say next that it is not there
	pause   time.Duration
}

// newGateway makes the gateway of a session that is not connected yet.
func newGateway(c Config) *gateway {
	g := &gateway{watch: c.Watch.filled(), patience: c.Patience, ran: c.Ran, back: c.Back, problem: c.Warn,
		good: c.Info, asks: rate.NewLimiter(1, 20), kick: make(chan struct{}, 1), news: make(chan struct{})}
	g.life, g.die = context.WithCancel(context.Background())
	if g.ran == nil {
		start := time.Now()
		g.ran = func() time.Duration { return time.Since(start) }
	}
	if g.back == nil {
		g.back = func() {}
	}
	for _, f := range []*func(string){&g.problem, &g.good} {
		if *f == nil {
			*f = func(string) {}
		}
	}
	return g
}

// dialer returns the dialer for discordgo. Dialling has a deadline, and the watch cuts a connection whose handshake
// takes too long, as any that does not get ready. After the end it makes no connection,
// and the error is the one at which discordgo stops trying.
func (g *gateway) dialer() *websocket.Dialer {
	d := *websocket.DefaultDialer
	d.HandshakeTimeout = 0
	d.NetDialContext = func(ctx context.Context, network, addr string) (net.Conn, error) {
		if g.over() {
			return nil, discordgo.ErrWSAlreadyOpen
		}
		dial := g.dial
		if dial == nil {
			dial = new(net.Dialer).DialContext
		}
		ctx, cancel := clock.WithTimeout(ctx, g.patience, g.watch.Ready)
		defer cancel()
		c, err := dial(ctx, network, addr)
		if err != nil {
			return nil, err
		}
		w := &wire{Conn: c, g: g}
		if !g.connected(w) {
			return nil, errors.Join(discordgo.ErrWSAlreadyOpen, c.Close())
		}
		return w, nil
	}
	return &d
}

func (g *gateway) over() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.closed
}

// wire is a connection that tells the gateway what comes in.
type wire struct {
	net.Conn
	g *gateway
}

// writeIn bounds a write to a peer that does not read: discordgo holds its locks meanwhile.
const writeIn = 10 * time.Second

func (w *wire) Read(b []byte) (int, error) {
	n, err := w.Conn.Read(b)
	if n > 0 {
		w.g.said(w)
	}
	if err != nil {
		w.g.ended(w)
	}
	return n, err
}

func (w *wire) Write(b []byte) (int, error) {
	defer w.g.patience.AfterFunc(writeIn, func() { _ = w.Conn.Close() })() // a write that breaks off ends it anyway
	return w.Conn.Write(b)
}

func (w *wire) Close() error {
	w.g.ended(w)
	return w.Conn.Close()
}

// connected notes a new connection. It reports false if there is to be none any more.
func (g *gateway) connected(w *wire) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.closed {
		return false
	}
	g.begun.Do(func() { go g.run() })
	g.lose()
	g.wire, g.ready, g.cut = w, false, ""
	g.dialled, g.heard, g.asked = g.patience.Now(), time.Time{}, time.Time{}
	g.signal()
	return true
}

// isReady notes that READY or RESUMED came.
func (g *gateway) isReady() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.wire != nil {
		g.ready = true
		g.sign()
	}
}

// said notes that something came in on a connection.
func (g *gateway) said(w *wire) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.wire == w {
		g.sign()
	}
}

// sign notes a sign of life of the connection. It counts once the connection is ready.
func (g *gateway) sign() {
	g.heard, g.asked = g.patience.Now(), time.Time{}
	if !g.ready {
		return
	}
	g.signed = g.ran()
	g.played.Heard(g.signed)
	if !g.there {
		g.there = true
		if g.pause > g.watch.Tell {
			away := g.heard.Sub(g.gone).Round(time.Second)
			g.good("Discord's gateway is there again, after " + away.String())
		}
		g.gone, g.tell = time.Time{}, time.Time{}
		go g.back()
	}
	g.signal()
}

// ended notes that a connection is closed or broken.
func (g *gateway) ended(w *wire) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.wire == w {
		g.lose()
		g.wire, g.ready = nil, false
		g.signal()
	}
}

// lose notes that Discord is not there. The time since its last sign does not count as played.
func (g *gateway) lose() {
	if g.gone.IsZero() {
		g.gone, g.pause = g.patience.Now(), g.watch.Tell
		g.tell = g.gone.Add(g.pause)
	}
	g.there = false
	g.played.Lost()
}

// signal tells who waits that something has changed.
func (g *gateway) signal() {
	close(g.news)
	g.news = make(chan struct{})
	select {
	case g.kick <- struct{}{}:
	default:
	}
}

// shut cuts the connection if it is not ready, and has none made any more. What is open it returns; nil for nothing.
func (g *gateway) shut() *wire {
	g.mu.Lock()
	first, w, ready := !g.closed, g.wire, g.ready
	g.closed = true
	g.mu.Unlock()
	if first {
		g.die()
	}
	if w != nil && !ready {
		_ = w.Close() // nobody on the other side would notice a polite end
		return nil
	}
	return w
}

// drained throws away what still comes in on a connection. It returns a channel that is closed when either side has
// closed it.
func (w *wire) drained() <-chan struct{} {
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = io.Copy(io.Discard, w.Conn) // an error is an end as well
	}()
	return done
}
