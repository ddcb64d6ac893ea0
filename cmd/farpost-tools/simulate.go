package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"farpost/bot/sandbox/openapitest"
	"farpost/bot/simulate"
	"farpost/bot/simulate/faults"
	"farpost/cmd/internal/cli"
)

// simulateArgs are the command line of farpost simulate.
type simulateArgs struct {
	run      simulate.Config
	kinds    string
	seeds    int
	parallel int
	asJSON   bool
	watch    bool
	shrink   bool
	first    bool
}

func simulateFlags(args []string) (a simulateArgs, err error) {
	fs := flags("simulate")
	var hours float64
	var only, description string
	fs.Uint64Var(&a.run.Seed, "seed", 1, "equal seeds give equal runs")
	fs.IntVar(&a.seeds, "seeds", 1, "how many runs, from this seed on")
	fs.IntVar(&a.run.Matches, "matches", 20, "how many matches people begin, of all games in turn")
	fs.IntVar(&a.run.Members, "members", 8, "how many people there are, at least 4")
	fs.IntVar(&a.run.Events, "events", 2, "how many tournaments there are, at most 2")
	fs.Float64Var(&hours, "hours", 72, "how long people play; eight hours of quiet follow")
	fs.StringVar(&a.kinds, "faults", "all", "what goes wrong: all, none, or beginnings of kinds with commas between: "+
		strings.Join(kindNames(), "; "))
	fs.IntVar(&a.run.Faults, "count", 18, "how often something goes wrong")
	fs.StringVar(&only, "only", "", "numbers of faults with commas between: of those that are drawn these alone happen")
	fs.IntVar(&a.parallel, "parallel", runtime.GOMAXPROCS(0), "how many runs go on at once")
	fs.BoolVar(&a.shrink, "shrink", true, "look for the fewest faults with which a run still breaks a law")
	fs.StringVar(&description, "openapi", os.Getenv("TEST_DISCORD_OPENAPI"),
		"a file with Discord's OpenAPI description, by which each request is judged; empty for none")
	fs.BoolVar(&a.first, "first", false, "begin no run after one that has broken a law")
	fs.BoolVar(&a.run.Secrets, "secrets", false, "run each seed twice, the second time with one person's cards turned, "+
		"and compare what everybody else is shown")
	fs.BoolVar(&a.watch, "watch", false, "print each thing that happens")
	fs.BoolVar(&a.asJSON, "json", false, "print one JSON object")
	if err := fs.Read(args, 0, 0); err != nil {
		return a, err
	}
	a.run.Time = time.Duration(hours * float64(time.Hour))
	kinds, unknown := faults.Named(strings.Split(a.kinds, ",")...)
	if unknown != "" {
		return a, fmt.Errorf("%w: no kind of fault begins with %q; there are: %s", cli.ErrUsage, unknown,
			strings.Join(kindNames(), "; "))
	}
	a.run.Kinds = kinds
	if a.seeds < 1 || a.parallel < 1 || a.run.Matches < 1 || a.run.Time <= 0 || a.run.Faults < 0 {
		return a, fmt.Errorf("%w: -seeds, -parallel, -matches, -hours and -count count from 1", cli.ErrUsage)
	}
	if description != "" {
		v, err := openapitest.New(description)
		if err != nil {
			return a, fmt.Errorf("%w: -openapi: %w", cli.ErrUsage, err)
		}
		a.run.Judge = v.Validate
	}
	if only != "" {
		a.run.Only = []int{}
		for _, text := range strings.Split(only, ",") {
			n, err := strconv.Atoi(text)
			if err != nil {
				return a, fmt.Errorf("%w: -only %q: want numbers with commas between, such as 2,5", cli.ErrUsage, only)
			}
			a.run.Only = append(a.run.Only, n)
		}
	}
	return a, nil
}

func kindNames() (names []string) {
	for _, k := range faults.All() {
		names = append(names, k.Name)
	}
	return names
}

// errBroken is what a command ends with in whose runs a law was broken.
var errBroken = errors.New("the simulation found faults")

