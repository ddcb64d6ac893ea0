package cardlang

import (
	"reflect"
	"strings"
)

// NoKey is the key of an instruction that says nothing. The step of that name does nothing.
const NoKey = "done"

// KeyOf returns a function that gives the key of an instruction: the name in card files of the one field that is set.
// The step that carries the instruction out bears the same name. I is a struct of pointers with YAML tags:
//
//	type Instr struct {
//		Draw    *Count `yaml:"draw,omitempty"`
//		Destroy *Of    `yaml:"destroy,omitempty"`
//	}
//
// Of several fields that are set the first one counts; with none set the key is NoKey.
func KeyOf[I any]() func(*I) string {
	names := Keys[I]()
	return func(in *I) string {
		v := reflect.ValueOf(in).Elem()
		for i, name := range names {
			if !v.Field(i).IsNil() {
				return name
			}
		}
		return NoKey
	}
}

// Keys lists the keys of all instructions that a language has, in the order of their fields.
func Keys[I any]() []string {
	var out []string
	for _, f := range reflect.VisibleFields(reflect.TypeFor[I]()) {
		name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		out = append(out, name)
	}
	return out
}
