package deliver_test

import (
	"testing"

	"farpost/bot/discord/deliver"
)

// TestSameMark ensures that a message is recognised by match and row, whatever stands between.
func TestSameMark(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want bool
	}{
		{"m1 · #7", "m1 · #7", true},
		{"m1 · hand 3 · #7", "m1 · hand 2 · #7", true},
		{"m1 · #7", "m1 · #8", false},
		{"m1 · #7", "m2 · #7", false},
		{"m1 · #7", "m1 · #7a", false},
		{"#7", "#7", false},
		{"", "", false},
	} {
		if got := deliver.SameMark(test.a, test.b); got != test.want {
			t.Errorf("%q and %q: %v, want %v", test.a, test.b, got, test.want)
		}
	}
}
