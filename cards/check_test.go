package cards_test

import (
	"testing"
	"testing/fstest"

	"farpost/cards"
	"farpost/cards/source"
)

// The built-in data of every game is without faults.
func TestBuiltinIsClean(t *testing.T) {
	for _, g := range cards.Games() {
		_, faults, err := cards.Check(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Error(f)
		}
	}
}

// Faults of a folder come with their place; an unknown game is an error.
func TestCheck(t *testing.T) {
	file := "set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards:\n  - id: A01\n"
	_, faults, err := cards.Check("farwald", source.Dir{FS: fstest.MapFS{"x.yaml": {Data: []byte(file)}}})
	if err != nil || len(faults) == 0 {
		t.Fatalf("faults %v, error %v", faults, err)
	}
	if f := faults[0]; f.File != "x.yaml" || f.Line != 3 || f.Card != "A01" {
		t.Errorf("%+v", f)
	}
	if _, _, err := cards.Check("whist"); err == nil {
		t.Error("an unknown game is no error")
	}
}
