package selfplay

import (
	"errors"
	"fmt"
	"slices"

	"farpost/engine"
)

// Policy is how a sensible player of one game decides. It knows the game, and of the match only what its seat
// may see.
type Policy interface {
	// Plans lists what the seat would answer to a question, the best first. The first one that Draft lets it carry out
	// is taken; if there is none, the question's default. At a free question (engine.Queue) Plans is called again
	// with what was decided so far in Done, for an answer to queue behind that, until it gives none.
	Plans(m Moment) []Plan
}

// Moment is all that a player goes by.
type Moment struct {
	View engine.View
	Book engine.Book
	// Ask is the question; its Seat is the player's.
	Ask engine.SeatAsk
	// Done are the answers decided on in the same breath, that come before this one.
	Done []engine.Reply
}

// Plan is one possible answer.
type Plan struct {
	Verb string
	// Pick answers a question of the verb's announcement, or the question's own choice. It ends the plan by ok false,
	// when it wants nothing that is offered. Nil takes the first possible options, as few as allowed.
	Pick Pick
	// Ahead goes with the answer: passes, Charge, a defence.
	Ahead []engine.Sealed
	// Stands are the standing passes that the seat wants from now on. Each replaces what the seat has in its matter; an
	// empty Mode takes that back. They are set before the answer, and nobody else can see them.
	Stands []engine.StandingPass
}

// Choose drafts the plans of a policy for a moment of a match and gives the first one that is possible, with the whole
// answer that it comes to; ok is false when none is. An error is a fault of the ruleset.
func Choose(g *engine.Ruleset, b engine.Book, s *engine.State, of Policy, m Moment) (p Plan, rep engine.Reply, ok bool,
	err error) {
	for _, p := range of.Plans(m) {
		if !slices.Contains(m.Ask.Verbs, p.Verb) {
			continue
		}
		rep, ok, err := carryOut(g, b, s, m.Ask, p)
		if err != nil {
			return Plan{}, engine.Reply{}, false, fmt.Errorf("drafting %s: %w", p.Verb, err)
		}
		if ok {
			return p, rep, true, nil
		}
	}
	return Plan{}, engine.Reply{}, false, nil
}

// carryOut drafts one plan; ok is false when it is not wanted or not possible so.
func carryOut(g *engine.Ruleset, b engine.Book, s *engine.State, sa engine.SeatAsk, p Plan) (rep engine.Reply, ok bool,
	err error) {
	rep = engine.Reply{Verb: p.Verb}
	pick := p.Pick
	if pick == nil {
		pick = Fewest
	}
	for range maxQuestions {
		out, err := engine.Draft(g, b, s, sa.Seat, sa.Q, rep)
		switch {
		case err != nil:
			return rep, false, err
		case out.Refusal != nil:
			return rep, false, nil
		case out.Preview != nil:
			return out.Preview.Reply, true, nil
		}
		vals, ok := pick(out.Question)
		if !ok {
			return rep, false, nil
		}
		rep.Answers = append(slices.Clip(rep.Answers), engine.Answer{Name: out.Question.Name, Vals: vals})
	}
	return rep, false, errors.New("it never stops asking")
}
