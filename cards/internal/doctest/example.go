package doctest

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"farpost/cards/content"
)

// example returns the shortest use of an op by a card, as YAML on one line.
func example(t *testing.T, op content.Op, holder string, card func(id string) any) string {
	t.Helper()
	best := ""
	for _, id := range op.Cards {
		find(reflect.ValueOf(card(id)), holder, op.Name, func(key string, v any) {
			raw, err := yaml.Marshal(map[string]any{key: v})
			if err != nil {
				t.Fatal(err)
			}
			var n yaml.Node
			if err := yaml.Unmarshal(raw, &n); err != nil {
				t.Fatal(err)
			}
			n.Content[0].Content[1].Style = yaml.FlowStyle
			if raw, err = yaml.Marshal(&n); err != nil {
				t.Fatal(err)
			}
			if s := plainKeys.Replace(strings.TrimSpace(string(raw))); best == "" || len(s) < len(best) {
				best = s
			}
		})
	}
	if best == "" || strings.Contains(best, "\n") {
		t.Fatalf("%s %s: no example: %q", op.Kind, op.Name, best)
	}
	return best
}

// plainKeys removes quotes that only old versions of YAML need.
var plainKeys = strings.NewReplacer(`"n":`, "n:", `"on":`, "on:")

// find visits the places of a card that use an op. Holder is as in Title.
func find(v reflect.Value, holder, op string, visit func(key string, v any)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			find(v.Elem(), holder, op, visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			find(v.Index(i), holder, op, visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Field(i)
			key, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ",")
			name := v.Type().Name()
			if !f.IsZero() && (name == holder && key == op ||
				name+"."+key == holder && fmt.Sprint(f.Interface()) == op) {
				visit(key, f.Interface())
			}
			find(f, holder, op, visit)
		}
	}
}
