package engine

import "strings"

// Several named lists travel in one register, or in what a frame returns, as one flat list: each name as a word
// "=name", its values behind it.

// PackList adds a named list to a flat one, which is not changed.
func PackList(packed []Value, name string, vals []Value) []Value {
	out := append(make([]Value, 0, len(packed)+1+len(vals)), packed...)
	return append(append(out, listNames.of(name)), vals...)
}

// listNames are the values that lists begin with, by name.
var listNames = kept[string, Value]{make: func(name string) Value { return Word("=" + name) }}

// UnpackLists reads the named lists back, in their order; what stands before the first name is part of none.
func UnpackLists(packed []Value) []Field {
	var out []Field
	for i, v := range packed {
		if name, ok := strings.CutPrefix(string(v), "word:="); ok {
			out = append(out, Field{Name: name, Vals: firstList(packed[i+1:])})
		}
	}
	return out
}

// firstList is what stands before the next name, nil for nothing.
func firstList(packed []Value) []Value {
	n := 0
	for n < len(packed) && !strings.HasPrefix(string(packed[n]), "word:=") {
		n++
	}
	if n == 0 {
		return nil
	}
	return packed[:n:n]
}

// PackedList gives one list of a flat one, nil when it has none of that name.
func PackedList(packed []Value, name string) []Value {
	for i, v := range packed {
		if n, ok := strings.CutPrefix(string(v), "word:="); ok && n == name {
			return firstList(packed[i+1:])
		}
	}
	return nil
}
