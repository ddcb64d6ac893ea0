package wordstest

import (
	"math/rand"
	"slices"

	"farpost/engine"
)

// Match plays a random match of at most so many inputs and hears all of it: questions, options, refusals, previews,
// views, events and the result. The setup's seed decides every choice. The cards are those of the set's book.
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
		if err := p.views(s); err != nil {
			return err
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

// views hears what every seat is shown: states and notes of cards, figures of cards and seats.
func (p *player) views(s *engine.State) error {
	for seat := range engine.Seat(len(s.Seats)) {
		v, err := engine.ViewOf(p.g, p.book, s, seat)
		if err != nil {
			return err
		}
		for _, x := range v.Seats {
			p.badges(x.Badges)
		}
		for _, z := range v.Zones {
			for _, c := range z.Cards {
				p.badges(c.Marks)
				for _, code := range c.States {
					p.Hear("states", engine.Phrase{Code: code})
				}
				for _, st := range c.Stats {
					p.Hear("stats", engine.Phrase{Code: st.Code})
				}
				for _, n := range c.Notes {
					p.note(n)
				}
			}
		}
	}
	return nil
}

func (p *player) badges(list []engine.Badge) {
	for _, b := range list {
		p.Hear("badges", engine.Phrase{Code: b.Code})
	}
}

// note hears a note of a card, which may be a refusal: why the card cannot be used.
func (p *player) note(n engine.Phrase) {
	family := "previews"
	if slices.Contains(p.g.Codes["refusals"], n.Code) {
		family = "refusals"
	}
	p.Hear(family, n)
}

// player plays at random, by Draft.
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

// draft answers the questions of a verb at random; ok is false if they lead to no input.
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
