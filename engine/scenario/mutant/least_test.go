package mutant_test

import (
	"math"
	"os"
	"regexp"
	"strconv"
	"testing"
)

const (
	// noticed is the share of broken places that tests notice at least, of any target: docs/performance.md has 92.3 %
	// of the kernel's as the least that code of today was found with.
	noticed = 0.90
	// unlucky is how often a run may be red although tests notice that share.
	unlucky = 1.0 / 1000
	// fewer is how many of the drawn places may be known to be equivalent, so that they do not count.
	fewer = 4
)

// TestLeast ensures that the run of every change, which breaks some places of the day, is not red by bad luck: with a
// share of 90 % noticed, too few are noticed in less than one run in a thousand. Of 20 places, or of up to four fewer,
// that is so with a threshold of 60 %: 7 of 17 would have to survive (0.8 in a thousand), 9 of 20 (0.06). With one of
// 80 % it would be 4 of 19 (115 in a thousand), and 5 of 20 (43).
func TestLeast(t *testing.T) {
	raw, err := os.ReadFile("../../../.ci/run")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`\.ci/mutants .* -n (\d+) .*-least (\d+)`).FindSubmatch(raw)
	if m == nil {
		t.Fatal("the run breaks no code")
	}
	n, _ := strconv.Atoi(string(m[1]))
	least, _ := strconv.Atoi(string(m[2]))
	for drawn := n - fewer; drawn <= n; drawn++ {
		if red := redBy(drawn, float64(least)/100, 1-noticed); red > unlucky {
			t.Errorf("of %d places, %d %% at least: %.2f runs in a thousand are red by bad luck", drawn, least, 1000*red)
		}
	}
	for _, c := range []struct {
		drawn       int
		least, want float64
	}{{17, 0.6, 0.00078}, {20, 0.6, 0.00006}, {19, 0.8, 0.115}, {20, 0.8, 0.04317}, {2, 1, 0.19}} {
		if red := redBy(c.drawn, c.least, 0.1); math.Abs(red-c.want) > 0.00001 {
			t.Errorf("of %d places, %.0f %% at least: %.5f, want %.5f", c.drawn, 100*c.least, red, c.want)
		}
	}
}

// redBy is how likely it is that less than a share of places is noticed when each survives with a probability: the tail
// of a binomial distribution.
func redBy(places int, least, survives float64) (red float64) {
	ways := 1.0 // to choose the survivors
	for survivors := range places + 1 {
		if float64(places-survivors) < least*float64(places) {
			red += ways * math.Pow(survives, float64(survivors)) * math.Pow(1-survives, float64(places-survivors))
		}
		ways = ways * float64(places-survivors) / float64(survivors+1)
	}
	return red
}
