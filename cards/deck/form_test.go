package deck_test

import (
	"fmt"
	"testing"

	"farpost/cards/deck"
	"farpost/engine"
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
		"no space":        "3xCinder Whelp\n2X Cinder Wolf",
		"digits in sets":  "3 Cinder Whelp (2X2) 5\n2 Cinder Wolf [10E] 12a",
		"arena":           "About\nName Fast and Small 2\n\nDeck\n3 Cinder Whelp (EMB) 12\n2 Cinder Wolf (EMB) 13",
		"moxfield":        "3 Cinder Whelp (EMB) 12 *F*\n2 Cinder Wolf (EMB) 13 #burn",
		"archidekt":       "3x Cinder Whelp (emb) 12 [Creatures,Fire{top}] ^Have,#37d67a^\n2x Cinder Wolf (emb) 13 [Creatures]",
		"forge":           "[metadata]\nName=Small\n[Main]\n3 Cinder Whelp|EMB|1\n2 Cinder Wolf|EMB",
		"commander":       "Commander\n3 Cinder Whelp\n\nDeck\n2 Cinder Wolf",
		"mtgo": `<?xml version="1.0" encoding="utf-8"?><Deck><NetDeckID>0</NetDeckID>` +
			`<Cards CatID="1" Quantity="3" Sideboard="false" Name="Cinder Whelp"/>` +
			`<Cards CatID="2" Quantity="2" Sideboard="false" Name="Cinder Wolf"/></Deck>`,
		"cockatrice": `<cockatrice_deck version="1"><deckname>Small</deckname><zone name="main">` +
			`<card number="3" name="Cinder Whelp"/><card number="2" name="Cinder Wolf"/></zone></cockatrice_deck>`,
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

// TestSideboards ensures that the cards of a sideboard are no part of a deck in any form, that this is said with their
// number, and that such a list stays what it is when it is saved.
func TestSideboards(t *testing.T) {
	for name, text := range map[string]string{
		"heading": "3 Cinder Whelp\n2 Cinder Wolf\n\nSideboard (3)\n2 First Spring\n1 Cinder Whelp",
		"between": "Sideboard:\n2 First Spring\n1 nobody knows it\nMain deck\n3 Cinder Whelp\n2 Cinder Wolf",
		"maybe":   "Deck\n3 Cinder Whelp\n2 Cinder Wolf\nMaybeboard\n3 First Spring",
		"italian": "3 Cinder Whelp\n2 Cinder Wolf\nRiserva\n3 First Spring",
		"signs":   "3 Cinder Whelp\nSB: 2 First Spring\n2 Cinder Wolf\nsb: 1 Cinder Wolf",
		"forge":   "[Main]\n3 Cinder Whelp|EMB\n2 Cinder Wolf|EMB\n[Sideboard]\n3 First Spring|EMB",
		"mtgo": `<Deck><Cards Quantity="3" Sideboard="false" Name="Cinder Whelp"/>` +
			`<Cards Quantity="3" Sideboard="true" Name="First Spring"/>` +
			`<Cards Quantity="2" Sideboard="false" Name="Cinder Wolf"/></Deck>`,
		"cockatrice": `<cockatrice_deck><zone name="side"><card number="3" name="First Spring"/></zone>` +
			`<zone name="main"><card number="3" name="Cinder Whelp"/><card number="2" name="Cinder Wolf"/></zone>` +
			`</cockatrice_deck>`,
	} {
		for what, text := range map[string]string{"": text, " saved": deck.ToIDs(index, text)} {
			got := deck.Check(rules, index, "", text)
			if fmt.Sprint(got.Counts) != "[{3 a} {2 b}]" || !got.Legal() || len(got.Advice) == 0 ||
				fmt.Sprint(got.Advice[0]) != fmt.Sprint(engine.Say("deck.aside", engine.A("n", engine.Int(3)))) {
				t.Errorf("%s%s: %v, %v, %s", name, what, got.Counts, got.Advice, located(got))
			}
		}
	}
}

// TestNothingSilently ensures that a line or a file that is not understood is said to be wrong, and not left out.
func TestNothingSilently(t *testing.T) {
	const cards = "3 Cinder Whelp\n2 Cinder Wolf\n"
	for name, text := range map[string]string{
		"an equals sign": cards + "Oum=3",
		"a name":         cards + "Name of the Wind x3",
		"damaged XML":    `<Deck><Cards Quantity="3" Name="Cinder Whelp"/><Cards Quantity="2" Name="Cinder Wolf"/>`,
	} {
		if got := deck.Check(rules, index, "", text); got.Legal() {
			t.Errorf("%s is taken as %v", name, got.Counts)
		}
	}
}
