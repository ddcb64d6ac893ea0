package render_test

import (
	"context"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// BenchmarkPost measures a posted board from nothing, from cached sprites, after one change, and unchanged.
func BenchmarkPost(b *testing.B) {
	benchmark(b, (*render.Renderer).Post)
}

// BenchmarkBoard measures the same of a whole board.
func BenchmarkBoard(b *testing.B) {
	benchmark(b, (*render.Renderer).Board)
}

func benchmark(b *testing.B, draw func(*render.Renderer, context.Context, render.Scene) (render.Picture, error)) {
	ctx := context.Background()
	for _, v := range []struct {
		name string
		view func() engine.View
	}{{"normal", gallery.Normal}, {"crowded", gallery.Crowded}} {
		run := func(name string, prepare func(*render.Renderer, *render.Scene, int)) {
			b.Run(v.name+"/"+name, func(b *testing.B) {
				r := newRenderer(b, render.Options{})
				s := gallery.Scene("en", v.view())
				p, err := draw(r, ctx, s)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportAllocs()
				b.ReportMetric(float64(len(p.PNG))/1024, "KB")
				for i := 0; b.Loop(); i++ {
					prepare(r, &s, i)
					if _, err := draw(r, ctx, s); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
		run("cold", func(r *render.Renderer, _ *render.Scene, _ int) { r.ForgetAll() })
		run("warm", func(r *render.Renderer, _ *render.Scene, _ int) { r.Forget() })
		run("change", func(_ *render.Renderer, s *render.Scene, i int) { s.View.Turn = 100 + i })
		run("same", func(_ *render.Renderer, _ *render.Scene, _ int) {})
	}
}
