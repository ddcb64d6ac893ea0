package source

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"farpost/cards/fuzzy"
)

// structure reads a mapping into a struct. Every key must be a field's yaml name.
func (d *decoder) structure(n *yaml.Node, v reflect.Value, path string) {
	if !d.want(n, yaml.MappingNode, path, "keys with values") {
		return
	}
	fields := map[string]reflect.Value{}
	collect(v, fields)
	d.keys(n, path, func(key, val *yaml.Node, at string) {
		f, ok := fields[key.Value]
		if !ok {
			if len(d.faults) < maxFaults {
				d.fault(key, "unknown key %q in %s%s", key.Value, named(path), known(key.Value, fields))
			}
			return
		}
		d.value(val, f, at)
	})
}

// collect finds the settable fields of a struct by yaml name, inlined structs included.
func collect(v reflect.Value, into map[string]reflect.Value) {
	t := v.Type()
	for i := range t.NumField() {
		name, opts, _ := strings.Cut(t.Field(i).Tag.Get("yaml"), ",")
		switch {
		case slices.Contains(strings.Split(opts, ","), "inline"):
			collect(v.Field(i), into)
		case name != "" && name != "-":
			into[name] = v.Field(i)
		}
	}
}

// known suggests the key that was meant, or lists all keys that there are.
func known(key string, fields map[string]reflect.Value) string {
	if len(fields) == 0 {
		return "; it takes none"
	}
	names := make([]string, 0, len(fields))
	for k := range fields {
		names = append(names, k)
	}
	slices.Sort(names)
	if like := fuzzy.Nearest(key, names); like != "" {
		return fmt.Sprintf("; did you mean %s?", like)
	}
	return "; known: " + strings.Join(names, ", ")
}
