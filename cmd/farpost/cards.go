package main

import (
	"context"
	"fmt"
	"os"
	"strings"
	"text/tabwriter"

	"farpost/bot/app"
	"farpost/cards"
	"farpost/cmd/internal/cli"
	"farpost/engine/games"
)

// cardTools are what "farpost cards" can do.
var cardTools = map[string]func(args []string) error{
	"lint":   lintCards,
	"ops":    listOps,
	"schema": printSchema,
}

// runCards is "farpost cards" with one of its tools.
func runCards(_ context.Context, args []string) error {
	if len(args) > 0 {
		if tool := cardTools[args[0]]; tool != nil {
			return tool(args[1:])
		}
	}
	fs := flags("cards")
	if err := fs.Read(args, 1, len(args)); err != nil {
		return err
	}
	return fs.Read(nil, 1, 1) // no such tool: say which there are
}

// lintCards is "farpost cards lint [DIR]": every fault of the built-in data, and of a folder of own sets beside
// it, with file, line and column. Without DIR the folder is that of FARPOST_CARDS_DIR, if it is set.
func lintCards(args []string) error {
	fs := flags("cards")
	if err := fs.Read(args, 0, 1); err != nil {
		return err
	}
	sets, err := loadSets(fs.Arg(0))
	if err != nil {
		return err
	}
	if err := lintPictures(sets, fs.Arg(0)); err != nil {
		return err
	}
	count, decks := 0, 0
	for _, set := range sets {
		count, decks = count+len(set.Cards), decks+len(set.Decks())
	}
	fmt.Printf("%d cards and %d decks of %d games: no faults.\n", count, decks, len(sets))
	return nil
}

// lintPictures prints the faults of the pictures beside own sets, and of those of FARPOST_ART_DIR.
func lintPictures(sets map[string]*cards.Set, dir string) error {
	c, err := app.FromEnviron(os.Environ(), ".env")
	if err != nil {
		return err
	}
	if dir == "" {
		dir = c.CardsDir
	}
	_, faults, err := cards.Pictures(sets, dir, c.ArtDir)
	if err != nil {
		return fmt.Errorf("%w: %v", cli.ErrUsage, err)
	}
	if len(faults) > 0 {
		fmt.Println(faults.Error())
		return fmt.Errorf("pictures have faults: %d", len(faults))
	}
	return nil
}

// loadSets loads all games with a folder of own sets, by default that of FARPOST_CARDS_DIR, and prints its faults.
func loadSets(dir string) (map[string]*cards.Set, error) {
	if dir == "" {
		c, err := app.FromEnviron(os.Environ(), ".env")
		if err != nil {
			return nil, err
		}
		dir = c.CardsDir
	}
	sets, faults, err := cards.CheckAll(dir)
	if err != nil {
		return nil, fmt.Errorf("%w: %v", cli.ErrUsage, err)
	}
	if len(faults) > 0 {
		fmt.Println(faults.Error())
		return nil, fmt.Errorf("the card data has faults: %d", len(faults))
	}
	return sets, nil
}

// listOps is "farpost cards ops [-game G] [DIR]": every part of a game's card language with the number of cards
// that use it, and their ids when there are three or fewer.
func listOps(args []string) error {
	fs := flags("cards")
	game := fs.String("game", games.Default(), "which game")
	if err := fs.Read(args, 0, 1); err != nil {
		return err
	}
	sets, err := loadSets(fs.Arg(0))
	if err != nil {
		return err
	}
	set := sets[*game]
	if set == nil {
		return fmt.Errorf("%w: no cards for game %q; there are: %v", cli.ErrUsage, *game, cards.Games())
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "kind\top\tcards\tids")
	for _, op := range set.Ops {
		ids := ""
		if len(op.Cards) <= 3 {
			ids = strings.Join(op.Cards, " ")
		}
		fmt.Fprintf(w, "%s\t%s\t%d\t%s\n", op.Kind, op.Name, len(op.Cards), ids)
	}
	return w.Flush()
}

// printSchema is "farpost cards schema [-game G] [NAME]": the JSON Schema of a kind of file.
func printSchema(args []string) error {
	fs := flags("cards")
	game := fs.String("game", games.Default(), "which game")
	if err := fs.Read(args, 0, 1); err != nil {
		return err
	}
	raw, err := cards.Schema(*game, fs.Arg(0))
	if err != nil {
		return fmt.Errorf("%w: %v", cli.ErrUsage, err)
	}
	_, err = os.Stdout.Write(raw)
	return err
}
