package selfplay

import (
	"slices"

	"farpost/engine"
)

// provoke tries something that is probably refused: any seat, any verb, any question number, values that are
// not offered, too few or too many. Draft and Apply must agree on it, and the match stays as it was.
func (t *table) provoke() {
	in := engine.Input{Kind: engine.InputReply, Seat: engine.Seat(t.rand.Intn(t.Players))}
	verbs := t.Ruleset.Verbs
	in.Verb = verbs[t.rand.Intn(len(verbs))].Name
	switch t.rand.Intn(8) {
	case 0:
		in.Q = t.s.NextQ + 1
	case 1:
		in.Q = 1 + uint64(t.rand.Intn(int(t.s.NextQ)))
	case 2, 3, 4, 5: // a question that is open for the seat, if there is one, and a verb that it offers
		if sa := t.s.Ask.Seat(in.Seat, ""); sa != nil {
			in.Q, in.Verb = sa.Q, sa.Verbs[t.rand.Intn(len(sa.Verbs))]
		}
	case 6:
		t.provokeOutside()
		return
	}
	t.nonsense(in, 0)
}

// nonsense answers the questions of a verb's announcement, more often wrongly than not. It answers as many of the first
// ones as right says properly. Answers that in has already stay.
func (t *table) nonsense(in engine.Input, right int) {
	in.Kind = t.kindOf(in.Verb)
	view := t.view(in.Seat)
	known := known(view)
	if v := t.Ruleset.Verb(in.Verb); v != nil && len(v.Params) > 0 && t.chance(8) { // what may not be asked at all
		in.Answers = []engine.Answer{{Name: v.Params[t.rand.Intn(len(v.Params))].Name,
			Vals: []engine.Value{known[t.rand.Intn(len(known))]}}}
	}
	for i := range maxQuestions {
		out, err := t.drafted(in.Seat, in.Q, in.Reply)
		if err != nil {
			t.fault("drafting %s: %v", in.Verb, err)
			return
		}
		if out.Question == nil || i >= right && t.chance(6) {
			t.agrees(in, out)
			return
		}
		t.learnOffer(in.Verb, out.Question)
		vals, ok := t.pick(out.Question, nothing)
		if i >= right || !ok {
			wrong := known
			if near := near(view, out.Question); len(near) > 0 && t.wants(ReachedRefusal, "") {
				wrong = near
			}
			vals = t.mispick(out.Question, wrong)
		}
		in.Answers = append(slices.Clone(in.Answers), engine.Answer{Name: out.Question.Name, Vals: vals})
	}
}

// double tries an answer that is right but for its last value, which it names twice. It draws no lots, so
// matches go the same way with and without it.
func (t *table) double(in engine.Input) {
	if in.Kind != engine.InputReply || len(in.Answers) == 0 {
		return
	}
	in.Ahead, in.Answers = nil, slices.Clone(in.Answers)
	for i := len(in.Answers) - 1; i >= 0; i-- {
		if a := &in.Answers[i]; len(a.Vals) > 0 {
			a.Vals = append(slices.Clone(a.Vals), a.Vals[len(a.Vals)-1])
			break
		}
	}
	out, err := t.drafted(in.Seat, in.Q, in.Reply)
	if err != nil {
		t.fault("drafting %s: %v", in.Verb, err)
		return
	}
	t.agrees(in, out)
}

// mispick answers a question wrongly more often than not.
func (t *table) mispick(q *engine.Question, known []engine.Value) []engine.Value {
	var refused []engine.Value
	for _, o := range q.Options {
		if o.Refusal != nil {
			refused = append(refused, o.Key)
		}
	}
	good, ok := t.pick(q, nothing)
	switch t.rand.Intn(7) {
	case 0:
		if len(refused) > 0 {
			return []engine.Value{refused[t.rand.Intn(len(refused))]}
		}
	case 1, 2:
		if len(known) > 0 {
			return append(good[:max(0, len(good)-1):max(0, len(good)-1)], known[t.rand.Intn(len(known))])
		}
	case 3:
		if len(good) > 0 {
			return append(good[:len(good)-1:len(good)-1], good[0], good[0])
		}
	case 4:
		var all []engine.Value
		for _, i := range t.shuffled(len(q.Options)) {
			if len(all) <= q.Max {
				all = append(all, q.Options[i].Key)
			}
		}
		return all
	case 5:
		return nil
	}
	if !ok {
		return refused
	}
	return good
}

