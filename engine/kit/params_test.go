package kit_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/engine"
	"farpost/engine/kit"
)

// TestParams ensures that a verb's answers are read with their marks: one, several, and what can be left out.
func TestParams(t *testing.T) {
	want := []engine.Param{{Name: "card", Kind: "card"}, {Name: "x", Kind: "number", Optional: true},
		{Name: "rest", Kind: "card", Many: true}, {Name: "pay", Kind: "target", Many: true, Optional: true}}
	if d := cmp.Diff(want, kit.Params("card:card x:number?\n rest:card+ pay:target+?")); d != "" {
		t.Error(d)
	}
	if got := kit.Params(""); got != nil {
		t.Errorf("%v of nothing", got)
	}
}
