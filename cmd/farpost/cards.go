package main

import (
	"context"
	"fmt"
	"os"

	"farpost/bot/app"
	"farpost/cards"
)

// cardTools are what "farpost cards" can do.
var cardTools = map[string]func(args []string) error{
	"lint": lintCards,
}

// runCards is "farpost cards" with one of its tools.
func runCards(_ context.Context, args []string) error {
	if len(args) > 0 {
		if tool := cardTools[args[0]]; tool != nil {
			return tool(args[1:])
		}
	}
	return parse(flags("cards"), args, 1, 0)
}

// lintCards is "farpost cards lint [DIR]": every fault of the built-in data, and of a folder of own sets beside
// it, with file, line and column. Without DIR the folder is that of FARPOST_CARDS_DIR, if it is set.
func lintCards(args []string) error {
	fs := flags("cards")
	if err := parse(fs, args, 0, 1); err != nil {
		return err
	}
	dir := fs.Arg(0)
	if dir == "" {
		c, err := app.FromEnviron(os.Environ(), ".env")
		if err != nil {
			return err
		}
		dir = c.CardsDir
	}
	sets, faults, err := cards.CheckAll(dir)
	if err != nil {
		return fmt.Errorf("%w: %v", errUsage, err)
	}
	if len(faults) > 0 {
		fmt.Println(faults.Error())
		return fmt.Errorf("the card data has faults: %d", len(faults))
	}
	count, decks := 0, 0
	for _, set := range sets {
		count, decks = count+len(set.Cards), decks+len(set.Decks())
	}
	fmt.Printf("%d cards and %d decks of %d games: no faults.\n", count, decks, len(sets))
	return nil
}
