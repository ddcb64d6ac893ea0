package main

import (
	"context"
	"fmt"
	"io/fs"
	"os"

	"farpost/cards"
	"farpost/cards/source"
)

// runCards is "farpost cards lint [DIR]": every fault of the built-in data, and of a folder beside it, with
// file and line.
func runCards(_ context.Context, args []string) error {
	fs := flags("cards")
	if err := parse(fs, args, 1, 2); err != nil {
		return err
	}
	if fs.Arg(0) != "lint" {
		return fmt.Errorf("%w: farpost cards takes %s", errUsage, commands["cards"].use)
	}
	if dir := fs.Arg(1); dir != "" {
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return fmt.Errorf("%w: there is no folder %s", errUsage, dir)
		}
	}
	count := 0
	for _, game := range cards.Games() {
		set, faults, err := cards.Check(game, extras(fs.Arg(1))...)
		if err != nil {
			return err
		}
		if n := len(faults); n > 0 {
			return lintFailed(faults)
		}
		count += len(set.Cards)
	}
	fmt.Printf("%d cards of %d games: no faults.\n", count, len(cards.Games()))
	return nil
}

func extras(dir string) []fs.FS {
	if dir == "" {
		return nil
	}
	return []fs.FS{os.DirFS(dir)}
}

func lintFailed(faults source.Faults) error {
	for _, f := range faults {
		fmt.Println(f)
	}
	return fmt.Errorf("the card data has faults: %d", len(faults))
}
