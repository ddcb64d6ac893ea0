package table

import (
	"slices"

	"farpost/engine"
)

// isReaction tells a question that runs on its seat's reaction clock.
func isReaction(due string) bool { return due != engine.DueTurn && due != engine.DueSetup }

// counted tells the seats whose answers a step used. In a ranked join those after the first act are void.
func (s *sitting) counted(st step) (map[engine.Seat]bool, error) {
	out := map[engine.Seat]bool{}
	if st.from == nil || st.from.Ask == nil || (st.input.Kind != engine.InputReply && st.input.Kind != engine.InputExpire) {
		return out, nil
	}
	for i := range st.from.Ask.Seats {
		sa := &st.from.Ask.Seats[i]
		if sa.Optional {
			continue
		}
		out[sa.Seat] = true
		verb, err := s.verb(st, sa)
		if err != nil {
			return nil, err
		}
		if st.from.Ask.Join == engine.JoinRanked && verb != "" && verb != engine.Pass {
			break
		}
	}
	return out, nil
}

// verb is the verb of the answer to a question after the step's input, "" when there is none.
func (s *sitting) verb(st step, sa *engine.SeatAsk) (string, error) {
	switch in := st.input; {
	case in.Kind == engine.InputReply && (in.Q == sa.Q || in.Q == 0 && st.from.Ask.Seat(in.Seat, in.Verb) == sa):
		return in.Verb, nil
	case sa.Got != nil:
		return sa.Got.Verb, nil
	case in.Kind == engine.InputExpire && slices.Contains(in.Qs, sa.Q):
		rep, err := engine.SilentReply(s.pos.Ruleset, s.pos.Book, st.from, sa.Q)
		return rep.Verb, err
	}
	return "", nil
}
