package simulate

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"farpost/bot/app"
	"farpost/bot/sandbox"
	"farpost/bot/simulate/faults"
	"farpost/bot/simulate/gate"
	"farpost/bot/simulate/laws"
	"farpost/bot/simulate/people"
	"farpost/bot/simulate/world"
	"farpost/storage"
)

// Config says what a run is like. The same configuration gives the same run.
type Config struct {
	Seed    uint64
	Matches int           // how many people begin
	Members int           // how many people there are; at least 4
	Events  int           // how many tournaments, at most 2
	Time    time.Duration // how long people play
	Kinds   []faults.Kind // what may go wrong; none for nothing
	Faults  int           // how often something goes wrong
	// Only are the numbers of the faults that happen, of those that were drawn; nil for all.
	Only []int
	// Secrets has one person do nothing but pass, plays everything a second time with that person's cards turned, and
	// compares what everybody else was shown. People do nothing odd then, and there are no events.
	Secrets bool
	// Laws are those that have to hold; none means all.
	Laws []laws.Law
	// Judge says what is wrong with a request to Discord and its answer; nil for nobody. Several runs may call it at
	// once.
	Judge func(sandbox.Exchange) []error
	// Watch is told of each thing that happens, in order; nil for nobody.
	Watch func(at time.Time, what string)
}

// Filled returns the configuration with its defaults: 4 matches of 5 people in a day with 6 faults.
func (c Config) Filled() Config {
	c.Matches, c.Members = cmp.Or(c.Matches, 4), max(cmp.Or(c.Members, 5), 4)
	c.Time, c.Faults = cmp.Or(c.Time, 24*time.Hour), cmp.Or(c.Faults, 6)
	if len(c.Laws) == 0 {
		c.Laws = laws.All()
	}
	return c
}

// plannedIn is the time from the beginning in which faults happen: the last ones when nobody does anything any more but
// clocks.
func (c Config) plannedIn() time.Duration { return c.Time + 2*time.Hour }

// quiet is how long the world is left in peace at the end, with all faults mended and nobody acting, so that the bot
// can make up for what went wrong.
const quiet = 8 * time.Hour

// clocks are those that people agree on; "" is the usual one, which outlasts a short run.
var clocks = []string{"", "2h/1h", "50m/15m"}

// Run carries a run out.
func Run(c Config, in Bubble) (Report, error) {
	c = c.Filled()
	if err := app.Preload(); err != nil {
		return Report{}, err
	}
	first, err := c.once(in, false)
	if err != nil || !c.Secrets {
		return first.report, err
	}
	second, err := c.once(in, true)
	if err != nil {
		return second.report, err
	}
	e := laws.Evidence{Transcript: first.world.Ledger.Seen(), Other: second.world.Ledger.Seen()}
	for _, law := range laws.All() {
		if law.Counts == laws.Leaked {
			first.report.count(law, law.Broken(e))
		}
	}
	return first.report, nil
}

// once carries a run out once.
func (c Config) once(in Bubble, turned bool) (*run, error) {
	dir, err := folder()
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	r := &run{Config: c, dir: dir, turned: turned, report: Report{Seed: c.Seed, Faults: map[string]int{}}}
	if r.games, err = app.Games(); err != nil {
		return nil, err
	}
	var failed error
	err = in(func() { failed = r.run() })
	return r, errors.Join(failed, err)
}

type run struct {
	Config
	turned  bool
	dir     string
	games   []string // of which matches are begun, in turn
	world   *world.World
	people  []*people.Person
	besides []*people.Person // what they do besides playing
	report  Report
	mends   []mend
}

// mend is how a fault ends, or what people do, and when.
type mend struct {
	at time.Time
	do func()
}

