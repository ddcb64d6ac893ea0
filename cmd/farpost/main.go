package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"farpost/bot/app"
)

// Exit statuses.
const (
	statusOK     = 0
	statusFailed = 1
	statusUsage  = 2
)

func main() {
	undo := app.TuneCollector(os.LookupEnv)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C does not wait
	code := run(ctx, os.Args[1:])
	undo()
	os.Exit(code)
}

// run carries out a command and gives the exit status.
func run(ctx context.Context, args []string) int {
	name := "run"
	if len(args) > 0 {
		name, args = args[0], args[1:]
	}
	if name == "-h" || name == "-help" || name == "--help" {
		name = "help"
	}
	cmd, ok := commands[name]
	if !ok {
		fmt.Fprintf(os.Stderr, "farpost: there is no command %q; see farpost help\n", name)
		return statusUsage
	}
	err := cmd.run(ctx, args)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return statusOK
	case errors.Is(err, errUsage), errors.Is(err, app.ErrConfig):
		fmt.Fprintf(os.Stderr, "farpost: %v\n", err)
		return statusUsage
	}
	fmt.Fprintf(os.Stderr, "farpost: %v\n", err)
	return statusFailed
}
