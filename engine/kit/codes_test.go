package kit_test

import (
	"slices"
	"testing"

	"farpost/engine/kit"
)

// TestCodes ensures that codes are what they were declared as, and are listed in their order, in a list that nobody
// can spoil.
func TestCodes(t *testing.T) {
	var c kit.Codes
	a, b := c.Add("a"), c.Add("b")
	list := c.List()
	if a != "a" || b != "b" || !slices.Equal(list, []string{"a", "b"}) {
		t.Errorf("%s, %s in %v", a, b, list)
	}
	list[0] = "x"
	if got := c.List(); got[0] != "a" {
		t.Errorf("somebody else changed the list to %v", got)
	}
}
