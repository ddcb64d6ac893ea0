package main

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"farpost/cmd/internal/cli"

	"farpost/cards/scenarios"
	"farpost/engine/games"
	"farpost/engine/scenario"
)

// runCoverage plays the scenarios of a game and counts the clauses that executed assertions show, against the
// ids that lie in the game's data.
func runCoverage(_ context.Context, args []string) error {
	fs := flags("coverage")
	game := fs.String("game", games.Default(), "which game")
	asJSON := fs.Bool("json", false, "print one JSON object")
	least := fs.Int("min", 0, "fail when fewer clauses are covered")
	rulings := fs.Int("min-rulings", 0, "fail when fewer rulings are shown")
	table := fs.String("table", "", "print the scenario lines behind each of these: clauses, rulings or refusals")
	if err := fs.Read(args, 0, 0); err != nil {
		return err
	}
	if !slices.Contains([]string{"", "clauses", "rulings", "refusals"}, *table) {
		return fmt.Errorf("%w: -table %s: want clauses, rulings or refusals", cli.ErrUsage, *table)
	}
	g, trees, err := scenarios.Of(*game)
	if err != nil {
		return fmt.Errorf("%w: %v", cli.ErrUsage, err)
	}
	rep, err := scenario.Collect(g, trees...)
	if err != nil {
		return err
	}
	if *asJSON {
		err = json.NewEncoder(os.Stdout).Encode(rep)
	} else {
		_, err = fmt.Printf("%s: %d scenarios show %d of %d clauses and %d of %d rulings.\n", *game, rep.Scenarios,
			rep.Covered, rep.Clauses, rep.RulingsShown, rep.Rulings)
		if missing := append(slices.Clone(rep.Uncovered), rep.RulingsNotShown...); err == nil && len(missing) > 0 {
			_, err = fmt.Println("Not shown:", strings.Join(missing, " "))
		}
	}
	if err == nil {
		err = printTable(*table, g, rep)
	}
	switch {
	case err != nil:
		return err
	case rep.Covered < *least:
		return fmt.Errorf("%d clauses are covered, fewer than %d", rep.Covered, *least)
	case rep.RulingsShown < *rulings:
		return fmt.Errorf("%d rulings are shown, fewer than %d", rep.RulingsShown, *rulings)
	}
	return nil
}

// printTable prints, for each id of a kind, the scenario lines that show it.
func printTable(what string, g scenario.Game, rep scenario.Report) error {
	ids, lines := g.Clauses, rep.Lines
	switch what {
	case "":
		return nil
	case "rulings":
		ids = g.Rulings
	case "refusals":
		ids, lines = slices.Sorted(maps.Keys(rep.Refusals)), rep.Refusals
	}
	for _, id := range ids {
		if _, err := fmt.Println(id, strings.Join(lines[id], " ")); err != nil {
			return err
		}
	}
	return nil
}
