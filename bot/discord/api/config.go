package api

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
)

// Config says how to reach Discord.
type Config struct {
	// Token is the bot's token, without "Bot ".
	Token string
	// Base is the scheme and host of another server that speaks Discord's API, such as
	// "http://127.0.0.1:8484"; empty for Discord itself.
	Base string
	// Transport sends requests; nil is http.DefaultTransport.
	Transport http.RoundTripper
	// Dial makes the connections to the gateway; nil makes them by the system's network.
	Dial func(ctx context.Context, network, address string) (net.Conn, error)
	// PerSecond is how many requests start in a second; those about interactions do not count. 0 means 40, ten less
	// than Discord bears. A negative number means no limit.
	PerSecond int
	// Now is the time by which limits pass; nil is the computer's.
	Now func() time.Time
	// Warn is told when nothing can be sent or heard for a while, and why; nil for nobody. It must return at once.
	Warn func(string)
	// Info is told when what Warn was told is over; nil for nobody. It must return at once.
	Info func(string)
	// Patience is the clock by which requests, the gateway and the ends of connections are waited for; nil is the
	// computer's. By one that is faked nothing runs out because the machine is slow.
	Patience clock.Clock
	// Watch says how patiently the gateway is watched.
	Watch Watch
	// Ran says for how long the process has run, for Played; nil counts from Dial.
	Ran func() time.Duration
	// Back is called each time Discord's gateway is there, for the first time or again; nil for nothing. It runs on a
	// goroutine of its own.
	Back func()
	// Observe sees every request and its answer; nil for nobody. It must not keep the bodies.
	Observe func(req *http.Request, resp *http.Response, err error)
}

// Client is an open connection.
type Client struct {
	session *discordgo.Session
	// AppID is the application's id. Connect sets it.
	AppID    string
	self     atomic.Pointer[string] // the bot's user id; nil before Connect
	base     *url.URL               // of another server than Discord; nil for Discord
	patience clock.Clock
	gateway  *gateway
	rest     *transport
	abort    context.CancelFunc
	once     sync.Once
}

// Dial makes a client that is not connected yet, so that handlers can be added first.
func Dial(c Config) (*Client, error) {
	if c.Token == "" {
		return nil, errors.New("no Discord token: set DISCORD_TOKEN")
	}
	if c.Patience == nil {
		c.Patience = clock.System()
	}
	s, err := discordgo.New("Bot " + c.Token)
	if err != nil {
		return nil, fmt.Errorf("discord session: %w", err)
	}
	if c.Transport == nil {
		c.Transport = http.DefaultTransport
	}
	rt := &transport{next: c.Transport, routes: newBuckets(), now: c.Now, observe: c.Observe,
		halts: &halts{warn: c.Warn}}
	if rt.now == nil {
		rt.now = time.Now
	}
	if c.Warn == nil {
		rt.halts.warn = func(string) {}
	}
	if c.PerSecond >= 0 {
		rt.pace = newLimiter(cmp.Or(c.PerSecond, 40))
	}
	if c.Base != "" {
		u, err := url.Parse(c.Base)
		if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") {
			return nil, fmt.Errorf("DISCORD_API_URL %q: want a scheme and a host, such as http://127.0.0.1:8484",
				c.Base)
		}
		rt.base = u
	}
	life, abort := context.WithCancel(context.Background())
	s.Client = &http.Client{Transport: &leash{next: rt, life: life, patience: c.Patience}}
	s.ShouldRetryOnRateLimit = false
	s.MaxRestRetries = 0
	s.StateEnabled = false
	s.SyncEvents = false
	// Messages are heard of for the bot's own: which have arrived, and which were deleted. The contents of others come
	// only where they mention the bot, which needs no privileged intent.
	s.Identify.Intents = discordgo.IntentsGuilds | discordgo.IntentsGuildMessages | discordgo.IntentsDirectMessages
	g := newGateway(c)
	g.dial = c.Dial
	g.ask = func() {
		if !isBusy(s) { // else there is nobody to ask
			_ = s.GatewayWriteStruct(heartbeat{Op: 1}) // what does not arrive is not answered
		}
	}
	s.Dialer = g.dialer()
	s.AddHandler(func(*discordgo.Session, *discordgo.Ready) { g.isReady() })
	s.AddHandler(func(*discordgo.Session, *discordgo.Resumed) { g.isReady() })
	return &Client{session: s, base: rt.base, patience: c.Patience, gateway: g, rest: rt, abort: abort}, nil
}

