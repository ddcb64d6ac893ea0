package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"farpost/bot/app"
	"farpost/cmd/internal/cli"
)

// commands are the program's commands by name.
var commands = map[string]cli.Command{}

func init() {
	for name, run := range map[string]func(context.Context, []string) error{
		"bench":    runBench,
		"coverage": runCoverage,
		"gallery":  runGallery,
		"mutants":  runMutants,
		"selfplay": runSelfplay,
		"simulate": runSimulate,
	} {
		commands[name] = cli.Command{Use: cli.Tools[name], Run: run}
	}
}

// flags makes the flag set of a command.
func flags(name string) *cli.Set { return cli.Flags(name, cli.Tools[name]) }

func main() {
	undo := app.TuneCollector(os.LookupEnv)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C does not wait
	code := cli.StatusUsage
	if args := os.Args[1:]; len(args) > 0 {
		code = cli.Run(ctx, commands, args)
	} else {
		cli.List(commands)
	}
	undo()
	os.Exit(code)
}
