package sandbox

import (
	"net/http"
	"time"
)

// Config says how a sandbox is set up. The zero value is a sandbox on any free loopback port
// that keeps nothing and has no demo.
type Config struct {
	// Addr is the address to listen on; empty means 127.0.0.1:0. A host that is not loopback is
	// refused unless AllowRemote is set.
	Addr        string
	AllowRemote bool

	// StateFile is where the world is kept; its attachments lie in the folder of the same name
	// with ".files" behind. Empty keeps the world in memory.
	StateFile string

	// Token is the bot's token, without "Bot ". Empty accepts any token that is not empty.
	Token string

	// Clock is the sandbox's time; nil is the computer's. RateClock is the time of the rate
	// limits; nil is the computer's also then, because discordgo waits on that.
	Clock     Clock
	RateClock func() time.Time

	Limits Limits

	// Intents are privileged intents that the application may ask for; others end the gateway
	// connection with 4014.
	Intents int

	// Demo is the command of "Start a demo match"; a zero Name means there is none.
	Demo DemoCommand

	// Autoplay decides for members that play by themselves; nil is DefaultStrategy. Its pause is
	// the time on Clock before each press; zero means 0.8 seconds, less than zero none.
	Autoplay      Strategy
	AutoplayPause time.Duration
	// Locales are the languages of the sample members in order, in place of the usual ones; missing ones
	// stay. They count when the world is made, not for one that is read from a file.
	Locales []string

	// Seed makes the choices of members that play by themselves repeatable.
	Seed uint64

	// Record, when not nil, gets every REST request of the bot with its answer, in the order in
	// which they were answered. It is called one request at a time and must not call the server.
	Record func(Exchange)

	// OnError, when not nil, is told of failures that have no request to answer, such as a state
	// file that cannot be written. Server.Err keeps the first. It must not call the server.
	OnError func(error)
}

// filled returns the configuration with its defaults.
func (c Config) filled() Config {
	if c.RateClock == nil {
		c.RateClock = time.Now
	}
	if c.Autoplay == nil {
		c.Autoplay = DefaultStrategy
	}
	if c.AutoplayPause == 0 {
		c.AutoplayPause = 800 * time.Millisecond
	}
	c.Limits = c.Limits.filled()
	return c
}

// Limits are the limits that Discord sets by load or habit rather than by form. Zero means the
// default, less than zero no limit.
type Limits struct {
	PerSecond     int // requests in all, interaction endpoints apart; default 50
	PerChannel    int // new messages in a channel in 5 seconds; default none (Discord: 5)
	ActiveThreads int // threads that are not archived; default 1000
	OldEdits      int // edits in an hour of a message older than an hour; default 30
	Renames       int // renames of a channel or thread in 10 minutes; default 2
	FileBytes     int // one file; default 10 MiB
	RequestBytes  int // one request; default 25 MiB
}

func orDefault(n, standard int) int {
	if n == 0 {
		return standard
	}
	return n
}

func (l Limits) filled() Limits {
	l.PerSecond = orDefault(l.PerSecond, 50)
	l.PerChannel = orDefault(l.PerChannel, -1)
	l.ActiveThreads = orDefault(l.ActiveThreads, 1000)
	l.OldEdits = orDefault(l.OldEdits, 30)
	l.Renames = orDefault(l.Renames, 2)
	l.FileBytes = orDefault(l.FileBytes, 10<<20)
	l.RequestBytes = orDefault(l.RequestBytes, 25<<20)
	return l
}

// DemoCommand is the slash command that begins a demo match. In option values the text "{1}" is
// replaced by the id of the member who runs it, "{2}" by the id of the opponent.
type DemoCommand struct {
	Name    string
	Path    []string
	Options []OptionValue
	Channel string // name of the channel; empty is the first one
}

// OptionValue is an option as a member fills it in: Value is a string, bool, number or File.
type OptionValue struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}

// Exchange is one REST request and its answer.
type Exchange struct {
	Method   string
	Path     string // without /api/vN, e.g. /channels/1/messages
	Template string // e.g. /channels/{channel_id}/messages; empty when no route matched
	Query    string
	// ContentType is that of the request. Body is its JSON: for multipart the payload_json
	// part, whose files Files counts.
	ContentType string
	Body        []byte
	Files       int
	Header      http.Header // of the answer
	Status      int
	Response    []byte
}
