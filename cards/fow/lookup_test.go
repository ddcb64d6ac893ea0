package fow_test

import (
	"strings"
	"testing"

	"farpost/cards/lookup"
)

// TestBestAnswerLeads ensures that what people ask for most, in words of their own, is answered by the clause that
// says it, before anything else.
func TestBestAnswerLeads(t *testing.T) {
	set := load(t)
	for _, c := range []struct{ lang, query, want string }{
		{"en", "mulligan", "FO-021"}, {"it", "mulligan", "FO-021"}, {"en", "summoning sickness", "FO-131"}, {"en",
			"stack", "FO-098"}, {"it", "pila", "FO-098"},
		{"en", "timeout", "FOR-39"}, {"it", "silenzio", "FOR-39"}, {"en", "infinite loop", "FO-126"},
		{"en", "deck out", "FO-117"}, {"it", "finire il mazzo", "FO-117"},
		{"en", "surrender", "FO-125"}, {"it", "arrendersi", "FO-125"}, {"en", "tie", "FO-123"},
		{"it", "patta", "FO-123"}, {"en", "haste", "FO-191"}, {"en", "hand limit", "FO-058"},
	} {
		if hits := lookup.New(set, c.lang).Find(c.query, 3, lookup.Rules...); len(hits) == 0 || hits[0].ID != c.want {
			t.Errorf("%s %q: %v, want %s", c.lang, c.query, hits, c.want)
		}
	}
}

// TestSectionsAreTranslated ensures that the chapter of every clause and ruling is named in the reader's language.
func TestSectionsAreTranslated(t *testing.T) {
	set := load(t)
	for lang, want := range map[string]string{"en": "Priority and the chase; not in the guide",
		"it": "Priorità e rincorsa; non nella guida"} {
		if hits := lookup.New(set, lang).Find("FO-108", 1); len(hits) != 1 || hits[0].Section != want {
			t.Errorf("%s: %+v, want %q", lang, hits, want)
		}
	}
	sections := map[string]map[string]string{}
	for _, c := range set.Clauses() {
		sections[c.ID] = c.Section
	}
	for _, r := range set.Rulings() {
		sections[r.ID] = r.Section
	}
	for id, s := range sections {
		en, it := strings.Split(s["en"], "; "), strings.Split(s["it"], "; ")
		for i := range en {
			if len(it) != len(en) || it[i] == en[i] {
				t.Errorf("%s: %q is %q in Italian", id, s["en"], s["it"])
				break
			}
		}
	}
}

// TestLookup ensures that clauses, rulings and cards are found by what people type: by ids in any spelling, by the
// official terms of both languages, and a ruler by the name of either side.
func TestLookup(t *testing.T) {
	set := load(t)
	for _, c := range []struct{ lang, query, want string }{
		{"en", "fo 131", "FO-131"}, {"it", "for25", "FOR-25"}, {"en", "Kiln Pup", "A01"}, {"it",
			"pietra magica speciale quattro copie", "FO-013"},
		{"en", "Imperishable ruler side instead", "FO-199"}, {"it", "guardiana delle fornaci", "RA"},
		{"en", "Oda, Kilnmoor Unbarred", "RA"},
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
