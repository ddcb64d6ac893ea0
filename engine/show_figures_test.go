package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
)

// TestIsFigure ensures that a figure is a bearer, a thing, or a bearer with a thing, and nothing else.
func TestIsFigure(t *testing.T) {
	for word, want := range map[string]bool{"wolf": true, "tide": true, "knight+banner": true, "wolf+lantern": true,
		"": false, "wulf": false, "banner+knight": false, "knight+": false, "+banner": false,
		"knight+banner+key": false,
		"knight+wolf":       false, "Wolf": false} {
		if engine.IsFigure(word) != want {
			t.Errorf("%q is a figure: %t, want %t", word, !want, want)
		}
	}
	for _, list := range [][]string{engine.FigureBearers(), engine.FigureThings(), engine.FigureParts()} {
		if !slices.IsSorted(list) || len(slices.Compact(slices.Clone(list))) < len(list) {
			t.Errorf("not sorted, or a word stands twice: %v", list)
		}
	}
}

// TestPickFigure ensures that a key always has the same figure, and that different keys have different ones.
func TestPickFigure(t *testing.T) {
	seen := map[string]int{}
	for _, key := range []string{"A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11", "A12"} {
		one := engine.PickFigure(key, "wolf", "bear", "cat")
		if engine.PickFigure(key, "wolf", "bear", "cat") != one {
			t.Errorf("%s has two figures", key)
		}
		seen[one]++
	}
	if len(seen) != 3 {
		t.Errorf("12 keys have %v of three figures", seen)
	}
}
