package language_test

import (
	"testing"

	"farpost/engine/fow/language"
)

// TestWillNotation ensures that costs are read and written in one notation, with their total cost.
func TestWillNotation(t *testing.T) {
	for _, c := range []struct {
		in, out string
		total   int
	}{
		{"", "-", 0}, {"-", "-", 0}, {"F", "F", 1}, {"4+F+F", "F+F+4", 6}, {"D+W+1", "W+D+1", 3}, {"20", "20",
			20}, {"1+X+F", "F+X+1", 2}, {"X", "X", 0},
	} {
		w, err := language.ParseWill(c.in)
		if err != nil || w.String() != c.out || w.Total() != c.total {
			t.Errorf("%q: %s, total %d, %v; want %s, total %d", c.in, w, w.Total(), err, c.out, c.total)
		}
	}
	for _, bad := range []string{"X+X", "V", "0", "21", "1+1", "F,F", "F+"} {
		if w, err := language.ParseWill(bad); err == nil {
			t.Errorf("%q was read as %s", bad, w)
		}
	}
}

// TestBook ensures that a book reads what it wrote, finds its cards, and refuses one id for two.
func TestBook(t *testing.T) {
	cost, err := language.ParseWill("F+1")
	if err != nil {
		t.Fatal(err)
	}
	b, err := language.NewBook([]language.Card{{ID: "a", Type: language.Resonator, Cost: cost, ATK: 300},
		{ID: "b", Type: language.Stone}})
	if err != nil {
		t.Fatal(err)
	}
	raw, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	again, err := language.LoadBook(raw)
	if err != nil {
		t.Fatal(err)
	}
	if again.Hash() != b.Hash() || again.Card("a").Cost != cost || again.CardID(1) != "b" || again.CardID(2) != "" {
		t.Errorf("the book came back as %+v", again.Cards())
	}
	if _, err := language.NewBook([]language.Card{{ID: "a"}, {ID: "a"}}); err == nil {
		t.Error("two cards share an id")
	}
}
