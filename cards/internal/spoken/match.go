package spoken

import (
	"math/rand"
	"slices"

	"farpost/engine"
)

// Match plays a match of so many inputs at random, seeded by the setup's seed, and hears all of it: questions,
// options, refusals, previews, events and the result. Cards are those of the set's book.
func (l *Listener) Match(g *engine.Ruleset, setup engine.Setup, inputs int) error {
	book, _ := l.set.Book()
	p := &player{Listener: l, g: g, book: book, rng: rand.New(rand.NewSource(int64(setup.Seed)))}
	s, events, err := engine.New(g, book, setup)
	if err != nil {
		return err
	}
	l.events(g, events, len(setup.Decks))
	for range inputs {
		if s.Ask == nil {
			break
		}
		in, err := p.answer(s)
		if err != nil {
			return err
		}
		if s, events, err = engine.Apply(g, book, s, in); err != nil {
			return err
		}
		l.events(g, events, len(setup.Decks))
	}
	if s.Result != nil {
		l.Hear("results", s.Result.Phrase(len(setup.Decks)))
	}
	return nil
}

// player plays at random through Draft.
type player struct {
	*Listener
	g    *engine.Ruleset
	book engine.Book
	rng  *rand.Rand
}

// answer makes an input for one of the open questions.
func (p *player) answer(s *engine.State) (engine.Input, error) {
	seats := s.Ask.Seats
	for _, i := range p.rng.Perm(len(seats)) {
		sa := seats[i]
		p.ask(sa)
		if sa.Got != nil || sa.Optional && p.rng.Intn(4) > 0 {
			continue
		}
		for _, j := range p.rng.Perm(len(sa.Verbs)) {
			rep, ok, err := p.draft(s, sa, sa.Verbs[j])
			if err != nil {
				return engine.Input{}, err
			}
			if ok {
				return engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}, nil
			}
		}
	}
	var qs []uint64
	for _, sa := range seats {
		if !sa.Optional && sa.Got == nil {
			qs = append(qs, sa.Q)
		}
	}
	return engine.Input{Kind: engine.InputExpire, Qs: qs}, nil
}

// draft answers whatever a verb asks at random; ok is false when that came to nothing.
func (p *player) draft(s *engine.State, sa engine.SeatAsk, verb string) (rep engine.Reply, ok bool, err error) {
	rep = engine.Reply{Verb: verb}
	for range 40 {
		out, err := engine.Draft(p.g, p.book, s, sa.Seat, sa.Q, rep)
		if err != nil {
			return rep, false, err
		}
		p.refusal(out.Refusal)
		switch {
		case out.Refusal != nil:
			return rep, false, nil
		case out.Preview != nil:
			for _, n := range out.Preview.Notes {
				p.Hear("previews", n)
			}
			return out.Preview.Reply, true, nil
		}
		q := out.Question
		p.question(q)
		var vals []engine.Value
		n := q.Min + p.rng.Intn(max(q.Max-q.Min, 0)+1)
		for _, i := range p.rng.Perm(len(q.Options)) {
			if q.Options[i].Refusal == nil && len(vals) < n {
				vals = append(vals, q.Options[i].Key)
			}
		}
		rep.Answers = append(slices.Clone(rep.Answers), engine.Answer{Name: q.Name, Vals: vals})
	}
	return rep, false, nil
}
