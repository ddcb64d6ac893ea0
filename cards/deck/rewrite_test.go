package deck_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"farpost/cards/deck"
)

func in(lang string) func(string) string {
	return func(id string) string { c, _ := index.Card(id); return c.Names[lang] }
}

// ToIDs names cards by id and leaves notes and what is not understood as they are. ToNames writes any language.
func TestToIDs(t *testing.T) {
	const written = "# mine\r\n3 Cinder Whelp\n\n2x lupo di brace\n1 Cinder\nhello\n"
	kept := deck.ToIDs(index, written)
	if want := "# mine\n3 a\n\n2 b\n1 Cinder\nhello"; kept != want {
		t.Errorf("kept %q, want %q", kept, want)
	}
	if got, want := deck.ToNames(index, kept, in("it")),
		"# mine\n3 Cucciolo di Brace\n\n2 Lupo di Brace\n1 Cinder\nhello"; got != want {
		t.Errorf("shown %q, want %q", got, want)
	}
}

// ToNames writes the id where the name would be read as another card's, or not at all.
func TestShowAmbiguous(t *testing.T) {
	x := deck.NewIndex([]deck.Card{
		{ID: "n1", Names: map[string]string{"en": "Twin"}}, {ID: "n2", Names: map[string]string{"en": "Twin"}},
		{ID: "n3", Names: map[string]string{"en": "x Ray"}}, {ID: "n4", Names: map[string]string{"en": "100"}},
	})
	name := func(id string) string { c, _ := x.Card(id); return c.Names["en"] }
	for _, id := range []string{"n1", "n2", "n3", "n4"} {
		shown := deck.ToNames(x, "2 "+id, name)
		if rep := deck.Check(deck.Rules{}, x, "", shown); fmt.Sprint(rep.Counts) != "[{2 "+id+"}]" {
			t.Errorf("%s: shown as %q, read back as %v", id, shown, rep.Counts)
		}
	}
}

// A deck that is written with ids, or in any language, and read again is the same deck with the same faults on the same
// lines.
func TestRoundTrip(t *testing.T) {
	piece := rapid.OneOf(
		rapid.SampledFrom([]string{"Cinder Whelp", "cucciolo di brace", "Oum", "FIRST SPRING", "Prima Primavera",
			"Cinder", "Energy Card",
			"b", "nobody", "\u200bLupo\u00a0di Brace", "# note", "// 3 a", "\u202e", "```", "<@1>", "x a", "３ a"}),
		rapid.StringN(0, 12, -1))
	one := rapid.Custom(func(t *rapid.T) string {
		n := rapid.SampledFrom([]string{"1 ", "3 ", "2x ", "3 × ", "0 ", "-1 ", "", "1000 ", " 2\t"}).Draw(t, "count")
		return n + piece.Draw(t, "name") + rapid.SampledFrom([]string{"\n", "\r\n", "\r", "\n\n"}).Draw(t, "end")
	})
	rapid.Check(t, func(t *rapid.T) {
		s := ""
		for _, l := range rapid.SliceOfN(one, 0, 12).Draw(t, "lines") {
			s += l
		}
		want := deck.Check(rules, index, "Mine", s)
		kept := deck.ToIDs(index, s)
		for what, again := range map[string]string{
			"kept": kept, "shown": deck.ToNames(index, kept, in("it")),
			"twice": deck.ToIDs(index, deck.ToNames(index, kept, in("en"))),
		} {
			got := deck.Check(rules, index, "Mine", again)
			if fmt.Sprint(got.Counts) != fmt.Sprint(want.Counts) || located(got) != located(want) {
				t.Fatalf("%s as %q of %q:\n got %v %s\nwant %v %s", what, again, s,
					got.Counts, located(got), want.Counts, located(want))
			}
		}
	})
}
