package fow_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"farpost/cards/words"
)

// TestSameCodes ensures that both languages word the same codes with the same placeholders.
func TestSameCodes(t *testing.T) {
	tabs := load(t).Tables()
	if len(tabs) != 2 {
		t.Fatalf("%d tables, want 2", len(tabs))
	}
	if a, b := tabs[0].Families(), tabs[1].Families(); !slices.Equal(a, b) {
		t.Fatalf("families: %v and %v", a, b)
	}
	for _, f := range tabs[0].Families() {
		a, b := tabs[0].Codes(f), tabs[1].Codes(f)
		slices.Sort(a)
		slices.Sort(b)
		if !slices.Equal(a, b) {
			t.Errorf("%s: %v and %v", f, a, b)
			continue
		}
		for _, c := range a {
			x, _ := tabs[0].Placeholders(f, c)
			if y, _ := tabs[1].Placeholders(f, c); !slices.Equal(x, y) {
				t.Errorf("%s/%s: %v and %v", f, c, x, y)
			}
		}
	}
}

var commandName = regexp.MustCompile(`^[\p{Ll}\d_-]{1,32}$`)

// TestWordsFit ensures that names of commands keep Discord's form, that no two are called alike, and that buttons,
// titles and texts have room where Discord shows them.
func TestWordsFit(t *testing.T) {
	limits := map[string]int{"verbs": 80, "asks": 45, "words": 100, "phases": 100, "refusals": 400, "verbhelp": 100, "paramhelp": 100, "states": 45}
	for _, tab := range load(t).Tables() {
		cat := words.New(tab)
		for f, limit := range limits {
			for _, c := range tab.Codes(f) {
				if s := cat.Word(tab.Lang(), f, c); utf8.RuneCountInString(s) > limit || strings.TrimSpace(s) == "" {
					t.Errorf("%s: %s/%s: %q; from 1 to %d letters", tab.Lang(), f, c, s, limit)
				}
			}
		}
		for _, f := range []string{"commands", "params"} {
			seen := map[string]string{}
			for _, c := range tab.Codes(f) {
				n := cat.Word(tab.Lang(), f, c)
				if !commandName.MatchString(n) {
					t.Errorf("%s: %s/%s: %q is no command name", tab.Lang(), f, c, n)
				}
				if other := seen[n]; other != "" {
					t.Errorf("%s: %s: %s and %s are both called %q", tab.Lang(), f, c, other, n)
				}
				seen[n] = c
			}
		}
	}
}
