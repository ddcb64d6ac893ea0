package discord

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/table"
	"farpost/engine"
)

// lastEvents words the last n things that happened, as the seat may know them.
func (b *Bot) lastEvents(ctx context.Context, t *teller, seat engine.Seat, n int) (string, error) {
	last, err := b.lastPhrases(ctx, t, seat, n)
	lines := make([]string, len(last))
	for i, e := range last {
		lines[i] = t.say(e)
	}
	return strings.Join(lines, "\n"), err
}

// lastPhrases are the last n things that people did, or that came of it, in this turn and the one before, as the seat may know
// them. Where there are fewer, what comes with every turn fills up.
func (b *Bot) lastPhrases(ctx context.Context, t *teller, seat engine.Seat, n int) ([]engine.Phrase, error) {
	for _, acts := range []int{n + 5, lateActs} { // most turns are short
		hist, err := b.Table.History(ctx, t.pos.Match.ID, seat, acts)
		if err != nil {
			return nil, err
		}
		if last, all := t.lately(hist, n); all || len(hist) < acts || acts == lateActs {
			return last, nil
		}
	}
	return nil, nil
}

// lateActs is how many acts are looked through for the last things that people did.
const lateActs = 60

// lately picks n things out of a history; all tells whether earlier acts can change nothing about it.
func (t *teller) lately(hist []table.Logged, n int) (last []engine.Phrase, all bool) {
	var said [][]engine.Phrase // by act, the latest first
	did, begun := 0, 0         // things that people did, beginnings of turns
	for _, h := range slices.Backward(hist) {
		events := h.Events
		for i := len(events) - 1; i >= 0 && begun < 2; i-- {
			if eventOf(events[i]) == t.pos.Ruleset.TurnEvent {
				if begun++; begun == 2 {
					events = events[i:]
				}
			}
		}
		told := t.worthTelling(events)
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
func (t *teller) routine(e engine.Phrase) bool {
	return slices.Contains(t.pos.Ruleset.Routine, eventOf(e))
}

// eventOf is the kind of event that a phrase tells of, in whatever form.
func eventOf(e engine.Phrase) string { return strings.TrimSuffix(e.Code, ".known") }