func (r *run) run() (err error) {
	r.world, err = world.New(world.Config{Seed: r.Seed, Members: r.Members, Dir: r.dir, Judge: r.Judge})
	if err != nil {
		return err
	}
	w := r.world
	defer func() { err = errors.Join(err, w.Close()) }()
	if r.Watch != nil {
		w.Noticed = func(what string) { r.Watch(w.Now(), what) }
		w.Gate.Passing = func(_ *gate.Owner, what string) { r.Watch(w.Now(), what) }
	}
	if err := w.Run(w.Now().Add(time.Minute)); err != nil {
		return err
	}
	if w.App() == nil {
		return fmt.Errorf("the bot did not start: %v", w.Log.Lines())
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	r.populate()
	begin := r.begin
	if r.Secrets {
		begin = func(context.Context) {}
		if err := r.secretly(); err != nil {
			return err
		}
	}
	for _, p := range r.people {
		p.Meet(r.people)
		go p.Live(ctx)
	}
	begin(ctx)
	begun := w.Now()
	r.mends = []mend{{begun.Add(r.Time), cancel}}
	for _, f := range faults.Plan(r.Seed, r.Kinds, r.Faults, r.plannedIn()) {
		if r.Only != nil && !slices.Contains(r.Only, f.No) {
			continue
		}
		if err := r.until(begun.Add(f.At)); err != nil {
			return err
		}
		r.strike(f)
	}
	for len(r.mends) > 0 {
		if err := r.until(r.mends[0].at); err != nil {
			return err
		}
	}
	w.Spare()
	if err := w.Run(w.Now().Add(quiet)); err != nil {
		return err
	}
	if err := r.settle(); err != nil {
		return err
	}
	return r.judge()
}

// settle lets the world go on until nothing is on its way: a question may expire at the last moment, and a message that
// is being sent is no false one. It gives up after two minutes; what is on its way then is what laws are about.
func (r *run) settle() error {
	for range 120 {
		busy := false
		if r.world.App() == nil {
			return nil
		}
		err := r.world.Look(func(s storage.Store) error {
			return s.View(context.Background(), func(tx storage.ReadTx) error {
				flying, err := tx.OutboxRows(storage.InFlight, 1)
				busy = len(flying) > 0
				return err
			})
		})
		if err != nil || !busy {
			return err
		}
		if err := r.world.Run(r.world.Now().Add(time.Second)); err != nil {
			return err
		}
	}
	return nil
}

// until lets the world go on until an instant, and mends what is to be mended by then.
func (r *run) until(at time.Time) error {
	for len(r.mends) > 0 && !r.mends[0].at.After(at) {
		m := r.mends[0]
		r.mends = r.mends[1:]
		if err := r.world.Run(m.at); err != nil {
			return err
		}
		m.do()
	}
	return r.world.Run(at)
}

// strike makes a fault happen.
func (r *run) strike(f faults.Fault) {
	r.report.Faults[f.Kind.Name]++
	if r.Watch != nil {
		r.Watch(r.world.Now(), fmt.Sprintf("FAULT %d: %s", f.No, f.Kind.Name))
	}
	do, lasts := f.Kind.Strike(r.world, rand.New(rand.NewPCG(f.Seed, 0)))
	if do == nil {
		return
	}
	r.mends = append(r.mends, mend{r.world.Now().Add(lasts), do})
	slices.SortStableFunc(r.mends, func(a, b mend) int { return a.at.Compare(b.at) })
}

// populate makes the people.
func (r *run) populate() {
	draw := rand.New(rand.NewPCG(r.Seed, 0x9e0))
	for i := range r.Members {
		h := people.Habits{Away: time.Duration(2+draw.IntN(50)) * time.Minute, Sits: 3 + draw.IntN(20),
			Odd: 0.08 * draw.Float64(), Twice: 0.08 * draw.Float64(), Late: 0.05 * draw.Float64(),
			Written: draw.IntN(4) == 0}
		if i > 0 && draw.IntN(6) == 0 {
			h.Vanishes = time.Duration(draw.Float64() * float64(r.Time))
		}
		if r.Secrets {
			h.Odd, h.Twice, h.Late, h.Written, h.Vanishes = 0, 0, 0, false, 0
		}
		r.people = append(r.people, people.New(r.world, i, h))
	}
}

// begin has people begin their matches and events by and by.
func (r *run) begin(ctx context.Context) {
	draw := rand.New(rand.NewPCG(r.Seed, 0x6a3e))
	channel := r.world.Sandbox.ChannelID("matches")
	r.court(ctx, channel)
	r.hold(ctx)
	for i := range r.Matches {
		who := draw.Perm(len(r.people))
		after := time.Duration(draw.Float64() * float64(r.Time) / 3)
		game := r.game(i)
		clock := clocks[draw.IntN(len(clocks))]
		n := 1
		if most := min(r.world.App().Table.Games.Ruleset(game).MaxSeats, len(r.people)); most > 2 {
			n = 1 + draw.IntN(most-1)
		}
		inviting := r.also(who[0], fmt.Sprintf("invites to match %d", i))
		var others []*people.Person
		for _, other := range who[1 : 1+n] {
			others = append(others, r.people[other])
		}
		later(ctx, after, func() { inviting.Invite(ctx, channel, game, clock, others...) })
	}
}

// court makes the first two members judges and organisers.
func (r *run) court(ctx context.Context, channel string) {
	role := r.world.Sandbox.RoleID("Administrators")
	go r.also(0, "names the judges").Court(ctx, channel, role)
	for i := range 2 {
		_ = r.people[i].SetRole(role, true) // the first one has it
		go r.also(i, "judges").Judge(ctx)
	}
}

// also makes somebody who does something besides playing, as the i-th member.
func (r *run) also(i int, what string) *people.Person {
	p := r.people[i].Beside(what)
	r.besides = append(r.besides, p)
	return p
}

// later does something after a while, unless ctx ends before.
func later(ctx context.Context, after time.Duration, do func()) {
	go func() {
		t := time.NewTimer(after)
		defer t.Stop()
		select {
		case <-t.C:
			do()
		case <-ctx.Done():
		}
	}()
}

// game is that of the i-th match or event: each seed begins with another one.
func (r *run) game(i int) string { return r.games[(i+int(r.Seed))%len(r.games)] }

// eventChannels are where events are held.
var eventChannels = []string{"matches", "general"}

// hold has the first member hold events, which the others join.
func (r *run) hold(ctx context.Context) {
	for i := range min(r.Events, len(eventChannels)) {
		channel := r.world.Sandbox.ChannelID(eventChannels[i])
		if channel == "" {
			channel = r.world.Sandbox.ChannelID(eventChannels[0])
		}
		game := r.game(i)
		name := fmt.Sprintf("Cup %d", i+1)
		go r.also(0, "organises "+name).Organise(ctx, channel, name, game)
		second := r.also(1, "directs "+name)
		later(ctx, 90*time.Minute, func() { second.Direct(ctx, channel) })
		for j := 1; j < len(r.people); j++ {
			p := r.also(j, "joins "+name)
			later(ctx, time.Duration(7*j-2)*time.Minute, func() { p.Join(ctx, channel) })
		}
	}
}

// judge looks whether the laws hold, and counts.
func (r *run) judge() error {
	w := r.world
	for _, p := range slices.Concat(r.people, r.besides) {
		r.report.Acts += p.Acts
		r.report.Unanswered += p.Unanswered
	}
	r.report.Inputs, r.report.Killed = len(w.Ledger.Kept()), w.Killed
	_, r.report.Trace = w.Gate.Passed()
	r.report.Log = w.Log.Lines()
	if w.App() == nil {
		return fmt.Errorf("the bot does not run at the end: %v", r.report.Log)
	}
	err := w.Look(func(s storage.Store) error {
		return s.View(context.Background(), func(tx storage.ReadTx) error {
			all, err := tx.Matches(storage.MatchFilter{})
			for _, m := range all {
				r.report.Matches++
				if m.Status == storage.Over {
					r.report.Over++
				}
			}
			return err
		})
	})
	if err != nil {
		return err
	}
	e := laws.Evidence{World: w, Faults: len(r.report.Faults) > 0, Unanswered: r.report.Unanswered}
	for kind := range r.report.Faults {
		deleted := strings.HasSuffix(kind, " deleted")
		e.Places = e.Places || strings.HasPrefix(kind, "place: ") && !deleted || strings.HasPrefix(kind, "member: ")
	}
	for _, law := range r.Laws {
		r.report.count(law, law.Broken(e))
	}
	return nil
}
