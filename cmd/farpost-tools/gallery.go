package main

import (
	"context"
	"fmt"

	"farpost/bot/samples"
	"farpost/cmd/internal/cli"
	"farpost/engine/games/tools"
)

// runGallery draws samples of every kind of picture, and a page that shows them.
func runGallery(ctx context.Context, args []string) error {
	fs := flags("gallery")
	game := fs.String("game", "", "beside the samples of no game those of this one alone")
	if err := fs.Read(args, 1, 1); err != nil {
		return err
	}
	var only []string
	if *game != "" {
		if _, ok := tools.ByName(*game); !ok {
			return fmt.Errorf("%w: -game %s: there is no such game", cli.ErrUsage, *game)
		}
		only = []string{*game}
	}
	if err := samples.Write(ctx, fs.Arg(0), only...); err != nil {
		return err
	}
	fmt.Printf("The gallery is at %s/index.html.\n", fs.Arg(0))
	return nil
}
