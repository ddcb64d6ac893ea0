package selfplay

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Text is the report for people, without the faults' words: Problems and Unreached.
func (r Report) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b,
		"%s, %d players: %d of %d matches finished (%d draws), %d inputs, %d questions, %d turns, "+
			"%.0f inputs a second.\n",
		r.Game, r.Players, r.Finished, r.Matches, r.Draws, r.Inputs, r.Asks, r.Turns, r.InputsPerSecond)
	fmt.Fprintf(&b, "illegal %d, stalled %d, leaks %d, resumed identically %d of %d.\n", r.Illegal, r.Stalled, r.Leaks,
		r.ResumedIdentical, r.Inputs)
	b.WriteString(r.wins())
	fmt.Fprintf(&b, "decided on: %v.\n", r.DecisionsBy)
	for _, figure := range slices.Sorted(maps.Keys(r.PerMatch)) {
		s := r.PerMatch[figure]
		fmt.Fprintf(&b, "%s in a match: %.4g at least, %.4g half of the time, %.4g in nine of ten, %.4g at most.\n",
			strings.ReplaceAll(figure, "_", " "), s.Min, s.P50, s.P90, s.Max)
	}
	b.WriteString(r.handovers())
	if r.Bout != nil {
		fmt.Fprintf(&b,
			"with made-up cards and %d players: %d of %d matches finished, %d inputs, "+
				"illegal %d, stalled %d, leaks %d, resumed identically %d.\n",
			r.Bout.Players, r.Bout.Finished, r.Bout.Matches, r.Bout.Inputs,
			r.Bout.Illegal, r.Bout.Stalled, r.Bout.Leaks, r.Bout.ResumedIdentical)
		fmt.Fprintf(&b, "reached by them alone: %s.\n", strings.Join(r.ByBout, ", "))
	}
	if r.Unset != nil {
		b.WriteString(r.Unset.handovers())
	}
	if r.InTurn != nil {
		b.WriteString(r.InTurn.handovers())
	}
	return b.String()
}

// handovers is the part about waiting.
func (r Report) handovers() string {
	var b strings.Builder
	way := "every window in turn"
	switch {
	case r.Stands:
		way = "with short cuts and standing passes"
	case r.Shortcuts:
		way = "with short cuts"
	}
	fmt.Fprintf(&b, "%s: %d handovers, %.2f a turn, %.3f an act; %.2f decisions a turn.\n",
		way, r.Handovers, r.HandoversPerTurn, r.HandoversPerAct, r.DecisionsPerTurn)
	for _, verb := range slices.Sorted(maps.Keys(r.Acts)) {
		a := r.Acts[verb]
		fmt.Fprintf(&b, "  %s: %d, %d answered; %.3f each, at most %d (%d when nobody answered), by number %v\n", verb,
			a.N, a.Answered, a.Mean, a.Max, a.MaxQuiet, a.Of)
	}
	fmt.Fprintf(&b, "  waited for: %v, within: %v\n", r.HandoversBy, r.HandoversIn)
	return b.String()
}
