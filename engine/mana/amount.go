package mana

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Counts has a number for each kind, in the order of the notation's Kinds.
type Counts interface {
	~[1]int | ~[2]int | ~[3]int | ~[4]int | ~[5]int | ~[6]int | ~[7]int | ~[8]int
}

// Notation says how a game writes amounts. Its zero value is used.
type Notation[K ~string] interface {
	// Kinds are the letters in the order in which they are written; as many as Counts has numbers.
	Kinds() []K
	// Name is what an amount is called in errors, such as "cost".
	Name() string
	// X reports whether an amount can have an X, a number that is named while it is paid.
	X() bool
}

// Amount is so much of each kind, and so much of any. The zero Amount is free.
type Amount[C Counts, K ~string, N Notation[K]] struct {
	// Of counts the symbols of each kind.
	Of C
	// Any is the generic number: so much of whatever kind.
	Any int
	// X stands for a generic number that is named later; until then it counts 0.
	X bool
}

// most is the largest number that an amount is written with.
const most = 20

// Parse reads "F+F+1"; "" and "-" are free. Letters may repeat. There may be one number, from 1 to 20, and one X where
// the notation has it.
func Parse[C Counts, K ~string, N Notation[K]](s string) (Amount[C, K, N], error) {
	var a Amount[C, K, N]
	var how N
	if s == "" || s == "-" {
		return a, nil
	}
	for _, part := range strings.Split(s, "+") {
		part = strings.TrimSpace(part)
		n, err := strconv.Atoi(part)
		switch i := slices.Index(how.Kinds(), K(part)); {
		case i >= 0:
			a.Of[i]++
		case part == "X" && how.X() && !a.X:
			a.X = true
		case err != nil || n < 1 || n > most || a.Any > 0:
			return Amount[C, K, N]{}, misread[K](how, s)
		default:
			a.Any = n
		}
	}
	return a, nil
}

// misread says how amounts are written.
func misread[K ~string](how Notation[K], s string) error {
	var letters []string
	for _, k := range how.Kinds() {
		letters = append(letters, string(k))
	}
	x, first := "", letters[0]
	if how.X() {
		x = " and at most one X"
	}
	return fmt.Errorf("%s %q: want letters %s, at most one number from 1 to %d%s, as in %s+%s+1", how.Name(), s,
		strings.Join(letters, ", "), most, x, first, first)
}

// String writes the notation of Parse; "-" when free.
func (a Amount[C, K, N]) String() string {
	if s := strings.Join(a.Codes(), "+"); s != free {
		return s
	}
	return "-"
}

// Codes lists what is written: a letter for each symbol, then X, then the generic number; "0" alone when free.
func (a Amount[C, K, N]) Codes() []string {
	var out []string
	for _, k := range a.Symbols() {
		if k != "" {
			out = append(out, string(k))
		}
	}
	if a.X {
		out = append(out, "X")
	}
	if a.Any > 0 {
		out = append(out, strconv.Itoa(a.Any))
	}
	if len(out) == 0 {
		out = append(out, free)
	}
	return out
}

// free is the code of no amount at all.
const free = "0"

// Signs writes an amount as signs of a card's text (engine.PartsOf): "{F}{F}{1}"; "{0}" when free.
func (a Amount[C, K, N]) Signs() string { return "{" + strings.Join(a.Codes(), "}{") + "}" }

// Total is how much it is in all. An X that has not been named counts 0.
func (a Amount[C, K, N]) Total() int {
	n := a.Any
	for i := range len(a.Of) {
		n += a.Of[i]
	}
	return n
}

// Plus is both amounts together.
func (a Amount[C, K, N]) Plus(b Amount[C, K, N]) Amount[C, K, N] {
	for i := range len(a.Of) {
		a.Of[i] += b.Of[i]
	}
	a.Any += b.Any
	a.X = a.X || b.X
	return a
}

// With is the amount when X is n.
func (a Amount[C, K, N]) With(n int) Amount[C, K, N] {
	if a.X {
		a.Any, a.X = a.Any+n, false
	}
	return a
}

// Symbols lists what is due one by one: the kinds in their order, then "" for each of the generic number.
func (a Amount[C, K, N]) Symbols() []K {
	var how N
	kinds := how.Kinds()
	out := make([]K, 0, a.Total())
	for i := range len(a.Of) {
		for range a.Of[i] {
			out = append(out, kinds[i])
		}
	}
	for range a.Any {
		out = append(out, "")
	}
	return out
}

// One is the amount of one symbol; "" is one of any kind.
func One[C Counts, K ~string, N Notation[K]](symbol K) (a Amount[C, K, N]) {
	var how N
	if i := slices.Index(how.Kinds(), symbol); i >= 0 {
		a.Of[i] = 1
	} else {
		a.Any = 1
	}
	return a
}

// MarshalText writes the notation of Parse.
func (a Amount[C, K, N]) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText reads the notation of Parse.
func (a *Amount[C, K, N]) UnmarshalText(b []byte) error {
	got, err := Parse[C, K, N](string(b))
	if err != nil {
		return err
	}
	*a = got
	return nil
}
