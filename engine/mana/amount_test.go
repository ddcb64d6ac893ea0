package mana_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"farpost/engine/mana"
)

// Colour is a kind of mana of a made-up game.
type Colour string

type notation struct{}

func (notation) Kinds() []Colour { return []Colour{"R", "B"} }
func (notation) Name() string    { return "cost" }
func (notation) X() bool         { return true }

// plain is the same without an X.
type plain struct{ notation }

func (plain) X() bool { return false }

type cost = mana.Amount[[2]int, Colour, notation]

func parse(s string) (cost, error) { return mana.Parse[[2]int, Colour, notation](s) }

// TestNotation ensures that amounts are read in any order and written in one, with their total and their symbols.
func TestNotation(t *testing.T) {
	for _, c := range []struct {
		in, out, symbols string
		total            int
	}{
		{"", "-", "", 0}, {"-", "-", "", 0}, {"B+R", "R+B", "R B", 2}, {"2+R+R", "R+R+2", "R R  ", 4},
		{"1+X+ B", "B+X+1", "B ", 2}, {"X", "X", "", 0}, {"20", "20", strings.Repeat(" ", 19), 20},
	} {
		a, err := parse(c.in)
		var symbols []string
		for _, s := range a.Symbols() {
			symbols = append(symbols, string(s))
		}
		if err != nil || a.String() != c.out || a.Total() != c.total || strings.Join(symbols, " ") != c.symbols {
			t.Errorf("%q is %s of %d, %q, %v; want %s of %d, %q", c.in, a, a.Total(), symbols, err, c.out, c.total,
				c.symbols)
		}
	}
	for _, bad := range []string{"G", "0", "21", "-1", "1+1", "X+X", "R,R", "R+", "r"} {
		_, err := parse(bad)
		want := `cost "` + bad + `": want letters R, B, at most one number from 1 to 20 and at most one X, as in R+R+1`
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", bad, err, want)
		}
	}
	if _, err := mana.Parse[[2]int, Colour, plain]("X"); err == nil || strings.Contains(err.Error(), "X, as") {
		t.Errorf("an X where there is none: %v", err)
	}
}

// TestArithmetic ensures that amounts are added kind by kind, that X becomes a number once, and that one symbol is an
// amount of its own.
func TestArithmetic(t *testing.T) {
	a, b := cost{Of: [2]int{1, 2}, Any: 1}, cost{Of: [2]int{3, 0}, Any: 2, X: true}
	if got, want := a.Plus(b), (cost{Of: [2]int{4, 2}, Any: 3, X: true}); got != want || b.Plus(a) != want {
		t.Errorf("%v plus %v is %v", a, b, got)
	}
	if got := b.With(4); got != (cost{Of: [2]int{3, 0}, Any: 6}) || got.With(9) != got || a.With(9) != a {
		t.Errorf("%v with 4 is %v", b, got)
	}
	if one := mana.One[[2]int, Colour, notation]; one("R") != (cost{Of: [2]int{1, 0}}) ||
		one("B") != (cost{Of: [2]int{0, 1}}) || one("") != (cost{Any: 1}) {
		t.Errorf("one B is %v, one of any kind %v", one("B"), one(""))
	}
}

// TestRoundTrip ensures that every amount comes back from its notation.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		few := rapid.IntRange(0, 4)
		a := cost{Of: [2]int{few.Draw(t, "R"), few.Draw(t, "B")}, Any: rapid.IntRange(0, 20).Draw(t, "any"),
			X: rapid.Bool().Draw(t, "x")}
		text, err := a.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		var b cost
		if err := b.UnmarshalText(text); err != nil || a != b {
			t.Fatalf("%v comes back from %s as %v, %v", a, text, b, err)
		}
	})
	kept := cost{Any: 3}
	if err := kept.UnmarshalText([]byte("Q")); err == nil || kept != (cost{Any: 3}) {
		t.Errorf("what cannot be read leaves %v, %v", kept, err)
	}
}
