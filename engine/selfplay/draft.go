package selfplay

import (
	"bytes"
	"errors"
	"slices"

	"farpost/engine"
)

// drafted is engine.Draft of an answer at this prompt. Who watches is told what it says.
func (t *table) drafted(seat engine.Seat, q uint64, rep engine.Reply) (engine.Outcome, error) {
	out, err := engine.Draft(t.Ruleset, t.Book, t.s, seat, q, rep)
	if err == nil && t.Drafted != nil {
		t.Drafted(t.number, out)
	}
	return out, err
}

// draft answers Draft's questions until the reply is complete; ok is false where a question leaves nothing
// possible, or what was chosen is refused in the end.
func (t *table) draft(sa engine.SeatAsk, verb string) (rep engine.Reply, ok bool) {
	rep = engine.Reply{Verb: verb}
	for range maxQuestions {
		out, err := t.drafted(sa.Seat, sa.Q, rep)
		switch {
		case err != nil:
			t.fault("drafting %s: %v", verb, err)
			return rep, false
		case out.Refusal != nil:
			t.agrees(engine.Input{Kind: t.kindOf(verb), Seat: sa.Seat, Q: sa.Q, Reply: rep}, out)
			return rep, false
		case out.Preview != nil:
			return out.Preview.Reply, true
		}
		t.learnOffer(verb, out.Question)
		vals, possible := t.pick(out.Question, t.kept(sa))
		if !possible {
			return rep, false
		}
		rep.Answers = append(slices.Clone(rep.Answers), engine.Answer{Name: out.Question.Name, Vals: vals})
	}
	t.fault("%s never stops asking", verb)
	return rep, false
}

// kindOf is the kind of input by which a verb is used.
func (t *table) kindOf(verb string) engine.InputKind {
	if v := t.Ruleset.Verb(verb); v != nil && v.Any && v.Prog != "" {
		return engine.InputAct
	}
	return engine.InputReply
}

// pick chooses uniformly among the possible options of a question, as many as are allowed, in a random order.
// What is kept back is not among them. Focused matches choose something where they may choose nothing.
func (t *table) pick(q *engine.Question, kept func(engine.Value) bool) (vals []engine.Value, ok bool) {
	var possible []engine.Value
	for _, o := range q.Options {
		switch {
		case o.Refusal != nil:
			t.rep.reach(ReachedRefusal, o.Refusal.Code)
		case !kept(o.Key):
			possible = append(possible, o.Key)
		}
	}
	if len(possible) < q.Min {
		return nil, false
	}
	n := q.Min
	if t.manner() == focused && n == 0 && q.Max > 0 && len(possible) > 0 {
		n = 1
	}
	if most := min(q.Max, len(possible)); most > n {
		n += t.rand.Intn(most - n + 1)
	}
	for _, i := range t.shuffled(len(possible))[:n] {
		vals = append(vals, possible[i])
	}
	return vals, true
}

// learnOffer notes what a question of a verb's announcement offers, for uncalled.
func (t *table) learnOffer(verb string, q *engine.Question) {
	var vals []engine.Value
	for _, o := range q.Options {
		vals = append(vals, o.Key)
	}
	if len(vals) > 0 {
		t.seen[verb+" "+q.Name] = vals
	}
}

// agrees compares what Draft says of an answer with what Apply does, on the match as it is.
func (t *table) agrees(in engine.Input, out engine.Outcome) {
	_, _, err := engine.Apply(t.Ruleset, t.Book, t.s, in)
	no := engine.IsRefusal(err)
	switch {
	case err != nil && no == nil:
		if errors.Is(err, engine.ErrParked) {
			t.fault("%s of %v parks the match: %v", in.Verb, in.Seat, err)
		} else {
			t.fault("%s of %v: %v", in.Verb, in.Seat, err)
		}
	case out.Refusal != nil && (no == nil || no.Code != out.Refusal.Code):
		t.fault("%s of %v: Draft refuses with %s, Apply says %v", in.Verb, in.Seat, out.Refusal.Code, err)
	case out.Preview != nil && no != nil:
		t.fault("%s of %v: Draft finds it complete, Apply refuses with %s", in.Verb, in.Seat, no.Code)
	case out.Question != nil && out.Question.Min > 0 && no == nil:
		t.fault("%s of %v: Draft asks for %s, Apply takes it without", in.Verb, in.Seat, out.Question.Name)
	}
	if no != nil {
		t.rep.reach(ReachedRefusal, no.Code)
	}
	t.untouched("trying " + in.Verb)
}

// untouched ensures that the running match still has the bytes that it had.
func (t *table) untouched(what string) {
	if !bytes.Equal(t.encode(t.s), t.saved) {
		t.fault("%s changed the match", what)
	}
}