// known lists everything that a view shows and its viewer can name, seats included, and some numbers and words.
func known(v engine.View) []engine.Value {
	out := []engine.Value{engine.Int(-1), engine.Int(0), engine.Int(99), engine.Word("yes")}
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			out = append(out, c.Key)
		}
	}
	for _, s := range v.Seats {
		out = append(out, engine.SeatVal(s.Seat))
		for _, tr := range s.Tracks {
			for _, c := range tr.Cells {
				out = append(out, c.Key)
			}
		}
	}
	return out
}

// near lists what a view shows in the zones, of whatever seat, in which options of a question lie, and is none of
// them: what a person might take for one.
func near(v engine.View, q *engine.Question) []engine.Value {
	offered := func(c engine.CardView) bool {
		return slices.ContainsFunc(q.Options, func(o engine.Option) bool { return o.Key == c.Key })
	}
	var kinds []string
	for _, z := range v.Zones {
		if slices.ContainsFunc(z.Cards, offered) {
			kinds = append(kinds, z.Kind)
		}
	}
	var out []engine.Value
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if slices.Contains(kinds, z.Kind) && !offered(c) {
				out = append(out, c.Key)
			}
		}
	}
	return out
}

// uncalled gives an answer to a question that announcements of a verb have put in this match, with a value that was
// offered then. Where the question is not put now, the answer says more than is asked. It gives none before the verb
// has asked anything.
func (t *table) uncalled(verb *engine.Verb) []engine.Answer {
	var known []engine.Answer
	for _, p := range verb.Params {
		if vals := t.seen[verb.Name+" "+p.Name]; len(vals) > 0 {
			known = append(known, engine.Answer{Name: p.Name, Vals: vals})
		}
	}
	if len(known) == 0 {
		return nil
	}
	a := known[t.rand.Intn(len(known))]
	return []engine.Answer{{Name: a.Name, Vals: []engine.Value{a.Vals[t.rand.Intn(len(a.Vals))]}}}
}

// provokeOutside tries inputs that are no answers: deadlines of questions that are not open, withdrawals of
// nothing, concessions of the defeated.
func (t *table) provokeOutside() {
	tries := []engine.Input{
		{Kind: engine.InputExpire, Qs: []uint64{t.s.NextQ + 1}},
		{Kind: engine.InputConcede, Seat: engine.Seat(t.Players)},
		setPass(engine.StandingPass{Seat: 0, Of: "no matter", Mode: "at all"}),
	}
	for i := range t.s.Seats {
		if t.s.Seats[i].Out {
			tries = append(tries, engine.Input{Kind: engine.InputConcede, Seat: engine.Seat(i)})
		}
	}
	t.mustRefuse(tries[t.rand.Intn(len(tries))])
}

// refusedAfterEnd ensures that a match which is over takes nothing any more.
func (t *table) refusedAfterEnd() {
	for i := range t.Players {
		t.mustRefuse(engine.Input{Kind: engine.InputReply, Seat: engine.Seat(i),
			Reply: engine.Reply{Verb: t.Ruleset.Verbs[0].Name}})
	}
}

func (t *table) mustRefuse(in engine.Input) {
	_, _, err := engine.Apply(t.Ruleset, t.Book, t.s, in)
	if no := engine.IsRefusal(err); no != nil {
		t.rep.reach(ReachedRefusal, no.Code)
		t.untouched("a refused " + string(in.Kind))
		return
	}
	t.fault("%s of %v should be refused, but: %v", in.Kind, in.Seat, err)
}
