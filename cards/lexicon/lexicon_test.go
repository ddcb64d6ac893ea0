package lexicon_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/cards/lexicon"
)

// TestGeneral ensures that the general ideas are read, that each has words in both languages and an id of its own, and
// that no word stands twice in one.
func TestGeneral(t *testing.T) {
	var ids []string
	for _, g := range lexicon.General() {
		if slices.Contains(ids, g.ID) {
			t.Errorf("%s stands twice", g.ID)
		}
		ids = append(ids, g.ID)
		for _, lang := range []string{"en", "it"} {
			list := g.Words(lang)
			if len(list) == 0 {
				t.Errorf("%s has no words in %s", g.ID, lang)
			}
			for i, w := range list {
				if strings.TrimSpace(w) == "" || slices.Contains(list[:i], w) {
					t.Errorf("%s in %s: %q is empty or stands twice", g.ID, lang, w)
				}
			}
		}
	}
	if len(ids) < 100 {
		t.Errorf("only %d ideas", len(ids))
	}
}
