package kit_test

import (
	"fmt"
	"testing"

	"farpost/engine"
	"farpost/engine/kit"
)

// colours are an amount written symbol by symbol; "*" is paid with any colour.
type colours string

func (c colours) String() string { return string(c) }

func (c colours) Symbols() []string {
	var out []string
	for _, r := range string(c) {
		if r == '*' {
			out = append(out, "")
		} else {
			out = append(out, string(r))
		}
	}
	return out
}

// billed makes a bill of colours to sources such as "ab", which gives a or b.
func billed(amount colours, from ...string) kit.Bill[string] {
	var list []kit.Source[string]
	for i, s := range from {
		list = append(list, kit.Source[string]{Val: engine.Int(i), Of: colours(s).Symbols()})
	}
	return kit.NewBill(amount, list)
}

// TestBill ensures that a bill is paid by the earliest sources that fit, by those alone that were chosen where some
// were, and that it says when it makes no difference which of them pay.
func TestBill(t *testing.T) {
	alike := func(a, b kit.Source[string]) bool { return fmt.Sprint(a.Of) == fmt.Sprint(b.Of) }
	for _, c := range []struct {
		bill   kit.Bill[string]
		chosen []engine.Value
		used   string
		ok     bool
		itself bool
	}{
		{bill: billed(""), used: "[]", ok: true, itself: true},
		{bill: billed("a"), used: "[]"},
		{bill: billed("a*", "b", "a", "c"), used: "[int:0 int:1]", ok: true},
		{bill: billed("a*", "b", "a", "b"), used: "[int:0 int:1]", ok: true, itself: true},
		{bill: billed("ab", "ab", "a"), used: "[int:0 int:1]", ok: true, itself: true},
		{bill: billed("a", "b", "a", "b"), used: "[int:1]", ok: true, itself: true},
		{bill: billed("a", "a", "ab"), used: "[int:0]", ok: true},
		{bill: billed("aa", "a", "b"), used: "[int:0]"},
		{bill: billed("*", "a", "b"), chosen: []engine.Value{"int:1"}, used: "[int:1]", ok: true},
		{bill: billed("**", "a", "b"), chosen: []engine.Value{"int:1"}, used: "[int:1]"},
	} {
		used, ok := c.bill.Of(c.chosen).Covered()
		if fmt.Sprint(used) != c.used || ok != c.ok {
			t.Errorf("%v chosen %v: %v, %v", c.bill, c.chosen, used, ok)
		}
		if itself := c.bill.PaysItself(alike); len(c.chosen) == 0 && itself != c.itself {
			t.Errorf("%v pays itself: %v", c.bill, itself)
		}
	}
	b := billed("a*", "ba", "a")
	if b.Cost != "cost:a*" || fmt.Sprint(b.Have()) != "[cost:a cost:b/a]" {
		t.Errorf("%s of %v", b.Cost, b.Have())
	}
}
