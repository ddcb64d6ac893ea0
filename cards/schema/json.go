package schema

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"farpost/cards/cardfile"
)

// JSON returns a schema; nil for a name that is not in Names. It panics if a key has no Word.
func (l *Language) JSON(name string) []byte {
	var of reflect.Type
	title := ""
	switch name {
	case "card":
		of, title = l.Set, "Farpost: a set of "+l.Game+" cards"
	case "deck":
		of, title = reflect.TypeFor[cardfile.Deck](), "Farpost: a ready deck of "+l.Game
	default:
		return nil
	}
	m := maker{l, Node{}}
	root := Node{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, "$ref": m.ref(of),
		"$defs": m.defs}
	raw, err := json.MarshalIndent(root, "", " ")
	if err != nil {
		panic(err) // maps, slices and strings can be written
	}
	return append(raw, '\n')
}

// maker makes the definition of each type once.
type maker struct {
	*Language
	defs Node
}

// ref returns a reference to a struct's definition. The first time it makes the definition.
func (m maker) ref(t reflect.Type) string {
	name := nameOf(t)
	if _, ok := m.defs[name]; !ok {
		m.defs[name] = nil // ends the recursion of a type that contains itself
		m.defs[name] = m.object(t)
	}
	return "#/$defs/" + name
}

func (m maker) object(t reflect.Type) Node {
	props := Node{}
	var required []string
	m.fields(t, props, &required)
	out := Node{"type": "object", "additionalProperties": false, "properties": props}
	if len(required) > 0 {
		slices.Sort(required)
		out["required"] = required
	}
	if b, ok := m.Alone[t.Name()]; ok {
		out["minProperties"], out["maxProperties"] = b.Min, b.Max
	}
	if m.Shape != nil {
		m.Shape(t, out)
	}
	return out
}

// fields adds the keys of a struct and of the structs inlined in it.
func (m maker) fields(t reflect.Type, props Node, required *[]string) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, opts, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		switch {
		case strings.Contains(opts, "inline"):
			m.fields(f.Type, props, required)
		case name != "" && name != "-":
			at := key(t, name)
			props[name] = m.value(f.Type, at)
			if !strings.Contains(opts, "omitempty") && !slices.Contains(m.Optional, at) {
				*required = append(*required, name)
			}
		}
	}
}

// value returns the schema of a key.
func (m maker) value(t reflect.Type, at string) Node {
	w, ok := m.word(at)
	if !ok {
		panic(fmt.Sprintf("schema: nobody has said what %s of %s means", at, m.Game))
	}
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	out := Node{"description": w.Says}
	each := out // what has the values: the key, or the items of a list
	_, text := reflect.New(t).Interface().(encoding.TextUnmarshaler)
	switch {
	case text: // an amount; one without symbols may be written as a number
		out["type"], out["minimum"], out["maximum"] = []string{"string", "integer"}, 1, 20
	case t.Kind() == reflect.Struct:
		out["$ref"] = m.ref(t)
	case t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Struct:
		out["type"], out["items"] = "array", Node{"$ref": m.ref(t.Elem())}
	case t.Kind() == reflect.Slice:
		each = Node{"type": "string"}
		out["type"], out["items"] = "array", each
	case t.Kind() == reflect.Bool:
		out["type"] = "boolean"
	case t.Kind() == reflect.Int:
		out["type"] = "integer"
	default:
		out["type"] = "string"
	}
	switch says := m.Values[at]; {
	case says != nil:
		var list []Node
		for _, v := range w.Of {
			list = append(list, Node{"const": v, "description": says[v]})
		}
		each["oneOf"] = list
	case len(w.Of) > 0:
		each["enum"] = w.Of
	}
	if w.Max != 0 {
		out["minimum"], out["maximum"] = w.Min, w.Max
	}
	if w.Step != 0 {
		out["multipleOf"] = w.Step
	}
	if w.Like != "" {
		each["pattern"] = w.Like
	}
	if len(w.For) > 0 {
		out["examples"] = w.For
	}
	return out
}
