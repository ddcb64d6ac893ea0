package engine

import (
	"slices"
	"strings"
)

// Joined are kinds of event of which several in a row are told as one: by kind, the arguments in which they may
// differ, such as the card that was drawn. The joined one has the values of all there, and how many they are as its
// argument "n"; one alone has n 1.
type Merged map[string][]string

// countArg is the argument of a joined event that says how many it stands for.
const countArg = "n"

// Tell is an account as people are told it: events that the game joins are one. It changes nothing that it is given.
func (g *Ruleset) Merge(events []Phrase) []Phrase {
	var out []Phrase
	for _, e := range events {
		free, ok := g.Merged[strings.TrimSuffix(e.Code, knownSuffix)]
		if !ok {
			out = append(out, e)
			continue
		}
		if last := len(out) - 1; last >= 0 && out[last].alike(e, free) {
			out[last] = out[last].and(e, free)
			continue
		}
		out = append(out, Phrase{e.Code, append(slices.Clone(e.Args), A(countArg, Int(1)))})
	}
	return out
}

// alike reports whether a joined phrase can take in another one: both say the same but for some arguments.
func (p Phrase) alike(e Phrase, free []string) bool {
	if p.Code != e.Code || len(p.Args) != len(e.Args)+1 {
		return false
	}
	return !slices.ContainsFunc(e.Args, func(a Arg) bool {
		return !slices.Contains(free, a.Name) && !slices.Equal(a.Vals, p.Arg(a.Name))
	})
}

// and is a joined phrase with another one taken in.
func (p Phrase) and(e Phrase, free []string) Phrase {
	args := slices.Clone(p.Args)
	for i, a := range args {
		switch {
		case a.Name == countArg:
			args[i] = A(countArg, Int(a.Vals[0].Num()+1))
		case slices.Contains(free, a.Name):
			args[i] = A(a.Name, slices.Concat(a.Vals, e.Arg(a.Name))...)
		}
	}
	return Phrase{p.Code, args}
}
