package matching_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"farpost/bot/tournament/matching"
)

// costs is what each pair costs.
type costs [][]int64

// fill makes the costs of n by a rule.
func fill(n int, rule func(i, j int) int64) costs {
	c := make(costs, n)
	for i := range c {
		c[i] = make([]int64, n)
	}
	for i := range n {
		for j := i + 1; j < n; j++ {
			c[i][j] = rule(i, j)
			c[j][i] = c[i][j]
		}
	}
	return c
}

// least is the smallest sum of the costs of all pairs among those who are free, by trying all.
func (c costs) least(free []int) int64 {
	if len(free) == 0 {
		return 0
	}
	best := int64(math.MaxInt64)
	for k := 1; k < len(free); k++ {
		rest := append(append([]int{}, free[1:k]...), free[k+1:]...)
		best = min(best, c[free[0]][free[k]]+c.least(rest))
	}
	return best
}

// sum checks that everybody is in exactly one pair and adds the costs.
func (c costs) sum(t *testing.T, mate []int) int64 {
	t.Helper()
	if len(mate) != len(c) {
		t.Fatalf("%d are paired of %d", len(mate), len(c))
	}
	var sum int64
	for i, j := range mate {
		if j < 0 || j >= len(mate) || i == j || mate[j] != i {
			t.Fatalf("no pairs: %v", mate)
		}
		if i < j {
			sum += c[i][j]
		}
	}
	return sum
}

func pairUp(c costs) []int {
	return matching.Perfect(len(c), func(i, j int) int64 { return c[i][j] })
}

// rules are sorts of costs: ties, zeros, negative and large ones, and those in which odd circles are tempting.
var rules = map[string]func(r *rand.Rand, n int) costs{
	"equal": func(_ *rand.Rand, n int) costs { return fill(n, func(int, int) int64 { return 7 }) },
	"zero or one": func(r *rand.Rand, n int) costs {
		return fill(n, func(int, int) int64 { return r.Int64N(2) })
	},
	"few": func(r *rand.Rand, n int) costs { return fill(n, func(int, int) int64 { return r.Int64N(5) }) },
	"many": func(r *rand.Rand, n int) costs {
		return fill(n, func(int, int) int64 { return r.Int64N(1000) - 500 })
	},
	"large": func(r *rand.Rand, n int) costs {
		return fill(n, func(int, int) int64 { return r.Int64N(2*matching.MaxCost+1) - matching.MaxCost })
	},
	"squares": func(r *rand.Rand, n int) costs {
		at := make([]int64, n)
		for i := range at {
			at[i] = r.Int64N(6)
		}
		return fill(n, func(i, j int) int64 { return (at[i] - at[j]) * (at[i] - at[j]) })
	},
	"odd groups": func(r *rand.Rand, n int) costs { // everybody is cheap within a group of three or five
		size := 3 + 2*r.IntN(2)
		return fill(n, func(i, j int) int64 {
			if i/size == j/size {
				return r.Int64N(3)
			}
			return 10 + r.Int64N(20)
		})
	},
	"distances": func(r *rand.Rand, n int) costs {
		x, y := make([]int64, n), make([]int64, n)
		for i := range x {
			x[i], y[i] = r.Int64N(20), r.Int64N(20)
		}
		return fill(n, func(i, j int) int64 { return max(x[i]-x[j], x[j]-x[i]) + max(y[i]-y[j], y[j]-y[i]) })
	},
}

// TestExact ensures that no other pairing is cheaper, by trying all of them, on small fields of many sorts.
func TestExact(t *testing.T) {
	t.Parallel()
	for name, rule := range rules {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(1, 2))
			for round := range 600 {
				n := 2 * (round % 6) // 0 to 10
				c := rule(r, n)
				free := make([]int, n)
				for i := range free {
					free[i] = i
				}
				if got, want := c.sum(t, pairUp(c)), c.least(free); got != want {
					t.Fatalf("the pairs cost %d, %d is possible: %v", got, want, c)
				}
			}
		})
	}
}

