package bench

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"farpost/bot/app"
	"farpost/storage/sqlite/peer"
)

// Options say what is measured.
type Options struct {
	// Program starts a child; behind it come "bot" or "echo" and their arguments.
	Program []string
	Matches int           // that are played
	Waiting int           // that wait beside them
	Time    time.Duration // how long is measured
	// AtOnce is how many people answer at the same time, PerSecond how many begin to answer in a second; 0 for as
	// many as can.
	AtOnce    int
	PerSecond float64
	// Limits says that Discord's limit of requests holds, on the sandbox and in the bot. Requests is the bot's own
	// limit then; 0 for its usual one.
	Limits   bool
	Requests int
	// Absence is how long the bot was away before what is measured; 0 for not at all.
	Absence time.Duration
	Notes   io.Writer // gets what happens meanwhile
}

// Run measures. It makes its files in a folder of its own, which it removes.
func Run(ctx context.Context, o Options) (rep Report, err error) {
	dir, err := os.MkdirTemp("", "farpost-bench-")
	if err != nil {
		return rep, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	t, err := newTown(o.Limits)
	if err != nil {
		return rep, err
	}
	defer func() { err = errors.Join(err, t.close()) }()
	b := &bench{Options: o, town: t, dir: dir, rep: &rep}
	w, err := b.bot(ctx)
	if err != nil {
		return rep, fmt.Errorf("the bot: %w", err)
	}
	if err := b.compare(ctx, w); err != nil {
		return rep, fmt.Errorf("the echo bot: %w", err)
	}
	rep.SQLite, err = peer.Ratio(dir, o.AtOnce, min(o.Time, 10*time.Second))
	return rep, err
}

// bench is one run.
type bench struct {
	Options
	town *town
	dir  string
	rep  *Report
}

func (b *bench) note(format string, args ...any) { fmt.Fprintf(b.Notes, format+"\n", args...) }

// db is the file of the bot's database.
func (b *bench) db() string { return filepath.Join(b.dir, "farpost.db") }

// launch starts the bot with a limit of requests in a second.
func (b *bench) launch(ctx context.Context, perSecond int) (*child, error) {
	return launch(ctx, b.Program, b.town.learn, "bot", b.db(), b.town.server.URL(), strconv.Itoa(perSecond))
}

// bot prepares the matches, starts the bot anew, and measures it.
func (b *bench) bot(ctx context.Context) (*window, error) {
	empty, err := b.prepare(ctx)
	if err != nil {
		return nil, fmt.Errorf("prepare the matches: %w", err)
	}
	limit := -1
	if b.Limits {
		limit = b.Requests
	}
	start := time.Now()
	c, err := b.launch(ctx, limit)
	if err != nil {
		return nil, err
	}
	connected := time.Since(start)
	ctx, cancel := c.life(ctx)
	defer cancel()
	first, err := firstAnswer(ctx, b.town)
	if err != nil {
		return nil, errors.Join(err, c.stop())
	}
	b.note("the bot was connected after %v; the first press was answered within %v", connected.Round(time.Millisecond),
		first.Round(time.Millisecond))
	w, err := b.measure(ctx, c, empty)
	return w, errors.Join(err, c.stop())
}

// prepare begins the matches, and gives the memory of a bot without any.
func (b *bench) prepare(ctx context.Context) (empty uint64, err error) {
	b.town.loose.Store(true)
	defer b.town.loose.Store(false)
	c, err := b.launch(ctx, -1)
	if err != nil {
		return 0, err
	}
	use, err := c.use(askMemory)
	if err == nil {
		var studio *app.Studio
		if studio, err = app.NewStudio(); err == nil {
			err = b.begin(ctx, c, studio.Games())
		}
	}
	if err == nil {
		err = b.town.still(ctx) // what beginnings have left to send is nobody's input
	}
	if err = errors.Join(err, c.stop()); err != nil {
		return 0, err
	}
	b.note("%d matches have begun by commands", b.Matches)
	if b.Waiting > 0 {
		if err := seed(ctx, b.town, b.db(), b.Waiting, b.Absence > 0); err != nil {
			return 0, err
		}
		b.note("%d matches that wait are written", b.Waiting)
	}
	return use.Heap, away(ctx, b.db(), b.town.server.URL(), b.Absence)
}

// begin begins the matches, for as long as the bot lives.
func (b *bench) begin(ctx context.Context, c *child, games []string) error {
	ctx, cancel := c.life(ctx)
	defer cancel()
	return begin(ctx, b.town, b.Matches, games)
}

// measure plays for the time of a window and fills in what that showed.
func (b *bench) measure(ctx context.Context, c *child, empty uint64) (*window, error) {
	still, err := c.use(askMemory)
	if err != nil {
		return nil, err
	}
	before, err := c.use(askTime)
	if err != nil {
		return nil, err
	}
	w := play(ctx, b.town, b.Options)
	prompts, late := settle(ctx, b.town, w)
	after, err := c.use(askTime)
	if err != nil {
		return nil, err
	}
	memory, err := c.use(askMemory)
	if err != nil {
		return nil, err
	}
	took, failed := acks(b.town, w)
	n := inputs(b.town, w)
	b.note("%d inputs; %v; %d presses without an answer; %d prompts, %d of them not there %v after the end", n, w,
		failed, len(prompts), late, drain)
	r := b.rep
	r.AckP50, r.AckP99, r.AckMax = quantile(took, 0.5), quantile(took, 0.99), quantile(took, 1)
	r.PromptP50, r.PromptP99 = quantile(prompts, 0.5), quantile(prompts, 0.99)
	r.Requests, r.Limited = per(float64(w.requests), n), per(float64(w.limited.count()), n)
	r.Inputs = float64(n) / w.to.Sub(w.from).Seconds()
	r.CPU = per((after.CPU-before.CPU).Seconds()*1000, n)
	r.Waiting = kib(still.Heap, empty, b.Matches+b.Waiting)
	r.Active = r.Waiting + kib(memory.Heap, still.Heap, b.Matches)
	return w, nil
}

// kib is how many KiB each of n took of what memory grew by; 0 if it did not grow.
func kib(now, before uint64, n int) float64 {
	return max(per((float64(now)-float64(before))/1024, n), 0)
}

// firstAnswer is how long the first press waits that somebody makes.
func firstAnswer(ctx context.Context, t *town) (time.Duration, error) {
	w := t.open()
	m, ask, err := t.next(ctx)
	if err == nil {
		answer(ctx, t, m, ask, rand.New(rand.NewPCG(1, 1)))
	}
	t.shut(w)
	if err != nil || len(w.presses) == 0 {
		return 0, errors.Join(errors.New("nobody could press anything"), err)
	}
	took, _ := acks(t, &window{presses: w.presses[:1]})
	return took[0], nil
}

// compare measures the echo bot under the same load on the same sandbox.
func (b *bench) compare(ctx context.Context, like *window) error {
	c, err := launch(ctx, b.Program, func(Commit) {}, "echo", b.town.server.URL(), b.town.channel())
	if err != nil {
		return err
	}
	ctx, cancel := c.life(ctx)
	defer cancel()
	w := echo(ctx, b.town, b.Options, c.started.Message, like)
	took, failed := acks(b.town, w)
	b.note("the echo bot: %d presses, %d without an answer", len(took), failed)
	b.rep.EchoP99 = quantile(took, 0.99)
	return c.stop()
}
