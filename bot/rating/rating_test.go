package rating_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"farpost/bot/rating"
)

// near reports whether two numbers agree as far as the published ones are printed.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-8 }

// beginners are so many new players.
func beginners(n int) []rating.Rating { return slices.Repeat([]rating.Rating{rating.New()}, n) }

// TestPublished ensures that matches of two, three, four and five new players come to the published values of the
// method: those of the tests of openskill.js (bradley-terry-full.test.ts), which openskill.py has, too.
func TestPublished(t *testing.T) {
	for _, want := range [][]rating.Rating{
		{{25, 25.0 / 3}},
		{{27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}},
		{{30.2704627669473, 7.788474807872566}, {25, 7.788474807872566}, {19.7295372330527, 7.788474807872566}},
		{{32.90569415042095, 7.5012190693964005}, {27.63523138347365, 7.5012190693964005},
			{22.36476861652635, 7.5012190693964005}, {17.09430584957905, 7.5012190693964005}},
		{{35.5409255338946, 7.202515895247076}, {30.2704627669473, 7.202515895247076}, {25, 7.202515895247076},
			{19.729537233052703, 7.202515895247076}, {14.4590744661054, 7.202515895247076}},
	} {
		got := rating.Rate(beginners(len(want)), []int{1, 2, 3, 4, 5}[:len(want)])
		for i := range want {
			if !near(got[i].Mu, want[i].Mu) || !near(got[i].Sigma, want[i].Sigma) {
				t.Errorf("%d players, place %d: %v, want %v", len(want), i+1, got[i], want[i])
			}
		}
	}
}

// TestPublishedSeries ensures that three matches with shared places, one after the other, come to the published values:
// those of the same tests (bradley-terry-full-series), which were computed by the program rank-1.02.
func TestPublishedSeries(t *testing.T) {
	p := beginners(5)
	for _, match := range []struct{ players, places []int }{
		{[]int{0, 1, 2, 3, 4}, []int{1, 2, 2, 4, 4}},
		{[]int{4, 2, 1}, []int{1, 2, 2}},
		{[]int{3, 1, 2, 0}, []int{1, 1, 3, 3}},
	} {
		var at []rating.Rating
		for _, n := range match.players {
			at = append(at, p[n])
		}
		for i, r := range rating.Rate(at, match.places) {
			p[match.players[i]] = r
		}
	}
	for i, want := range []rating.Rating{{27.643471362, 6.716636758}, {28.84497938, 6.310098392},
		{20.705805441, 6.310098392}, {24.387640207, 6.668755907}, {23.354955778, 6.854096855}} {
		if math.Abs(p[i].Mu-want.Mu) > 1e-8 || math.Abs(p[i].Sigma-want.Sigma) > 1e-8 {
			t.Errorf("player %d: %v, want %v", i, p[i], want)
		}
	}
}

// TestShown ensures that a beginner has 1000, that winning raises and losing lowers the number that people see, and
// that it is never negative.
func TestShown(t *testing.T) {
	after := rating.Rate(beginners(2), []int{1, 2})
	for _, c := range []struct {
		of   rating.Rating
		want int
	}{
		{rating.New(), 1000}, {after[0], 1138}, {after[1], 927}, {rating.Rating{Mu: 40, Sigma: 1}, 2480},
		{rating.Rating{Mu: -40, Sigma: 8}, 0},
	} {
		if got := c.of.Shown(); got != c.want {
			t.Errorf("%v is shown as %d, want %d", c.of, got, c.want)
		}
	}
}

// TestRate ensures for any players and places that nobody's rating depends on the order of the players, that it becomes
// surer with every match, that who is before somebody who was as strong gains more, and that what one gains in a match
// of two who are equally sure the other loses.
func TestRate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 4).Draw(t, "players")
		var players []rating.Rating
		var places []int
		for range n {
			players = append(players, rating.Rating{Mu: rapid.Float64Range(-10, 60).Draw(t, "mu"),
				Sigma: rapid.Float64Range(0.1, 9).Draw(t, "sigma")})
			places = append(places, rapid.IntRange(1, n).Draw(t, "place"))
		}
		after := rating.Rate(players, places)
		order := rapid.Permutation([]int{0, 1, 2, 3}[:n]).Draw(t, "order")
		var other []rating.Rating
		var at []int
		for _, i := range order {
			other, at = append(other, players[i]), append(at, places[i])
		}
		for k, r := range rating.Rate(other, at) {
			if math.Abs(r.Mu-after[order[k]].Mu) > 1e-9 || math.Abs(r.Sigma-after[order[k]].Sigma) > 1e-9 {
				t.Fatalf("in the order %v player %d has %v, else %v", order, order[k], r, after[order[k]])
			}
		}
		for i, r := range after {
			if !(r.Sigma > 0 && r.Sigma < players[i].Sigma) {
				t.Fatalf("player %d was %v and is %v", i, players[i], r)
			}
		}
		even := rating.Rate([]rating.Rating{players[0], players[0]}, places[:2])
		if gain := even[0].Mu - even[1].Mu; gain > 0 != (places[0] < places[1]) || gain < 0 != (places[0] > places[1]) {
			t.Fatalf("places %v between equals: %v", places[:2], even)
		}
		if sum := even[0].Mu + even[1].Mu; math.Abs(sum-2*players[0].Mu) > 1e-9 {
			t.Fatalf("between equals one gained what the other did not lose: %v", even)
		}
	})
}
