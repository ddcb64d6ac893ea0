package fow_test

import (
	"testing"

	"farpost/cards/lookup"
)

// TestLookup ensures that clauses, rulings and cards are found by what people type: by ids in any spelling, by the
// official terms of both languages, and a ruler by the name of either side.
func TestLookup(t *testing.T) {
	set := load(t)
	for _, c := range []struct{ lang, query, want string }{
		{"en", "fo 131", "FO-131"}, {"it", "for25", "FOR-25"}, {"en", "Kiln Pup", "A01"}, {"it", "pietra magica speciale quattro copie", "FO-013"},
		{"en", "Imperishable ruler side instead", "FO-199"}, {"it", "guardiana delle fornaci", "RA"}, {"en", "Oda, Kilnmoor Unbarred", "RA"},
	} {
		hits := lookup.New(set, c.lang).Find(c.query, 5)
		found := false
		for _, h := range hits {
			found = found || h.ID == c.want
		}
		if !found {
			t.Errorf("%s %q: %v, want %s", c.lang, c.query, hits, c.want)
		}
	}
}
