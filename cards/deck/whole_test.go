package deck_test

import (
	"testing"

	"farpost/cards/deck"
	"farpost/engine"
)

// TestWhole ensures that a line with the name of a set of cards stands for one card of each, in any language and
// however the text is kept; that a section of which a text names no card has its usual ones; and that a game's further
// faults are told with the others.
func TestWhole(t *testing.T) {
	card := func(id, name string) deck.Card {
		return deck.Card{ID: id, Names: map[string]string{"en": name}, Section: "main",
			Whole: map[string]string{"en": "Old Moth", "it": "Falena"}}
	}
	index := deck.NewIndex([]deck.Card{card("m-1", "Old Moth I"), card("m-2", "Old Moth II"),
		{ID: "coin", Names: map[string]string{"en": "Coin"}, Section: "purse"}})
	rules := deck.Rules{
		Sections: []deck.Section{{Name: "main", Min: 2, Few: "FEW"},
			{Name: "purse", Min: 3, Few: "POOR", Usual: []deck.Count{{N: 3, ID: "coin"}}}},
		Amiss: func(list []deck.Count) []engine.Phrase {
			if list[0].N > 1 {
				return []engine.Phrase{engine.Say("TWICE", engine.A("card", engine.CardVal(list[0].ID)))}
			}
			return nil
		},
	}
	for text, want := range map[string]string{
		"1 old moth":                            "",
		"1 Falena\n3 Coin":                      "",
		"1 Old Moth\n1 Coin":                    "POOR n=[int:1] min=[int:3] add=[int:2]",
		"1 Old Moth I\n3 Coin":                  "FEW n=[int:1] min=[int:2] add=[int:1]",
		"2 Old Moth":                            "TWICE card=[card:m-1]",
		"1 Old Moth\n1 Coinn":                   "V-UNKNOWN name=[text:Coinn] guess=[card:coin] @[2]",
		"1 Old Moth\n":                          "",
		deck.ToIDs(index, "1 Falena\n3 Coin\n"): "",
	} {
		rep := deck.Check(rules, index, "Mine", text)
		if got := located(rep); got != want {
			t.Errorf("%q: %s\nwant %s", text, got, want)
		}
		if want == "" && deck.Size(rep.Counts) != 5 {
			t.Errorf("%q: %v", text, rep.Counts)
		}
	}
	if got := deck.ToIDs(index, "1 Falena"); got != "1 Falena" {
		t.Errorf("kept as %q", got)
	}
}
