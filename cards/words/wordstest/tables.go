package wordstest

import (
	"slices"
	"testing"

	"farpost/cards/words"
)

// Codes ensures that every table has words for the codes wanted, by family, and for no other code or family.
func Codes(t *testing.T, tables []*words.Table, want map[string][]string) {
	t.Helper()
	for _, tab := range tables {
		for _, f := range tab.Families() {
			if _, ok := want[f]; !ok {
				t.Errorf("%s: nobody uses the family %s", tab.Lang(), f)
			}
		}
		for f, codes := range want {
			have := tab.Codes(f)
			for _, c := range codes {
				if !slices.Contains(have, c) {
					t.Errorf("%s: %s/%s has no words", tab.Lang(), f, c)
				}
			}
			for _, c := range have {
				if !slices.Contains(codes, c) {
					t.Errorf("%s: %s/%s is used by nobody", tab.Lang(), f, c)
				}
			}
		}
	}
}

// Alike ensures that two languages have words for the same codes, with the same placeholders.
func Alike(t *testing.T, tables []*words.Table) {
	t.Helper()
	if len(tables) != 2 {
		t.Fatalf("%d tables, want 2", len(tables))
	}
	a, b := tables[0], tables[1]
	if !slices.Equal(a.Families(), b.Families()) {
		t.Errorf("families: %s has %v, %s has %v", a.Lang(), a.Families(), b.Lang(), b.Families())
	}
	for _, f := range a.Families() {
		if !slices.Equal(a.Codes(f), b.Codes(f)) {
			t.Errorf("%s: %s has %v, %s has %v", f, a.Lang(), a.Codes(f), b.Lang(), b.Codes(f))
		}
		for _, c := range a.Codes(f) {
			x, _ := a.Placeholders(f, c)
			if y, ok := b.Placeholders(f, c); ok && !slices.Equal(x, y) {
				t.Errorf("%s/%s: %s has %v, %s has %v", f, c, a.Lang(), x, b.Lang(), y)
			}
		}
	}
}
