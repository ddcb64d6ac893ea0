package typeset

import (
	"iter"
	"slices"
	"strings"

	"github.com/go-text/typesetting/bidi"
	class "golang.org/x/text/unicode/bidi"
)

// object stands for what is ordered as a whole: an isolated part, a sign.
const object = '\ufffc'

// span is a part of a text with one direction.
type span struct {
	from, to int
	leftward bool
}

func classOf(r rune) class.Class {
	p, _ := class.LookupRune(r)
	return p.Class()
}

// turns reports whether a character takes part in turning the direction of a text round.
func turns(r rune) bool {
	switch classOf(r) {
	case class.R, class.AL, class.AN, class.RLE, class.RLO, class.LRE, class.LRO, class.PDF, class.LRI, class.RLI,
		class.FSI, class.PDI:
		return true
	}
	return false
}

// IsLeftward reports whether a text runs to the left: whether its first letter does, isolated parts aside.
func IsLeftward(text string) bool { return isLeftward(slices.Values([]rune(text))) }

// Isolated returns a name for a sentence: between isolates if anything in it runs to the left.
func Isolated(name string) string {
	if !strings.ContainsFunc(name, turns) || strings.HasPrefix(name, string(IsolateBegin)) {
		return name
	}
	return string(IsolateBegin) + name + string(IsolateEnd)
}

// Rightward returns a sentence that runs to the right, whatever it begins with.
func Rightward(sentence string) string {
	if !IsLeftward(sentence) {
		return sentence
	}
	return string(LeftMark) + sentence
}

func isLeftward(text iter.Seq[rune]) bool {
	depth := 0
	for r := range text {
		switch r {
		case IsolateBegin:
			depth++
			continue
		case IsolateEnd:
			depth = max(0, depth-1)
			continue
		}
		if depth > 0 {
			continue
		}
		switch classOf(r) {
		case class.L:
			return false
		case class.R, class.AL:
			return true
		}
	}
	return false
}

// ordered returns the spans of a text as they stand from left to right, by the Unicode Bidirectional Algorithm. The
// first letter gives the text its direction. A part between isolates has a direction of its own, by its first letter,
// and stands as one sign in the order of the text around it. n is how many signs there are.
func ordered(text []rune, n int) []span { return orderedPart(text, 0, len(text), n) }

// orderedPart is ordered for text[from:to].
func orderedPart(text []rune, from, to, n int) (out []span) {
	var flat []rune // the text with objects in place of isolated parts and signs
	var at []span   // what of the text each stands for
	for i := from; i < to; {
		end := i + 1
		switch r := text[i]; {
		case r == IsolateBegin:
			end = isolateEnd(text, i, to)
			flat = append(flat, object)
		case IsSign(r, n):
			flat = append(flat, object)
		default:
			flat = append(flat, r)
		}
		at = append(at, span{from: i, to: end})
		i = end
	}
	base := bidi.LeftToRight
	if isLeftward(slices.Values(flat)) {
		base = bidi.RightToLeft
	}
	for _, run := range visual(flat, base) {
		parts := slices.Clone(at[run.from:run.to])
		if run.leftward {
			slices.Reverse(parts)
		}
		for _, p := range parts {
			last := len(out) - 1
			switch {
			case text[p.from] == IsolateBegin:
				out = append(out, orderedPart(text, p.from+1, p.to, n)...)
			case last >= 0 && out[last].leftward == run.leftward && run.leftward && out[last].from == p.to:
				out[last].from = p.from
			case last >= 0 && out[last].leftward == run.leftward && !run.leftward && out[last].to == p.from:
				out[last].to = p.to
			default:
				out = append(out, span{p.from, p.to, run.leftward})
			}
		}
	}
	return out
}

// isolateEnd returns where the isolated part that begins at i ends; the limit if nothing ends it.
func isolateEnd(text []rune, i, limit int) int {
	depth := 0
	for j := i; j < limit; j++ {
		switch text[j] {
		case IsolateBegin:
			depth++
		case IsolateEnd:
			if depth--; depth == 0 {
				return j + 1
			}
		}
	}
	return limit
}

// visual returns the runs of a text without isolates from left to right.
func visual(text []rune, base bidi.Direction) []span {
	type run struct {
		span
		level int
	}
	var p bidi.Paragraph
	var runs []run
	most := 0
	segments := p.Segment(text, base)
	for i := range segments.NumRuns() {
		r := segments.Run(i)
		level := int(r.Level)
		most = max(most, level)
		// The library gives a run one level for its direction. A number after letters that run to the left is of
		// level 2, and so becomes what follows it, although that is of level 0.
		if end := numberEnd(text[r.Start:r.End]); base == bidi.LeftToRight && level == 2 && end < r.End-r.Start {
			runs = append(runs, run{span{from: r.Start, to: r.Start + end}, 2},
				run{span{from: r.Start + end, to: r.End}, 0})
			continue
		}
		runs = append(runs, run{span{r.Start, r.End, level%2 == 1}, level})
	}
	for level := most; level > 0; level-- { // rule L2
		for i := 0; i < len(runs); i++ {
			j := i
			for j < len(runs) && runs[j].level >= level {
				j++
			}
			slices.Reverse(runs[i:j])
			i = max(i, j-1)
		}
	}
	out := make([]span, len(runs))
	for i, r := range runs {
		out[i] = r.span
	}
	return out
}

// numberEnd returns where the number that begins a text ends.
func numberEnd(text []rune) int {
	end := 0
	for i, r := range text {
		switch classOf(r) {
		case class.EN, class.AN, class.ET, class.NSM, class.BN:
			end = i + 1
		case class.ES, class.CS:
		default:
			return end
		}
	}
	return end
}
