package kit_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/kit"
)

// shield prevents n, in all batches together where it is limited.
func shield(name string, n int, limited bool) kit.Rewrite {
	x := kit.Rewrite{Source: engine.Word(name), Takes: n,
		Told: func(engine.Change, int) []engine.Change { return nil }}
	if limited {
		x.Uses = engine.Change{Kind: "use", Vals: []engine.Value{x.Source}}
	}
	return x
}

// more replaces a change by the same with another number.
func more(name string, plain bool, to func(int) int) kit.Rewrite {
	return kit.Rewrite{Source: engine.Word(name), Plain: plain, To: func(c engine.Change) []engine.Change {
		c.N = to(c.N)
		return []engine.Change{c}
	}}
}

// Changes are replaced one after the other, by each source once; preventions take what they can, and limited ones no
// more than that in the whole batch. Who is asked for the order is asked only where it matters.
func TestRewriting(t *testing.T) {
	double := more("double", false, func(n int) int { return 2 * n })
	two := more("two", true, func(n int) int { return n + 2 })
	plus := more("plus", true, func(n int) int { return n + 1 })
	for name, c := range map[string]struct {
		all     []kit.Rewrite
		batch   []int
		answers []string
		want    string
	}{
		"nothing":          {nil, []int{5}, nil, "note 5"},
		"one prevents":     {[]kit.Rewrite{shield("a", 2, false)}, []int{5}, nil, "note 3"},
		"one prevents all": {[]kit.Rewrite{shield("a", 7, false)}, []int{5}, nil, "note 0"},
		"two used up together": {[]kit.Rewrite{shield("a", 2, false), shield("b", 3, false)}, []int{5},
			nil, "note 0"},
		"plain ones, no order": {[]kit.Rewrite{plus, two}, []int{5}, nil, "note 8"},
		"an order":             {[]kit.Rewrite{plus, double}, []int{5}, []string{"word:double"}, "note 11"},
		"the other order":      {[]kit.Rewrite{plus, double}, []int{5}, []string{"word:plus"}, "note 12"},
		"too much to prevent": {[]kit.Rewrite{shield("a", 3, true), shield("b", 3, true)}, []int{5}, []string{"word:b"},
			"note 0, use 3, use 2"},
		"limited in all":           {[]kit.Rewrite{shield("a", 6, true)}, []int{5, 4}, nil, "note 0, note 4, use 5"},
		"without limit, once each": {[]kit.Rewrite{shield("a", 6, false)}, []int{5, 4}, nil, "note 0, note 4"},
	} {
		t.Run(name, func(t *testing.T) {
			g := steps(engine.Do("go", func(*engine.Reader, *engine.Frame) (out []engine.Change) {
				for _, n := range c.batch {
					out = append(out, engine.Change{Kind: "note", N: n})
				}
				return out
			}))
			kit.Rewriting{Prog: "rewrite", Source: engine.Word("all"),
				Of: func(_ engine.Facts, batch []engine.Change, i int, used []engine.Value) []kit.Rewrite {
					if batch[i].Kind != "note" || batch[i].N < 1 {
						return nil
					}
					return slices.DeleteFunc(slices.Clone(c.all), func(x kit.Rewrite) bool {
						return slices.Contains(used, x.Source)
					})
				},
				Ask: func(engine.Facts, engine.Seat, engine.Change) engine.SeatAsk {
					return engine.SeatAsk{Kind: "order", Due: engine.DueTurn}
				}}.Add(g)
			s, told := play(t, g, c.answers...)
			if told != c.want || s.Result == nil {
				t.Errorf("told %q, want %q; over: %v", told, c.want, s.Result != nil)
			}
		})
	}
}

// A limited prevention that several changes of a batch use is recorded once, with the sum.
func TestUsesAreSummed(t *testing.T) {
	g := steps(engine.Do("go", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "note", N: 2}, {Kind: "note", N: 3}}
	}))
	kit.Rewriting{Prog: "rewrite", Source: engine.Word("all"),
		Of: func(_ engine.Facts, batch []engine.Change, i int, used []engine.Value) []kit.Rewrite {
			x := shield("a", 4, true)
			x.Source = engine.Value(string(x.Source) + engine.Int(i).Body())
			if batch[i].Kind != "note" || slices.Contains(used, x.Source) {
				return nil
			}
			return []kit.Rewrite{x}
		}}.Add(g)
	if _, told := play(t, g); told != "note 0, note 1, use 4" {
		t.Errorf("told %q", told)
	}
}
