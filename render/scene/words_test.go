package scene_test

import (
	"regexp"
	"slices"
	"testing"

	"farpost/render/scene"
)

// TestOwnWords ensures that both languages have the same words with the same placeholders.
func TestOwnWords(t *testing.T) {
	place := regexp.MustCompile(`\{\d\}`)
	en, it := scene.OwnWords()["en"], scene.OwnWords()["it"]
	for code, a := range en {
		b, ok := it[code]
		p, q := place.FindAllString(a, -1), place.FindAllString(b, -1)
		slices.Sort(p)
		slices.Sort(q)
		if !ok || !slices.Equal(p, q) {
			t.Errorf("%s: %q and %q", code, a, b)
		}
	}
	if len(en) != len(it) {
		t.Errorf("%d words in English, %d in Italian", len(en), len(it))
	}
}
