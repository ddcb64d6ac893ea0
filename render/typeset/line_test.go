package typeset_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/render/typeset"
)

// TestArabic ensures that Arabic letters are joined: a letter differs by its place in the word, lam and alef are one
// glyph, and a non-joiner parts what would be joined.
func TestArabic(t *testing.T) {
	s := typeset.NewShaper(fonts)
	alone, three := glyphs(s, "ب"), glyphs(s, "ببب")
	if len(alone) != 1 || len(three) != 3 {
		t.Fatalf("a letter has the glyphs %v, three %v", alone, three)
	}
	if all := slices.Compact(slices.Sorted(slices.Values(append(three, alone...)))); len(all) != 4 {
		t.Errorf("alone a letter is %v, as first, second and third (from the right) %v", alone, three)
	}
	if got := glyphs(s, "لا"); len(got) != 1 {
		t.Errorf("lam and alef have the glyphs %v", got)
	}
	joined, parted := glyphs(s, "میخواهم"), glyphs(s, "می\u200cخواهم")
	if slices.Equal(joined, parted) || len(parted) < len(joined) {
		t.Errorf("with a non-joiner the glyphs are %v, without %v", parted, joined)
	}
}

// TestCut ensures that a text is cut between what a reader sees as letters, never within an accented letter, a
// ligature or a family of emoji.
func TestCut(t *testing.T) {
	s := typeset.NewShaper(fonts)
	for text, want := range map[string][]int{
		"abc":                     {1, 2},
		"ax\u0323\u0301b":         {1, 6},
		"שָׁל":                    {6},
		"بلاب":                    {2, 6}, // not within lam-alef
		"a👨\u200d👩\u200d👧b":       {},
		"a\u2068אב\u2069":         {4, 6},
		"می\u200cخ":               {2, 7},
		"🏴\U000e0067\U000e007f a": {},
	} {
		got := s.Cuts(typeset.Text{Said: text, Size: 36})
		if len(want) > 0 && !slices.Equal(got, want) {
			t.Errorf("%q may be cut at %v, want %v", text, got, want)
		}
		for _, n := range got {
			if strings.HasPrefix(text[n:], "\u200d") || strings.HasSuffix(text[:n], "\u200d") {
				t.Errorf("%q is cut beside a joiner, at %d", text, n)
			}
		}
	}
}

// TestBreaks ensures that a word may be broken where its script has no spaces, never before a closing sign, and that
// other words stay whole.
func TestBreaks(t *testing.T) {
	for word, want := range map[string][]string{
		"王小明。":       {"王", "小", "明。"},
		"Ada王":       {"Ada", "王"},
		"well-known": {"well-known"},
		"한국어":        {"한국어"},
		"שלום":       {"שלום"},
	} {
		if got := typeset.Breaks(word); !slices.Equal(got, want) {
			t.Errorf("%q breaks into %q, want %q", word, got, want)
		}
	}
}
