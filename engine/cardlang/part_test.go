package cardlang_test

import (
	"slices"
	"testing"

	"farpost/engine/cardlang"
)

// TestNodes ensures that nodes are written as they stand in saves, and tell their part.
func TestNodes(t *testing.T) {
	ability := cardlang.Numbered("A03", "ability", 1)
	for got, want := range map[string]string{
		cardlang.Node("A03", "effect"):               "A03/effect",
		ability:                                      "A03/ability.1",
		cardlang.ModeOf(ability, 2):                  "A03/ability.1.mode.2",
		cardlang.BranchOf(ability, 0, cardlang.Else): "A03/ability.1.0.else",
		cardlang.InstrRef(ability, 3):                "A03/ability.1#3",
	} {
		if got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if !cardlang.IsPart(cardlang.BranchOf(ability, 0, cardlang.Then), "ability") || cardlang.IsPart(ability, "abil") ||
		!cardlang.IsPart("A03/effect", "effect") || cardlang.IsPart("ability", "ability") {
		t.Error("parts are not told from one another")
	}
}

// TestKeys ensures that an instruction is called as in card files, and one that says nothing has a name, too.
func TestKeys(t *testing.T) {
	if got := cardlang.Keys[Instr](); !slices.Equal(got, []string{"name", "who", "if", "may", "later"}) {
		t.Errorf("the keys are %v", got)
	}
	key := cardlang.KeyOf[Instr]()
	for want, in := range map[string]Instr{"name": name("x"), "may": {May: &May{}}, cardlang.NoKey: {}} {
		if got := key(&in); got != want {
			t.Errorf("%+v is %s, want %s", in, got, want)
		}
	}
}

// TestParts ensures that a book finds each text by its node: modes with what comes before them, branches in branches,
// and what is nowhere as an empty text.
func TestParts(t *testing.T) {
	inner := Instr{May: &May{Then: []Instr{who("all")}}}
	b := newBook([]Target{{Name: "a"}}, name("a"), Instr{Later: &May{Then: []Instr{inner}}})
	mode := cardlang.Mode[Target, Instr]{Targets: []Target{{Name: "b"}}, Effect: []Instr{name("b")}}
	b.parts.Add("tale/ability.0", "tale", []Target{{Name: "a"}}, []Instr{name("a")}, mode, mode)

	whole, ok := b.parts.Part("tale/effect")
	if !ok || whole.Card != "tale" || !slices.Equal(whole.Keys, []string{"name", "later"}) || whole.Holder != nil {
		t.Errorf("the text is %+v, %v", whole, ok)
	}
	if x, ok := whole.Target("a"); !ok || x.Name != "a" {
		t.Errorf("its target is %+v, %v", x, ok)
	}
	if _, ok := whole.Target("b"); ok {
		t.Error("it has a target b")
	}
	late, _ := b.parts.Part("tale/effect.1.later")
	deep, _ := b.parts.Part("tale/effect.1.later.0.then")
	if !late.Waited || !deep.Waited || whole.Waited || late.Holder != &whole.Effect[1] ||
		deep.Holder.May != inner.May || *deep.Effect[0].Who != "all" {
		t.Errorf("what waits is %+v, within it %+v", late, deep)
	}
	if m, _ := b.parts.Part("tale/ability.0.mode.1"); len(m.Targets) != 2 || len(m.Effect) != 2 || m.Modes != 0 {
		t.Errorf("a mode is %+v", m)
	}
	if p, _ := b.parts.Part("tale/ability.0"); p.Modes != 2 || len(p.Effect) != 1 {
		t.Errorf("a text with modes is %+v", p)
	}
	for _, node := range []string{"tale/effect.0.then", "tale/ability.0.mode.2", "x", ""} {
		if p, ok := b.parts.Part(node); ok || p == nil || len(p.Effect) > 0 {
			t.Errorf("%q is %+v, %v", node, p, ok)
		}
	}
	if in := b.parts.Instr("tale/effect#1"); in != &whole.Effect[1] {
		t.Errorf("an instruction is %+v", in)
	}
	for _, ref := range []string{"tale/effect#2", "tale/effect#-1", "tale/effect", "x#0", "tale/effect#x"} {
		if in := b.parts.Instr(ref); in != nil {
			t.Errorf("%q is %+v", ref, in)
		}
	}
}

// TestPartsOnce ensures that no text hides another.
func TestPartsOnce(t *testing.T) {
	b := newBook(nil)
	defer func() {
		if recover() == nil {
			t.Error("a node was added twice")
		}
	}()
	b.parts.Add("tale/effect", "tale", nil, nil)
}
