package kit

import (
	"strings"

	"farpost/engine"
)

// Params reads the answers of a verb, each "name:kind", with "+" behind it for one of many values and "?" for one that
// can be left out:
//
//	kit.Params("card:card ability:number? pay:card+?")
func Params(list string) []engine.Param {
	var out []engine.Param
	for _, word := range strings.Fields(list) {
		word, optional := strings.CutSuffix(word, "?")
		word, many := strings.CutSuffix(word, "+")
		name, kind, _ := strings.Cut(word, ":")
		out = append(out, engine.Param{Name: name, Kind: kind, Many: many, Optional: optional})
	}
	return out
}
