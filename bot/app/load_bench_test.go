//go:build unix

package app_test

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/clock"
	"farpost/bot/sandbox"
)

// crowd is a bot on its sandbox with real time, and four members between whom matches are begun.
type crowd struct {
	app     *app.App
	players []*apptest.Player
	mu      sync.Mutex
	answers []time.Duration // from each interaction to its first answer
}

func newCrowd(b *testing.B) *crowd {
	b.Helper()
	c := &crowd{}
	config := app.Config{DB: filepath.Join(b.TempDir(), "farpost.db"), SandboxAddr: "127.0.0.1:0", Workers: 4,
		PictureMB: 56}
	was := runtime.GOMAXPROCS(0)
	slots := app.TuneProcess(config, os.LookupEnv)
	a, err := app.New(b.Context(), config, app.Deps{Clock: clock.System(), Slots: slots, PerSecond: -1,
		Log: slog.New(slog.NewTextHandler(b.Output(), &slog.HandlerOptions{Level: slog.LevelError})),
		Sandbox: func(s *sandbox.Config) {
			s.AutoplayPause, s.Limits.PerSecond, s.Seed, s.Record = -1, -1, 4, c.record
		}})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		if err := a.Close(context.Background()); err != nil {
			b.Error(err)
		}
		runtime.GOMAXPROCS(was)
	})
	if err := a.Start(b.Context()); err != nil {
		b.Fatal(err)
	}
	c.app = a
	for i := range 4 {
		c.players = append(c.players, &apptest.Player{Member: a.Sandbox.Member(i),
			Rand: rand.New(rand.NewPCG(7, uint64(i)))})
	}
	return c
}

// record notes how long the first answer to an interaction took: its id says when it was made, to the millisecond.
func (c *crowd) record(x sandbox.Exchange) {
	if x.Template != "/interactions/{interaction_id}/{interaction_token}/callback" {
		return
	}
	id, err := strconv.ParseInt(strings.Split(x.Path, "/")[2], 10, 64)
	if err != nil {
		return
	}
	const epoch = 1420070400000 // Discord's, in milliseconds
	c.mu.Lock()
	defer c.mu.Unlock()
	c.answers = append(c.answers, time.Since(time.UnixMilli(id>>22+epoch)))
}

func (c *crowd) answered() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.answers)
}

// begin begins a match between two members.
func (c *crowd) begin(b *testing.B, n int) {
	b.Helper()
	from, to := c.players[n%2*2], c.players[n%2*2+1]
	game := []string{"farwald", "fow"}[n/2%2]
	invite, err := from.Invite(b.Context(), c.app.Sandbox.ChannelID("matches"), to, gameOf(game))
	if err == nil {
		_, err = to.Accept(b.Context(), invite)
	}
	if err != nil {
		b.Fatal(err)
	}
}

// BenchmarkAnswers measures how long people wait for the first answer to a press while eight matches of both games
// are played without a pause, each act saved and each board drawn and sent, by members that play by themselves on the
// sandbox, in the same process. An operation is a hundred presses.
func BenchmarkAnswers(b *testing.B) {
	c := newCrowd(b)
	for b.Loop() {
		b.StopTimer()
		for n := range 8 {
			c.begin(b, n)
		}
		for _, p := range c.players {
			if err := p.Member.SetAutoplay(true); err != nil {
				b.Fatal(err)
			}
		}
		b.StartTimer()
		for until := c.answered() + 100; c.answered() < until; {
			time.Sleep(time.Millisecond)
		}
		b.StopTimer()
		for _, p := range c.players {
			if err := p.Member.SetAutoplay(false); err != nil {
				b.Fatal(err)
			}
		}
		b.StartTimer()
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	slices.Sort(c.answers)
	at := func(share float64) float64 {
		return float64(c.answers[int(share*float64(len(c.answers)-1))].Microseconds()) / 1000
	}
	b.ReportMetric(at(0.5), "p50-ms")
	b.ReportMetric(at(0.99), "p99-ms")
	b.ReportMetric(at(1), "most-ms")
	b.ReportMetric(float64(len(c.answers)), "answers")
}

// BenchmarkWaiting measures what a match costs while it waits for somebody: the processor time of the whole process,
// its sandbox with it, while nothing happens, shared out among a hundred matches. An operation is a second of it.
func BenchmarkWaiting(b *testing.B) {
	const matches = 100
	c := newCrowd(b)
	for n := range matches {
		c.begin(b, n)
	}
	time.Sleep(2 * time.Second) // what is to be sent is sent
	used := func() time.Duration {
		var u syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
			b.Fatal(err)
		}
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	start, cpu := time.Now(), used()
	for b.Loop() {
		time.Sleep(time.Second)
	}
	b.ReportMetric(float64((used()-cpu).Microseconds())/time.Since(start).Seconds()/matches, "cpu-µs/s/match")
}
