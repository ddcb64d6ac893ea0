package main

import (
	"context"
	"fmt"

	"farpost/bot/app"
)

// runGallery draws samples of every kind of picture, and a page that shows them.
func runGallery(ctx context.Context, args []string) error {
	fs := flags("gallery")
	if err := parse(fs, args, 1, 1); err != nil {
		return err
	}
	if err := app.Gallery(ctx, fs.Arg(0)); err != nil {
		return err
	}
	fmt.Printf("The gallery is at %s/index.html.\n", fs.Arg(0))
	return nil
}
