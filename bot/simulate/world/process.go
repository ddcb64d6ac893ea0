package world

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"farpost/bot/app"
	"farpost/bot/discord/api"
	"farpost/bot/sandbox"
	"farpost/bot/simulate/blank"
	"farpost/bot/simulate/gate"
	"farpost/storage"
)

// Process is one life of the bot: from its start to its end, by whatever cause.
type Process struct {
	App  *app.App // nil until it is wired
	w    *World
	own  gate.Owner
	time *machine
	db   string
	rand *rand.Rand // its seeds and ids
	ids  int

	life      int // which of the lives it is
	transport *http.Transport
	cancel    context.CancelFunc
	done      chan struct{} // closed when it has ended
	err       error         // why it ended by itself; set before done is closed
	up        bool          // it has connected, and works

	mu    sync.Mutex
	conns []net.Conn
	doom  When // when it is to be killed
	spare int  // how often that moment comes before
}

// When says at which moment of its next step a process is killed.
type When int

// The moments of a kill.
const (
	Never     When = iota
	Before         // before it does the next thing, at once
	Halfway        // when a transaction has written, and is not committed
	Afterward      // when the next thing is done, and it does not know yet
	Posted         // when a message is there, and it does not know yet
)

// Polling is how often a process of the simulation looks at things of which a true one makes sure every few seconds.
const Polling = 2 * time.Minute

// start begins a new life on a database.
func (w *World) start(db string) *Process {
	w.lives++
	p := &Process{w: w, db: db, life: w.lives, done: make(chan struct{}),
		time: &machine{hands: w.hands, set: w.set, born: w.hands.Now()},
		rand: rand.New(rand.NewPCG(w.Seed, uint64(w.lives)))}
	p.transport = &http.Transport{DialContext: p.dial, DisableKeepAlives: true}
	ctx, cancel := context.WithCancel(context.Background())
	p.cancel = cancel
	config := app.Config{DB: db, Workers: 1, Token: token, API: w.Sandbox.URL()}
	deps := app.Deps{Clock: p.time, Seed: p.rand.Uint64, ID: p.id, Log: slog.New(slog.NewTextHandler(&w.Log, nil)),
		PerSecond: 40, Transport: p, Dial: p.dial, Beat: Polling,
		Watch: api.Watch{Sign: Polling}, Painter: blank.Painter,
		Store: func(own storage.Store) storage.Store { return &disk{own, p} }}
	go func() {
		defer close(p.done)
		a, err := app.New(ctx, config, deps)
		if err == nil {
			p.App = a
			err = a.Run(ctx, func() { p.up = true })
		}
		p.up = false
		if !w.Gate.Ended(&p.own) {
			p.err = err
		}
	}()
	return p
}

// id is a new id of a match or an event, unique over all lives.
func (p *Process) id() string {
	p.ids++
	return fmt.Sprintf("m%dx%d", p.life, p.ids)
}

// Up reports whether the process works.
func (p *Process) Up() bool { return p.up }

// dial makes a connection that ends with the process.
func (p *Process) dial(ctx context.Context, network, address string) (net.Conn, error) {
	if p.w.Gate.Ended(&p.own) {
		return nil, gate.ErrEnded
	}
	c, err := p.w.Net.DialContext(ctx, network, address)
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.conns = append(p.conns, c)
	return slow{c, p}, nil
}

// slow is a connection whose end is noticed only when discordgo opens and closes no other. It holds its lock meanwhile,
// and whoever waits for a lock keeps a bubble's time from going on. Who opens this very connection notices at once.
type slow struct {
	net.Conn
	p *Process
}

// Read implements net.Conn.
func (s slow) Read(b []byte) (int, error) {
	n, err := s.Conn.Read(b)
	if err != nil && !errors.Is(err, os.ErrDeadlineExceeded) && !isOpening() {
		if s.p.w.Gate.Ended(&s.p.own) { // a killed process notices nothing; what is left of it is to end first
			<-s.p.done
		}
		for s.p.App != nil && s.p.App.API.IsBusy() {
			time.Sleep(200 * time.Millisecond)
		}
	}
	return n, err
}

// isOpening reports whether the caller was called by discordgo to open a connection.
func isOpening() bool {
	var pcs [40]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs[:])])
	for {
		f, ok := frames.Next()
		if strings.HasSuffix(f.Function, "discordgo.(*Session).Open") {
			return true
		}
		if !ok {
			return false
		}
	}
}

// enter waits at the gate.
func (p *Process) enter(what string, takes time.Duration) error {
	return p.w.Gate.Enter(&p.own, what, takes)
}

// RoundTrip implements http.RoundTripper: a request takes its time, passes the gate, and may be struck by a fault.
func (p *Process) RoundTrip(req *http.Request) (*http.Response, error) {
	sent := p.w.Now()
	if err := p.enter("request "+req.Method+" "+place(req.URL.Path), p.w.latency(req)); err != nil {
		return nil, err
	}
	p.w.early(req, sent)
	s, struck := p.w.struckBy(req)
	if struck {
		if s.Page {
			return page(req), p.after(nil)
		}
		p.w.Sandbox.Inject(s.Fault)
	}
	resp, err := p.transport.RoundTrip(req)
	p.sent(req, resp)
	if e := p.after(nil); e != nil {
		if resp != nil {
			resp.Body.Close()
		}
		return nil, e
	}
	if struck && req.Context().Err() == nil { // who gave up, such as one that was frozen, does not hear the answer
		p.w.hold(req, s)
	}
	return resp, err
}

// sent notes what became of a request that reached Discord: of a first answer to an interaction, or of a message.
func (p *Process) sent(req *http.Request, resp *http.Response) {
	if resp == nil {
		return
	}
	done := resp.StatusCode < http.StatusMultipleChoices
	switch parts := strings.Split(req.URL.Path, "/"); {
	case strings.HasSuffix(req.URL.Path, "/callback") && len(parts) > 3:
		p.w.Ledger.Answers.Answered(strconv.Itoa(p.life), parts[len(parts)-3], done)
	case req.Method == http.MethodPost && strings.HasSuffix(req.URL.Path, "/messages"):
		p.w.full, p.w.fills = p.w.full || p.w.fills, false
		if p.dooms(Posted) {
			p.w.kill(p)
		}
	}
}

// place is a path without what opens something.
func place(path string) string {
	parts := strings.Split(path, "/")
	for i, s := range parts {
		if len(s) > 30 {
			parts[i] = "…"
		}
	}
	return strings.Join(parts, "/")
}

// halfway is called within a transaction that has written all that it will.
func (p *Process) halfway() error {
	if p.dooms(Halfway) {
		p.w.kill(p)
		return gate.ErrEnded
	}
	return nil
}

// after is called when something is done, whose fate was err.
func (p *Process) after(err error) error {
	if p.dooms(Afterward) {
		p.w.kill(p)
	}
	if p.w.Gate.Ended(&p.own) {
		return gate.ErrEnded
	}
	return err
}

// dooms takes the order to be killed at a moment, if there is one.
func (p *Process) dooms(at When) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.doom != at || at == Never {
		return false
	}
	if p.spare > 0 {
		p.spare--
		return false
	}
	p.doom = Never
	return true
}

// cut breaks all connections.
func (p *Process) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.conns {
		_ = c.Close() // it cannot fail
	}
	p.conns = nil
}

// token is what the bot shows the sandbox.
const token = "simulated"

// fileOf is the database of the n-th copy.
func (w *World) fileOf(n int) string { return filepath.Join(w.dir, fmt.Sprintf("farpost%d.db", n)) }

var _ sandbox.Clock = hands{}
