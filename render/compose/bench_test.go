package compose_test

import (
	"context"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/compose"
	"farpost/render/gallery"
	"farpost/render/plan"
)

// BenchmarkPost measures a posted board from nothing, from cached sprites, after one change, and unchanged.
func BenchmarkPost(b *testing.B) {
	benchmark(b, plan.Post)
}

// BenchmarkBoard measures the same of a whole board.
func BenchmarkBoard(b *testing.B) {
	benchmark(b, plan.Board)
}

func benchmark(b *testing.B, of func(render.Scene) compose.Planning) {
	ctx := context.Background()
	for _, v := range []struct {
		name string
		view func() engine.View
	}{{"normal", gallery.Normal}, {"crowded", gallery.Crowded}} {
		run := func(name string, prepare func(*compose.Composer, *render.Scene, int)) {
			b.Run(v.name+"/"+name, func(b *testing.B) {
				r := newComposer(b, compose.Options{})
				s := gallery.Scene("en", v.view())
				p, err := picture(ctx, r, of, s)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportAllocs()
				b.ReportMetric(float64(len(p.PNG))/1024, "KB")
				for i := 0; b.Loop(); i++ {
					prepare(r, &s, i)
					if _, err := picture(ctx, r, of, s); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
		run("cold", func(r *compose.Composer, _ *render.Scene, _ int) { r.ForgetAll() })
		run("warm", func(r *compose.Composer, _ *render.Scene, _ int) { r.Forget() })
		run("change", func(_ *compose.Composer, s *render.Scene, i int) { s.View.Turn = 100 + i })
		run("same", func(_ *compose.Composer, _ *render.Scene, _ int) {})
	}
}
