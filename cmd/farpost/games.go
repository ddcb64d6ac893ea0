package main

import (
	"context"
	"fmt"

	"farpost/engine/games"
)

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
