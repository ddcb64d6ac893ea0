package deck_test

import (
	"strings"
	"testing"

	"farpost/cards/deck"
)

var (
	sorted = deck.NewIndex([]deck.Card{
		{ID: "k", Names: map[string]string{"en": "Old King", "it": "Vecchio Re"}, Also: []string{"King Reborn"},
			Section: "chief"},
		{ID: "q", Names: map[string]string{"en": "Young Queen"}, Section: "chief"},
		{ID: "m", Names: map[string]string{"en": "Militia"}, Rank: "few", Section: "main"},
		{ID: "f", Names: map[string]string{"en": "Farm"}, Section: "land"},
	})
	parted = deck.Rules{
		Sections: []deck.Section{
			{Name: "chief", Min: 1, Max: 1, Few: "NO-CHIEF", Many: "CHIEFS", Heads: []string{"chief", "capo"},
				Title: map[string]string{"en": "Chief"}},
			{Name: "main", Min: 2, Few: "SMALL", Heads: []string{"main deck"},
				Title: map[string]string{"en": "Main deck"}},
			{Name: "land", Min: 1, Max: 3, Few: "NO-LAND", Many: "LANDS", Heads: []string{"land"},
				Title: map[string]string{"en": "Land"}},
		},
		Copies:    map[string]deck.Copies{"few": {Max: 2, Code: "COPIES"}},
		Misplaced: func(c deck.Card, under string) string { return strings.ToUpper(c.Section + "-IN-" + under) },
	}
)

// TestSections ensures that each section is checked against its bounds, that headings are read in any spelling, that a
// card under a wrong heading is reported and counts where it belongs, and that nothing is reported twice.
func TestSections(t *testing.T) {
	for _, c := range []struct{ name, text, faults string }{
		{"headings", "CHIEF:\n1 Old King\n\nMain deck (2)\n2 Militia\nLand\n1 Farm", ""},
		{"no headings", "2 Militia\n1 Farm\n1 King Reborn", ""},
		{"another language", "Capo\n1 Vecchio Re\nmain deck\n2 m\nland\n1 f", ""},
		{"no limit without a rank", "1 k\n2 m\n3 Farm", ""},
		{"copies", "1 k\n3 Militia\n1 f", "COPIES card=[card:m] n=[int:3] @[2]"},
		{"every bound", "1 Farm\n1 f\n2 Farm",
			"NO-CHIEF n=[int:0] min=[int:1] add=[int:1]; SMALL n=[int:0] min=[int:2] add=[int:2]; " +
				"LANDS n=[int:4] max=[int:3]"},
		{"two in place of one", "1 k\n1 q\n2 m\n1 f", "CHIEFS n=[int:2] max=[int:1]"},
		{"misplaced", "Chief\n1 k\nMain deck\n2 m\n1 Farm", "LAND-IN-MAIN card=[card:f] @[5]"},
		{"the only one misplaced", "Chief\n1 Militia\nMain deck\n1 m\nLand\n1 f", "MAIN-IN-CHIEF card=[card:m] @[2]"},
		{"unknown under a heading", "Chief\n1 Olt King\nMain deck\n2 m\nLand\n1 f",
			"V-UNKNOWN name=[text:Olt King] guess=[card:k] @[2]"},
		{"unknown under none", "1 Olt King\n2 m\n1 f", "V-UNKNOWN name=[text:Olt King] guess=[card:k] @[1]"},
		{"a heading with nothing", "Chief\n", "V-EMPTY"},
	} {
		if got := located(deck.Check(parted, sorted, "Mine", c.text)); got != c.faults {
			t.Errorf("%s: %s\nwant %s", c.name, got, c.faults)
		}
	}
}

// TestSectionSummary ensures that the summary of a legal deck counts each section.
func TestSectionSummary(t *testing.T) {
	rep := deck.Check(parted, sorted, "Mine", "1 k\n2 m\n3 f")
	if !rep.Legal() || rep.OK.Code != "V-OK" {
		t.Fatalf("%v %v", rep.Faults, rep.OK)
	}
	for name, n := range map[string]int{"n": 6, "chief": 1, "main": 2, "land": 3} {
		if got := rep.OK.Arg(name); len(got) != 1 || got[0].Num() != n {
			t.Errorf("%s: %v, want %d", name, got, n)
		}
	}
}

// TestDecklist ensures that a list is written with its headings, and read back as the same deck.
func TestDecklist(t *testing.T) {
	list := []deck.Count{{N: 2, ID: "m"}, {N: 1, ID: "k"}, {N: 1, ID: "f"}, {N: 1, ID: "gone"}}
	got := deck.Decklist(parted, sorted, "en", list,
		func(id string) string { c, _ := sorted.Card(id); return c.Names["en"] })
	if want := "Chief\n1 Old King\n\nMain deck\n2 Militia\n\nLand\n1 Farm\n"; got != want {
		t.Errorf("%q", got)
	}
	if rep := deck.Check(parted, sorted, "Mine", got); !rep.Legal() || deck.Size(rep.Counts) != 4 {
		t.Errorf("read back: %v", rep.Faults)
	}
}
