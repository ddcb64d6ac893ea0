package narrate

import (
	"context"
	"slices"
	"strings"

	"farpost/engine"
)

// Story tells in one line what happened in the log's entries after from, up to and with to, as in "Turn 5: Bruno played
// Comet at Ada. Ada lost 2 life." The turn is the one in which it began; 0 is before the first. What comes with every
// turn is told where nothing else happened, and if nothing happened at all, nobody answered. Of too many sentences
// those go first by which no match is won or lost, then the earliest.
func (s *Spectator) Story(ctx context.Context, turn int, from, to uint64) (string, error) {
	hist, err := s.nr.Past.Between(ctx, s.t.Pos.Match.ID, engine.NoSeat, from, to)
	if err != nil {
		return "", err
	}
	var events []engine.Phrase
	for _, h := range hist {
		events = append(events, h.Events...)
	}
	told := ToldOfTurn(s.t.Pos.Ruleset, events)
	if !slices.ContainsFunc(told, func(e engine.Phrase) bool { return !s.t.isRoutine(e) }) {
		told = told[max(0, len(told)-1):]
	} else {
		told = slices.DeleteFunc(told, s.t.isRoutine)
	}
	var said []string
	for _, e := range told {
		said = append(said, s.t.Say(e))
	}
	if len(said) == 0 {
		said = []string{s.t.Text("story.nobody")}
	}
	if turn > 0 {
		said = append([]string{s.t.Text("story.turn", engine.A("n", engine.Int(turn)))}, said...)
	}
	return strings.Join(said, " "), nil
}
