package selfplay

import (
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
	Pick func(q *engine.Question) (vals []engine.Value, ok bool)
	// Ahead goes with the answer: passes, Charge, a defence.
	Ahead []engine.Sealed
	// Stands are the standing passes that the seat wants from now on, in place of all it has in their matters; an
	// empty Mode takes one back. They are set before the answer, which nobody else can see.
	Stands []engine.Stand
}

// decide is the next input of a match that is played by the policy: the answer of the first awaited seat.
func (t *table) decide() engine.Input {
	for _, sa := range t.s.Ask.Seats {
		if sa.Standing || sa.Got != nil || t.s.Seats[sa.Seat].Out {
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
			return engine.Input{Kind: engine.InputStand, Seat: sa.Seat, Stands: set}
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
func (t *table) wanted(seat engine.Seat, want []engine.Stand) []engine.Stand {
	var out []engine.Stand
	for _, x := range want {
		x.Seat = seat
		has := slices.Contains(t.s.Stands, x)
		if x.Mode == "" {
			has = !slices.ContainsFunc(t.s.Stands, func(y engine.Stand) bool { return y.Seat == seat && y.Of == x.Of })
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

// plan drafts the policy's plans for a moment and gives the first one that is possible.
func (t *table) plan(rep *engine.Reply, m Moment) (Plan, bool) {
	for _, p := range t.Policy.Plans(m) {
		if !slices.Contains(m.Ask.Verbs, p.Verb) {
			continue
		}
		r := engine.Reply{Verb: p.Verb}
		if t.carryOut(&r, m.Ask, p) {
			*rep = r
			return p, true
		}
	}
	return Plan{}, false
}

// carryOut drafts one plan; false when it is not wanted or not possible so.
func (t *table) carryOut(rep *engine.Reply, sa engine.SeatAsk, p Plan) bool {
	for range maxQuestions {
		out, err := engine.Draft(t.Ruleset, t.Book, t.s, sa.Seat, sa.Q, *rep)
		switch {
		case err != nil:
			t.fault("drafting %s: %v", p.Verb, err)
			return false
		case out.Refusal != nil:
			return false
		case out.Preview != nil:
			*rep = out.Preview.Reply
			return true
		}
		pick := p.Pick
		if pick == nil {
			pick = fewest
		}
		vals, ok := pick(out.Question)
		if !ok {
			return false
		}
		rep.Answers = append(slices.Clip(rep.Answers), engine.Answer{Name: out.Question.Name, Vals: vals})
	}
	t.fault("%s never stops asking", p.Verb)
	return false
}

// fewest takes the first possible options, as few as allowed.
func fewest(q *engine.Question) (vals []engine.Value, ok bool) {
	for _, o := range q.Options {
		if o.Refusal == nil && len(vals) < q.Min {
			vals = append(vals, o.Key)
		}
	}
	return vals, len(vals) >= q.Min
}
