package simulate

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"farpost/bot/app"
	"farpost/bot/simulate/gate"
	"farpost/bot/simulate/people"
	"farpost/bot/simulate/world"
)

// Config says what a run is like. The same configuration gives the same run.
type Config struct {
	Seed    uint64
	Matches int           // how many people begin; 0 means 6
	Members int           // 0 means 6
	Time    time.Duration // how long people play; 0 means 24 hours
}

// games are those of which matches are begun.
var games = []string{"farwald", "fow", "beings", "groove", "athernum"}

// Run carries a run out.
func Run(c Config, in Bubble) (Report, error) {
	if err := app.Preload(); err != nil {
		return Report{}, err
	}
	dir, err := folder()
	if err != nil {
		return Report{}, err
	}
	defer os.RemoveAll(dir)
	r := run{Config: c, dir: dir, report: Report{Seed: c.Seed}}
	var failed error
	err = in(func() { failed = r.run() })
	return r.report, errors.Join(failed, err)
}

type run struct {
	Config
	dir    string
	world  *world.World
	people []*people.Person
	report Report
}

func (r *run) run() (err error) {
	r.world, err = world.New(world.Config{Seed: r.Seed, Members: r.Members, Dir: r.dir})
	if err != nil {
		return err
	}
	w := r.world
	if os.Getenv("SIMTRACE") != "" {
		w.Gate.Passing = func(_ *gate.Owner, what string) { fmt.Println(w.Now().Format("02T15:04:05.000"), what) }
	}
	defer func() { err = errors.Join(err, w.Close()) }()
	if err := w.Run(w.Now().Add(time.Minute)); err != nil {
		return err
	}
	if w.App() == nil {
		return fmt.Errorf("the bot did not start: %v", w.Log.Lines())
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	r.populate(ctx)
	if err := w.Run(w.Now().Add(r.Time)); err != nil {
		return err
	}
	cancel()
	if err := w.Run(w.Now().Add(time.Hour)); err != nil {
		return err
	}
	r.tell()
	return nil
}

// populate lets people in, who begin their matches by and by.
func (r *run) populate(ctx context.Context) {
	draw := rand.New(rand.NewPCG(r.Seed, 0x9e0))
	for i := range r.Members {
		h := people.Habits{Away: time.Duration(5+draw.IntN(90)) * time.Minute, Sits: 3 + draw.IntN(20),
			Odd: 0.05 * draw.Float64(), Twice: 0.05 * draw.Float64(), Late: 0.05 * draw.Float64()}
		r.people = append(r.people, people.New(r.world, i, h))
	}
	for _, p := range r.people {
		p.Meet(r.people)
		go p.Live(ctx)
	}
	channel := r.world.Sandbox.ChannelID("matches")
	for i := range r.Matches {
		who := draw.Perm(len(r.people))
		after := time.Duration(draw.Float64() * float64(r.Time) / 3)
		game := games[i%len(games)]
		n := 1
		if game == "farwald" || game == "athernum" {
			n = 1 + draw.IntN(3)
		}
		go func() {
			t := time.NewTimer(after)
			defer t.Stop()
			select {
			case <-t.C:
			case <-ctx.Done():
				return
			}
			var others []*people.Person
			for _, i := range who[1 : 1+n] {
				others = append(others, r.people[i])
			}
			r.people[who[0]].Invite(ctx, channel, game, others...)
		}()
	}
}

func (r *run) tell() {
	for _, p := range r.people {
		r.report.Acts += p.Acts
		r.report.Unanswered += p.Unanswered
	}
	r.report.Passed, r.report.Trace = r.world.Gate.Passed()
	for _, l := range r.world.Log.Lines() {
		r.report.Log = append(r.report.Log, l)
	}
}
