package schema

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Validate returns an error for each word that does not fit the language: a description of a key that files cannot
// have, a description of a value that does not exist, a value without one beside a value that has one, a law of a key
// that there is not, a flag of which nothing says where it can be, or a figure that nothing draws.
func (l *Language) Validate() error {
	all := string(l.JSON("card")) + string(l.JSON("deck"))
	out := append(l.lawless(), l.badFigures()...)
	for _, at := range slices.Sorted(maps.Keys(l.Words)) {
		if q := strings.Trim(fmt.Sprintf("%q", l.Words[at].Says), `"`); !strings.Contains(all, escape.Replace(q)) {
			out = append(out, fmt.Errorf("%s: %s is in no schema", l.Game, at))
		}
	}
	for _, at := range slices.Sorted(maps.Keys(l.Values)) {
		says, of := l.Values[at], l.Words[at].Of
		if len(says) != len(of) {
			out = append(out, fmt.Errorf("%s: %s: %d of %d values are described", l.Game, at, len(says), len(of)))
		}
		for _, v := range of {
			if says[v] == "" {
				out = append(out, fmt.Errorf("%s: %s: %q is not described", l.Game, at, v))
			}
		}
	}
	return errors.Join(out...)
}

// escape writes characters as JSON escapes them.
var escape = strings.NewReplacer("<", `\u003c`, ">", `\u003e`, "&", `\u0026`)