// runSimulate runs the whole bot, once for each seed, and says what was lost, doubled, leaked and stuck.
func runSimulate(_ context.Context, args []string) error {
	a, err := simulateFlags(args)
	if err != nil {
		return err
	}
	simulate.Main(func(in simulate.Bubble) int {
		sum, err := a.all(in)
		if err == nil && sum.Bad() > 0 {
			err = errBroken
		}
		if err := a.print(sum); err != nil {
			fmt.Fprintln(os.Stderr, "farpost simulate:", err)
			return 1
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "farpost simulate:", err)
			return 1
		}
		return 0
	})
	return nil // Main ends the program
}

// all runs every seed, several at once, and adds up in the order of seeds.
func (a simulateArgs) all(in simulate.Bubble) (sum simulate.Report, err error) {
	reports, errs := make([]simulate.Report, a.seeds), make([]error, a.seeds)
	next := make(chan int)
	var failed atomic.Bool
	var running sync.WaitGroup
	for range min(a.parallel, a.seeds) {
		running.Go(func() {
			for i := range next {
				reports[i], errs[i] = a.one(in, a.run.Seed+uint64(i))
				if errs[i] != nil || reports[i].Bad() > 0 {
					failed.Store(true)
				}
			}
		})
	}
	for i := range a.seeds {
		if a.first && failed.Load() {
			break
		}
		next <- i
	}
	close(next)
	running.Wait()
	for _, r := range reports {
		if r.Faults != nil {
			sum.Add(r)
		}
	}
	return sum, errors.Join(errs...)
}

// one runs a seed. If it breaks a law it looks for the fewest faults and says how to do it again.
func (a simulateArgs) one(in simulate.Bubble, seed uint64) (simulate.Report, error) {
	c := a.run
	c.Seed = seed
	if a.watch {
		c.Watch = func(at time.Time, what string) { fmt.Println(at.Format("2 Jan 15:04:05.000"), what) }
	}
	defer time.AfterFunc(patience, func() { a.stands(seed, c) }).Stop()
	r, err := simulate.Run(c, in)
	if err != nil {
		return r, fmt.Errorf("seed %d: %w\ndo it again by: %s", seed, err, c.Command(a.kinds))
	}
	if r.Bad() == 0 {
		return r, nil
	}
	small, found := c, r
	if small.Watch = nil; a.shrink {
		if small, found, err = simulate.Shrink(small, in); err != nil {
			return r, fmt.Errorf("seed %d with fewer faults: %w", seed, err)
		}
	}
	fmt.Fprintf(os.Stderr, "seed %d: %s\n", seed, strings.Join(found.Broken, "\n\t"))
	fmt.Fprintf(os.Stderr, "\tdo it again by: %s\n", small.Command(a.kinds))
	return r, nil
}

// patience is how long a run may take by the machine's clock, the search for the fewest faults included. One that takes
// longer stands still, which no time of its own can end.
const patience = 10 * time.Minute

// stands ends the program because a run does not go on, and shows where everybody is.
func (a simulateArgs) stands(seed uint64, c simulate.Config) {
	fmt.Fprintf(os.Stderr, "seed %d stands still; do it again by: %s\n", seed, c.Command(a.kinds))
	_ = pprof.Lookup("goroutine").WriteTo(os.Stderr, 2) // there is nobody to tell
	os.Exit(1)
}

// print says what came of the runs.
func (a simulateArgs) print(sum simulate.Report) error {
	if a.asJSON {
		return json.NewEncoder(os.Stdout).Encode(sum)
	}
	struck := 0
	for _, n := range sum.Faults {
		struck += n
	}
	_, err := fmt.Printf("%d runs: %d matches, %d of them to their end; %d things that people did, %d inputs; "+
		"%d faults, the process ended at once %d times.\nlost %d, doubled %d, leaked %d, stuck %d\n", sum.Seeds, sum.Matches,
		sum.Over, sum.Acts, sum.Inputs, struck, sum.Killed, sum.Lost, sum.Doubled, sum.Leaked, sum.Stuck)
	return err
}
