package pairing_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"farpost/bot/tournament/pairing"
)

// TestPodSizes ensures that pods are as few as can be after the fewest byes, and differ by one player at most.
func TestPodSizes(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		players, least, most int
		sizes                []int
		byes                 int
	}{
		{0, 3, 4, nil, 0}, {1, 3, 4, nil, 1}, {2, 3, 4, nil, 2}, {3, 3, 4, []int{3}, 0}, {4, 3, 4, []int{4}, 0},
		{5, 3, 4, []int{4}, 1}, {6, 3, 4, []int{3, 3}, 0}, {7, 3, 4, []int{4, 3}, 0}, {9, 3, 4, []int{3, 3, 3}, 0},
		{10, 3, 4, []int{4, 3, 3}, 0}, {15, 3, 4, []int{4, 4, 4, 3}, 0}, {7, 4, 4, []int{4}, 3}, {8, 3, 3, []int{3,
			3}, 2},
		{11, 5, 5, []int{5, 5}, 1}, {5, 2, 2, []int{2, 2}, 1},
	} {
		var players []pairing.Player
		for _, id := range names(c.players) {
			players = append(players, pairing.Player{ID: id})
		}
		d, err := pairing.Pods(players, c.least, c.most, 1)
		if err != nil {
			t.Fatal(err)
		}
		var sizes []int
		for _, pod := range d.Pods {
			sizes = append(sizes, len(pod))
		}
		if !slices.Equal(sizes, c.sizes) || len(d.Byes) != c.byes {
			t.Errorf("%d players in pods of %d to %d: %v and %d byes; want %v and %d", c.players, c.least, c.most,
				sizes, len(d.Byes), c.sizes, c.byes)
		}
	}
}

// TestPods ensures that everybody is in one pod or has a bye, that the bye is for the fewest byes and then points, that
// who began less often sits first, and that neither order of the input nor calling again changes anything.
func TestPods(t *testing.T) {
	t.Parallel()
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 3))
		players := invent(r, 1+r.IntN(22))
		d, err := pairing.Pods(players, 4, 4, seed)
		if err != nil {
			t.Fatal(err)
		}
		by := map[string]pairing.Player{}
		for _, p := range players {
			by[p.ID] = p
		}
		all := slices.Clone(d.Byes)
		second := 0
		for _, id := range d.Byes {
			if by[id].Byes > 0 {
				second++
			}
		}
		for _, pod := range d.Pods {
			for k, id := range pod {
				all = append(all, id)
				for _, bye := range d.Byes {
					if p, b := by[id], by[bye]; p.Byes < b.Byes || p.Byes == b.Byes && p.Points < b.Points {
						t.Errorf("seed %d: %s has the bye before %s", seed, bye, id)
					}
				}
				if k > 0 && by[pod[k-1]].Starts > by[id].Starts {
					t.Errorf("seed %d: %s sits before %s", seed, pod[k-1], id)
				}
			}
		}
		slices.Sort(all)
		want := names(len(players))
		if !slices.Equal(all, want) || second != d.SecondByes || again(players, d.Pods) != d.Rematches {
			t.Fatalf("seed %d: %+v", seed, d)
		}
		r.Shuffle(len(players), func(i, j int) { players[i], players[j] = players[j], players[i] })
		if other, err := pairing.Pods(players, 4, 4, seed); err != nil || !reflect.DeepEqual(other, d) {
			t.Fatalf("seed %d: %+v, then %+v, %v", seed, d, other, err)
		}
	}
}

// again is how often two who met are in one pod.
func again(players []pairing.Player, pods [][]string) int {
	met := map[string][]string{}
	for _, p := range players {
		met[p.ID] = p.Met
	}
	n := 0
	for _, pod := range pods {
		for k, a := range pod {
			for _, b := range pod[:k] {
				if slices.Contains(met[a], b) {
					n++
				}
			}
		}
	}
	return n
}

// podToll is what pods cost: the squares of earlier meetings, then those of the gaps in points.
func podToll(players []pairing.Player, pods [][]string) toll {
	var t toll
	for _, pod := range pods {
		for k, a := range pod {
			for _, b := range pod[:k] {
				one := tollOf(players, []pairing.Pair{{A: a, B: b}})
				t[0] += one[1]
				t[1] += one[3]
			}
		}
	}
	return t
}

// TestPodsAreBest ensures that in small fields no other pods have fewer meetings of those who met, by trying all, and
// that in nearly all of them the points are as close as can be, too.
func TestPodsAreBest(t *testing.T) {
	t.Parallel()
	far := 0
	const rounds = 120
	for seed := range uint64(rounds) {
		r := rand.New(rand.NewPCG(seed, 4))
		players := invent(r, []int{6, 7, 8, 9}[r.IntN(4)])
		d, err := pairing.Pods(players, 3, 4, seed)
		if err != nil {
			t.Fatal(err)
		}
		best := toll{math.MaxInt}
		var try func(free []string, pods [][]string)
		try = func(free []string, pods [][]string) {
			if len(pods) == len(d.Pods) {
				if c := podToll(players, pods); c.compare(best) < 0 {
					best = c
				}
				return
			}
			everyPod(free, len(d.Pods[len(pods)]), func(pod, rest []string) {
				try(rest, append(slices.Clone(pods), pod))
			})
		}
		try(names(len(players)), nil)
		got := podToll(players, d.Pods)
		if got[0] > best[0] {
			t.Errorf("seed %d: %d rematches, %d are possible", seed, got[0], best[0])
		}
		if got != best {
			far++
		}
	}
	if far > rounds/20 {
		t.Errorf("%d of %d fields could have been closer in points", far, rounds)
	}
}

// everyPod calls f with all choices of size from those who are free.
func everyPod(free []string, size int, f func(pod, rest []string)) {
	var pick func(from int, pod, rest []string)
	pick = func(from int, pod, rest []string) {
		if len(pod) == size {
			f(slices.Clone(pod), append(slices.Clone(rest), free[from:]...))
			return
		}
		if from == len(free) {
			return
		}
		pick(from+1, append(slices.Clone(pod), free[from]), rest)
		pick(from+1, pod, append(slices.Clone(rest), free[from]))
	}
	pick(0, nil, nil)
}

// TestPodsByPoints ensures that without a past to avoid, those of like points sit together, the best in the first pod.
func TestPodsByPoints(t *testing.T) {
	t.Parallel()
	var players []pairing.Player
	for i, id := range names(24) {
		players = append(players, pairing.Player{ID: id, Points: i * 7 % 24 / 4, Seed: i})
	}
	d, err := pairing.Pods(players, 4, 4, 9)
	if err != nil {
		t.Fatal(err)
	}
	for n, pod := range d.Pods {
		for _, id := range pod {
			var i int
			if _, err := fmt.Sscanf(id, "p%d", &i); err != nil || players[i].Points != 5-n {
				t.Errorf("%s with %d points sits in pod %d", id, players[i].Points, n)
			}
		}
	}
}
