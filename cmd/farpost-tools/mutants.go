package main

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"strings"

	"farpost/cmd/internal/cli"
	"farpost/engine/scenario/mutant"
)

// runMutants breaks the code at places chosen by a seed and tells what no test notices. Status 1 when fewer are noticed
// than asked for.
func runMutants(ctx context.Context, args []string) error {
	o := mutant.Options{Out: os.Stdout, Jobs: runtime.NumCPU()}
	var names string
	var least float64
	var first bool
	fs := flags("mutants")
	fs.StringVar(&names, "game", "", "what is broken, with commas between: games, layers that they share (cardlang, "+
		"kit, mana, prose, wording, lintkit), kernel, table, tournament, desk")
	fs.IntVar(&o.N, "n", 20, "how many places of each")
	fs.Uint64Var(&o.Seed, "seed", 1, "equal seeds choose equal places of equal code")
	fs.StringVar(&o.Files, "files", "", "a glob of source files from the module's folder, in place of all")
	fs.Float64Var(&least, "least", 0, "fail when less than this percentage of all that could be is noticed")
	fs.BoolVar(&o.Loud, "v", false, "tell what was noticed, too, and by what")
	fs.BoolVar(&first, "first", false, "only the tests that should notice: of a game its scenarios")
	if err := fs.Read(args, 0, 0); err != nil {
		return err
	}
	if o.N < 1 {
		return fmt.Errorf("%w: -n %d: want at least one place", cli.ErrUsage, o.N)
	}
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	o.Root = root
	var all mutant.Sum
	for _, name := range strings.Split(names, ",") {
		if o.Target, err = mutant.TargetOf(root, name); err != nil {
			return fmt.Errorf("-game: %w: %w", err, cli.ErrUsage)
		}
		if first {
			o.Then = nil
		}
		sum, err := mutant.Run(ctx, o)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Printf("%s: %s\n", name, sum)
		all = all.Plus(sum)
	}
	if all.Percent() < least {
		return fmt.Errorf("%.1f %% were noticed, and at least %.1f should be", all.Percent(), least)
	}
	return nil
}
