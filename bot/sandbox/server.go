package sandbox

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"time"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/autoplay"
	"farpost/bot/sandbox/fault"
	"farpost/bot/sandbox/gateway"
	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/pageapi"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/rest"
	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

// Server is a Discord for one bot and its members: New, Start, Close. Its methods may be called from several
// goroutines.
type Server struct {
	cfg          Config
	w            *world.World
	gateway      *gateway.Gateway
	interactions *interaction.Registry
	faults       fault.List
	delivery     fault.Delivery
	views        *view.Views
	stream       *view.Stream
	acts         *act.Acts
	robots       *autoplay.Robots
	api          *rest.API

	mu     sync.Mutex // guards ln and http
	ln     net.Listener
	http   *http.Server
	idle   idleConns
	served chan error
}

// New opens the state file, or makes the sample world when there is none.
func New(cfg Config) (*Server, error) {
	cfg = cfg.filled()
	w, err := world.Open(world.Settings{
		StateFile: cfg.StateFile, Clock: cfg.Clock, Members: cfg.Members, Locales: cfg.Locales,
		OnError: cfg.OnError,
	})
	if err != nil {
		return nil, err
	}
	s := &Server{cfg: cfg, w: w}
	if cfg.Shown != nil {
		w.Observe(func(e world.Event) {
			made, changed := e.Kind == world.MessageCreated, e.Kind == world.MessageUpdated
			if !made && !changed || e.Message.Author != w.Bot.ID {
				return
			}
			to := e.Message.OnlyFor
			if e.Channel != nil && e.Channel.Kind == resource.ChannelDM {
				to = e.Channel.DMWith
			}
			cfg.Shown(w.MessageObject(e.Message), to, changed)
		})
	}
	s.gateway = gateway.New(w, gateway.Config{Intents: cfg.Intents, RateClock: cfg.RateClock, Knows: s.knows})
	s.interactions = interaction.New(w, s.gateway, &s.delivery, cfg.Limits.FileBytes)
	s.views = view.New(w, cfg.Demo.Name != "")
	s.stream = view.NewStream(s.views)
	s.acts = act.New(w, s.views, s.interactions, cfg.Limits.FileBytes, cfg.Demo)
	s.robots = autoplay.New(w, s.views, s.acts, cfg.Autoplay, cfg.AutoplayPause, cfg.Seed)
	s.api = rest.New(w, s.interactions, &s.faults, rest.Config{
		Limits: cfg.Limits, Intents: cfg.Intents, RateClock: cfg.RateClock, Knows: s.knows, Record: cfg.Record,
	})
	return s, nil
}

// knows says whether a token, without "Bot ", is the bot's.
func (s *Server) knows(token string) bool {
	return token != "" && (s.cfg.Token == "" || token == s.cfg.Token)
}

// Start listens and serves until Close. Its error names an address that is taken.
func (s *Server) Start() error {
	addr := s.cfg.Addr
	if addr == "" {
		addr = "127.0.0.1:0"
	}
	if err := s.checkAddr(addr); err != nil {
		return err
	}
	ln, err := s.cfg.Listen(addr)
	if err != nil {
		return fmt.Errorf("sandbox: listen on %s: %w", addr, err)
	}
	if err := s.serve(ln); err != nil {
		return errors.Join(err, ln.Close())
	}
	return nil
}

// serve answers what comes in at a listener, until Close.
func (s *Server) serve(ln net.Listener) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ln != nil || !s.w.Enter(func() {}) {
		return errors.New("sandbox: already started or closed")
	}
	var moved error
	err := s.w.Do(func() {
		if moved = s.w.Rebase("http://" + ln.Addr().String()); moved == nil {
			s.robots.WakeAll()
		}
	})
	if err = errors.Join(moved, err); err != nil {
		return err
	}
	s.ln, s.served = ln, make(chan error, 1)
	s.http = &http.Server{Handler: s.handler(), ConnState: s.idle.watch}
	if s.cfg.AllowRemote { // who is on this machine may be as slow as it is
		s.http.ReadHeaderTimeout = 10 * time.Second
	}
	go func() {
		err := s.http.Serve(ln)
		if errors.Is(err, http.ErrServerClosed) {
			err = nil
		}
		s.served <- err
	}()
	return nil
}

// handler routes everything that the server answers.
func (s *Server) handler() http.Handler {
	mux := http.NewServeMux()
	origins := pageapi.NewOriginCheck(s.Addr, s.cfg.AllowRemote)
	pageapi.New(origins, s.w, s.acts, s.stream).Register(mux)
	mux.Handle("/api/", origins.OwnOrigin(s.api))
	mux.Handle("GET /gateway", origins.OwnOrigin(s.gateway))
	mux.Handle("GET /gateway/{$}", origins.OwnOrigin(s.gateway))
	return mux
}

// checkAddr refuses an address that others can reach, unless that is allowed.
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
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ln == nil {
		return ""
	}
	return s.ln.Addr().String()
}

// URL returns the page's address, without a slash at the end.
func (s *Server) URL() string { return "http://" + s.Addr() }

// Err returns the first failure that no request was told of, or nil.
func (s *Server) Err() error { return s.w.Err() }

// Close disconnects everybody, waits until ctx ends for requests that are being answered, and writes the state file. A
// second Close does nothing.
func (s *Server) Close(ctx context.Context) error {
	if !s.w.Stop() {
		return nil
	}
	s.w.Look(func() {
		s.gateway.CloseAll(1001)
		s.stream.CloseAll()
	})
	s.idle.closeAll()
	s.mu.Lock()
	server := s.http
	s.mu.Unlock()
	var err error
	if server != nil {
		if err = server.Shutdown(ctx); err != nil {
			err = errors.Join(err, server.Close())
		}
		err = errors.Join(err, <-s.served)
	}
	return errors.Join(err, s.w.Close())
}
