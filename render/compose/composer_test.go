package compose_test

import (
	"context"
	"image"
	"testing"

	"farpost/render"
	"farpost/render/compose"
	"farpost/render/plan"
	"farpost/render/rendertest"
	"farpost/render/words"
)

func newComposer(t testing.TB, o compose.Options) *compose.Composer {
	t.Helper()
	c, err := compose.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// picture draws a scene as planned.
func picture(
	ctx context.Context, c *compose.Composer, of func(render.Scene) compose.Planning, s render.Scene,
) (compose.Picture, error) {
	return c.Picture(ctx, s.Shown, words.Board(s), of(s))
}

// board draws a board as it is enlarged, post as it is posted.
func board(ctx context.Context, c *compose.Composer, s render.Scene) (compose.Picture, error) {
	return picture(ctx, c, plan.Board, s)
}

func post(ctx context.Context, c *compose.Composer, s render.Scene) (compose.Picture, error) {
	return picture(ctx, c, plan.Post, s)
}

// pixels returns the pixels of a board.
func pixels(t testing.TB, c *compose.Composer, s render.Scene) *image.RGBA {
	t.Helper()
	p, err := board(context.Background(), c, s)
	if err != nil {
		t.Fatal(err)
	}
	return rendertest.Pixels(t, p.PNG)
}
