package table

import (
	"slices"

	"farpost/engine"
)

// isReaction tells a question that runs on its seat's reaction clock.
func isReaction(due string) bool { return due != engine.DueTurn && due != engine.DueSetup }

// counted tells the seats whose answers a step used. In a ranked join those after the first act are void.
func counted(st step) map[engine.Seat]bool {
	out := map[engine.Seat]bool{}
	if st.from == nil || st.from.Ask == nil || (st.input.Kind != engine.InputReply && st.input.Kind != engine.InputExpire) {
		return out
	}
	for i := range st.from.Ask.Seats {
		sa := &st.from.Ask.Seats[i]
		if sa.Standing {
			continue
		}
		out[sa.Seat] = true
		if verb := st.verb(sa); st.from.Ask.Join == engine.JoinRanked && verb != "" && verb != engine.Pass {
			break
		}
	}
	return out
}

// verb is the verb of the answer to a question after the step's input, "" when there is none.
func (st step) verb(sa *engine.SeatAsk) string {
	switch in := st.input; {
	case in.Kind == engine.InputReply && (in.Q == sa.Q || in.Q == 0 && st.from.Ask.Seat(in.Seat, in.Verb) == sa):
		return in.Verb
	case sa.Got != nil:
		return sa.Got.Verb
	case in.Kind == engine.InputExpire && slices.Contains(in.Qs, sa.Q):
		return sa.Default.Verb
	}
	return ""
}
