package language_test

import (
	"testing"

	"farpost/engine/farwald/language"
)

// coverable tells by trying every assignment whether Evocations of the given elements can cover all symbols,
// one each.
func coverable(symbols, have []language.Element) bool {
	if len(symbols) == 0 {
		return true
	}
	for i, e := range have {
		rest := append(append([]language.Element{}, have[:i]...), have[i+1:]...)
		if (symbols[0] == "" || symbols[0] == e) && coverable(symbols[1:], rest) {
			return true
		}
	}
	return false
}

func symbolsOf(n language.Need) []language.Element {
	var out []language.Element
	for i, k := range n.Of {
		for range k {
			out = append(out, language.Elements[i])
		}
	}
	for range n.Any {
		out = append(out, "")
	}
	return out
}

// combos visits all multisets of at most most elements.
func combos(most int, visit func([]language.Element)) {
	var grow func(from int, have []language.Element)
	grow = func(from int, have []language.Element) {
		visit(have)
		if len(have) == most {
			return
		}
		for i := from; i < len(language.Elements); i++ {
			grow(i, append(have[:len(have):len(have)], language.Elements[i]))
		}
	}
	grow(0, nil)
}

// needs lists all requirements with at most two of each element shown here and at most two generic symbols.
func needs() []language.Need {
	var out []language.Need
	for f := range 3 {
		for w := range 3 {
			for m := range 2 {
				for n := range 2 {
					for any := range 3 {
						out = append(out, language.Need{Of: [4]int{f, w, m, n}, Any: any})
					}
				}
			}
		}
	}
	return out
}

// TestMissingAgainstTrying ensures that a requirement is met exactly when some assignment of Evocations to
// symbols covers all of them, and that otherwise the symbols said to be missing are as few as can be.
func TestMissingAgainstTrying(t *testing.T) {
	for _, need := range needs() {
		combos(4, func(have []language.Element) {
			missing := language.SupplyOf(have).Missing(need)
			if met := coverable(symbolsOf(need), have); met != (missing.Total() == 0) {
				t.Fatalf("%v with %v: missing %v, but coverable is %v", need, have, missing, met)
			}
			rest := symbolsOf(need)
			for _, s := range symbolsOf(missing) {
				rest = without(rest, s)
			}
			if len(rest)+missing.Total() != need.Total() || !coverable(rest, have) {
				t.Fatalf("%v with %v: without the missing %v it should be covered", need, have, missing)
			}
			if fewest(symbolsOf(need), have) != missing.Total() {
				t.Fatalf("%v with %v: %v missing, but %d are enough", need, have, missing,
					fewest(symbolsOf(need), have))
			}
		})
	}
}

// without takes one symbol out of a list.
func without(list []language.Element, s language.Element) []language.Element {
	for i, x := range list {
		if x == s {
			return append(append([]language.Element{}, list[:i]...), list[i+1:]...)
		}
	}
	return list
}

// fewest tries every subset for the smallest number of symbols that must be left uncovered.
func fewest(symbols, have []language.Element) int {
	best := len(symbols)
	for mask := range 1 << len(symbols) {
		var kept []language.Element
		for i, s := range symbols {
			if mask&(1<<i) != 0 {
				kept = append(kept, s)
			}
		}
		if n := len(symbols) - len(kept); n < best && coverable(kept, have) {
			best = n
		}
	}
	return best
}

// TestPrintedExamples ensures what the contract says of "2 including 1 Fire" (FW-079) and of empty ones.
func TestPrintedExamples(t *testing.T) {
	need, err := language.ParseNeed("F+1")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		have    []language.Element
		missing string
	}{
		{[]language.Element{language.Fire, language.Water}, "-"},
		{[]language.Element{language.Water, language.Fire}, "-"},
		{[]language.Element{language.Fire, language.Fire}, "-"},
		{[]language.Element{language.Water, language.Water}, "F"},
		{[]language.Element{language.Fire}, "1"},
		{nil, "F+1"},
	} {
		if got := language.SupplyOf(c.have).Missing(need).String(); got != c.missing {
			t.Errorf("%v with %v: missing %s, want %s", need, c.have, got, c.missing)
		}
	}
	if got := language.SupplyOf(nil).Missing(language.Need{}).Total(); got != 0 {
		t.Errorf("an empty requirement lacks %d symbols", got)
	}
}

// TestPlus ensures that amounts are added symbol by symbol.
func TestPlus(t *testing.T) {
	a := language.Need{Of: [4]int{1, 0, 2, 0}, Any: 1}
	b := language.Need{Of: [4]int{0, 1, 1, 0}, Any: 2}
	if got, want := a.Plus(b), (language.Need{Of: [4]int{1, 1, 3, 0}, Any: 3}); got != want {
		t.Errorf("%v plus %v is %v, want %v", a, b, got, want)
	}
}
