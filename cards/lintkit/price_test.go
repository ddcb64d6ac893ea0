package lintkit_test

import (
	"strings"
	"testing"

	"farpost/cards/lintkit"
	"farpost/cards/source"
)

// TestWorth ensures that values are named by their keys, with what words refer to, and that a price list adds up what
// is on it and finds what is not.
func TestWorth(t *testing.T) {
	list := lintkit.MustPrices([]byte("- {block: take white, points: 3}\n- {block: take all, points: -1}\n"))
	n := lintkit.Namer{Language: chess, Bare: []string{"of", "kind"}, Left: []string{"name"},
		Ref: func(key, word string) any {
			if key == "of" && word == "s" {
				return square{Name: "s", Kind: "white"}
			}
			return nil
		}}
	worth := func(moves ...move) (int, bool, string) {
		var faults source.Faults
		k := lintkit.Checker{Faults: &faults}
		var blocks []lintkit.Block
		for _, m := range moves {
			blocks = append(blocks, lintkit.Block{Path: "moves", Name: n.Name(m)})
		}
		points, ok := k.Worth(list, blocks)
		return points, ok, faults.Error()
	}
	points, ok, said := worth(move{Take: &take{Of: "s"}}, move{Take: &take{All: true}})
	if points != 2 || !ok || said != "" {
		t.Errorf("%d points, %v: %s", points, ok, said)
	}
	if _, ok, said := worth(move{Take: &take{Of: "other"}}); ok || !strings.Contains(said, `"take other"`) {
		t.Errorf("what has no price is said: %v, %q", ok, said)
	}
	for _, bad := range []string{"", "[]", "- {block: x, points: 1}\n- {block: x, points: 2}\n"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q is no price list", bad)
				}
			}()
			lintkit.MustPrices([]byte(bad))
		}()
	}
}
