package farwald

import (
	"strings"

	"farpost/engine"
)

// Several named lists travel in one register, or in what a frame returns, as one flat list: each name as a
// word "=name", its values behind it.

// packList adds a named list to a flat one.
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

// packed1 gives one list of a flat one, nil when it has none of that name.
func packed1(packed []engine.Value, name string) []engine.Value {
	for _, f := range unpackLists(packed) {
		if f.Name == name {
			return f.Vals
		}
	}
	return nil
}

// setTargets gives the changes that write the packed lists of targets onto a pending thing, for everybody
// to see and for its text to read.
func setTargets(pending engine.ObjID, packed []engine.Value) []engine.Change {
	var out []engine.Change
	for _, f := range unpackLists(packed) {
		if strings.HasPrefix(f.Name, targetPrefix) {
			out = append(out, setListChange(pending, f.Name, f.Vals))
		}
	}
	return out
}
