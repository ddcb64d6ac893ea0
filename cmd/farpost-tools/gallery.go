package main

import (
	"context"
	"fmt"

	"farpost/bot/samples"
)

// runGallery draws samples of every kind of picture, and a page that shows them.
func runGallery(ctx context.Context, args []string) error {
	fs := flags("gallery")
	if err := fs.Read(args, 1, 1); err != nil {
		return err
	}
	if err := samples.Write(ctx, fs.Arg(0)); err != nil {
		return err
	}
	fmt.Printf("The gallery is at %s/index.html.\n", fs.Arg(0))
	return nil
}
