package samples

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"farpost/bot/app"
	"farpost/engine"
)

// walk plays a match of n players with the ready decks at random, and calls look with every state and with what led to
// it, until that says that it has seen enough or the match is over or left alone.
func walk(st *app.Studio, game string, n int, seed uint64,
	look func(s *engine.State, told []engine.Phrase) (enough bool, err error)) error {
	g, book, err := st.Ruleset(game)
	if err != nil {
		return err
	}
	setup := engine.Setup{Seed: seed}
	decks := st.Decks(game)
	for i := range n {
		setup.Decks = append(setup.Decks, decks[i%len(decks)].Cards)
	}
	s, _, err := engine.New(g, book, setup)
	if err != nil {
		return err
	}
	w := walker{g: g, book: book, rng: rand.New(rand.NewPCG(seed, 5))}
	var told []engine.Phrase // what the last input did, for everybody
	for s.Seq < uint64(lengths[3]) {
		if enough, err := look(s, told); enough || err != nil {
			return err
		}
		if s.Result != nil {
			return nil
		}
		if s, told, err = w.step(s); err != nil {
			return err
		}
	}
	return nil
}

// walker plays any game through Draft, acting where it can.
type walker struct {
	g    *engine.Ruleset
	book engine.Book
	rng  *rand.Rand
}

// step lets the first seat that is awaited answer.
func (w walker) step(s *engine.State) (*engine.State, []engine.Phrase, error) {
	for _, sa := range s.Ask.Seats {
		if sa.Optional || sa.Got != nil {
			continue
		}
		rep := sa.Default
		for _, i := range w.rng.Perm(len(sa.Verbs)) {
			if r, ok := w.draft(s, sa, sa.Verbs[i]); ok {
				rep = r
				break
			}
		}
		next, events, err := engine.Apply(w.g, w.book, s,
			engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep})
		return next, w.told(events), err
	}
	return nil, nil, fmt.Errorf("a match of %s waits for nobody", s.Game)
}

// told is what everybody is told of events, but for details.
func (w walker) told(events []engine.Event) (out []engine.Phrase) {
	for _, e := range events {
		if p := e.For(engine.NoSeat); e.ShownTo(engine.NoSeat) && !slices.Contains(w.g.Details, p.Code) {
			out = append(out, p)
		}
	}
	return w.g.Merge(out)
}

// draft completes an answer with random choices; ok is false where that comes to nothing.
func (w walker) draft(s *engine.State, sa engine.SeatAsk, verb string) (engine.Reply, bool) {
	rep := engine.Reply{Verb: verb}
	for range 20 {
		out, err := engine.Draft(w.g, w.book, s, sa.Seat, sa.Q, rep)
		if err != nil || out.Refusal != nil {
			return rep, false
		}
		if out.Preview != nil {
			return out.Preview.Reply, true
		}
		var vals []engine.Value
		for _, i := range w.rng.Perm(len(out.Question.Options)) {
			if o := out.Question.Options[i]; o.Refusal == nil && len(vals) < max(out.Question.Min, 1) &&
				len(vals) < out.Question.Max {
				vals = append(vals, o.Key)
			}
		}
		rep.Answers = append(rep.Answers, engine.Answer{Name: out.Question.Name, Vals: vals})
	}
	return rep, false
}
