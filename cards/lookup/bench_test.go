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
	makeAll := func() (all []*lookup.Index) {
		for _, set := range sets {
			for _, lang := range langs {
				all = append(all, lookup.New(set, lang))
			}
		}
		return all
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	held := makeAll()
	runtime.GC()
	runtime.ReadMemStats(&after)
	runtime.KeepAlive(held)
	for b.Loop() {
		makeAll()
	}
	b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/(1<<20), "MB")
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
// ten times as much. Of a question that is asked more than once its median counts (p99-µs), so that with some thousand
// iterations other programs do not; worst-µs is the slowest of a hundred of all times as they came.
func BenchmarkAsk(b *testing.B) {
	list := questions(b)
	for _, size := range []struct {
		name string
		grow func(*content.Set) *content.Set
	}{{"all", func(s *content.Set) *content.Set { return s }}, {"tenfold", tenfold}} {
		var all []*lookup.Index
		for _, g := range cards.Games() {
			set, err := cards.Load(g)
			if err != nil {
				b.Fatal(err)
			}
			all = append(all, lookup.New(size.grow(set), "en"))
		}
		b.Run("answer/"+size.name, func(b *testing.B) {
			measure(b, list, func(q string) { lookup.AskAll(all, q, 5) })
		})
		b.Run("complete/"+size.name, func(b *testing.B) {
			measure(b, list, func(q string) {
				for _, x := range all {
					x.Suggest(q[:len(q)/2], lookup.MaxSuggestions)
				}
			})
		})
	}
}

// measure asks the questions in turn and reports the slowest of a hundred.
func measure(b *testing.B, list []question, do func(q string)) {
	var took []time.Duration
	of := make([][]time.Duration, len(list))
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		do(list[i%len(list)].Ask)
		d := time.Since(start)
		took, of[i%len(list)] = append(took, d), append(of[i%len(list)], d)
	}
	var medians []time.Duration
	for _, times := range of {
		if slices.Sort(times); len(times) > 0 {
			medians = append(medians, times[len(times)/2])
		}
	}
	slowest := func(list []time.Duration) float64 {
		slices.Sort(list)
		return float64(list[len(list)*99/100].Microseconds())
	}
	b.ReportMetric(slowest(medians), "p99-µs")
	b.ReportMetric(slowest(took), "worst-µs")
}
