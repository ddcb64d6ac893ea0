package schema

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Law says what makes a value of a type wrong that has the right form: keys that do not go together, or not with a
// value of another key. Keys may be paths, "controls.side"; in a list they mean every item.
//
//	{of: Move, not: [jump], unless: {kind: knight}, why: only knights jump}
//	{of: Move, needs: [to], if: {jump: true}, why: say where it lands}
//	{of: Move, at: by, if: {kind: pawn, by: [2, 3]}, why: "a pawn does not go {by} squares"}
type Law struct {
	Of string `yaml:"of"` // the Go type
	// The value is wrong if all of If is the case and nothing of Unless.
	If     map[string]Is `yaml:"if"`
	Unless map[string]Is `yaml:"unless"`
	// Not are keys that are then wrong if they are set, Needs keys that are missing. Without both the value itself is
	// wrong, or its key At: where If says something of that key, those of its values for which that holds.
	Not   []string `yaml:"not"`
	Needs []string `yaml:"needs"`
	At    string   `yaml:"at"`
	// Why says what is wrong, and what to write instead. {key} stands for the value of a key.
	Why string `yaml:"why"`
}

// Is are the values of a key of which it has one: words, "true" for any at all, "false" for none. In a file it is one
// of them, a list, or the name of a list of the language.
type Is []string

// UnmarshalYAML reads one value, or a list.
func (is *Is) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		*is = Is{n.Value}
		return nil
	}
	return n.Decode((*[]string)(is))
}

// resolve puts lists in the place of their names.
func (l *Law) resolve(lists map[string][]string) {
	for _, conditions := range []map[string]Is{l.If, l.Unless} {
		for key, is := range conditions {
			if list, ok := lists[strings.Join(is, " ")]; ok {
				conditions[key] = list
			}
		}
	}
}

// keys lists all keys of which the law speaks.
func (l *Law) keys() []string {
	out := slices.Concat(l.Not, l.Needs)
	if l.At != "" {
		out = append(out, l.At)
	}
	return slices.Concat(out, slices.Sorted(maps.Keys(l.If)), slices.Sorted(maps.Keys(l.Unless)))
}

// lawless lists what is wrong with the laws: types and keys that there are not, and flags of cards of which neither a
// law nor a part says on which cards they can be.
func (l *Language) lawless() (out []error) {
	types := map[string]reflect.Type{}
	l.types(l.Set, types)
	for _, law := range l.Laws {
		for _, key := range law.keys() {
			if t, ok := types[law.Of]; !ok || !l.has(t, strings.Split(key, ".")) {
				out = append(out, fmt.Errorf("%s: law of %s: it has no key %s", l.Game, law.Of, key))
			}
		}
	}
	for _, flag := range l.Flags.Keys {
		if !slices.ContainsFunc(l.Parts, func(p Part) bool { return p.Key == flag }) &&
			!slices.ContainsFunc(l.Laws, func(law Law) bool { return slices.Contains(law.keys(), flag) }) {
			out = append(out, fmt.Errorf("%s: no part and no law says which cards can have the flag %s", l.Game, flag))
		}
	}
	return out
}

// types finds the types of a language by their names, those of inlined parts included.
func (l *Language) types(t reflect.Type, out map[string]reflect.Type) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || out[TypeName(t)] != nil {
		return
	}
	out[TypeName(t)] = t
	for i := range t.NumField() {
		l.types(t.Field(i).Type, out)
	}
}

// has reports whether values of a type have a key that is a path.
func (l *Language) has(t reflect.Type, path []string) bool {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	return len(path) == 0 || t.Kind() == reflect.Struct && slices.ContainsFunc(l.Fields(t), func(f Field) bool {
		return f.Key == path[0] && l.has(f.Type, path[1:])
	})
}
