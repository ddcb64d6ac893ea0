package schema

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"farpost/cards/form"
	"farpost/engine/farwald"
)

// Names lists the schemas: "card" for files of cards, "deck" for files of a deck.
var Names = []string{"card", "deck"}

// node is a part of a schema. Its keys are written in the order of the alphabet, so equal schemas are equal bytes.
type node map[string]any

// JSON writes a schema; nil for a name that is not in Names.
func JSON(name string) []byte {
	var of reflect.Type
	title := ""
	switch name {
	case "card":
		of, title = reflect.TypeFor[form.Set[farwald.Card]](), "Farpost: a set of Farwald cards"
	case "deck":
		of, title = reflect.TypeFor[form.Deck](), "Farpost: a ready deck of Farwald"
	default:
		return nil
	}
	m := maker{defs: node{}}
	root := node{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, "$ref": m.ref(of), "$defs": m.defs}
	raw, err := json.MarshalIndent(root, "", " ")
	if err != nil {
		panic(err) // maps, slices and strings can be written
	}
	return append(raw, '\n')
}

// maker makes the definitions of types, each once.
type maker struct{ defs node }

// nameOf is the name of a type, without what it is made for: Set of a set of cards.
func nameOf(t reflect.Type) string {
	name, _, _ := strings.Cut(t.Name(), "[")
	return name
}

// ref gives the place of a struct's definition, which is made when it is the first time.
func (m maker) ref(t reflect.Type) string {
	name := nameOf(t)
	if _, ok := m.defs[name]; !ok {
		m.defs[name] = nil // a type that contains itself ends here
		m.defs[name] = m.object(t)
	}
	return "#/$defs/" + name
}

// alone are the types of which exactly one key is set, and those with one beside others.
var alone = map[string][2]int{"Instr": {1, 1}, "Cost": {1, 1}, "Static": {1, 2}, "Cond": {1, 9}}

// optional are keys that may be left out although their Go field is always written.
var optional = []string{"Set.groups"}

func (m maker) object(t reflect.Type) node {
	props := node{}
	var required []string
	m.fields(t, props, &required)
	out := node{"type": "object", "additionalProperties": false, "properties": props}
	if len(required) > 0 {
		slices.Sort(required)
		out["required"] = required
	}
	if n, ok := alone[t.Name()]; ok {
		out["minProperties"], out["maxProperties"] = n[0], n[1]
	}
	switch t {
	case reflect.TypeFor[farwald.Modify]():
		out["oneOf"] = []node{{"required": []string{"of"}}, {"required": []string{"all"}}}
		out["anyOf"] = []node{{"required": []string{"desen"}}, {"required": []string{"defen"}}}
	case reflect.TypeFor[farwald.Card]():
		out["if"] = node{"properties": node{"type": node{"const": farwald.Evocation}}, "required": []string{"type"}}
		out["then"] = node{"required": []string{"element", "desen", "defen"}}
		out["else"] = node{"properties": node{"element": false, "desen": node{"const": 0}, "defen": node{"const": 0}, "energized": node{"const": false}}}
	}
	return out
}

// fields adds the keys of a struct and of those inlined in it.
func (m maker) fields(t reflect.Type, props node, required *[]string) {
	for i := range t.NumField() {
		f := t.Field(i)
		key, opts, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		switch {
		case strings.Contains(opts, "inline"):
			m.fields(f.Type, props, required)
		case key != "" && key != "-":
			path := nameOf(t) + "." + key
			props[key] = m.value(f.Type, path)
			if !strings.Contains(opts, "omitempty") && !slices.Contains(optional, path) {
				*required = append(*required, key)
			}
		}
	}
}

// value is the schema of a key.
func (m maker) value(t reflect.Type, path string) node {
	w, ok := Words[path]
	if !ok {
		panic(fmt.Sprintf("schema: nobody has said what %s means", path))
	}
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	out := node{"description": w.Says}
	_, text := reflect.New(t).Interface().(encoding.TextUnmarshaler)
	switch {
	case text: // a requirement: 2 alone may be written as a number
		out["type"], out["minimum"], out["maximum"] = []string{"string", "integer"}, 1, 20
	case t.Kind() == reflect.Struct:
		out["$ref"] = m.ref(t)
	case t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Struct:
		out["type"], out["items"] = "array", node{"$ref": m.ref(t.Elem())}
	case t.Kind() == reflect.Slice:
		out["type"], out["items"] = "array", node{"type": "string"}
	case t.Kind() == reflect.Bool:
		out["type"] = "boolean"
	case t.Kind() == reflect.Int:
		out["type"] = "integer"
	default:
		out["type"] = "string"
	}
	switch says := Values[path]; {
	case says != nil:
		var each []node
		for _, v := range w.Of {
			each = append(each, node{"const": v, "description": says[v]})
		}
		out["oneOf"] = each
	case len(w.Of) > 0:
		out["enum"] = w.Of
	}
	if w.Max != 0 {
		out["minimum"], out["maximum"] = w.Min, w.Max
	}
	if w.Like != "" {
		out["pattern"] = w.Like
	}
	if len(w.For) > 0 {
		out["examples"] = w.For
	}
	return out
}
