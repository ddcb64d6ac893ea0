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
	game := fs.String("game", games.Default(), "which game")
	players := fs.Int("players", 2, "players of a match")
	matches := fs.Int("matches", 200, "how many matches")
	seed := fs.Uint64("seed", 1, "equal seeds give equal matches")
	policy := fs.String("policy", "random", "random: towards what is rare; sensible: as people at a table, with short cuts and, for comparison, without")
	short := fs.String("shortcuts", "both", "with -policy sensible: true, false (every window asked in turn) or both")
	most := fs.Float64("most", 0, "fail when an act (a play, an unleash) costs more handovers than this on average; 0 for any")
	worst := fs.Int("worst", 0, "fail when one act that nobody answered cost more handovers than this; 0 for any")
	turn := fs.Float64("turn", 0, "fail when a turn costs more handovers than this on average; 0 for any")
	check := fs.Int("check", 3, "test the invariants at every prompt that is a multiple of this")
	interfere := fs.Int("interfere", 25, "test at every prompt of this distance that nobody can tell a hidden card; -1 for never")
	asJSON := fs.Bool("json", false, "print one JSON object")
	reach := fs.Bool("reach", true, "fail when something of the ruleset was not reached by random play")
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
	o := selfplay.Options{Ruleset: g, Players: *players, Matches: *matches, Seed: *seed, Now: time.Now,
		CheckEvery: *check, InterfereEvery: *interfere}
	o.Book, _ = set.Book()
	o.Whole, o.Eager = games.Whole(*game), games.Eager(*game)
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
	if book, decks, ok := games.Mechanics(*game); ok && *reach && *policy == "random" {
		o.Bout = &selfplay.Bout{Book: book, Decks: decks, Players: min(3, g.MaxSeats), Matches: min(*matches, boutMatches)}
	}
	rep, err := playSelf(o, *policy, *short)
	if err != nil {
		return err
	}
	if !*reach {
		rep.Unreached = nil
	}
	if *asJSON {
		if err := json.NewEncoder(os.Stdout).Encode(rep); err != nil {
			return err
		}
	} else {
		fmt.Print(rep.Text())
	}
	ok := true
	for _, r := range []*selfplay.Report{&rep, rep.Unset, rep.InTurn, rep.Bout} {
		if r == nil {
			continue
		}
		for _, p := range r.Problems {
			fmt.Fprintln(os.Stderr, p)
		}
		for _, u := range r.Unreached {
			fmt.Fprintln(os.Stderr, "not reached:", u)
		}
		ok = ok && r.OK()
	}
	if !ok {
		return errors.New("self-play found faults")
	}
	if *most > 0 && rep.HandoversPerAct > *most {
		return fmt.Errorf("an act costs %.3f handovers on average, at most %.3f are allowed", rep.HandoversPerAct, *most)
	}
	if *turn > 0 && rep.HandoversPerTurn > *turn {
		return fmt.Errorf("a turn costs %.3f handovers on average, at most %.3f are allowed", rep.HandoversPerTurn, *turn)
	}
	for verb, a := range rep.Acts {
		if *worst > 0 && a.MaxQuiet > *worst {
			return fmt.Errorf("one %s that nobody answered cost %d handovers, at most %d are allowed", verb, a.MaxQuiet, *worst)
		}
	}
	return nil
}

// boutMatches with made-up cards are played at most to reach what there is to reach; 16 to 48 mostly do.
const boutMatches = 160

// playSelf plays with the policy, and where both ways are wanted in turn as well, which the report then holds.
func playSelf(o selfplay.Options, policy, short string) (selfplay.Report, error) {
	switch policy {
	case "random":
		return selfplay.Run(o)
	case "sensible":
	default:
		return selfplay.Report{}, fmt.Errorf("%w: there is no policy %q, only random and sensible", errUsage, policy)
	}
	if o.Policy = games.Policy(o.Ruleset.Name); o.Policy == nil {
		return selfplay.Report{}, fmt.Errorf("%w: %s declares no sensible player", errUsage, o.Ruleset.Name)
	}
	switch short {
	case "true":
		return selfplay.Run(o)
	case "false":
		o.InTurn = true
		return selfplay.Run(o)
	case "both":
	default:
		return selfplay.Report{}, fmt.Errorf("%w: -shortcuts is true, false or both, not %q", errUsage, short)
	}
	rep, err := selfplay.Run(o)
	if err != nil {
		return rep, err
	}
	if o.Ruleset.Presets(1) != nil {
		o.NoStands = true
		without, err := selfplay.Run(o)
		if err != nil {
			return rep, err
		}
		rep.Unset = &without
	}
	o.InTurn = true
	in, err := selfplay.Run(o)
	rep.InTurn = &in
	return rep, err
}
