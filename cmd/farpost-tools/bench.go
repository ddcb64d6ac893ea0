package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"time"

	"farpost/bot/bench"
	"farpost/cmd/internal/cli"
)

// runBench is "farpost bench load", and the children that it starts.
func runBench(ctx context.Context, args []string) error {
	what, rest := "", args
	if len(args) > 0 {
		what, rest = args[0], args[1:]
	}
	switch {
	case what == "load":
		return runLoad(ctx, rest)
	case what == "bot" && len(rest) == 3:
		perSecond, err := strconv.Atoi(rest[2])
		if err != nil {
			return fmt.Errorf("%w: %v", cli.ErrUsage, err)
		}
		return bench.RunBot(ctx, rest[0], rest[1], perSecond)
	case what == "echo" && len(rest) == 2:
		return bench.RunEcho(ctx, rest[0], rest[1])
	}
	fs := flags("bench")
	if err := fs.Read(args, 1, len(args)); err != nil {
		return err
	}
	return fs.Read(nil, 1, 1) // no such benchmark: say which there are
}

// runLoad plays matches on a sandbox and reports what the bot took for it.
func runLoad(ctx context.Context, args []string) error {
	fs := flags("bench")
	var o bench.Options
	fs.IntVar(&o.Matches, "matches", 500, "how many matches are played")
	fs.IntVar(&o.Waiting, "waiting", 0, "how many more matches wait for somebody")
	seconds := fs.Float64("seconds", 60, "how long is measured")
	fs.IntVar(&o.AtOnce, "players-at-once", 8, "how many people answer at the same time")
	fs.Float64Var(&o.PerSecond, "per-second", 0, "how many begin to answer in a second; 0 for as many as can")
	fs.BoolVar(&o.Limits, "limits", true, "Discord's limit of requests in a second holds")
	fs.IntVar(&o.Requests, "requests", 0, "with limits: how many the bot makes in a second; 0 for its usual 40")
	absence := fs.Bool("absence", false, "the bot was away for a minute before it is measured")
	asJSON := fs.Bool("json", false, "print one JSON object")
	if err := fs.Read(args, 0, 0); err != nil {
		return err
	}
	if o.Matches < 1 || o.Waiting < 0 || *seconds <= 0 || o.AtOnce < 1 || o.PerSecond < 0 || o.Requests < 0 {
		return fmt.Errorf("%w: bench load needs a match, some time and somebody who plays", cli.ErrUsage)
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	o.Program, o.Notes, o.Time = []string{self, "bench"}, os.Stderr, time.Duration(*seconds*float64(time.Second))
	if *absence {
		o.Absence = time.Minute
	}
	rep, err := bench.Run(ctx, o)
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(os.Stdout).Encode(rep)
	}
	_, err = fmt.Print(rep.Text())
	return err
}
