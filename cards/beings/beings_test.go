package beings_test

import (
	"testing"

	"farpost/cards/beings"
	"farpost/cards/content"
)

func load(t *testing.T) *content.Set {
	t.Helper()
	set, faults := beings.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	return set
}

func TestX(t *testing.T) {
	set := load(t)
	for _, c := range set.Cards {
		for _, l := range []string{"en", "it"} {
			f := set.Face(l, c.ID)
			t.Log(c.ID, f.Name, f.Text)
		}
	}
}
