package fuzzy_test

import (
	"testing"

	"farpost/cards/fuzzy"
)

// Distance counts letters that are added, dropped, changed or swapped, and stops above its limit.
func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b        string
		limit, want int
	}{
		{"same", "same", 3, 0}, {"welp", "whelp", 3, 1}, {"perché", "perche", 3, 1}, {"ab", "ba", 3, 1},
		{"abc", "xyz", 1, 2}, {"a", "abcdef", 2, 3},
	} {
		if got := fuzzy.Distance(c.a, c.b, c.limit); got != c.want {
			t.Errorf("%s, %s: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// Nearest finds the word that was meant, and nothing if no word is near.
func TestNearest(t *testing.T) {
	list := []string{"", "of", "energize", "exploit", "evocation", "n"}
	for word, want := range map[string]string{
		"energise": "energize", "enregize": "energize", "explot": "exploit", "evocaton": "evocation", "fo": "of",
		"disable": "", "x": "", "": "",
	} {
		if got := fuzzy.Nearest(word, list); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}
