package ui_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"farpost/bot/discord/ui"
)

// FuzzClip ensures that a shortened text is valid, short enough, and begins as the whole one.
func FuzzClip(f *testing.F) {
	f.Add("one\ntwo\nthree", 9)
	f.Add("ààààà", 3)
	f.Fuzz(func(t *testing.T, s string, n int) {
		if n < 2 || n > 1000 || !utf8.ValidString(s) {
			return
		}
		got := ui.Clip(s, n)
		if utf8.RuneCountInString(got) > n || !utf8.ValidString(got) {
			t.Errorf("%q clipped to %d: %q", s, n, got)
		}
		if !strings.HasPrefix(s, strings.TrimSuffix(got, "…")) {
			t.Errorf("%q is no beginning of %q", got, s)
		}
	})
}

// TestLatest ensures that a log that is too long begins with a whole line.
func TestLatest(t *testing.T) {
	lines := []string{"the first one", "zwölf", "three"}
	for n, want := range map[int]string{
		30: "the first one\nzwölf\nthree",
		26: "the first one\nzwölf\nthree",
		25: "…\nzwölf\nthree",
		11: "…\nthree",
		4:  "thr…",
	} {
		if got := ui.LastLines(lines, n); got != want {
			t.Errorf("%d characters: %q, want %q", n, got, want)
		}
	}
	if got := ui.LastLines(nil, 9); got != "" {
		t.Errorf("of nothing: %q", got)
	}
}
