package selfplay

import (
	"slices"

	"farpost/engine"
)

// Steering leads matches to what chance seldom brings: deadlines of rare questions, players who leave in the middle of
// things, nonsense where questions are rare.

// steered decides on what a steered match does at this prompt; ok is false when it goes on by chance.
func (t *table) steered() (engine.Input, bool) {
	if seat, ok := t.deserter(); ok {
		t.deserted = true
		return engine.Input{Kind: engine.InputConcede, Seat: seat}, true
	}
	if t.expires() {
		return engine.Input{Kind: engine.InputExpire, Qs: t.some(t.awaitedQs())}, true
	}
	return engine.Input{}, false
}

// deserter is who concedes now; ok is false for nobody. Where more than two play, somebody does so in every second
// match, as soon as a question of one kind is asked. The kinds take turns: each window, and any rare question. The
// deserter commands the thing that the question is about, or is the one who is asked. Where steps of programs are
// wanted, it is the owner of one that is at work: what a program does when its owner leaves is what chance reaches
// least.
func (t *table) deserter() (engine.Seat, bool) {
	if t.deserted || t.Players < 3 || t.number%2 == 0 || len(t.alive()) < t.Players {
		return 0, false
	}
	for _, f := range slices.Backward(t.s.Stack) {
		if f.Owner != engine.NoSeat && t.wants(ReachedOp, f.At.Prog+"/") && t.chance(2) {
			return f.Owner, true
		}
	}
	kinds := append(t.Ruleset.Windows(), "", "")
	kind := kinds[t.number/2%len(kinds)]
	for _, sa := range t.s.Ask.Seats {
		fits := sa.Kind == kind || kind == "" && t.rare(sa)
		if !fits || sa.Optional || t.s.Seats[sa.Seat].Out || t.chance(3) {
			continue
		}
		if seat := engine.Read(t.Ruleset, t.Book, t.s).Ctrl(sa.About.ID()); seat != engine.NoSeat && t.chance(2) &&
			!t.s.Seats[seat].Out {
			return seat, true
		}
		return sa.Seat, true
	}
	return 0, false
}

// expires reports whether the deadlines of the open questions pass now. They do in half of the matches where a kind of
// question comes up for the first time, and where the default of a question is wanted.
func (t *table) expires() bool {
	half := t.number / 16
	if len(t.want) > 0 {
		half = t.number / 2 // few matches, and both halves are needed
	}
	if half%2 == 0 && t.fresh() {
		return true
	}
	return slices.ContainsFunc(t.s.Ask.Seats, func(sa engine.SeatAsk) bool {
		return !sa.Optional && sa.Got == nil && t.wants(ReachedDefault, sa.Kind) && t.chance(2)
	})
}

// fresh reports whether a question is awaited of a kind whose deadline has not passed in this match yet. If it is let
// expire, rare kinds get both an answer and their default. Windows do not count.
func (t *table) fresh() bool {
	for _, sa := range t.s.Ask.Seats {
		if !sa.Optional && sa.Got == nil && t.rep.Reached[ReachedDefault][sa.Kind] == 0 &&
			!slices.Contains(t.Ruleset.Windows(), sa.Kind) {
			return true
		}
	}
	return false
}

// rare reports whether a question belongs to a card or a procedure: it is neither a window, nor free, nor of setup.
func (t *table) rare(sa engine.SeatAsk) bool {
	return !slices.Contains(t.Ruleset.Windows(), sa.Kind) && !t.Ruleset.Queues(sa.Kind) && sa.Due != engine.DueSetup
}

// contrived is how often nonsense is tried in each announcement of an open question, where refusals are wanted.
const contrived = 8

// deepest is before which question of an announcement nonsense begins at the latest then.
const deepest = 4

