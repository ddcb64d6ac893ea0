package selfplay

import (
	"slices"

	"farpost/engine"
)

// move decides on the next input: mostly the answer of an awaited seat, seldom something from outside.
func (t *table) move() engine.Input {
	if in, ok := t.steered(); ok {
		return in
	}
	alive := t.alive()
	switch n := t.rep.Inputs + 1; {
	case n == t.quit:
		return engine.Input{Kind: engine.InputConcede, Seat: alive[t.rand.Intn(len(alive))]}
	case n == t.agree:
		return engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat}
	case len(t.s.Sealed) > 0 && t.chance(40):
		x := t.s.Sealed[t.rand.Intn(len(t.s.Sealed))]
		return engine.Input{Kind: engine.InputUnseal, Seat: x.Seat, About: x.About}
	case t.chance(20):
		return engine.Input{Kind: engine.InputExpire, Qs: t.some(t.awaitedQs())}
	}
	if in, ok := t.anytime(alive); ok {
		return in
	}
	if in, ok := t.standing(); ok && !t.InTurn {
		return in
	}
	if in, ok := t.stand(alive); ok && !t.InTurn {
		return in
	}
	var awaited, standing []engine.SeatAsk
	for _, sa := range t.s.Ask.Seats {
		switch {
		case sa.Got != nil || t.s.Seats[sa.Seat].Out:
		case sa.Optional:
			standing = append(standing, sa)
		default:
			awaited = append(awaited, sa)
		}
	}
	if len(standing) > 0 && t.chance(12) {
		if in, ok := t.answer(standing[t.rand.Intn(len(standing))]); ok {
			return in
		}
	}
	if len(awaited) > 0 {
		if in, ok := t.answer(awaited[t.rand.Intn(len(awaited))]); ok {
			return in
		}
	}
	return engine.Input{Kind: engine.InputExpire, Qs: t.awaitedQs()}
}

// anytime does, now and then, one of the verbs that can be used at any time.
func (t *table) anytime(alive []engine.Seat) (engine.Input, bool) {
	var verbs []string
	for _, v := range t.Ruleset.Verbs {
		if v.Any && v.Prog != "" {
			verbs = append(verbs, v.Name)
		}
	}
	if len(verbs) == 0 || !t.chance(50) {
		return engine.Input{}, false
	}
	seat := alive[t.rand.Intn(len(alive))]
	rep, ok := t.draft(engine.SeatAsk{Seat: seat}, verbs[t.rand.Intn(len(verbs))])
	return engine.Input{Kind: engine.InputAct, Seat: seat, Reply: rep}, ok
}

// answer drafts a reply of a seat to its question: a verb, then whatever that asks.
func (t *table) answer(sa engine.SeatAsk) (engine.Input, bool) {
	for _, verb := range t.verbs(sa) {
		for range 2 {
			rep, ok := t.draft(sa, verb)
			if !ok {
				continue
			}
			t.used[sa.Kind+" "+rep.Verb]++
			in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}
			if !t.InTurn {
				in.Ahead = t.ahead(sa, rep)
			}
			return in, true
		}
	}
	return engine.Input{}, false
}

// maxQuestions bounds the questions of one announcement.
const maxQuestions = 64

// draft answers Draft's questions until the reply is complete; ok is false where a question leaves nothing
// possible, or what was chosen is refused in the end.
func (t *table) draft(sa engine.SeatAsk, verb string) (rep engine.Reply, ok bool) {
	rep = engine.Reply{Verb: verb}
	for range maxQuestions {
		out, err := engine.Draft(t.Ruleset, t.Book, t.s, sa.Seat, sa.Q, rep)
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

// alive lists the seats still in the match.
func (t *table) alive() []engine.Seat {
	var out []engine.Seat
	for i := range t.s.Seats {
		if !t.s.Seats[i].Out {
			out = append(out, engine.Seat(i))
		}
	}
	return out
}

// awaitedQs lists the open questions whose deadline runs.
func (t *table) awaitedQs() []uint64 {
	var out []uint64
	for _, sa := range t.s.Ask.Seats {
		if !sa.Optional && sa.Got == nil && !t.s.Seats[sa.Seat].Out {
			out = append(out, sa.Q)
		}
	}
	return out
}

// some takes a part of the numbers, at least one of them.
func (t *table) some(qs []uint64) []uint64 {
	if len(qs) < 2 || t.chance(2) {
		return qs
	}
	var out []uint64
	for _, i := range t.shuffled(len(qs))[:1+t.rand.Intn(len(qs))] {
		out = append(out, qs[i])
	}
	slices.Sort(out)
	return out
}

// shuffled gives the numbers from 0 to n-1 in a random order.
func (t *table) shuffled(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	for i := n - 1; i > 0; i-- {
		j := t.rand.Intn(i + 1)
		out[i], out[j] = out[j], out[i]
	}
	return out
}
