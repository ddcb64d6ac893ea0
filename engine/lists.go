package engine

import "strings"

// Several named lists travel in one register, or in what a frame returns, as one flat list: each name as a word
// "=name", its values behind it.

// PackList adds a named list to a flat one, which is not changed.
func PackList(packed []Value, name string, vals []Value) []Value {
	out := append(packed[:len(packed):len(packed)], Word("="+name))
	return append(out, vals...)
}

// UnpackLists reads the named lists back, in their order; what stands before the first name is part of none.
func UnpackLists(packed []Value) []Field {
	var out []Field
	for _, v := range packed {
		if name, ok := strings.CutPrefix(string(v), "word:="); ok {
			out = append(out, Field{Name: name})
		} else if n := len(out); n > 0 {
			out[n-1].Vals = append(out[n-1].Vals, v)
		}
	}
	return out
}

// PackedList gives one list of a flat one, nil when it has none of that name.
func PackedList(packed []Value, name string) []Value {
	for _, f := range UnpackLists(packed) {
		if f.Name == name {
			return f.Vals
		}
	}
	return nil
}
