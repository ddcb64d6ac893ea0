package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
)

// Exit statuses.
const (
	StatusOK     = 0
	StatusFailed = 1
	StatusUsage  = 2 // the person who started the program can mend it
)

// ErrUsage marks mistakes in the command line.
var ErrUsage = errors.New("wrong use")

// Command is one of a program's commands.
type Command struct {
	Use string // its arguments, a colon, what it does
	Run func(ctx context.Context, args []string) error
}

// Tools are the commands of farpost-tools by name, with their use. farpost hands them over to it.
var Tools = map[string]string{
	"bench": "load [-matches N] [-seconds S] [-per-second N] [-limits=false] [-waiting N] [-absence] [-json]: " +
		"measure the bot under load",
	"coverage": "[-game G] [-json] [-min N]: which clauses of a contract the scenarios show",
	"gallery":  "[-game G] DIR: draw samples of every kind of picture",
	"mutants": "-game G[,G...] [-n N] [-seed N] [-files GLOB] [-least P] [-v]: " +
		"break the code at random places and tell what no test notices",
	"selfplay": "[-game G] [-players N] [-matches N] [-seed N] [-policy sensible] [-reach=false] [-json]: " +
		"play seeded matches",
	"simulate": "[-seed N] [-seeds N] [-matches N] [-events N] [-hours H] [-faults all|none|KINDS] [-count N] [-json]: " +
		"run the whole bot in made-up time while everything goes wrong",
}

// Run carries out the command that the first argument names and gives the exit status. It prints an error on standard
// error; one that wraps ErrUsage or one of usage has StatusUsage.
func Run(ctx context.Context, commands map[string]Command, args []string, usage ...error) int {
	name := args[0]
	cmd, ok := commands[name]
	if !ok {
		fmt.Fprintf(os.Stderr, "farpost: there is no command %q; see farpost help\n", name)
		return StatusUsage
	}
	err := cmd.Run(ctx, args[1:])
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return StatusOK
	}
	fmt.Fprintf(os.Stderr, "farpost: %v\n", err)
	for _, u := range append(usage, ErrUsage) {
		if errors.Is(err, u) {
			return StatusUsage
		}
	}
	return StatusFailed
}

// List prints a line for each command, by name.
func List(commands map[string]Command) {
	for _, name := range slices.Sorted(maps.Keys(commands)) {
		fmt.Printf("  farpost %-9s %s\n", name, commands[name].Use)
	}
}

// Set is the flags of a command.
type Set struct {
	*flag.FlagSet
	use string
}

// Flags makes the flag set of a command.
func Flags(name, use string) *Set {
	fs := flag.NewFlagSet(name, flag.ContinueOnError)
	fs.SetOutput(os.Stderr)
	return &Set{fs, use}
}

// Read parses the flags and checks that at least and at most so many arguments stand behind them. The error is
// flag.ErrHelp for -h, else it wraps ErrUsage.
func (s *Set) Read(args []string, least, most int) error {
	switch err := s.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil:
		return fmt.Errorf("%w: %v", ErrUsage, err)
	}
	switch n := s.NArg(); {
	case n > most && most == 0:
		return fmt.Errorf("%w: farpost %s takes no argument %q", ErrUsage, s.Name(), s.Arg(0))
	case n < least, n > most:
		return fmt.Errorf("%w: farpost %s takes %s", ErrUsage, s.Name(), s.use)
	}
	return nil
}
