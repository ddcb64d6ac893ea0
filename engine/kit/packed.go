package kit

import (
	"strings"

	"farpost/engine"
)

// PackList returns packed with a named list behind it. Several named lists travel so in one register, or in what a
// frame returns: each is the word "=name" and then its values. Packed itself is not changed.
func PackList(packed []engine.Value, name string, vals []engine.Value) []engine.Value {
	out := append(make([]engine.Value, 0, len(packed)+1+len(vals)), packed...)
	return append(append(out, listNames.Of(name)), vals...)
}

// listNames are the values that lists begin with, by name.
var listNames = engine.Intern(func(name string) engine.Value { return engine.Word("=" + name) })

// UnpackLists returns the named lists of packed in their order. What stands before the first name is left out.
func UnpackLists(packed []engine.Value) []engine.Field {
	var out []engine.Field
	for i, v := range packed {
		if name, ok := strings.CutPrefix(string(v), "word:="); ok {
			out = append(out, engine.Field{Name: name, Vals: firstList(packed[i+1:])})
		}
	}
	return out
}

// PackedList returns the list of one name; nil if there is none, or if it is empty.
func PackedList(packed []engine.Value, name string) []engine.Value {
	for i, v := range packed {
		if n, ok := strings.CutPrefix(string(v), "word:="); ok && n == name {
			return firstList(packed[i+1:])
		}
	}
	return nil
}

// firstList returns what stands before the next name; nil for nothing.
func firstList(packed []engine.Value) []engine.Value {
	n := 0
	for n < len(packed) && !strings.HasPrefix(string(packed[n]), "word:=") {
		n++
	}
	if n == 0 {
		return nil
	}
	return packed[:n:n]
}
