package narrate

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/table"
	"farpost/engine"
)

// WorthTelling is an account without what is mere bookkeeping, and with what belongs together as one line.
func (t *Teller) WorthTelling(events []engine.Phrase) []engine.Phrase {
	return worthTelling(t.Pos.Ruleset, events)
}

func worthTelling(g *engine.Ruleset, events []engine.Phrase) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if !slices.Contains(g.Details, eventOf(e)) {
			out = append(out, e)
		}
	}
	return g.Merge(out)
}

// LastPhrases are the last n things that people did in this turn and the one before, and what came of them, as the reader
// may know them. Where there are fewer, what comes with every turn fills up.
func (nr *Narrator) LastPhrases(ctx context.Context, t *Teller, n int) ([]engine.Phrase, error) {
	for _, acts := range []int{n + 5, lateActs} { // most turns are short
		hist, err := nr.Past.History(ctx, t.Pos.Match.ID, t.View.Viewer, acts)
		if err != nil {
			return nil, err
		}
		if last, all := t.latest(hist, n); all || len(hist) < acts || acts == lateActs {
			return last, nil
		}
	}
	return nil, nil
}

// lateActs is how many acts are looked through for the last things that people did.
const lateActs = 60

// latest picks n things out of a history; all tells whether earlier acts can change nothing about it.
func (t *Teller) latest(hist []table.Logged, n int) (last []engine.Phrase, all bool) {
	var said [][]engine.Phrase // by act, the latest first
	did, begun := 0, 0         // things that people did, beginnings of turns
	for _, h := range slices.Backward(hist) {
		events := h.Events
		for i := len(events) - 1; i >= 0 && begun < 2; i-- {
			if eventOf(events[i]) == t.Pos.Ruleset.TurnEvent {
				if begun++; begun == 2 {
					events = events[i:]
				}
			}
		}
		told := t.WorthTelling(events)
		said = append(said, told)
		for _, e := range told {
			if !t.routine(e) {
				did++
			}
		}
		if all = did >= n || begun == 2; all {
			break
		}
	}
	spare := max(0, n-did)
	for _, told := range said {
		for _, e := range slices.Backward(told) {
			switch {
			case len(last) == n:
			case !t.routine(e):
				last = append(last, e)
			case spare > 0:
				spare--
				last = append(last, e)
			}
		}
	}
	slices.Reverse(last)
	return last, all
}

// routine tells an event that comes with every turn.
func (t *Teller) routine(e engine.Phrase) bool {
	return slices.Contains(t.Pos.Ruleset.Routine, eventOf(e))
}

// eventOf is the kind of event that a phrase tells of, in whatever form.
func eventOf(e engine.Phrase) string { return strings.TrimSuffix(e.Code, ".known") }

// Stopped is the private word why what a seat had queued is not carried out, or that its standing pass has ended, if
// that is among the latest that happened; else "".
func (nr *Narrator) Stopped(ctx context.Context, t *Teller) (string, error) {
	hist, err := nr.Past.History(ctx, t.Pos.Match.ID, t.View.Viewer, 2)
	if err != nil {
		return "", err
	}
	for _, h := range hist {
		for _, e := range h.Events {
			if strings.HasPrefix(e.Code, engine.EventQueue) || strings.HasPrefix(e.Code, engine.EventStandingPass) {
				return t.Say(e), nil
			}
		}
	}
	return "", nil
}
