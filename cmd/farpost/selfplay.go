package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"farpost/cards"
	"farpost/engine/games"
	"farpost/engine/selfplay"
)

// runSelfplay plays seeded matches with the game's ready decks and reports what it found. Faults are status 1.
func runSelfplay(_ context.Context, args []string) error {
	fs := flags("selfplay")
	game := fs.String("game", "farwald", "which game")
	players := fs.Int("players", 2, "players of a match")
	matches := fs.Int("matches", 200, "how many matches")
	seed := fs.Uint64("seed", 1, "equal seeds give equal matches")
	asJSON := fs.Bool("json", false, "print one JSON object")
	reach := fs.Bool("reach", true, "fail when something of the ruleset was not reached")
	if err := parse(fs, args, 0, 0); err != nil {
		return err
	}
	g := games.ByName(*game)
	if g == nil {
		return fmt.Errorf("%w: there is no game %q", errUsage, *game)
	}
	if *players < g.MinSeats || *players > g.MaxSeats || *matches < 1 {
		return fmt.Errorf("%w: %s is for %d to %d players, and at least one match", errUsage, *game, g.MinSeats, g.MaxSeats)
	}
	set, err := cards.Load(*game)
	if err != nil {
		return err
	}
	o := selfplay.Options{Ruleset: g, Players: *players, Matches: *matches, Seed: *seed, Now: time.Now}
	o.Book, _ = set.Book()
	o.Declared, o.Excused = games.Declared(*game), games.Excused(*game)
	for _, d := range set.Decks() {
		var list []string
		for _, c := range d.Cards {
			for range c.N {
				list = append(list, c.ID)
			}
		}
		o.Decks = append(o.Decks, list)
	}
	rep, err := selfplay.Run(o)
	if err != nil {
		return err
	}
	if *asJSON {
		if err := json.NewEncoder(os.Stdout).Encode(rep); err != nil {
			return err
		}
	} else {
		fmt.Printf("%s, %d players: %d of %d matches finished (%d draws), %d inputs, %d questions, %d turns, %.2f handovers a turn, %.0f inputs a second.\n",
			*game, *players, rep.Finished, rep.Matches, rep.Draws, rep.Inputs, rep.Asks, rep.Turns, rep.HandoversPerTurn, rep.InputsPerSecond)
		fmt.Printf("illegal %d, stalled %d, leaks %d, resumed identically %d of %d.\n", rep.Illegal, rep.Stalled, rep.Leaks, rep.ResumedIdentical, rep.Inputs)
	}
	if !*reach {
		rep.Unreached = nil
	}
	for _, p := range rep.Problems {
		fmt.Fprintln(os.Stderr, p)
	}
	for _, u := range rep.Unreached {
		fmt.Fprintln(os.Stderr, "not reached:", u)
	}
	if !rep.OK() {
		return errors.New("self-play found faults")
	}
	return nil
}
