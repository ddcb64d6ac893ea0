package sandbox

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"sync"
	"time"
)

// Server is a Discord for one bot and four members. Make it with New, Start it, Close it; all
// methods may be used from several goroutines.
type Server struct {
	cfg    Config
	limits Limits
	clock  Clock
	ids    int // serial of session names

	mu       sync.Mutex
	w        *world
	j        *journal
	err      error
	changed  chan struct{} // closed and renewed at each change
	acts     map[string]*interaction
	tokens   map[string]*interaction
	gate     gate
	live     hub
	rates    rates
	faults   faults
	robots   robots
	memFiles map[string][]byte // attachments of a world without a state file
	replaced []replacedFile    // the last attachments that were replaced or came with commands, the oldest first
	unused   unused

	recordMu sync.Mutex
	ln       net.Listener
	http     *http.Server
	served   chan error
	closed   bool
	stop     context.CancelFunc
	ctx      context.Context
}

// New opens the state file, or makes the sample world when there is none yet.
func New(cfg Config) (*Server, error) {
	if cfg.Clock == nil {
		cfg.Clock = realClock{}
	}
	if cfg.RateClock == nil {
		cfg.RateClock = time.Now
	}
	if cfg.Autoplay == nil {
		cfg.Autoplay = DefaultStrategy
	}
	if cfg.AutoplayPause == 0 {
		cfg.AutoplayPause = 800 * time.Millisecond
	}
	s := &Server{
		cfg: cfg, limits: cfg.Limits.filled(), clock: cfg.Clock, w: newWorld(),
		changed: make(chan struct{}), acts: map[string]*interaction{}, tokens: map[string]*interaction{},
		memFiles: map[string][]byte{},
	}
	s.ctx, s.stop = context.WithCancel(context.Background())
	s.rates.init()
	s.robots.init(cfg.Seed)
	if cfg.StateFile != "" {
		if err := s.open(); err != nil {
			return nil, err
		}
	}
	if s.w.App == "" {
		s.w.sample(s.clock.Now(), cfg.Locales)
	}
	return s, nil
}

func (s *Server) open() error {
	j, records, err := openJournal(s.cfg.StateFile)
	if err != nil {
		return err
	}
	if err := s.w.load(records); err != nil {
		return errors.Join(fmt.Errorf("%s: %w; move the file away to begin with a new sandbox", s.cfg.StateFile, err), j.file.Close())
	}
	j.alive = s.w.everything
	s.j = j
	return os.MkdirAll(s.filesDir(), 0o755)
}

// Start listens and serves until Close. Its error names the address that could not be had.
func (s *Server) Start() error {
	addr := s.cfg.Addr
	if addr == "" {
		addr = "127.0.0.1:0"
	}
	if err := s.checkAddr(addr); err != nil {
		return err
	}
	ln, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("sandbox: listen on %s: %w", addr, err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed || s.ln != nil {
		return errors.Join(errors.New("sandbox: already started or closed"), ln.Close())
	}
	s.ln = ln
	s.served = make(chan error, 1)
	s.http = &http.Server{Handler: s.handler(), ReadHeaderTimeout: 10 * time.Second, ConnState: s.unused.watch}
	go func() {
		err := s.http.Serve(ln)
		if errors.Is(err, http.ErrServerClosed) {
			err = nil
		}
		s.served <- err
	}()
	if err := s.rebase("http://" + ln.Addr().String()); err != nil {
		return err
	}
	s.robots.wakeAll(s)
	return s.commit()
}

func (s *Server) checkAddr(addr string) error {
	if s.cfg.AllowRemote {
		return nil
	}
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return fmt.Errorf("sandbox: address %q: %w", addr, err)
	}
	if ip := net.ParseIP(host); host == "localhost" || ip != nil && ip.IsLoopback() {
		return nil
	}
	return fmt.Errorf("sandbox: %q is not a loopback address; anybody who can reach it could act as every member", addr)
}

// Addr returns the address that the server listens on, "" before Start.
func (s *Server) Addr() string {
	if s.ln == nil {
		return ""
	}
	return s.ln.Addr().String()
}

// URL returns the page's address, without a slash at the end.
func (s *Server) URL() string { return "http://" + s.Addr() }

// Err returns the first failure that had no request to answer, or nil.
func (s *Server) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// Close disconnects everybody, waits for requests under way until ctx ends, and writes the
// state file. Closing twice is harmless.
func (s *Server) Close(ctx context.Context) error {
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		return nil
	}
	s.closed = true
	s.stop()
	s.gate.closeAll(1001)
	s.live.closeAll()
	s.mu.Unlock()
	s.unused.closeAll()
	var err error
	if s.http != nil {
		if err = s.http.Shutdown(ctx); err != nil {
			err = errors.Join(err, s.http.Close())
		}
		err = errors.Join(err, <-s.served)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	err = errors.Join(err, s.commit())
	if s.j != nil {
		err = errors.Join(err, s.j.close())
		s.j = nil
	}
	return err
}
