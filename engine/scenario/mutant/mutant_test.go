package mutant_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"farpost/engine/scenario/mutant"
	"farpost/engine/thorough"
)

// small is a module in which it is plain what its one test notices.
const small = `
-- go.mod --
module small

go 1.26
-- clamp/clamp.go --
package clamp

// Limit is where numbers end.
const Limit = 1 << 3

var calls int

// Pair has two numbers.
var Pair [2]int = [2]int{}

// Below gives n, or the limit where n is higher.
func Below(n int) int {
	calls++
	if n > Limit {
		return Limit
	}
	return n
}

// Unused is never called.
func Unused(a, b bool) bool { return a && b }

// Twice gives an even number.
func Twice(n int) int {
	sum := n
	sum += n
	return sum
}

// Box holds a thing under a name.
type Box[K comparable, V any] struct{}

// Full is never called.
func (b *Box[K, V]) Full() bool { return true }
-- clamp/clamp_test.go --
package clamp

import "testing"

func TestScenarios(t *testing.T) {
	if Below(7) != 7 || Below(9) != 8 {
		t.Error("not below")
	}
}

func TestTwice(t *testing.T) {
	if Twice(2) != 4 {
		t.Error("not twice")
	}
}
`

// unpack writes a module's files into a folder of the test.
func unpack(t *testing.T, text string) string {
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(text)).Files {
		path := filepath.Join(dir, f.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestRun ensures that every place of a package is broken once, what of it is noticed and by whom, what is not, what
// is known to be equivalent, and what does not compile.
func TestRun(t *testing.T) {
	thorough.Only(t, "it builds a module with broken code")
	t.Setenv("GOFLAGS", "-mod=mod")
	var out bytes.Buffer
	sum, err := mutant.Run(t.Context(), mutant.Options{
		Target: mutant.Target{Files: "clamp/*.go", First: []mutant.Suite{{Dir: "clamp", Run: "^TestScenarios$"}},
			Then: []mutant.Suite{{Dir: "clamp"}}},
		Root: unpack(t, small), N: 100, Seed: 3, Jobs: 2, Out: &out, Loud: true,
		Equivalents: "clamp | Below | boundary | n > Limit :: The limit is the limit.",
	})
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	want := []string{
		`clamp/clamp.go:4: plus-one: "1" becomes "2": killed by clamp: TestScenarios`,
		`clamp/clamp.go:4: plus-one: "3" becomes "4": killed by clamp: TestScenarios`,
		`clamp/clamp.go:9: plus-one: "2" becomes "3": does not compile`,
		`clamp/clamp.go:13: drop: "calls++" is gone: survived`,
		`    clamp | Below | drop | calls++`,
		`clamp/clamp.go:13: sign: "calls++" becomes "calls--": survived`,
		`    clamp | Below | sign | calls++`,
		`clamp/clamp.go:14: boundary: "n > Limit" becomes "n >= Limit": equivalent: The limit is the limit.`,
		`clamp/clamp.go:14: negate: "n > Limit" becomes "!(n > Limit)": killed by clamp: TestScenarios`,
		`clamp/clamp.go:15: drop: "return Limit" is gone: killed by clamp: TestScenarios`,
		`clamp/clamp.go:21: and-or: "a && b" becomes "a || b": survived`,
		`    clamp | Unused | and-or | a && b in func Unused(a, b bool) bool { return a && b }`,
		`clamp/clamp.go:26: drop: "sum += n" is gone: killed by clamp: TestTwice`,
		`clamp/clamp.go:26: sign: "sum += n" becomes "sum -= n": killed by clamp: TestTwice`,
		`clamp/clamp.go:34: flip: "true" becomes "false": survived`,
		`    clamp | Box.Full | flip | true in func (b *Box[K, V]) Full() bool { return true }`,
	}
	byText := cmp.Transformer("sorted", func(lines []string) map[string]bool {
		out := map[string]bool{}
		for _, l := range lines {
			out[l] = true
		}
		return out
	})
	if d := cmp.Diff(want, got, byText); d != "" {
		t.Errorf("told (-want +got):\n%s", d)
	}
	if sum != (mutant.Sum{Killed: 6, Survived: 4, Equivalent: 1, Uncompiled: 2, First: 4}) {
		t.Errorf("sum %+v", sum)
	}
	said := "6 killed (4 by those that should), 4 survived, 1 equivalent, 2 uncompiled: 60.0 %"
	if sum.String() != said {
		t.Errorf("the sum is %q, want %q", sum, said)
	}
}

// TestSeed ensures that a seed chooses the same places again, and that other places come with another seed.
func TestSeed(t *testing.T) {
	thorough.Only(t, "it builds a module with broken code")
	t.Setenv("GOFLAGS", "-mod=mod")
	told := func(seed uint64) string {
		var out bytes.Buffer
		_, err := mutant.Run(t.Context(), mutant.Options{Target: mutant.Target{Files: "clamp/*.go"},
			Root: unpack(t, small), N: 3, Seed: seed, Out: &out})
		if err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	first := told(1)
	if again := told(1); again != first {
		t.Errorf("seed 1 tells\n%s\nand then\n%s", first, again)
	}
	if other := told(2); other == first {
		t.Errorf("seeds 1 and 2 tell the same:\n%s", other)
	}
}

// TestRefused ensures that what cannot be tried is told as what it is.
func TestRefused(t *testing.T) {
	t.Setenv("GOFLAGS", "-mod=mod")
	clamp := mutant.Target{Files: "clamp/*.go", First: []mutant.Suite{{Dir: "clamp"}}}
	for name, c := range map[string]struct {
		text string
		o    mutant.Options
		want string
	}{
		"nothing matches": {small, mutant.Options{Target: clamp, Files: "clamp/z*.go", N: 1},
			"clamp/z*.go has nothing to break"},
		"a broken glob": {small, mutant.Options{Target: clamp, Files: "clamp/[", N: 1}, "-files clamp/["},
		"red tests": {strings.Replace(small, "!= 4", "!= 5", 1), mutant.Options{Target: clamp, N: 9, Seed: 1},
			"the tests of clamp fail with nothing broken"},
		"no reason": {small, mutant.Options{Target: clamp, Equivalents: "a | b | c | d"}, "line 1: want FOLDER"},
		"two of one place": {small, mutant.Options{Target: clamp,
			Equivalents: "a | b | c | d :: x\na | b | c | d :: y"},
			"line 2: a | b | c | d stands there already"},
	} {
		c.o.Root = unpack(t, c.text)
		if _, err := mutant.Run(t.Context(), c.o); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
	_, err := mutant.TargetOf("../../..", "chess")
	if err == nil || !strings.Contains(err.Error(), "farwald, fow, groove, cardlang, kit, lintkit, mana, prose, wording, kernel, table, tournament, desk") {
		t.Errorf("of an unknown game: %v", err)
	}
}

// TestEquivalents ensures that every place of which the file of equivalents says something is still there.
func TestEquivalents(t *testing.T) {
	thorough.Only(t, "it looks through the code of every target")
	known, err := mutant.Equivalents()
	if err != nil {
		t.Fatal(err)
	}
	names, err := mutant.Names("../../..")
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, name := range names {
		target, err := mutant.TargetOf("../../..", name)
		if err != nil {
			t.Fatal(err)
		}
		places, err := mutant.Places("../../..", target)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range places {
			if there[p.Key] {
				t.Errorf("two places are called %s", p.Key)
			}
			there[p.Key] = true
		}
	}
	for key := range known {
		if !there[key] {
			t.Errorf("nothing in the code is called %s", key)
		}
	}
}
