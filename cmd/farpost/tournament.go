package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"farpost/bot/tournament/event"
	"farpost/bot/tournament/simulate"
	"farpost/cmd/internal/cli"
)

// tournamentUse is the use of "farpost tournament".
const tournamentUse = "simulate [-format swiss] [-cut single] [-players N] [-rounds N] [-seed N] [-drops SHARE] " +
	"[-late SHARE] [-json]: play an event with made-up people, and count what must not happen"

// runTournament is "farpost tournament simulate".
func runTournament(_ context.Context, args []string) error {
	fs := flags("tournament")
	if len(args) == 0 || args[0] != "simulate" {
		if err := fs.Read(args, 1, len(args)); err != nil {
			return err
		}
		return fs.Read(nil, 1, 1) // no such tool: say which there are
	}
	var f simulate.Field
	format := fs.String("format", string(event.Swiss), "swiss, single, double, roundrobin, pods or league")
	cut := fs.String("cut", "", "the elimination after Swiss rounds: single or double")
	fs.IntVar(&f.Players, "players", 16, "how many play at the start")
	fs.IntVar(&f.Rounds, "rounds", 0, "how many rounds; 0 for as many as usual")
	fs.Uint64Var(&f.Seed, "seed", 1, "the seed of chance")
	fs.Float64Var(&f.Drops, "drops", 0, "the share of people who leave in the course of the event")
	fs.Float64Var(&f.Late, "late", 0, "how many enter into round 2, as a share of those at the start")
	asJSON := fs.Bool("json", false, "print one JSON object")
	if err := fs.Read(args[1:], 0, 0); err != nil {
		return err
	}
	f.Format, f.Cut = event.Format(*format), event.Format(*cut)
	r, err := simulate.Run(f, time.Now)
	if errors.Is(err, simulate.ErrField) {
		return fmt.Errorf("%w: %w", cli.ErrUsage, err)
	}
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(os.Stdout).Encode(r)
	}
	_, err = fmt.Printf("%s: %d players (%d late, %d left), %d rounds, %d matches\n"+
		"unpaired %d, against themselves %d, byes not credited %d\n"+
		"rematches %d, avoidable %d; second byes %d, avoidable %d\n%.2f ms a pairing\n",
		r.Format, r.Players, r.Late, r.Dropped, r.Rounds, r.Matches, r.Unpaired, r.SelfPairings, r.UncreditedByes,
		r.Rematches, r.AvoidableRematches, r.SecondByes, r.AvoidableSecondByes, r.MsPerPairing)
	return err
}
