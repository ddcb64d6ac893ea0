package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
)

// TestRegistersHoldAnyValue ensures that a register gives back exactly the values that it was given, however they look.
// Lists of one value that many matches have are shared, and what only reads alike is not taken for one of them.
func TestRegistersHoldAnyValue(t *testing.T) {
	vals := []engine.Value{"", "w", "word", "word:", "words:a", "word:yes", "card:", "card:A07", "obj:", "obj:1",
		"obj:0.1", "obj:1.0", "obj:1.15", "obj:1.16", "obj:2.0", "obj:256.15", "obj:257.0", "obj:300.2", "obj:01.1",
		"obj:1.01", "obj:-1.0", "int:", "int:x", "int:0", "int:-0", "int:+1", "int:00", "int:007", "int:-1", "int:255",
		"int:256", "seat:", "seat:x", "seat:-1", "seat:-2", "seat:0", "seat:00", "seat:01", "seat:8", "seat:9",
		"seat:10", "seat:127", "seat:128", "int.3:0", "objx1.1", "deck:1.1"}
	f := engine.Frame{}
	for _, v := range vals {
		f.Set("first", v)
		f.Set(string(v)+"!", v)
		if got := f.Reg("first"); len(got) != 1 || got[0] != v || f.Reg1("first") != v {
			t.Errorf("given %q, it holds %q", v, got)
		}
	}
	for _, v := range vals {
		if got := f.Reg(string(v) + "!"); len(got) != 1 || got[0] != v {
			t.Errorf("given %q, it then holds %q", v, got)
		}
	}
	several := []engine.Value{"int:1", "int:2"}
	f.Set("several", several...)
	several[0] = "int:3"
	if got := f.Reg("several"); !slices.Equal(got, []engine.Value{"int:1", "int:2"}) {
		t.Errorf("of several it holds %q", got)
	}
	f.Set("several")
	if got := f.Reg1("several"); len(f.Reg("several")) != 0 || got != "" || f.Reg1("never") != "" {
		t.Errorf("emptied, it holds %q", got)
	}
}

// TestCommonValuesTakeNoMemory ensures that values which every match makes again and again, and lists of one of them,
// are made once and shared. Searches make millions of them.
func TestCommonValuesTakeNoMemory(t *testing.T) {
	f := engine.Frame{}
	f.Set("x", "int:1")
	for _, v := range []engine.Value{"obj:1.0", "obj:1.15", "obj:2.3", "obj:255.0", "obj:256.15", "int:0", "int:1",
		"int:254", "int:255", "seat:-1", "seat:0", "seat:5", "seat:8", "word:yes", "card:A07"} {
		id, n, seat := v.ID(), v.Num(), v.Seat()
		make := map[string]func() engine.Value{
			"obj": func() engine.Value { return engine.Obj(id) }, "int": func() engine.Value { return engine.Int(n) },
			"seat": func() engine.Value { return engine.SeatVal(seat) },
			"word": func() engine.Value { return engine.Word("yes") },
			"card": func() engine.Value { return engine.CardVal("A07") },
		}[v.Kind()]
		if got := testing.AllocsPerRun(20, func() {
			if make() != v {
				t.Errorf("%s is made as %s", v, make())
			}
			f.Set("x", v)
		}); got != 0 {
			t.Errorf("%s takes memory %v times", v, got)
		}
	}
}
