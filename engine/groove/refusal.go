package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// whyNot explains why a seat cannot use a verb at all now (section 6).
func whyNot(r *engine.Reader, s engine.Seat, verb string) *engine.Refusal {
	ask := r.OpenAsk()
	switch {
	case r.Result() != nil:
		return engine.Refuse("E-OVER", "GR-030")
	case verb == verbGroove && turnPlayer(r) == s:
		return engine.Refuse("E-OWN-TURN", "GR-052")
	case verb == engine.Pass && ask.Seat(s, engine.VerbChoose) != nil:
		return wrongChoice(r, "GR-087", possible(ask.Seat(s, engine.VerbChoose)))
	case verb == verbBlock && ask.Seat(s, verbGroove) != nil && !fighting(r).blocker.IsZero():
		return engine.Refuse("E-ONE-BLOCKER", "GR-065")
	case verb == verbBlock, verb == verbBreak, verb == verbGroove, verb == engine.Pass, verb == engine.VerbChoose:
		return engine.Refuse("E-NO-ASK", "GR-088")
	case turnPlayer(r) != s:
		return engine.Refuse("E-NOT-TURN", "GR-059", engine.A("player", engine.SeatVal(turnPlayer(r))))
	}
	return engine.Refuse("E-WAITS", "GR-060", engine.A("player", engine.SeatVal(ask.Seats[0].Seat)))
}

// possible are the options of a question.
func possible(sa *engine.SeatAsk) (out []engine.Value) {
	for _, o := range sa.Options {
		if o.Refusal == nil {
			out = append(out, o.Key)
		}
	}
	return out
}

// wrongChoice says what can be chosen, as its owner knows it.
func wrongChoice(f facts, clause string, list []engine.Value) *engine.Refusal {
	said := make([]engine.Value, len(list))
	for i, v := range list {
		said[i] = shown(f, v)
	}
	return engine.Refuse("E-CHOOSE", clause, engine.A("list", said...))
}

// shown names a thing for people: an object by its name, anything else as it is.
func shown(f facts, v engine.Value) engine.Value {
	if id := v.ID(); !id.IsZero() {
		return nameOf(f, id)
	}
	return v
}

// notInHand refuses a value that is no card of the hand, noCreature one that is no creature of the player.
var (
	notInHand  = kit.Wrong("E-NOT-IN-HAND", "GR-012")
	noCreature = kit.Wrong("E-NO-CREATURE", "GR-015")
)
