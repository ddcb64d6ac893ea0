package text

import (
	"strings"

	"farpost/engine/beings/language"
)

// Chart returns the symbols that a card of a type shows (BE-056): the types that it doubles against, those that halve
// it, and in brackets those whose minus changes nothing. They are named as symbols, the same in every language.
func Chart(c language.Chart, t language.Type) string {
	half := c.Mirrored(t)
	var idle []language.Type
	for _, x := range c.Types[t].Minus {
		if c.Against(t, x) == language.Same {
			idle = append(idle, x)
		}
	}
	var out []string
	for _, p := range []struct {
		before, after string
		types         []language.Type
	}{{"×2 ", "", c.Types[t].Plus}, {"×½ ", "", half}, {"(− ", ")", idle}} {
		if len(p.types) > 0 {
			out = append(out, p.before+list(p.types)+p.after)
		}
	}
	return strings.Join(out, " · ")
}

func list(types []language.Type) string {
	symbols := make([]string, len(types))
	for i, t := range types {
		symbols[i] = "{" + string(t) + "}"
	}
	return strings.Join(symbols, ", ")
}
