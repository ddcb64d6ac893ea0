package wordstest

import (
	"fmt"
	"strings"

	"farpost/engine"
)

// Short writes phrases without words: the code of each, and the values of its arguments.
//
//	DV-02 card=[card:A01] n=[int:5]; DV-05 n=[int:9]
func Short(phrases []engine.Phrase) string {
	var out []string
	for _, p := range phrases {
		s := p.Code
		for _, a := range p.Args {
			s += fmt.Sprintf(" %s=%v", a.Name, a.Vals)
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}
