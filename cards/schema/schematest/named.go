package schematest

import (
	"reflect"
	"strings"
	"testing"
)

// named ensures that a key of the language and its Go field have one name, in all types that a type consists of:
// "first-each-turn" belongs to FirstEachTurn. Upper case does not count ("half-atk", HalfATK).
func named(t *testing.T, of reflect.Type, seen map[reflect.Type]bool) {
	t.Helper()
	for of.Kind() == reflect.Pointer || of.Kind() == reflect.Slice || of.Kind() == reflect.Map {
		of = of.Elem()
	}
	if of.Kind() != reflect.Struct || seen[of] {
		return
	}
	seen[of] = true
	for i := range of.NumField() {
		f := of.Field(i)
		key, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		if bare := strings.NewReplacer("-", "", "_", "").Replace(key); key != "" && key != "-" &&
			!strings.EqualFold(bare, f.Name) {
			t.Errorf("%s.%s has the key %q: name the field like the key", of, f.Name, key)
		}
		named(t, f.Type, seen)
	}
}