// contrive tries what questions do not offer, and, at every eighth prompt, nonsense in the announcements of open
// questions, while refusals are wanted. A play may be refused only for a card, its cost and a wrong choice together. So
// half of the tries go on from the first choice whose next question was tried least. The others say more than is asked;
// half of these have nothing else wrong.
func (t *table) contrive() {
	if !t.wants(ReachedRefusal, "") {
		return
	}
	for _, sa := range t.s.Ask.Seats {
		if sa.Got == nil && !t.s.Seats[sa.Seat].Out && !t.Ruleset.Queues(sa.Kind) {
			t.untimely(sa)
		}
	}
	if t.rep.Inputs%8 != 0 {
		return
	}
	for _, sa := range t.s.Ask.Seats {
		if sa.Got != nil || t.s.Seats[sa.Seat].Out {
			continue
		}
		for _, verb := range sa.Verbs {
			v := t.Ruleset.Verb(verb)
			if v == nil || len(v.Params) == 0 {
				continue
			}
			rare := t.leastTried(sa, verb)
			for i := range contrived {
				rep, right := engine.Reply{Verb: verb}, t.rand.Intn(deepest)
				switch i % 4 {
				case 0, 2:
					rep.Answers, right = rare, t.rand.Intn(2)
				case 1:
					rep.Answers = t.uncalled(v)
				case 3:
					rep.Answers, right = t.uncalled(v), maxQuestions
				}
				t.nonsense(engine.Input{Seat: sa.Seat, Q: sa.Q, Reply: rep}, right)
			}
		}
	}
}

// untimely tries each verb that a question does not offer, where its player is not free to act: why it cannot be used
// now may be told nowhere else. It draws no lots.
func (t *table) untimely(sa engine.SeatAsk) {
	for _, v := range t.Ruleset.Verbs {
		if v.Any || slices.Contains(sa.Verbs, v.Name) {
			continue
		}
		in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: v.Name}}
		out, err := t.drafted(in.Seat, in.Q, in.Reply)
		if err != nil {
			t.fault("drafting %s: %v", v.Name, err)
			return
		}
		t.agrees(in, out)
	}
}

// leastTried gives the first answer of an announcement that leads to the question which leastTried has led to least;
// any of equals, none where the announcement asks nothing.
func (t *table) leastTried(sa engine.SeatAsk, verb string) []engine.Answer {
	draft := func(answers []engine.Answer) *engine.Question {
		out, err := t.drafted(sa.Seat, sa.Q, engine.Reply{Verb: verb, Answers: answers})
		if err != nil {
			t.fault("drafting %s: %v", verb, err)
		}
		return out.Question
	}
	first := draft(nil)
	if first == nil {
		return nil
	}
	var best []engine.Answer
	name := ""
	for _, i := range t.shuffled(len(first.Options)) {
		o := first.Options[i]
		if o.Refusal != nil {
			continue
		}
		answers := []engine.Answer{{Name: first.Name, Vals: []engine.Value{o.Key}}}
		next := verb
		if q := draft(answers); q != nil {
			next += " " + q.Name
		}
		if best == nil || t.led[next] < t.led[name] {
			best, name = answers, next
		}
	}
	t.led[name]++
	return best
}

// pester tries nonsense in every rare question that is open: things named twice, too few, not offered. It tries most
// when a kind of question comes up first.
func (t *table) pester() {
	for _, sa := range t.s.Ask.Seats {
		if sa.Optional || sa.Got != nil || t.s.Seats[sa.Seat].Out || !t.rare(sa) {
			continue
		}
		tries := 2
		if t.pestered[sa.Kind]++; t.pestered[sa.Kind] == 1 {
			tries = 16
		}
		if t.wants(ReachedRefusal, "") {
			tries *= 4
		}
		for range tries {
			in := engine.Input{Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: sa.Verbs[t.rand.Intn(len(sa.Verbs))]}}
			if t.wants(ReachedRefusal, "") && t.chance(4) { // what has no place here, of whomever
				in.Verb = t.Ruleset.Verbs[t.rand.Intn(len(t.Ruleset.Verbs))].Name
				if t.chance(2) {
					in.Seat, in.Q = engine.Seat(t.rand.Intn(t.Players)), 0
				}
			}
			t.nonsense(in, 0)
		}
	}
}
