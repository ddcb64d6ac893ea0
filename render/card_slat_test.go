package render_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// TestFrameAroundSign ensures that on a crowded board the frame of a state is around the sign of a card and not across
// it, whichever way the card lies.
func TestFrameAroundSign(t *testing.T) {
	r := shared(t)
	for _, lying := range []bool{false, true} {
		bare, err := r.Emblem(lying, false)
		if err != nil {
			t.Fatal(err)
		}
		framed, err := r.Emblem(lying, true)
		if err != nil {
			t.Fatal(err)
		}
		if bare < 100 || framed != bare {
			t.Errorf("lying %t: %d pixels of the sign, %d with the frame", lying, bare, framed)
		}
	}
}

// TestPlateOfState ensures that on a crowded board the sign of a state is on a plate. Without a plate it would look
// like a figure.
func TestPlateOfState(t *testing.T) {
	n, err := shared(t).PlateOfState()
	if err != nil {
		t.Fatal(err)
	}
	if n < 700 {
		t.Errorf("the plate of a state has %d pixels", n)
	}
}

// TestNamesStayBold ensures that long names of cards are whole and bold everywhere, on more lines.
func TestNamesStayBold(t *testing.T) {
	r := shared(t)
	for _, name := range []string{"L’Indimenticata Cartografa del Crepuscolo Perpetuo",
		"Ilse Tarn, Cancelliera dell’Acqua Bassa",
		"Sigillo della Settima Cenere Perpetua", "Moth"} {
		names, err := r.CardNames(name)
		if err != nil {
			t.Fatal(err)
		}
		for where, f := range names {
			if where == "worn" && strings.HasPrefix(name, "L’") {
				continue // its first word has no room there
			}
			if !f.Bold || strings.Join(f.Lines, " ") != name {
				t.Errorf("%s: %q, bold %t, want %q", where, f.Lines, f.Bold, name)
			}
		}
	}
}

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
		n, long, err := r.Lengths(render.PlanDeck(gallery.Scene("en", engine.View{}), d))
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
		blocks, err := r.Blocks(render.PlanBoard(gallery.Scene("en", v)))
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
