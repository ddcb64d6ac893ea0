package schema

import (
	"reflect"
	"slices"
	"strings"
)

// Field is a key of a type of the language.
type Field struct {
	Key string
	// At is the key's name in Words, such as "Card.cost".
	At string
	// Index finds the Go field of that Type, also where it is inlined (reflect.Value.FieldByIndex).
	Index []int
	Type  reflect.Type
	// Required: a file that leaves the key out is wrong.
	Required bool
}

// Fields lists the keys of a type, with those of the types inlined in it, in the order of the Go fields. The list is
// made once; it must not be changed.
func (l *Language) Fields(t reflect.Type) []Field {
	if known, ok := l.fields.Load(t); ok {
		return known.([]Field)
	}
	var out []Field
	for i := range t.NumField() {
		f := t.Field(i)
		key, opts, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		switch {
		case strings.Contains(opts, "inline"):
			for _, in := range l.Fields(f.Type) {
				in.Index = append([]int{i}, in.Index...)
				out = append(out, in)
			}
		case key != "" && key != "-":
			at := nameIn(t, key)
			out = append(out, Field{Key: key, At: at, Index: []int{i}, Type: f.Type,
				Required: !strings.Contains(opts, "omitempty") && !slices.Contains(l.Optional, at)})
		}
	}
	l.fields.Store(t, out)
	return out
}
