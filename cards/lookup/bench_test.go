package lookup_test

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"farpost/cards"
	"farpost/cards/content"
	"farpost/cards/lookup"
)

// BenchmarkNew measures how long it takes to make the indexes of all games in all languages, and what they cost.
func BenchmarkNew(b *testing.B) {
	var sets []*cards.Set
	for _, g := range cards.Games() {
		set, err := cards.Load(g)
		if err != nil {
			b.Fatal(err)
		}
		sets = append(sets, set)
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	var held []*lookup.Index
	for b.Loop() {
		held = nil
		for _, set := range sets {
			for _, lang := range langs {
				held = append(held, lookup.New(set, lang))
			}
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/(1<<20), "MB")
	runtime.KeepAlive(held)
}

// tenfold is a game with ten times as much.
func tenfold(set *cards.Set) *cards.Set {
	big := *set
	big.Rulebook, big.Settled = nil, nil
	for range 10 {
		big.Rulebook = append(big.Rulebook, set.Rulebook...)
		big.Settled = append(big.Settled, set.Settled...)
	}
	return &big
}

// BenchmarkAsk measures the slowest of a hundred answers and of a hundred completions, from all games at once and from
// ten times as much.
func BenchmarkAsk(b *testing.B) {
	list := questions(b)
	for name, grow := range map[string]func(*content.Set) *content.Set{
		"all": func(s *content.Set) *content.Set { return s }, "tenfold": tenfold} {
		var all []*lookup.Index
		for _, g := range cards.Games() {
			set, err := cards.Load(g)
			if err != nil {
				b.Fatal(err)
			}
			all = append(all, lookup.New(grow(set), "en"))
		}
		measure := func(name string, do func(q string)) {
			b.Run(name, func(b *testing.B) {
				var took []time.Duration
				i := 0
				for b.Loop() {
					start := time.Now()
					do(list[i%len(list)].Ask)
					took = append(took, time.Since(start))
					i++
				}
				slices.Sort(took)
				b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
			})
		}
		measure("answer/"+name, func(q string) { lookup.AskAll(all, q, 5) })
		measure("complete/"+name, func(q string) {
			for _, x := range all {
				x.Suggest(q[:len(q)/2], lookup.MaxSuggestions)
			}
		})
	}
}