// BotID is the user id of the bot; "" before it is connected.
func (c *Client) BotID() string {
	if id := c.self.Load(); id != nil {
		return *id
	}
	return ""
}

// isBusy reports whether discordgo opens or closes a connection: it holds its lock meanwhile.
func isBusy(s *discordgo.Session) bool {
	if !s.TryRLock() {
		return true
	}
	s.RUnlock()
	return false
}

// IsBusy reports whether a connection to the gateway is being opened or closed.
func (c *Client) IsBusy() bool { return isBusy(c.session) }

// Halted returns until when Discord wants no requests at all but answers to interactions; the zero time if it does.
func (c *Client) Halted() time.Time { return c.rest.halts.until(c.rest.now()) }

// Connect opens the gateway. It fails when ctx ends or after the timeout; 0 means 30 seconds. discordgo alone would
// wait for ever if the gateway asks for a reconnect before it is ready.
func (c *Client) Connect(ctx context.Context, timeout time.Duration) error {
	if timeout == 0 {
		timeout = 30 * time.Second
	}
	ready := make(chan *discordgo.Ready, 1)
	c.session.AddHandlerOnce(func(_ *discordgo.Session, r *discordgo.Ready) {
		select {
		case ready <- r:
		default:
		}
	})
	opened := make(chan error, 1)
	go func() { opened <- c.session.Open() }()
	stopped := ctx
	ctx, cancel := clock.WithTimeout(ctx, c.patience, timeout)
	defer cancel()
	for {
		select {
		case err := <-opened:
			if err != nil {
				return errors.Join(explain(c.clean(c.gateway.because(err))), c.Disconnect())
			}
			opened = nil
		case r := <-ready:
			c.self.Store(&r.User.ID)
			if r.Application != nil {
				c.AppID = r.Application.ID
			}
			if c.AppID == "" {
				c.AppID = r.User.ID
			}
			return nil
		case <-ctx.Done():
			if err := stopped.Err(); err != nil {
				return errors.Join(fmt.Errorf("discord gateway: %w", err), c.Disconnect())
			}
			return errors.Join(fmt.Errorf("discord gateway: not ready after %v", timeout), c.Disconnect())
		}
	}
}

// Disconnect closes the gateway for good. It returns when the other side has closed the connection, too; discordgo
// alone would always wait for a second. A connection that is not ready, or that the other side does not close, is cut,
// so it returns in a few seconds whatever the other side does (Watch.Close). Calling it twice is no error.
func (c *Client) Disconnect() error {
	var err error
	c.once.Do(func() {
		w := c.gateway.shut() // before discordgo is asked, which may wait for its lock
		c.abort()             // as long as it asks where the gateway is, it holds that lock
		if w == nil {         // discordgo finds out by itself, and stops when it can make no other connection
			return
		}
		closed := make(chan error, 1)
		go func() { closed <- c.session.Close() }()
		drained := w.drained()
		late := make(chan struct{})
		defer c.patience.AfterFunc(c.gateway.watch.Close, func() { close(late) })()
		select {
		case err = <-closed:
		case <-drained:
		case <-late:
		}
		_ = w.Close() // it is closed, or broken, or the other side does not let go
		if errors.Is(err, discordgo.ErrWSNotFound) {
			err = nil
		}
	})
	return err
}

// Abort ends all requests that are under way, and all later ones. Whether they were carried out is not known.
func (c *Client) Abort() { c.abort() }

// because adds to the failure of a connection why it was cut.
func (g *gateway) because(err error) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.cut == "" {
		return err
	}
	return fmt.Errorf("it %s (%w)", g.cut, err)
}

// explain adds what to do to the errors that a newcomer may get.
func explain(err error) error {
	if strings.Contains(err.Error(), "4004") || Status(err) == http.StatusUnauthorized {
		return fmt.Errorf("discord does not accept the token: "+
			"copy it again from the application's Bot page into DISCORD_TOKEN (%w)", err)
	}
	return fmt.Errorf("discord gateway: %w", err)
}
