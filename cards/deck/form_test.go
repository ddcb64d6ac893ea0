package deck_test

import (
	"fmt"
	"testing"

	"farpost/cards/deck"
)

// TestForms ensures that lists are read in the forms in which programs and people write them.
func TestForms(t *testing.T) {
	const want = "[{3 a} {2 b}]"
	for name, text := range map[string]string{
		"count behind":    "Cinder Whelp x3\nCinder Wolf 2x",
		"sets":            "3 Cinder Whelp (EMB) 12\n2 Cinder Wolf [EMB]",
		"headings":        "Deck\nCreatures (5)\n3 Cinder Whelp\nSpells: 0\n2 Cinder Wolf\nSideboard",
		"sideboard":       "3 Cinder Whelp\n2 Cinder Wolf\nSB: 1 First Spring",
		"table":           "count,name\n3,Cinder Whelp\n2,\"Cinder Wolf\"",
		"table, reversed": "name;quantity\nCinder Whelp;3\n\"Cinder Wolf\";2",
		"comments":        "3 Cinder Whelp # the best\n2 Cinder Wolf // and this",
		"ids":             "3 A\n2 B",
	} {
		if got := deck.Check(rules, index, "", text); fmt.Sprint(got.Counts) != want || !got.Legal() {
			t.Errorf("%s: %v, %s", name, got.Counts, located(got))
		}
	}
	comma := deck.Check(rules, index, "", "3,\"Cinder Whelp\"\n1,\"Oum, the Hushed Eye\"\nOum, the Hushed Eye,1")
	if fmt.Sprint(comma.Counts) != "[{3 a} {2 c}]" {
		t.Errorf("a name with a comma: %v, %s", comma.Counts, located(comma))
	}
}

// TestCode ensures that a deck's code says its game and is read back, and that nothing else is a code.
func TestCode(t *testing.T) {
	code := deck.Code("whist", []deck.Count{{N: 3, ID: "a"}, {N: 2, ID: "b-2"}})
	game, list, ok := deck.Decode(" " + code + "\n")
	if !ok || game != "whist" || list != "3 a\n2 b-2\n" {
		t.Errorf("%s gives %s, %q, %v", code, game, list, ok)
	}
	for _, s := range []string{"", "3 a", "farpost1:whist:", "farpost1:whist:a", "farpost2:whist:a*3"} {
		if _, _, ok := deck.Decode(s); ok {
			t.Errorf("%q is a code", s)
		}
	}
}

// TestKnown ensures that cards are counted by whether an index has them.
func TestKnown(t *testing.T) {
	if known, unknown := deck.Known(index, "3 Cinder Whelp\n2 Nobody\n# note"); known != 3 || unknown != 2 {
		t.Errorf("%d known, %d not", known, unknown)
	}
}
