package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"farpost/bot/app"
	"farpost/cmd/internal/cli"
)

func main() {
	undo := app.TuneCollector(os.LookupEnv)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C does not wait
	code := cli.Run(ctx, commands, named(os.Args[1:]), app.ErrConfig)
	undo()
	os.Exit(code)
}

// named gives a command line its command: no arguments mean run, and -h means help.
func named(args []string) []string {
	switch {
	case len(args) == 0:
		return []string{"run"}
	case args[0] == "-h", args[0] == "-help", args[0] == "--help":
		return append([]string{"help"}, args[1:]...)
	}
	return args
}
