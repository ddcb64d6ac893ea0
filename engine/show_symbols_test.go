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
