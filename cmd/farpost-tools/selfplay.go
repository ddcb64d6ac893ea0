package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"farpost/cmd/internal/cli"
	"farpost/engine/games/tools"

	"farpost/cards"
	"farpost/engine/games"
	"farpost/engine/selfplay"
)

// selfplayArgs are the command line of farpost selfplay.
type selfplayArgs struct {
	game                    string
	players, matches        int
	seed                    uint64
	policy, short, only     string
	most, turn              float64
	worst, check, interfere int
	asJSON, reach, ready    bool
}

func selfplayFlags(args []string) (a selfplayArgs, err error) {
	fs := flags("selfplay")
	fs.StringVar(&a.game, "game", games.Default(), "which game")
	fs.IntVar(&a.players, "players", 2, "players of a match")
	fs.IntVar(&a.matches, "matches", 200, "how many matches")
	fs.Uint64Var(&a.seed, "seed", 1, "equal seeds give equal matches")
	fs.StringVar(&a.policy, "policy", "random",
		"random: towards what is rare; sensible: as people at a table, with short cuts and, for comparison, without")
	fs.StringVar(&a.short, "shortcuts", "both",
		"with -policy sensible: true, false (every window asked in turn) or both")
	fs.StringVar(&a.only, "only", "",
		"with -policy sensible: verbs, with commas between; one player does nothing else when free to act")
	fs.Float64Var(&a.most, "most", 0,
		"fail when an act (a play, an unleash) costs more handovers than this on average; 0 for any")
	fs.IntVar(&a.worst, "worst", 0, "fail when one act that nobody answered cost more handovers than this; 0 for any")
	fs.Float64Var(&a.turn, "turn", 0, "fail when a turn costs more handovers than this on average; 0 for any")
	fs.IntVar(&a.check, "check", 3, "test the invariants at every prompt that is a multiple of this")
	fs.IntVar(&a.interfere, "interfere", 25,
		"test at every prompt of this distance that nobody can tell a hidden card; -1 for never")
	fs.BoolVar(&a.asJSON, "json", false, "print one JSON object")
	fs.BoolVar(&a.ready, "ready", false, "play the ready decks alone, to see how they fare against each other")
	fs.BoolVar(&a.reach, "reach", true, "fail when something of the ruleset was not reached by random play")
	return a, fs.Read(args, 0, 0)
}

// runSelfplay plays seeded matches with the game's ready decks and reports what it found. Faults are status 1.
func runSelfplay(_ context.Context, args []string) error {
	a, err := selfplayFlags(args)
	if err != nil {
		return err
	}
	o, err := a.options()
	if err != nil {
		return err
	}
	rep, err := playSelf(o, a.short)
	if err != nil {
		return err
	}
	if !a.reach {
		rep.Unreached = nil
	}
	if a.asJSON {
		if err := json.NewEncoder(os.Stdout).Encode(rep); err != nil {
			return err
		}
	} else {
		fmt.Print(rep.Text())
	}
	if !faultless(&rep) {
		return errors.New("self-play found faults")
	}
	return a.within(rep)
}

// options are what is played: the game's own cards and ready decks, and made-up cards to reach what those do not.
func (a selfplayArgs) options() (selfplay.Options, error) {
	known, ok := tools.ByName(a.game)
	if !ok {
		return selfplay.Options{}, fmt.Errorf("%w: there is no game %q", cli.ErrUsage, a.game)
	}
	g := known.Rules()
	if a.players < g.MinSeats || a.players > g.MaxSeats || a.matches < 1 {
		return selfplay.Options{}, fmt.Errorf("%w: %s is for %d to %d players, and at least one match", cli.ErrUsage,
			a.game,
			g.MinSeats, g.MaxSeats)
	}
	set, err := cards.Load(a.game)
	if err != nil {
		return selfplay.Options{}, err
	}
	o := selfplay.Options{Ruleset: g, Players: a.players, Matches: a.matches, Seed: a.seed, Now: time.Now,
		CheckEvery: a.check, InterfereEvery: a.interfere, ReadyOnly: a.ready,
		Whole: known.Whole, Eager: known.Eager, Excused: known.Excused}
	if a.only != "" {
		o.Only = strings.Split(a.only, ",")
	}
	o.Book, _ = set.Book()
	for _, d := range set.Decks() {
		var list []string
		for _, c := range d.Cards {
			list = append(list, slices.Repeat([]string{c.ID}, c.N)...)
		}
		o.Decks, o.Names = append(o.Decks, list), append(o.Names, d.ID)
	}
	if known.Mechanics != nil && a.reach && a.policy == "random" {
		book, decks, err := known.Mechanics()
		if err != nil {
			return o, fmt.Errorf("the made-up cards of %s: %w", a.game, err)
		}
		o.Bout = &selfplay.Bout{Book: book, Decks: decks, Rules: known.MechanicsRules, Players: min(3, g.MaxSeats),
			Matches: min(a.matches, boutMatches)}
	}
	return o, a.addPolicy(&o, known.Policy)
}

// addPolicy lets the sensible player play, if one is wanted.
func (a selfplayArgs) addPolicy(o *selfplay.Options, sensible selfplay.Policy) error {
	switch {
	case a.policy == "random":
		return nil
	case a.policy != "sensible":
		return fmt.Errorf("%w: there is no policy %q, only random and sensible", cli.ErrUsage, a.policy)
	case sensible == nil:
		return fmt.Errorf("%w: %s declares no sensible player", cli.ErrUsage, a.game)
	}
	o.Policy = sensible
	return nil
}

// faultless tells whether nothing wrong was found in any way of playing, and prints what was.
func faultless(rep *selfplay.Report) bool {
	ok := true
	for _, r := range []*selfplay.Report{rep, rep.Unset, rep.InTurn, rep.Bout} {
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
	return ok
}

// within is an error when more was handed over than is allowed.
func (a selfplayArgs) within(rep selfplay.Report) error {
	if a.most > 0 && rep.HandoversPerAct > a.most {
		return fmt.Errorf("an act costs %.3f handovers on average, at most %.3f are allowed", rep.HandoversPerAct,
			a.most)
	}
	if a.turn > 0 && rep.HandoversPerTurn > a.turn {
		return fmt.Errorf("a turn costs %.3f handovers on average, at most %.3f are allowed", rep.HandoversPerTurn,
			a.turn)
	}
	for verb, x := range rep.Acts {
		if a.worst > 0 && x.MaxQuiet > a.worst {
			return fmt.Errorf("one %s that nobody answered cost %d handovers, at most %d are allowed", verb, x.MaxQuiet,
				a.worst)
		}
	}
	return nil
}

// boutMatches with made-up cards are played at most to reach what there is to reach; 16 to 48 mostly do.
const boutMatches = 160

// playSelf plays, and where both ways of a policy are wanted in turn as well, which the report then holds.
func playSelf(o selfplay.Options, short string) (selfplay.Report, error) {
	if o.Policy == nil {
		return selfplay.Run(o)
	}
	switch short {
	case "true":
		return selfplay.Run(o)
	case "false":
		o.InTurn = true
		return selfplay.Run(o)
	case "both":
	default:
		return selfplay.Report{}, fmt.Errorf("%w: -shortcuts is true, false or both, not %q", cli.ErrUsage, short)
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
