package scenarios_test

import (
	"slices"
	"testing"

	"farpost/engine"
)

// TestAdvice ensures that tables suggest every verb but those that are right or wrong by a hand or by what a text does,
// list all, and take none without confirmation; and that reactions have one clock in a turn of another.
func TestAdvice(t *testing.T) {
	g, b, s := last(t, "asks a action\n")
	for _, v := range g.Verbs {
		want := engine.Advice{Suggest: !slices.Contains([]string{"keep", "swap", "activate"}, v.Name), Shown: true}
		if got, err := engine.AdviceOf(g, b, s, 0, v.Name); err != nil || got != want {
			t.Errorf("%s %+v, want %+v, %v", v.Name, got, want, err)
		}
	}
	for script, want := range map[string]engine.Seat{"asks a action\n": 0, "a end\nasks b action\n": 1} {
		g, b, s := last(t, script)
		if got, err := engine.PeriodOf(g, b, s); err != nil || got.Seat != want || got.N < 1 {
			t.Errorf("%q: %+v, want %v, %v", script, got, want, err)
		}
	}
}
