package tournament

import (
	"fmt"
	"reflect"

	"farpost/bot/tournament/event"
)

// correct has what others keep of the games of a pairing, such as ratings, follow the result of now: where a judge set
// it, or where that was taken back.
func (s *sitting) correct(was event.Event) error {
	if s.d.Correct == nil {
		return nil
	}
	for _, r := range s.e.Rounds {
		for _, p := range r.Pairings {
			before, _ := was.Pairing(r.No, p.No)
			if p.Done != event.DoneRuled && before.Done != event.DoneRuled {
				continue
			}
			old, now := before.Counted(), p.Counted()
			if len(p.Games) == 0 || reflect.DeepEqual(old, now) {
				continue
			}
			var matches []string
			for _, g := range p.Games {
				if g.Over {
					matches = append(matches, g.Match)
				}
			}
			for n := len(matches); n < max(len(old), len(now)); n++ {
				matches = append(matches, fmt.Sprintf("%s+%d", p.Games[0].Match, n+1))
			}
			for len(now) < len(matches) {
				now = append(now, nil)
			}
			if err := s.d.Correct(s.tx, matches, p.Players, now); err != nil {
				return fmt.Errorf("correct the results of pairing %d of round %d: %w", p.No, r.No, err)
			}
		}
	}
	return nil
}
