package schema

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

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
	for _, f := range m.Fields(t) {
		props[f.Key] = m.value(f.Type, f.At)
		if f.Required {
			required = append(required, f.Key)
		}
	}
	out := Node{"type": "object", "additionalProperties": false, "properties": props}
	if len(required) > 0 {
		slices.Sort(required)
		out["required"] = required
	}
	if b, ok := m.Alone[TypeName(t)]; ok {
		out["minProperties"], out["maxProperties"] = b.Min, b.Max+len(b.But)
	}
	if all := append(m.choices(t), m.parts(t)...); len(all) > 0 {
		out["allOf"] = all
	}
	return out
}

// choices says which keys of a type demand or exclude one another.
func (m maker) choices(t reflect.Type) []Node {
	var out []Node
	for _, c := range m.Choices {
		if c.Of != TypeName(t) {
			continue
		}
		var each []Node
		for _, key := range c.Keys {
			each = append(each, Node{"required": []string{key}})
		}
		switch {
		case c.Min == 0:
			for i, key := range c.Keys {
				for _, other := range c.Keys[i+1:] {
					out = append(out, Node{"not": Node{"required": []string{key, other}}})
				}
			}
		case c.Max == 1:
			out = append(out, Node{"oneOf": each})
		default:
			out = append(out, Node{"anyOf": each})
		}
	}
	return out
}

// parts says which keys a card of a type needs and which it cannot have. A key that it cannot have may say nothing: 0
// or false.
func (m maker) parts(t reflect.Type) []Node {
	if t.Name() != "Card" {
		return nil
	}
	var out []Node
	kinds := map[string]reflect.Kind{}
	for _, f := range m.Fields(t) {
		kinds[f.Key] = f.Type.Kind()
	}
	for _, of := range m.Words["Card.type"].Of {
		need, never := []string{}, Node{}
		for _, p := range m.Parts {
			switch has := slices.Contains(p.Types, of); {
			case has && p.Due != "":
				need = append(need, p.Key)
			case has, p.Only == "":
			case kinds[p.Key] == reflect.Int:
				never[p.Key] = Node{"const": 0}
			case kinds[p.Key] == reflect.Bool:
				never[p.Key] = Node{"const": false}
			default:
				never[p.Key] = false
			}
		}
		slices.Sort(need)
		out = append(out, Node{
			"if":   Node{"properties": Node{"type": Node{"const": of}}, "required": []string{"type"}},
			"then": Node{"required": slices.Compact(need), "properties": never}})
	}
	return out
}

// value returns the schema of a key.
func (m maker) value(t reflect.Type, at string) Node {
	w, ok := m.Word(at)
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
	if w.Most != 0 && t.Kind() == reflect.Slice {
		out["maxItems"] = w.Most
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
