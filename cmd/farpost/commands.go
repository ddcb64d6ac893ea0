package main

import (
	"context"
	"fmt"

	"farpost/cmd/internal/cli"
	"farpost/engine/games"
)

// commands are the program's commands by name. It is filled in init because help lists it.
var commands map[string]cli.Command

func init() {
	commands = map[string]cli.Command{
		"run":     {Use: "run the bot (the same as no command)", Run: runBot},
		"sandbox": {Use: "run only the sandbox, for a bot started with DISCORD_API_URL", Run: runSandbox},
		"ask": {Use: "[-game G] [-lang en|it] [-json] QUESTION: " +
			"what the rules and cards say, as /rule and /card answer it",
			Run: runAsk},
		"backup": {Use: "FILE: copy the database safely, also while the bot runs", Run: runBackup},
		"cards": {Use: "lint [DIR] · ops [-game G] [DIR] · schema [-game G] [NAME]: " +
			"check card data and a folder of own sets; cards per op; JSON Schema", Run: runCards},
		"games": {Use: "the games, a line for each: its name, and for how many players it is, least and most",
			Run: runGames},
		"help":       {Use: "list the commands", Run: runHelp},
		"tournament": {Use: tournamentUse, Run: runTournament},
	}
	for name, use := range cli.Tools {
		commands[name] = cli.Command{Use: use, Run: runTool(name)}
	}
}

// flags makes the flag set of a command.
func flags(name string) *cli.Set { return cli.Flags(name, commands[name].Use) }

// runHelp lists the commands.
func runHelp(_ context.Context, args []string) error {
	if err := flags("help").Read(args, 0, 0); err != nil {
		return err
	}
	fmt.Println("farpost runs the bot: on Discord when DISCORD_TOKEN is set, else on a sandbox in the browser.")
	fmt.Println("Variables are explained in .env.example.")
	cli.List(commands)
	return nil
}

// runGames lists the games for programs that walk them, such as CI.
func runGames(_ context.Context, args []string) error {
	if err := flags("games").Read(args, 0, 0); err != nil {
		return err
	}
	for _, g := range games.All() {
		if _, err := fmt.Println(g.Name, g.MinSeats, g.MaxSeats); err != nil {
			return err
		}
	}
	return nil
}
