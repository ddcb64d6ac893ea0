//go:build unix

package farwald_test

import (
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"syscall"
	"testing"
	"time"

	"farpost/cards"
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/invariant"
)

// benchSet loads the built-in book and the ready decks.
func benchSet(tb testing.TB) (engine.Book, [][]string) {
	tb.Helper()
	set, err := cards.Load(farwald.Name)
	if err != nil {
		tb.Fatal(err)
	}
	book, _ := set.Book()
	var decks [][]string
	for _, d := range set.Decks() {
		var list []string
		for _, c := range d.Cards {
			for range c.N {
				list = append(list, c.ID)
			}
		}
		decks = append(decks, list)
	}
	return book, decks
}

// collect sets the garbage collector as the program does (bot/app), unless GOGC is set.
func collect(b *testing.B) {
	if _, set := os.LookupEnv("GOGC"); !set {
		b.Cleanup(engine.TuneCollector())
	}
}

// moment is a state of a recorded match and the input that came then.
type moment struct {
	s  *engine.State
	in engine.Input
}

// record plays seeded matches of the ready decks and gives all inputs that were taken in their middle: after
// the setup's, before the end. The players choose at random among what they can do, and pass ahead half of
// the time that they pass on a thing.
func record(tb testing.TB, g *engine.Ruleset, players, matches int) []moment {
	tb.Helper()
	book, decks := benchSet(tb)
	var out []moment
	for m := range matches {
		rng := rand.New(rand.NewPCG(uint64(m), uint64(players)))
		setup := engine.Setup{Seed: uint64(m + 1)}
		for i := range players {
			setup.Decks = append(setup.Decks, decks[(i+m)%len(decks)])
		}
		s, _, err := engine.New(g, book, setup)
		if err != nil {
			tb.Fatal(err)
		}
		for n := 0; s.Result == nil && n < 3000; n++ {
			in, err := invariant.Pick(g, book, s, rng.IntN)
			if err != nil {
				tb.Fatal(err)
			}
			if sa := s.Ask.ByQ(in.Q); sa != nil && in.Verb == engine.Pass && sa.About != "" && rng.IntN(2) == 0 {
				in.Ahead = engine.PassAhead(in.Seat)
			}
			next, _, err := engine.Apply(g, book, s, in)
			if err != nil {
				tb.Fatal(err)
			}
			if n >= players {
				out = append(out, moment{s, in})
			}
			s = next
		}
	}
	return out
}

// middle returns the state with the longest stack of those recorded in the second third of a match: a typical
// position in the middle of a resolution.
func middle(tb testing.TB, players int) *engine.State {
	tb.Helper()
	all := record(tb, farwald.New(), players, 1)
	var best *engine.State
	for _, m := range all[len(all)/3 : 2*len(all)/3] {
		if best == nil || len(m.s.Stack) > len(best.Stack) {
			best = m.s
		}
	}
	return best
}

// BenchmarkApply plays recorded matches again, input after input: all rules and a copy of the state for each.
func BenchmarkApply(b *testing.B) {
	collect(b)
	for _, players := range []int{2, 4} {
		b.Run(strconv.Itoa(players)+"players", func(b *testing.B) {
			g := farwald.New()
			book, _ := benchSet(b)
			all := record(b, g, players, 6)
			for i := len(all) - 1; i > 0; i-- { // only a match's first state is needed: the others come about again
				if all[i].s.Seq > all[i-1].s.Seq {
					all[i].s = nil
				}
			}
			runtime.GC() // what recording has left behind is not an input's
			b.ReportAllocs()
			i, start := 0, cpu(b)
			var s *engine.State
			for b.Loop() {
				m := &all[i%len(all)]
				if m.s != nil {
					s = m.s
				}
				next, _, err := engine.Apply(g, book, s, m.in)
				if err != nil {
					b.Fatal(err)
				}
				s = next
				i++
			}
			b.ReportMetric(float64(b.N)/(cpu(b)-start).Seconds(), "inputs/cpu-s")
		})
	}
}

// BenchmarkClone measures the copy that every input begins with.
func BenchmarkClone(b *testing.B) {
	collect(b)
	for _, players := range []int{2, 4} {
		b.Run(strconv.Itoa(players)+"players", func(b *testing.B) {
			s := middle(b, players)
			b.ReportAllocs()
			start := cpu(b)
			for b.Loop() {
				s.Clone()
			}
			b.ReportMetric(float64(cpu(b)-start)/float64(b.N), "cpu-ns/op")
		})
	}
}

// BenchmarkEncode measures saving a match in the middle of a resolution.
func BenchmarkEncode(b *testing.B) {
	collect(b)
	for _, players := range []int{2, 4} {
		b.Run(strconv.Itoa(players)+"players", func(b *testing.B) {
			s := middle(b, players)
			n := 0
			b.ReportAllocs()
			start := cpu(b)
			for b.Loop() {
				save, err := engine.Encode(s)
				if err != nil {
					b.Fatal(err)
				}
				n = len(save)
			}
			b.ReportMetric(float64(cpu(b)-start)/float64(b.N), "cpu-ns/op")
			b.ReportMetric(float64(n), "B/save")
		})
	}
}

// BenchmarkDecode measures loading it.
func BenchmarkDecode(b *testing.B) {
	collect(b)
	for _, players := range []int{2, 4} {
		b.Run(strconv.Itoa(players)+"players", func(b *testing.B) {
			save, err := engine.Encode(middle(b, players))
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			start := cpu(b)
			for b.Loop() {
				if _, err := engine.Decode(save); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(cpu(b)-start)/float64(b.N), "cpu-ns/op")
		})
	}
}

// cpu is the processor time that this process has used. On a shared machine it tells more than the clock.
func cpu(tb testing.TB) time.Duration {
	tb.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// trivial is a game without rules, as bench/peer.cjs plays it in boardgame.io: a move takes a card from the
// mover's deck to the table.
type trivial struct {
	cards [120]struct {
		id, owner, zone, marks int32
		name                   string
	}
	decks [2][]int32
	table []int32
	turn  int
}

func (t *trivial) play() *trivial {
	c := *t
	deck := c.decks[c.turn%2]
	id := deck[len(deck)-1]
	c.decks[c.turn%2] = deck[:len(deck)-1]
	c.cards[id].zone = 1
	c.table = append(append(make([]int32, 0, len(t.table)+1), t.table...), id)
	c.turn++
	return &c
}

// BenchmarkTrivial measures the floor: a copy per move and next to nothing else.
func BenchmarkTrivial(b *testing.B) {
	collect(b)
	first := &trivial{}
	for i := range int32(len(first.cards)) {
		first.cards[i].id, first.cards[i].owner, first.cards[i].name = i, i%2, "card"+strconv.Itoa(int(i))
		first.decks[i%2] = append(first.decks[i%2], i)
	}
	t, start := first, cpu(b)
	b.ReportAllocs()
	for b.Loop() {
		if t = t.play(); t.turn == len(t.cards) {
			t = first
		}
	}
	b.ReportMetric(float64(b.N)/(cpu(b)-start).Seconds(), "inputs/cpu-s")
}
