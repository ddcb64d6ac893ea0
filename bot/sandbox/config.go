package sandbox

import (
	"net"
	"time"
)

// Config says how a sandbox is set up. The zero value is a sandbox in memory, on any free loopback port, without a demo
// match.
type Config struct {
	// Addr is the address to listen on; empty means 127.0.0.1:0. AllowRemote permits one that is not loopback.
	Addr        string
	AllowRemote bool
	// Listen opens the listener at Addr; nil opens one of the system's network.
	Listen func(address string) (net.Listener, error)

	// StateFile is where the world is kept; its attachments lie in the folder of the same name with ".files" behind.
	// Empty keeps the world in memory.
	StateFile string

	// Token is the bot's token, without "Bot ". Empty accepts any token that is not empty.
	Token string

	// Clock is the sandbox's time, RateClock the time of the rate limits; nil is the computer's. RateClock stays the
	// computer's when Clock is another, because discordgo waits on that.
	Clock     Clock
	RateClock func() time.Time

	Limits Limits

	// Intents are the privileged intents that the bot may ask for. Others end its gateway connection with 4014.
	Intents int

	// Demo is the command of "Start a demo match"; a zero Name means there is none.
	Demo DemoCommand

	// Autoplay decides for members who play by themselves; nil is DefaultStrategy. AutoplayPause is the time on Clock
	// before each press; 0 means 0.8 seconds, less than 0 none.
	Autoplay      Strategy
	AutoplayPause time.Duration
	// Members is how many sample members there are, the first of them the administrator; 0 means four. It counts when
	// the world is made, not for one that is read from a file.
	Members int
	// Locales are the languages of the sample members in order, in place of the usual ones; missing ones stay. They
	// count when the world is made, not for one that is read from a file.
	Locales []string

	// Seed makes the choices of members who play by themselves repeatable.
	Seed uint64

	// Record, when not nil, gets every REST request of the bot with its answer, in the order in which they were
	// answered. It gets one at a time, and must not call the server.
	Record func(Exchange)

	// Shown, when not nil, is told of each message that the bot posts or changes: to the one member who alone sees it,
	// or "". It must not call the server.
	Shown func(m Message, to string, changed bool)

	// OnError, when not nil, gets failures that no request is told of, such as a state file that cannot be written.
	// Server.Err returns the first. It must not call the server.
	OnError func(error)
}

// filled returns the configuration with its defaults; world.Open has that of the clock.
func (c Config) filled() Config {
	if c.RateClock == nil {
		c.RateClock = time.Now
	}
	if c.Listen == nil {
		c.Listen = func(address string) (net.Listener, error) { return net.Listen("tcp", address) }
	}
	if c.Autoplay == nil {
		c.Autoplay = DefaultStrategy
	}
	if c.AutoplayPause == 0 {
		c.AutoplayPause = 800 * time.Millisecond
	}
	c.Limits = c.Limits.Filled()
	return c
}
