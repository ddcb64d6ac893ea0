package deck_test

import (
	"fmt"
	"testing"

	"farpost/cards/deck"
	"farpost/cards/words/wordstest"
)

// halves has cards of two names, of which two share one.
var halves = deck.NewIndex([]deck.Card{
	{ID: "x", Names: map[string]string{"en": "Ash Runner // Scorch"}, Also: []string{"Ash Runner", "Scorch"}},
	{ID: "y", Names: map[string]string{"en": "Pyre Matron // Scorch"}, Also: []string{"Pyre Matron", "Scorch"}},
})

// TestHalves ensures that a card of two names is found by both and by one, unless another card shares that one, and
// that what stands behind "//" is a comment where it is no name (GRR-11).
func TestHalves(t *testing.T) {
	for text, want := range map[string]string{
		"3 Ash Runner // Scorch":             "[{3 x}] ",
		"Pyre Matron // Scorch x2 # a note":  "[{2 y}] ",
		"3 Ash Runner":                       "[{3 x}] ",
		"3 Ash Runner // the fastest of all": "[{3 x}] ",
		"3 Scorch":                           "[] V-AMBIGUOUS name=[text:Scorch] list=[card:x card:y]",
	} {
		got := deck.Check(deck.Rules{Sections: []deck.Section{{Min: 1}}}, halves, "", text)
		if said := fmt.Sprint(got.Counts, " ", wordstest.Short(got.Faults)); said != want {
			t.Errorf("%s: %s, want %s", text, said, want)
		}
	}
	name := func(id string) string { c, _ := halves.Card(id); return c.Names["en"] }
	if got := deck.ToNames(halves, "3 y", name); got != "3 Pyre Matron // Scorch" || deck.ToIDs(halves, got) != "3 y" {
		t.Errorf("written by name: %q, by id again: %q", got, deck.ToIDs(halves, got))
	}
}
