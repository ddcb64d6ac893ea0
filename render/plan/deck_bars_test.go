package plan_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/plan"
)

// TestBarsOfDeck ensures that in all lists of a deck bars of equal numbers are equally long, and those of greater
// numbers longer.
func TestBarsOfDeck(t *testing.T) {
	r := shared(t)
	for _, types := range []int{3, 8} {
		var d render.Deck
		for i := range types {
			f := gallery.Face("en")("s1")
			f.TypeName, f.Gives = fmt.Sprint("type ", i), []string{"fire"}
			d.Cards = append(d.Cards, render.DeckCard{Face: f, N: []int{28, 10, 5, 2, 1, 1, 1, 1}[i]})
		}
		n, long, err := r.Lengths(plan.Deck(gallery.Scene("en", engine.View{}), d))
		if err != nil {
			t.Fatal(err)
		}
		if len(n) < types+1 {
			t.Fatalf("%d bars for %d types", len(n), types)
		}
		for i := range n {
			for k := range n {
				if (n[i] == n[k]) != (long[i] == long[k]) || n[i] > n[k] && long[i] < long[k] {
					t.Errorf("%d types: %d cards are %d long and %d cards %d", types, n[i], long[i], n[k], long[k])
				}
			}
		}
	}
}

// TestEmptyList ensures that a figure without symbols looks the same whether or not another player has some.
func TestEmptyList(t *testing.T) {
	r := shared(t)
	var seen []string
	for _, marks := range [][]string{nil, {"mind", "water"}} {
		v := gallery.Empty()
		v.Seats[0].Badges[1] = engine.Badge{Code: "flux"}
		v.Seats[1].Badges[1] = engine.Badge{Code: "flux", N: len(marks), Marks: marks}
		blocks, err := r.Blocks(plan.Board(gallery.Scene("en", v)))
		if err != nil {
			t.Fatal(err)
		}
		for i := len(blocks) - 1; i >= 0; i-- { // the first seat is the lower one
			if strings.Contains(blocks[i], `Word:"Flux"`) {
				seen = append(seen, blocks[i])
				break
			}
		}
	}
	if len(seen) != 2 || seen[0] != seen[1] {
		t.Errorf("an empty figure looks in two ways: %q", seen)
	}
}
