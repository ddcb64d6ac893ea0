package api

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/bwmarrin/discordgo"
)

// Config says how to reach Discord.
type Config struct {
	// Token is the bot's token, without "Bot ".
	Token string
	// Base is the scheme and host of another server that speaks Discord's API, such as
	// "http://127.0.0.1:8484"; empty for Discord itself.
	Base string
	// PerSecond is how many requests start in a second; those about interactions do not count. 0 means 40, ten less
	// than Discord bears. A negative number means no limit.
	PerSecond int
	// Observe sees every request and its answer; nil for nobody. It must not keep the bodies.
	Observe func(req *http.Request, resp *http.Response, err error)
}

// Client is an open connection.
type Client struct {
	*discordgo.Session
	// AppID is the application's id, BotID the bot user's. Connect sets them.
	AppID   string
	BotID   string
	base    *url.URL // of another server than Discord; nil for Discord
	gateway *gateway
	once    sync.Once
}

// Dial makes a client that is not connected yet, so that handlers can be added first.
func Dial(c Config) (*Client, error) {
	if c.Token == "" {
		return nil, errors.New("no Discord token: set DISCORD_TOKEN")
	}
	s, err := discordgo.New("Bot " + c.Token)
	if err != nil {
		return nil, fmt.Errorf("discord session: %w", err)
	}
	rt := &transport{next: http.DefaultTransport, observe: c.Observe}
	if c.PerSecond >= 0 {
		rt.limit = newLimiter(cmp.Or(c.PerSecond, 40))
	}
	if c.Base != "" {
		u, err := url.Parse(c.Base)
		if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") {
			return nil, fmt.Errorf("DISCORD_API_URL %q: want a scheme and a host, such as http://127.0.0.1:8484",
				c.Base)
		}
		rt.base = u
	}
	s.Client = &http.Client{Transport: rt, Timeout: 20 * time.Second}
	s.ShouldRetryOnRateLimit = false
	s.MaxRestRetries = 0
	s.StateEnabled = false
	s.SyncEvents = false
	s.Identify.Intents = discordgo.IntentsGuilds
	g := &gateway{}
	s.Dialer = g.dialer()
	return &Client{Session: s, base: rt.base, gateway: g}, nil
}

// Connect opens the gateway. It fails when ctx ends or after the timeout; 0 means 30 seconds. discordgo alone would
// wait for ever if the gateway asks for a reconnect before it is ready.
func (c *Client) Connect(ctx context.Context, timeout time.Duration) error {
	if timeout == 0 {
		timeout = 30 * time.Second
	}
	ready := make(chan *discordgo.Ready, 1)
	c.AddHandlerOnce(func(_ *discordgo.Session, r *discordgo.Ready) {
		select {
		case ready <- r:
		default:
		}
	})
	opened := make(chan error, 1)
	go func() { opened <- c.Session.Open() }()
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	for {
		select {
		case err := <-opened:
			if err != nil {
				return explain(err)
			}
			opened = nil
		case r := <-ready:
			c.BotID = r.User.ID
			if r.Application != nil {
				c.AppID = r.Application.ID
			}
			if c.AppID == "" {
				c.AppID = r.User.ID
			}
			return nil
		case <-ctx.Done():
			return errors.Join(fmt.Errorf("discord gateway: not ready after %v", timeout), c.Disconnect())
		}
	}
}

// Disconnect closes the gateway for good. It returns when the other side has closed the connection, too, after a
// second at the latest; discordgo alone would always wait for that second. Calling it twice is no error.
func (c *Client) Disconnect() error {
	var err error
	c.once.Do(func() {
		c.ShouldReconnectOnError = false
		closed := make(chan error, 1)
		go func() { closed <- c.Session.Close() }()
		select {
		case err = <-closed:
		case <-c.gateway.drained():
		}
		if errors.Is(err, discordgo.ErrWSNotFound) {
			err = nil
		}
	})
	return err
}

// explain adds what to do to the errors that a newcomer may get.
func explain(err error) error {
	if strings.Contains(err.Error(), "4004") || Status(err) == http.StatusUnauthorized {
		return fmt.Errorf("discord does not accept the token: "+
			"copy it again from the application's Bot page into DISCORD_TOKEN (%w)", err)
	}
	return fmt.Errorf("discord gateway: %w", err)
}
