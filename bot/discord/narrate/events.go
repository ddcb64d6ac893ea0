package narrate

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/table"
	"farpost/engine"
)

// WorthTelling returns the events that one player would tell another: without bookkeeping (Ruleset.Details), and with
// what belongs together as one event (Ruleset.Tell).
func (t *Teller) WorthTelling(events []engine.Phrase) []engine.Phrase {
	return worthTelling(t.Pos.Ruleset, events)
}

// worthTelling is WorthTelling for a game.
func worthTelling(g *engine.Ruleset, events []engine.Phrase) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if !slices.Contains(g.Details, eventOf(e)) {
			out = append(out, e)
		}
	}
	return g.Merge(out)
}

// lastPhrases returns the last n events of this turn and the one before that people brought about, as the reader may
// know them. If there are fewer than n, events that come with every turn fill up.
func (nr *Narrator) lastPhrases(ctx context.Context, t *Teller, n int) ([]engine.Phrase, error) {
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

// lateActs is how many acts are looked through for the last events.
const lateActs = 60

// latest picks the last n events out of a history; see lastPhrases. all says that no earlier act can change them.
func (t *Teller) latest(hist []table.Logged, n int) (last []engine.Phrase, all bool) {
	var acts [][]engine.Phrase // the events of each act, the latest act first
	active, begun := 0, 0      // events that people brought about; beginnings of turns
	for _, h := range slices.Backward(hist) {
		events := h.Events
		for i := len(events) - 1; i >= 0 && begun < 2; i-- {
			if eventOf(events[i]) == t.Pos.Ruleset.TurnEvent {
				if begun++; begun == 2 {
					events = events[i:]
				}
			}
		}
		events = t.WorthTelling(events)
		acts = append(acts, events)
		for _, e := range events {
			if !t.isRoutine(e) {
				active++
			}
		}
		if all = active >= n || begun == 2; all {
			break
		}
	}
	spare := max(0, n-active)
	for _, events := range acts {
		for _, e := range slices.Backward(events) {
			switch {
			case len(last) == n:
			case !t.isRoutine(e):
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

// isRoutine reports whether an event comes with every turn (Ruleset.Routine).
func (t *Teller) isRoutine(e engine.Phrase) bool {
	return slices.Contains(t.Pos.Ruleset.Routine, eventOf(e))
}

// eventOf returns the kind of an event, whoever reads it: "draw" for "draw" and "draw.known".
func eventOf(e engine.Phrase) string { return strings.TrimSuffix(e.Code, ".known") }

// Stopped says why the further actions of a seat are not carried out, or that its standing pass has ended, if one of
// both is among what happened last; else "". Only the seat itself may read it.
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
