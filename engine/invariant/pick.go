package invariant

import (
	"fmt"

	"farpost/engine"
)

// Pick chooses an input that the match can take, uniformly over the seats asked, then over the verbs,
// then through Draft: choose gives a number from 0 to n-1. A verb that turns out impossible is tried no
// further; when none is possible the question expires, so there is always an input while the match goes on.
func Pick(g *engine.Ruleset, b engine.Book, s *engine.State, choose func(n int) int) (engine.Input, error) {
	if s.Result != nil || s.Ask == nil {
		return engine.Input{}, fmt.Errorf("nobody is asked")
	}
	seats := open(s)
	if len(seats) == 0 {
		return engine.Input{}, fmt.Errorf("nobody is awaited")
	}
	sa := seats[choose(len(seats))]
	verbs := append([]string(nil), sa.Verbs...)
	for len(verbs) > 0 {
		i := choose(len(verbs))
		rep, ok, err := fill(g, b, s, sa, engine.Reply{Verb: verbs[i]}, choose)
		if err != nil {
			return engine.Input{}, err
		}
		if ok {
			return engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}, nil
		}
		verbs = append(verbs[:i], verbs[i+1:]...)
	}
	in := engine.Input{Kind: engine.InputExpire}
	for _, sa := range s.Ask.Seats {
		if !sa.Optional && sa.Got == nil {
			in.Qs = append(in.Qs, sa.Q)
		}
	}
	return in, nil
}

// open lists the questions that are not answered yet.
func open(s *engine.State) []engine.SeatAsk {
	var out []engine.SeatAsk
	for _, sa := range s.Ask.Seats {
		if sa.Got == nil && !s.Seats[sa.Seat].Out {
			out = append(out, sa)
		}
	}
	return out
}

// fill answers question after question of a draft; ok is false when it ends in a refusal.
func fill(g *engine.Ruleset, b engine.Book, s *engine.State, sa engine.SeatAsk, rep engine.Reply, choose func(n int) int) (engine.Reply, bool, error) {
	for range 50 {
		out, err := engine.Draft(g, b, s, sa.Seat, sa.Q, rep)
		switch {
		case err != nil:
			return rep, false, err
		case out.Preview != nil:
			return out.Preview.Reply, true, nil
		case out.Refusal != nil:
			return rep, false, nil
		}
		q := out.Question
		var can []engine.Value
		for _, o := range q.Options {
			if o.Refusal == nil {
				can = append(can, o.Key)
			}
		}
		most := min(q.Max, len(can))
		if most < q.Min {
			return rep, false, nil
		}
		n := q.Min + choose(most-q.Min+1)
		a := engine.Answer{Name: q.Name}
		for range n {
			i := choose(len(can))
			a.Vals = append(a.Vals, can[i])
			can = append(can[:i], can[i+1:]...)
		}
		rep.Answers = append(rep.Answers[:len(rep.Answers):len(rep.Answers)], a)
	}
	return rep, false, fmt.Errorf("%s asks more than 50 questions", rep.Verb)
}
