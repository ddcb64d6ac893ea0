package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"farpost/cards/scenarios"
	"farpost/engine/scenario"
)

// runCoverage plays the scenarios of a game and counts the clauses that executed assertions show, against the
// ids that lie in the game's data.
func runCoverage(_ context.Context, args []string) error {
	fs := flags("coverage")
	game := fs.String("game", "farwald", "which game")
	asJSON := fs.Bool("json", false, "print one JSON object")
	least := fs.Int("min", 0, "fail when fewer clauses are covered")
	if err := parse(fs, args, 0, 0); err != nil {
		return err
	}
	g, trees, err := scenarios.Of(*game)
	if err != nil {
		return fmt.Errorf("%w: %v", errUsage, err)
	}
	rep, err := scenario.Collect(g, trees...)
	if err != nil {
		return err
	}
	if *asJSON {
		err = json.NewEncoder(os.Stdout).Encode(rep)
	} else {
		_, err = fmt.Printf("%s: %d scenarios show %d of %d clauses.\n", *game, rep.Scenarios, rep.Covered, rep.Clauses)
		if err == nil && len(rep.Uncovered) > 0 {
			_, err = fmt.Println("Not shown:", strings.Join(rep.Uncovered, " "))
		}
	}
	if err == nil && rep.Covered < *least {
		err = fmt.Errorf("%d clauses are covered, fewer than %d", rep.Covered, *least)
	}
	return err
}
