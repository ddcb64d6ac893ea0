package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
)

// TestSigns ensures that texts are cut at symbols and nowhere else, and that symbols beside each other become a sum.
func TestSigns(t *testing.T) {
	word := func(code string) string { return map[string]string{"F": "Fire", "R": "Rest"}[code] }
	for _, test := range []struct {
		text   string
		codes  []string
		spoken string
	}{
		{"", nil, ""},
		{"Draw a card.", nil, "Draw a card."},
		{"{R}: draw.", []string{"R"}, "Rest: draw."},
		{"{1}{F}{R}, discard: {F} or {12}", []string{"1", "F", "R", "F", "12"}, "1 + Fire + Rest, discard: Fire or 12"},
		{"{X} is {no code} nor {} {F", []string{"X"}, "X is {no code} nor {} {F"},
	} {
		var codes []string
		for _, p := range engine.PartsOf(test.text) {
			if (p.Code == "") == (p.Words == "") {
				t.Errorf("%q has a part %+v", test.text, p)
			}
			if p.Code != "" {
				codes = append(codes, p.Code)
			}
		}
		if got := engine.Spoken(test.text, word); got != test.spoken || !slices.Equal(codes, test.codes) {
			t.Errorf("%q has the symbols %q and says %q, want %q and %q", test.text, codes, got, test.codes,
				test.spoken)
		}
	}
}

// TestParts ensures where a text is cut: at codes of letters, digits and hyphens, the first and the last of them too,
// and nowhere else. Words in a row are one part.
func TestParts(t *testing.T) {
	w := func(words string) engine.TextPart { return engine.TextPart{Words: words} }
	c := func(code string) engine.TextPart { return engine.TextPart{Code: code} }
	for text, want := range map[string][]engine.TextPart{
		"":              nil,
		"ab":            {w("ab")},
		"{a}":           {c("a")},
		"{azAZ09-}":     {c("azAZ09-")},
		"x{a}y{b}{c}":   {w("x"), c("a"), w("y"), c("b"), c("c")},
		"{a}.":          {c("a"), w(".")},
		"{{a}}":         {w("{"), c("a"), w("}")},
		"x{a b}{c}":     {w("x{a b}"), c("c")},
		"{a b}c{":       {w("{a b}c{")},
		"{`}{{}{@}{[}":  {w("{`}{{}{@}{[}")},
		"{/}{:}{,}{.}{": {w("{/}{:}{,}{.}{")},
		"{}{é}a}":       {w("{}{é}a}")},
	} {
		if got := engine.PartsOf(text); !slices.Equal(got, want) {
			t.Errorf("%q is cut into %+v, want %+v", text, got, want)
		}
	}
}
