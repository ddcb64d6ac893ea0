package content

import (
	"slices"
	"testing"

	"farpost/engine"
)

// TestFaces ensures that a face is made once for each language and card, that who appends to a list of one changes no
// other's, and that ids without a card are not remembered.
func TestFaces(t *testing.T) {
	var f faces
	made := 0
	face := func(lang, id string) engine.Face {
		return f.of(lang, id, func() engine.Face {
			made++
			if id == "none" {
				return engine.Face{}
			}
			return engine.Face{ID: id, Name: lang + " " + id, Marks: append(make([]string, 0, 8), "pinned"),
				Text: append(make([]string, 0, 8), "Draw.")}
		})
	}
	for range 2 {
		for _, lang := range []string{"en", "it"} {
			if got := face(lang, "bell"); got.Name != lang+" bell" {
				t.Errorf("the face of bell in %s is %+v", lang, got)
			}
		}
	}
	if made != 2 {
		t.Errorf("2 faces were made %d times", made)
	}
	one, two := face("en", "bell"), face("en", "bell")
	one.Marks, one.Text = append(one.Marks, "token"), append(one.Text, "one")
	two.Marks, two.Text = append(two.Marks, "epic"), append(two.Text, "two")
	if !slices.Equal(one.Marks, []string{"pinned", "token"}) || !slices.Equal(one.Text, []string{"Draw.", "one"}) {
		t.Errorf("who appended to another face changed this one: %+v", one)
	}
	for range 2 {
		if got := face("en", "none"); got.ID != "" {
			t.Errorf("the face of no card is %+v", got)
		}
	}
	if made != 4 {
		t.Errorf("no card was remembered: %d", made)
	}
}
