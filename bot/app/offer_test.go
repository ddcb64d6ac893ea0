package app

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// TestOffer ensures that a bot offers the games that its operator lists, in the order in which people are shown them,
// all where none is listed, and that it still knows the rules and cards of the others, for matches that run.
func TestOffer(t *testing.T) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	all := slices.Clone(lib.Games())
	if err := lib.offer([]string{" "}); err != nil || !slices.Equal(lib.Games(), all) {
		t.Errorf("nothing listed: %v, %v", lib.Games(), err)
	}
	if err := lib.offer([]string{"fow", "chess"}); !errors.Is(err, ErrConfig) ||
		!strings.Contains(err.Error(), `"chess"; there are `+strings.Join(all, ", ")) ||
		!slices.Equal(lib.Games(), all) {
		t.Errorf("a game that there is not: %v, %v", lib.Games(), err)
	}
	two := []string{"farwald", "fow"}
	if err := lib.offer([]string{"fow", " farwald"}); err != nil || !slices.Equal(lib.Games(), two) {
		t.Errorf("two listed: %v, %v", lib.Games(), err)
	}
	if lib.Ruleset("beings") == nil || lib.Face("beings", "en", "B01-1").Name == "" {
		t.Error("a match of a game that is left out could not go on")
	}
}
