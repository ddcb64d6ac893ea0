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
	// Plans lists what the seat would answer to a question, the best first; the first one that Draft lets it
	// carry out is taken, the question's default when there is none. At a free question (engine.Queue) it is
	// asked again with what was decided in Done: for the answer to be queued behind that, until there is none.
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
	// Pick answers a question of the verb's announcement, or the question's own choice; ok is false when
	// nothing of it is wanted, which ends the plan. Nil takes the first possible options, as few as allowed.
	Pick Pick
	// Ahead goes with the answer: passes, Charge, a defence.
	Ahead []engine.Sealed
	// Stands are the standing passes that the seat wants from now on, in place of all it has in their matters; an
	// empty Mode takes one back. They are set before the answer, which nobody else can see.
	Stands []engine.StandingPass
}

// decide is the next input of a match that is played by the policy: the answer of the first awaited seat.
func (t *table) decide() engine.Input {
	for _, sa := range t.s.Ask.Seats {
		if sa.Optional || sa.Got != nil || t.s.Seats[sa.Seat].Out {
			continue
		}
		v, err := engine.ViewOf(t.Ruleset, t.Book, t.s, sa.Seat)
		if err != nil {
			t.fault("the view of %v: %v", sa.Seat, err)
			break
		}
		m := Moment{View: v, Book: t.Book, Ask: sa}
		in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q}
		p, ok := t.plan(&in.Reply, m)
		if !ok {
			in.Reply = sa.Default
		}
		if set := t.wanted(sa.Seat, p.Stands); ok && len(set) > 0 {
			return engine.Input{Kind: engine.InputStandingPass, Seat: sa.Seat, StandingPasses: set}
		}
		if !t.InTurn {
			in.Ahead = p.Ahead
			if ok && t.Ruleset.Queues(sa.Kind) {
				in.Ahead = append(slices.Clip(in.Ahead), t.queue(m, in.Reply)...)
			}
		}
		return in
	}
	return engine.Input{Kind: engine.InputExpire, Qs: t.awaitedQs()}
}

// wanted are those of a seat's standing passes that are not so yet; none where nobody passes beforehand.
func (t *table) wanted(seat engine.Seat, want []engine.StandingPass) []engine.StandingPass {
	var out []engine.StandingPass
	for _, x := range want {
		x.Seat = seat
		has := slices.Contains(t.s.StandingPasses, x)
		if x.Mode == "" {
			has = !slices.ContainsFunc(t.s.StandingPasses, func(y engine.StandingPass) bool { return y.Seat == seat && y.Of == x.Of })
		}
		if !has && t.stands() {
			out = append(out, x)
		}
	}
	return out
}

// maxQueue bounds what is queued at a time.
const maxQueue = 12

// queue gives the answers that the policy wants behind one to a free question. They are tried on the match as
// it is; what has become impossible when its turn comes ends the queue, and the question is put again.
func (t *table) queue(m Moment, rep engine.Reply) []engine.Sealed {
	var out []engine.Sealed
	for len(out) < maxQueue && t.Ruleset.Verb(rep.Verb).Prog != "" {
		m.Done = append(slices.Clip(m.Done), rep)
		p, ok := t.plan(&rep, m)
		if !ok {
			break
		}
		out = append(out, engine.Sealed{Seat: m.Ask.Seat, Window: m.Ask.Kind, Reply: rep, Ahead: p.Ahead})
	}
	return out
}

// plan gives the policy's first plan for a moment that is possible.
func (t *table) plan(rep *engine.Reply, m Moment) (Plan, bool) {
	p, r, ok, err := Choose(t.Ruleset, t.Book, t.s, t.Policy, m)
	if err != nil {
		t.fault("%v", err)
		return Plan{}, false
	}
	if ok {
		*rep = r
	}
	return p, ok
}

// Choose drafts the plans of a policy for a moment of a match and gives the first one that is possible, with the whole
// answer that it comes to; ok is false when none is. An error is a fault of the ruleset.
func Choose(g *engine.Ruleset, b engine.Book, s *engine.State, of Policy, m Moment) (p Plan, rep engine.Reply, ok bool, err error) {
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
func carryOut(g *engine.Ruleset, b engine.Book, s *engine.State, sa engine.SeatAsk, p Plan) (rep engine.Reply, ok bool, err error) {
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
