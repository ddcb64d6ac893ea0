package fow

import (
	"strings"

	"farpost/engine"
)

// Several named lists travel in one register as a flat list: a word "=name" begins each.

// packList appends a named list to a flat one.
func packList(packed []engine.Value, name string, vals []engine.Value) []engine.Value {
	out := append(packed[:len(packed):len(packed)], engine.Word("="+name))
	return append(out, vals...)
}

// unpackLists reads the named lists back; what stands before the first name is not part of any.
func unpackLists(packed []engine.Value) []engine.Field {
	var out []engine.Field
	for _, v := range packed {
		if name, ok := strings.CutPrefix(string(v), "word:="); ok {
			out = append(out, engine.Field{Name: name})
		} else if n := len(out); n > 0 {
			out[n-1].Vals = append(out[n-1].Vals, v)
		}
	}
	return out
}
