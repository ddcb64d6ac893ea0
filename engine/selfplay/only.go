package selfplay

import (
	"slices"

	"farpost/engine"
)

// only is a player who uses some verbs and no others when free to act. What else there is to decide a policy decides.
type only struct {
	Policy
	verbs []string
}

// Plans implements Policy.
func (o only) Plans(m Moment) []Plan {
	if !slices.ContainsFunc(o.verbs, m.Ask.Offers) {
		return o.Policy.Plans(m)
	}
	var out []Plan
	for _, verb := range o.verbs {
		if !slices.ContainsFunc(m.Done, func(rep engine.Reply) bool { return rep.Verb == verb }) {
			out = append(out, Plan{Verb: verb})
		}
	}
	return append(out, Plan{Verb: m.Ask.Default.Verb})
}

// only is the seat of this match that uses Options.Only and nothing else; NoSeat for none. In as many matches as decks
// times players every deck sits once in every seat that does so.
func (t *table) only() engine.Seat {
	if len(t.Only) == 0 {
		return engine.NoSeat
	}
	return engine.Seat(t.readyMatch() / max(1, len(t.Decks)) % t.Players)
}
