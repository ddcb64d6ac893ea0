package pairing_test

import (
	"fmt"
	"testing"

	"farpost/bot/tournament/pairing"
)

// names are n ids.
func names(n int) []string {
	ids := make([]string, n)
	for i := range ids {
		ids[i] = fmt.Sprintf("p%02d", i)
	}
	return ids
}

// TestRoundRobin ensures that in each leg everybody meets everybody once, is in each round once, has one bye if the
// number is odd, last in its round, and begins as often as not, give or take one; and that the second leg is the first
// with the first right the other way around.
func TestRoundRobin(t *testing.T) {
	t.Parallel()
	for n := range 18 {
		ids, rounds := names(n), pairing.RoundRobinRounds(n)
		met, starts, byes := map[string]int{}, map[string]int{}, map[string]int{}
		for round := 1; round <= rounds; round++ {
			pairs := pairing.RoundRobin(ids, round)
			back := pairing.RoundRobin(ids, round+rounds)
			seen := map[string]bool{}
			for k, p := range pairs {
				seen[p.A], seen[p.B] = true, true
				if p.Bye() {
					byes[p.A]++
					if k != len(pairs)-1 || back[k] != p {
						t.Errorf("%d players, round %d: the bye is %v, then %v", n, round, pairs, back)
					}
					continue
				}
				met[min(p.A, p.B)+max(p.A, p.B)]++
				starts[p.A]++
				starts[p.B]--
				if back[k] != (pairing.Pair{A: p.B, B: p.A}) {
					t.Errorf("%d players, round %d: %v, the second time %v", n, round, p, back[k])
				}
			}
			if len(seen) != n+n%2 { // the bye's nobody is seen, too
				t.Errorf("%d players, round %d: %v", n, round, pairs)
			}
		}
		for i, a := range ids {
			for _, b := range ids[:i] {
				if met[b+a] != 1 {
					t.Errorf("%d players: %s and %s meet %d times", n, a, b, met[b+a])
				}
			}
			if byes[a] != n%2 && n > 1 {
				t.Errorf("%d players: %s has %d byes", n, a, byes[a])
			}
			if s := starts[a]; s < -1 || s > 1 || n%2 == 1 && s != 0 {
				t.Errorf("%d players: %s begins %d times more than not", n, a, s)
			}
		}
	}
}

// TestRoundRobinNone ensures that there is no round for who is alone, and none before the first.
func TestRoundRobinNone(t *testing.T) {
	t.Parallel()
	if got := pairing.RoundRobin(names(1), 1); got != nil {
		t.Errorf("alone: %v", got)
	}
	if got := pairing.RoundRobin(names(4), 0); got != nil {
		t.Errorf("round 0: %v", got)
	}
	if got := pairing.RoundRobinRounds(1); got != 0 {
		t.Errorf("alone: %d rounds", got)
	}
}

// TestRounds ensures the usual numbers of rounds and of players in the final rounds at each bound of the table.
func TestRounds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ players, rounds, cut int }{
		{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {2, 1, 0}, {3, 3, 0}, {8, 3, 0}, {9, 5, 4}, {16, 5, 4}, {17, 5, 8}, {32,
			5, 8},
		{33, 6, 8}, {64, 6, 8}, {65, 7, 8}, {128, 7, 8}, {129, 8, 8}, {216, 8, 8}, {217, 8, 16}, {256, 8, 16},
		{257, 9, 16}, {512, 9, 16}, {513, 10, 16}, {5000, 10, 16},
	} {
		if r, cut := pairing.Rounds(c.players), pairing.Cut(c.players); r != c.rounds || cut != c.cut {
			t.Errorf("%d players: %d rounds, cut to %d; want %d and %d", c.players, r, cut, c.rounds, c.cut)
		}
	}
}
