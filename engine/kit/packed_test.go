package kit_test

import (
	"reflect"
	"testing"

	"farpost/engine"
	"farpost/engine/kit"
)

// Named lists come back from a flat one in their order, empty ones too. Packing does not change what was packed.
func TestPackList(t *testing.T) {
	one := kit.PackList(nil, "t.a", []engine.Value{engine.Int(1), engine.Word("x")})
	two := kit.PackList(one, "t.b", nil)
	three := kit.PackList(one, "t.c", []engine.Value{engine.Int(2)})
	want := []engine.Field{{Name: "t.a", Vals: []engine.Value{"int:1", "word:x"}}, {Name: "t.b"}}
	if got := kit.UnpackLists(two); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := kit.PackedList(three, "t.c"); len(got) != 1 || got[0] != engine.Int(2) ||
		kit.PackedList(three, "t.b") != nil {
		t.Errorf("%v of %v", got, three)
	}
	if got := kit.UnpackLists([]engine.Value{engine.Int(1)}); got != nil {
		t.Errorf("values without a name are read as %v", got)
	}
}
