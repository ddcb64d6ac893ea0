package sandbox_test

import (
	"context"
	"net/http"
	"net/url"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// redirect sends a discordgo session's requests to the sandbox.
type redirect struct{ base *url.URL }

func (r redirect) RoundTrip(req *http.Request) (*http.Response, error) {
	req = req.Clone(req.Context())
	req.URL.Scheme, req.URL.Host = r.base.Scheme, r.base.Host
	return http.DefaultTransport.RoundTrip(req)
}

// epoch is when every test begins.
var epoch = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// fixture is a running sandbox with a connected bot.
type fixture struct {
	t     *testing.T
	s     *sandbox.Server
	clock *sandbox.ManualClock
	bot   *discordgo.Session // connected
	ctx   context.Context    // until the end of the test

	// The sample members. Ada is the administrator, Chiara and Dario read Italian.
	ada, bruno, chiara, dario *sandbox.Member

	mu       sync.Mutex
	handlers func(*discordgo.Session, *discordgo.InteractionCreate)
}

// start runs a sandbox for the time of a test; edit changes its configuration.
func start(t *testing.T, edit func(*sandbox.Config)) *fixture {
	t.Helper()
	w := serve(t, edit)
	w.connect()
	return w
}

// serve is start without a bot.
func serve(t *testing.T, edit func(*sandbox.Config)) *fixture {
	t.Helper()
	w := &fixture{t: t, clock: sandbox.NewManualClock(epoch)}
	cfg := sandbox.Config{
		Clock: w.clock, Token: "secret", AutoplayPause: -1, StateFile: filepath.Join(t.TempDir(), "state.json"),
		Record: seen.record,
	}
	if edit != nil {
		edit(&cfg)
	}
	s, err := sandbox.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	w.s = s
	w.ada, w.bruno, w.chiara, w.dario = s.Member(0), s.Member(1), s.Member(2), s.Member(3)
	ctx, cancel := context.WithCancel(context.Background())
	w.ctx = ctx
	t.Cleanup(func() {
		defer cancel()
		if err := s.Close(ctx); err != nil {
			t.Errorf("close: %v", err)
		}
		if err := s.Err(); err != nil {
			t.Errorf("server: %v", err)
		}
	})
	return w
}

// session makes a discordgo session for the sandbox.
func (w *fixture) session() *discordgo.Session {
	w.t.Helper()
	d, err := discordgo.New("Bot secret")
	if err != nil {
		w.t.Fatal(err)
	}
	base, err := url.Parse(w.s.URL())
	if err != nil {
		w.t.Fatal(err)
	}
	d.Client = &http.Client{Transport: redirect{base}}
	d.Identify.Intents = discordgo.IntentsGuilds | discordgo.IntentsGuildMessages | discordgo.IntentsDirectMessages
	d.MaxRestRetries = 0
	d.ShouldRetryOnRateLimit = false
	d.ShouldReconnectOnError = false
	return d
}

// connect opens a bot whose interactions go to the handler set by on.
func (w *fixture) connect() {
	w.t.Helper()
	w.bot = w.session()
	w.bot.AddHandler(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		w.mu.Lock()
		h := w.handlers
		w.mu.Unlock()
		if h != nil {
			h(d, i)
		}
	})
	w.open(w.bot)
}

// open connects a session. The server's end disconnects it; discordgo's own Close would sleep for a second.
func (w *fixture) open(bot *discordgo.Session) {
	w.t.Helper()
	if err := bot.Open(); err != nil {
		w.t.Fatal(err)
	}
	if err := w.s.AwaitBot(w.ctx); err != nil {
		w.t.Fatal(err)
	}
}

// on sets what the bot does with interactions.
func (w *fixture) on(h func(*discordgo.Session, *discordgo.InteractionCreate)) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.handlers = h
}

// reply answers every interaction with one response.
func (w *fixture) reply(r *discordgo.InteractionResponse) {
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := d.InteractionRespond(i.Interaction, r); err != nil {
			w.t.Errorf("respond: %v", err)
		}
	})
}

// matches returns the id of the channel in which most happens.
func (w *fixture) matches() string { return w.s.ChannelID("matches") }

// send lets the bot write in the channel.
func (w *fixture) send(text string) *discordgo.Message {
	w.t.Helper()
	return must[*discordgo.Message](w.t)(w.bot.ChannelMessageSend(w.matches(), text))
}

// thread lets the bot start a public thread in the channel.
func (w *fixture) thread(name string) *discordgo.Channel {
	w.t.Helper()
	return must[*discordgo.Channel](w.t)(
		w.bot.ThreadStart(w.matches(), name, discordgo.ChannelTypeGuildPublicThread, 60))
}

// shown returns a message as a member sees it, which they must.
func (w *fixture) shown(member *sandbox.Member, id string) sandbox.Message {
	w.t.Helper()
	return must[sandbox.Message](w.t)(member.Message(id))
}

// must fails the test on an error.
func must[T any](t *testing.T) func(T, error) T {
	return func(x T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
}

// code returns Discord's error code of a REST error, 0 for none.
func code(err error) int {
	if e, ok := err.(*discordgo.RESTError); ok && e.Message != nil {
		return e.Message.Code
	}
	return 0
}

// recorder keeps the exchanges of all tests of the package, for the check against Discord's description.
type recorder struct {
	mu   sync.Mutex
	list []sandbox.Exchange
}

var seen recorder

func (r *recorder) record(e sandbox.Exchange) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.list = append(r.list, e)
}
