package source

import (
	"encoding"
	"fmt"
	"reflect"
	"strconv"

	"go.yaml.in/yaml/v3"
)

// maxInt bounds every number in a file. Later checks know narrower bounds.
const maxInt = 1_000_000

// value reads a node into v, which must be settable.
func (d *decoder) value(n *yaml.Node, v reflect.Value, path string) {
	d.pos.places[path] = place{n.Line, n.Column}
	if n.Kind == yaml.ScalarNode && n.Tag == "!!null" {
		d.fault(n, "%s is empty: give a value or leave the key out", named(path))
		return
	}
	if v.Kind() != reflect.Pointer && v.CanAddr() {
		if u, ok := v.Addr().Interface().(encoding.TextUnmarshaler); ok {
			if d.want(n, yaml.ScalarNode, path, "text") {
				if err := u.UnmarshalText([]byte(n.Value)); err != nil {
					d.fault(n, "%s: %v", named(path), err)
				}
			}
			return
		}
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		d.value(n, v.Elem(), path)
	case reflect.Struct:
		d.structure(n, v, path)
	case reflect.Map:
		d.mapping(n, v, path)
	case reflect.Slice:
		d.list(n, v, path)
	default:
		d.scalar(n, v, path)
	}
}

func (d *decoder) scalar(n *yaml.Node, v reflect.Value, path string) {
	switch v.Kind() {
	case reflect.String:
		if !d.want(n, yaml.ScalarNode, path, "text") {
			return
		}
		if n.Tag != "!!str" {
			d.fault(n, "%s: want text; put %s in quotes", named(path), n.Value)
			return
		}
		v.SetString(n.Value)
	case reflect.Int:
		i, err := strconv.Atoi(n.Value)
		if n.Kind != yaml.ScalarNode || n.Tag != "!!int" || err != nil || i > maxInt || i < -maxInt {
			d.fault(n, "%s: want a whole number%s", named(path), got(n))
			return
		}
		v.SetInt(int64(i))
	case reflect.Bool:
		if n.Kind != yaml.ScalarNode || n.Tag != "!!bool" {
			d.fault(n, "%s: want true or false%s", named(path), got(n))
			return
		}
		v.SetBool(n.Value == "true" || n.Value == "True" || n.Value == "TRUE")
	default:
		panic("source: a Go type that no file can hold: " + v.Type().String())
	}
}

func (d *decoder) list(n *yaml.Node, v reflect.Value, path string) {
	if !d.want(n, yaml.SequenceNode, path, "a list") {
		return
	}
	out := reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content))
	for i, c := range n.Content {
		d.value(c, out.Index(i), path+"["+strconv.Itoa(i)+"]")
	}
	v.Set(out)
}

func (d *decoder) mapping(n *yaml.Node, v reflect.Value, path string) {
	if !d.want(n, yaml.MappingNode, path, "keys with values") {
		return
	}
	out := reflect.MakeMap(v.Type())
	d.keys(n, path, func(key, val *yaml.Node, at string) {
		e := reflect.New(v.Type().Elem()).Elem()
		d.value(val, e, at)
		out.SetMapIndex(reflect.ValueOf(key.Value), e)
	})
	v.Set(out)
}

// keys visits each key of a mapping once. A key that comes again is a fault.
func (d *decoder) keys(n *yaml.Node, path string, visit func(key, val *yaml.Node, at string)) {
	first := map[string]int{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, val := n.Content[i], n.Content[i+1]
		if key.Kind != yaml.ScalarNode {
			d.fault(key, "a key of %s is not a word", named(path))
			continue
		}
		if line, twice := first[key.Value]; twice {
			d.fault(key, "%s stands twice; first on line %d", key.Value, line)
			continue
		}
		first[key.Value] = key.Line
		visit(key, val, join(path, key.Value))
	}
}

func (d *decoder) want(n *yaml.Node, k yaml.Kind, path, what string) bool {
	if n.Kind != k {
		d.fault(n, "%s: want %s%s", named(path), what, got(n))
		return false
	}
	return true
}

func got(n *yaml.Node) string {
	switch n.Kind {
	case yaml.SequenceNode:
		return ", not a list"
	case yaml.MappingNode:
		return ", not keys with values"
	}
	return fmt.Sprintf(", not %q", n.Value)
}

func named(path string) string {
	if path == "" {
		return "the file"
	}
	return path
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}
