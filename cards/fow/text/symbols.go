package text

import (
	"strconv"
	"strings"

	"farpost/engine/fow/language"
)

// Symbols writes a cost: {F}{F}{1}; {0} when it is free.
func Symbols(c language.Will) string { return "{" + strings.Join(Codes(c), "}{") + "}" }

// Codes returns a cost as symbols: a letter for each attribute symbol, then X where the cost has one, then the
// generic number. A free cost is "0".
func Codes(c language.Will) []string {
	var out []string
	for _, a := range c.Symbols() {
		if a != "" {
			out = append(out, string(a))
		}
	}
	if c.X {
		out = append(out, "X")
	}
	if c.Any > 0 || len(out) == 0 {
		out = append(out, strconv.Itoa(c.Any))
	}
	return out
}