// TestNested ensures that a cheap pairing that can only be found through circles inside of circles is found. The costs
// hide it: nine in a ring are cheap next to each other, and whoever is alone in it can only leave by one edge.
func TestNested(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(3, 4))
	for range 400 {
		n := 10 + 2*r.IntN(2)
		hidden := r.Perm(n)
		at := make([]int, n)
		for i, p := range hidden {
			at[p] = i
		}
		c := fill(n, func(i, j int) int64 {
			switch d := max(at[i]-at[j], at[j]-at[i]); {
			case d == 1 || d == n-1:
				return r.Int64N(3)
			case d == 2:
				return 1 + r.Int64N(3)
			}
			return 50 + r.Int64N(3)
		})
		free := make([]int, n)
		for i := range free {
			free[i] = i
		}
		if got, want := c.sum(t, pairUp(c)), c.least(free); got != want {
			t.Fatalf("the pairs cost %d, %d is possible: %v", got, want, c)
		}
	}
}

// TestLargeIsBalanced ensures that in fields too large for trying all no two pairs gain by swapping, and no three by
// going around.
func TestLargeIsBalanced(t *testing.T) {
	t.Parallel()
	for name, rule := range rules {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			n := 64
			c := rule(rand.New(rand.NewPCG(5, 6)), n)
			mate := pairUp(c)
			c.sum(t, mate)
			for a, b := range mate {
				for x, y := range mate {
					if x == a || x == b {
						continue
					}
					if c[a][x]+c[b][y] < c[a][b]+c[x][y] {
						t.Fatalf("%d with %d and %d with %d is cheaper", a, x, b, y)
					}
					for p, q := range mate {
						if p != a && p != b && p != x && p != y && c[b][x]+c[y][p]+c[q][a] < c[a][b]+c[x][y]+c[p][q] {
							t.Fatalf("three pairs gain by going around: %d %d %d %d %d %d", a, b, x, y, p, q)
						}
					}
				}
			}
		})
	}
}

// TestAsks ensures that the cost of each pair is asked once, the smaller number first, and that the same costs give the
// same pairs.
func TestAsks(t *testing.T) {
	t.Parallel()
	asked := map[[2]int]int{}
	c := rules["few"](rand.New(rand.NewPCG(7, 8)), 12)
	ask := func(i, j int) int64 {
		asked[[2]int{i, j}]++
		if i >= j {
			t.Errorf("asked for %d and %d", i, j)
		}
		return c[i][j]
	}
	first := matching.Perfect(12, ask)
	for pair, n := range asked {
		if n != 1 {
			t.Errorf("%v was asked %d times", pair, n)
		}
	}
	if len(asked) != 66 || fmt.Sprint(first) != fmt.Sprint(pairUp(c)) {
		t.Errorf("%d asked, %v", len(asked), first)
	}
}

// TestMistakes ensures that a number that cannot be paired and a cost that could overflow are not accepted.
func TestMistakes(t *testing.T) {
	t.Parallel()
	for name, call := range map[string]func(){
		"odd":      func() { matching.Perfect(3, func(int, int) int64 { return 0 }) },
		"negative": func() { matching.Perfect(-2, func(int, int) int64 { return 0 }) },
		"dear":     func() { matching.Perfect(2, func(int, int) int64 { return matching.MaxCost + 1 }) },
		"cheap":    func() { matching.Perfect(2, func(int, int) int64 { return -matching.MaxCost - 1 }) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			defer func() {
				if recover() == nil {
					t.Error("accepted")
				}
			}()
			call()
		})
	}
}

// BenchmarkPerfect measures fields as a late round of a large tournament has them, with the time for the costs.
func BenchmarkPerfect(b *testing.B) {
	for _, n := range []int{64, 256, 512, 1024} {
		for _, name := range []string{"equal", "squares", "few", "many", "odd groups"} {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				c := rules[name](rand.New(rand.NewPCG(9, 10)), n)
				for b.Loop() {
					pairUp(c)
				}
			})
		}
	}
}
