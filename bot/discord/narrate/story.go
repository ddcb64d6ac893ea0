package narrate

import (
	"context"
	"slices"
	"strings"

	"farpost/engine"
)

// told is an event with the turn in which it happened; 0 is before the first one.
type told struct {
	turn int
	said engine.Phrase
}

// Story tells in one line what happened in the log's entries after from, up to and with to, as in "Turn 5: Bruno played
// Comet at Ada. Ada lost 2 life. Turn 6: Ada destroyed Comet." The first turn is the one that it was when from had
// happened. What comes with every turn is told where nothing else happened; if nothing happened at all, the line is "".
// Of too many sentences those go first by which no match is won or lost, then the earliest.
func (s *Spectator) Story(ctx context.Context, turn int, from, to uint64) (string, error) {
	hist, err := s.nr.Past.Between(ctx, s.t.Pos.Match.ID, engine.NoSeat, from, to)
	if err != nil {
		return "", err
	}
	var events []engine.Phrase
	for _, h := range hist {
		events = append(events, h.Events...)
	}
	all := s.t.byTurn(turn, events)
	routine := func(x told) bool { return s.t.isRoutine(x.said) }
	if !slices.ContainsFunc(all, func(x told) bool { return !routine(x) }) {
		all = slices.DeleteFunc(all, func(x told) bool { return x.turn != turn }) // the next turn's are told in its own
		all = all[max(0, len(all)-1):]
	} else {
		all = slices.DeleteFunc(all, routine)
	}
	all = few(s.t.Pos.Ruleset, all, linePhrases, func(x told) engine.Phrase { return x.said })
	var said []string
	for i, x := range all {
		if head := s.t.turnOf(x.turn); head != "" && (i == 0 || x.turn != all[i-1].turn) {
			said = append(said, head)
		}
		said = append(said, s.t.Say(x.said))
	}
	return strings.Join(said, " "), nil
}

// turnOf is the heading of a turn; "" before the first one.
func (t *Teller) turnOf(turn int) string {
	if turn == 0 {
		return ""
	}
	return t.Text("story.turn", engine.A("n", engine.Int(turn)))
}

// byTurn are the events that are worth telling, each with its turn. They begin in the turn that is given.
func (t *Teller) byTurn(turn int, events []engine.Phrase) (out []told) {
	g := t.Pos.Ruleset
	for len(events) > 0 {
		end := slices.IndexFunc(events, func(e engine.Phrase) bool { return eventOf(e) == g.TurnEvent })
		if end < 0 {
			end = len(events)
		}
		for _, e := range toldOf(g, events[:end]) {
			out = append(out, told{turn, e})
		}
		events, turn = events[min(end+1, len(events)):], turn+1
	}
	return out
}
