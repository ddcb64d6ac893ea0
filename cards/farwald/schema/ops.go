package schema

import (
	"reflect"
	"slices"
	"strings"

	"farpost/cards/content"
	"farpost/engine/farwald"
)

// kinds are the Go types whose keys are ops.
var kinds = []struct {
	kind string
	of   reflect.Type
}{
	{"instruction", reflect.TypeFor[farwald.Instr]()},
	{"cost", reflect.TypeFor[farwald.Cost]()},
	{"condition", reflect.TypeFor[farwald.Cond]()},
	{"static", reflect.TypeFor[farwald.Static]()},
	{"filter", reflect.TypeFor[farwald.Filter]()},
}

// valued are keys of which each value is an op.
var valued = []struct{ kind, path string }{{"trigger", "When.on"}, {"target", "Target.kind"}}

// Ops lists all parts of the language, each with the cards of a list that use it. Its kinds are instruction, cost,
// condition, static, filter, trigger and target.
func Ops(cards []farwald.Card) []content.Op {
	used := map[string][]string{}
	for i := range cards {
		seen := map[string]bool{}
		collect(reflect.ValueOf(cards[i]), seen)
		for op := range seen {
			used[op] = append(used[op], cards[i].ID)
		}
	}
	var out []content.Op
	add := func(kind, name, path, says string) {
		ids := used[path]
		slices.Sort(ids)
		out = append(out, content.Op{Kind: kind, Name: name, Says: says, Cards: ids})
	}
	for _, k := range kinds {
		for i := range k.of.NumField() {
			key, _, _ := strings.Cut(k.of.Field(i).Tag.Get("yaml"), ",")
			path := k.of.Name() + "." + key
			add(k.kind, key, path, Words[path].Says)
		}
	}
	for _, v := range valued {
		for _, value := range Words[v.path].Of {
			add(v.kind, value, v.path+"="+value, Values[v.path][value])
		}
	}
	return out
}

// collect notes every key that is set in a card, and the values of strings.
func collect(v reflect.Value, seen map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			collect(v.Elem(), seen)
		}
	case reflect.Slice:
		for i := range v.Len() {
			collect(v.Index(i), seen)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); !f.IsZero() {
				key, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ",")
				path := v.Type().Name() + "." + key
				seen[path] = true
				if f.Kind() == reflect.String {
					seen[path+"="+f.String()] = true
				}
				collect(f, seen)
			}
		}
	}
}
