package engine_test

import (
	"testing"

	"farpost/engine"
)

// TestFaceSays ensures that a text names a property that is alone in a line or a keyword in brackets, and not one that
// it only mentions.
func TestFaceSays(t *testing.T) {
	f := engine.Face{Text: []string{"Frangible", "[Flying] [First Strike]", "Each darkness resonator gains Pierce."}}
	for property, want := range map[string]bool{"Frangible": true, "Flying": true, "First Strike": true,
		"Strike":   false,
		"darkness": false, "Pierce": false, "": false} {
		if f.Says(property) != want {
			t.Errorf("says %q: %t, want %t", property, !want, want)
		}
	}
	if (engine.Face{}).Says("") {
		t.Error("a card without text says something")
	}
}
