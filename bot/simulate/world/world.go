package world

import (
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	"farpost/bot/app"
	"farpost/bot/internal/loopback"
	"farpost/bot/sandbox"
	"farpost/bot/simulate/gate"
	"farpost/bot/simulate/ledger"
)

// Config says what a world is like.
type Config struct {
	Seed    uint64
	Members int
	// Dir is an empty folder for the databases.
	Dir string
	// Judge says what is wrong with a request and its answer; nil for nobody. It may be called by many at once.
	Judge func(sandbox.Exchange) []error
}

// World is Discord, a bot on it, and time. Its methods are for the goroutine that runs it, but for those that say
// otherwise.
type World struct {
	Config
	Gate    *gate.Gate
	Net     *loopback.Network
	Sandbox *sandbox.Server
	Log     Log
	Ledger  *ledger.Ledger // what comes of the bot's work
	// Noticed is told of each message that the bot posts; nil for nobody. It must return at once.
	Noticed func(string)

	hands        hands
	dir          string
	files        int
	away         time.Duration // for how long a killed process is away
	closed       bool
	mute         bool // the gateway says nothing
	blind        bool // the bot may not read what stands in the channel of matches
	removals     int  // how often the bot was removed from the server
	frozen       bool // the process stands still
	lives        int
	set          time.Duration // what the machine's clock shows more than the true time
	full         bool          // the disk has no room
	fills        bool          // it will have none when a message is posted
	fillsAtInput bool          // it will have none when an input is to be kept
	now          *Process      // the life that there is; nil while there is none
	old          []*Process    // those before, until they are buried
	strikes      []*Strike     // faults that wait for a request
	posts        []Post
	holds        map[string]held // when Discord wants no requests, by what
	wrong        []string        // what Discord would not have of requests
	Killed       int             // how many processes were killed
	Ended        int             // how many ended by themselves
}

// New makes a world with a bot, which has begun to start. It is to be closed.
func New(c Config) (*World, error) {
	w := &World{Config: c, holds: map[string]held{}, Net: loopback.New(), hands: newHands(), dir: c.Dir,
		Gate: gate.New(rand.New(rand.NewPCG(c.Seed, 0x6a7e)))}
	s, err := sandbox.New(sandbox.Config{Addr: "127.0.0.1:0", Listen: w.Net.Listen, Token: token,
		Clock: w.hands, Members: c.Members, AutoplayPause: -1, Seed: c.Seed, Shown: w.witness, Record: w.record})
	if err != nil {
		return nil, err
	}
	if err := s.Start(); err != nil {
		return nil, err
	}
	w.Sandbox, w.Ledger = s, ledger.New(w.Now())
	w.now = w.start(w.fileOf(0))
	return w, nil
}

// record has a request judged.
func (w *World) record(x sandbox.Exchange) {
	if w.Judge == nil {
		return
	}
	for _, err := range w.Judge(x) {
		w.wrong = append(w.wrong, err.Error())
	}
}

// Now is the true time.
func (w *World) Now() time.Time { return w.hands.Now() }

// App is the bot that runs; nil while there is none that works.
func (w *World) App() *app.App {
	if w.now == nil || !w.now.up {
		return nil
	}
	return w.now.App
}

// Process is the life that there is; nil while there is none.
func (w *World) Process() *Process { return w.now }

// Run lets the world go on until an instant. A bot that has ended by itself starts again after a while, as by whoever
// looks after a server's programs.
func (w *World) Run(until time.Time) error {
	for {
		for w.Gate.Step() {
			if w.Log.Faults() != nil {
				return errors.Join(w.Log.Faults()...)
			}
		}
		if err := w.revive(); err != nil {
			return err
		}
		if !w.Now().Before(until) {
			return nil
		}
		w.Gate.Sleep(time.Now().Add(until.Sub(w.Now())))
	}
}

// latency is how long a request is under way: mostly a fifth of a second, seldom some seconds.
func (w *World) latency(req *http.Request) time.Duration {
	h := fnv.New64a()
	fmt.Fprint(h, w.Seed, req.Method, place(req.URL.Path), w.Now().UnixNano())
	r := rand.New(rand.NewPCG(h.Sum64(), 0))
	if r.IntN(300) == 0 && !strings.Contains(req.URL.Path, "/interactions/") {
		return time.Duration(1+r.IntN(4)) * time.Second
	}
	return time.Duration(20+r.IntN(200)) * time.Millisecond
}
