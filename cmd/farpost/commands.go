package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
)

// errUsage marks mistakes in the command line: status 2.
var errUsage = errors.New("wrong use")

type command struct {
	use string
	run func(ctx context.Context, args []string) error
}

// commands are the tools by name. It is filled in init because help lists it.
var commands map[string]command

func init() {
	commands = map[string]command{
		"run":      {"run the bot (the same as no command)", runBot},
		"sandbox":  {"run only the sandbox, for a bot started with DISCORD_API_URL", runSandbox},
		"backup":   {"FILE: copy the database safely, also while the bot runs", runBackup},
		"cards":    {"lint [DIR] · ops [-game G] [DIR] · schema [-game G] [NAME]: check card data and a folder of own sets; cards per op; JSON Schema", runCards},
		"coverage": {"[-game G] [-json] [-min N]: which clauses of a contract the scenarios show", runCoverage},
		"selfplay": {"[-game G] [-players N] [-matches N] [-seed N] [-policy sensible] [-reach=false] [-json]: play seeded matches", runSelfplay},
		"games":    {"the games, a line for each: its name, and for how many players it is, least and most", runGames},
		"gallery":  {"DIR: draw samples of every kind of picture", runGallery},
		"help":     {"list the commands", runHelp},
	}
}

func runHelp(_ context.Context, args []string) error {
	if err := parse(flags("help"), args, 0, 0); err != nil {
		return err
	}
	fmt.Println("farpost runs the bot: on Discord when DISCORD_TOKEN is set, else on a sandbox in the browser.")
	fmt.Println("Variables are explained in .env.example.")
	for _, name := range slices.Sorted(maps.Keys(commands)) {
		fmt.Printf("  farpost %-9s %s\n", name, commands[name].use)
	}
	return nil
}

// flags makes a flag set whose mistakes are errUsage.
func flags(name string) *flag.FlagSet {
	fs := flag.NewFlagSet(name, flag.ContinueOnError)
	fs.SetOutput(os.Stderr)
	return fs
}

// parse reads flags and checks how many arguments stand behind them.
func parse(fs *flag.FlagSet, args []string, least, most int) error {
	if err := fs.Parse(args); errors.Is(err, flag.ErrHelp) {
		return err
	} else if err != nil {
		return fmt.Errorf("%w: %v", errUsage, err)
	}
	switch n := fs.NArg(); {
	case n > most && most == 0:
		return fmt.Errorf("%w: farpost %s takes no argument %q", errUsage, fs.Name(), fs.Arg(0))
	case n < least, n > most:
		return fmt.Errorf("%w: farpost %s takes %s", errUsage, fs.Name(), commands[fs.Name()].use)
	}
	return nil
}
