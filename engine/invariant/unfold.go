package invariant

import (
	"fmt"
	"slices"

	"farpost/engine"
)

// Unfold plays a match that was played with short cuts once more without them: nothing said ahead is used, windows
// ask everybody who has a say, one after the other, also whom public facts leave nothing to do
// (Ruleset.InTurn), and each question is answered when it is put, with what the match's inputs said about it.
// Whenever the match as it was waits, the two must be in the same state and have told the same events, but for
// the numbers of questions, answers that do not count yet and what is sealed. What is said ahead lies in both
// matches: the kernel says in each what it is about and when it ends. The error tells where they part.
func Unfold(g *engine.Ruleset, b engine.Book, start *engine.State, inputs []engine.Input) error {
	u := &unfolding{g: g, plain: g.InTurn(), b: b, was: start, now: start}
	for i, in := range inputs {
		if err := u.input(in); err != nil {
			return fmt.Errorf("unfolded, input %d (%s %v %s): %w", i+1, in.Kind, in.Seat, in.Verb, err)
		}
	}
	return nil
}

// unfolding is a match beside the one that it unfolds.
type unfolding struct {
	g, plain *engine.Ruleset
	b        engine.Book
	was, now *engine.State // with short cuts, and without
	told     [2][]engine.Event
	// given are answers that the match without short cuts has not come to.
	given []givenAnswer
}

// givenAnswer is an answer to a question; in is how it goes into the match without short cuts, with the answers
// ahead that came with it.
type givenAnswer struct {
	seat  engine.Seat
	kind  string
	about engine.Value
	round int
	in    engine.Input
}

func (a givenAnswer) fits(sa *engine.SeatAsk) bool {
	return a.seat == sa.Seat && a.kind == sa.Kind && a.about == sa.About && a.round == sa.Round
}

// input lets the match with short cuts take an input, and the other one follow.
func (u *unfolding) input(in engine.Input) error {
	next, events, err := engine.Apply(u.g, u.b, u.was, in)
	if err != nil {
		return err
	}
	switch in.Kind {
	case engine.InputReply:
		u.answered(in)
	case engine.InputExpire:
		if err := u.expired(in.Qs); err != nil {
			return err
		}
	case engine.InputUnseal: // it leads nowhere
		u.now = u.now.Clone()
		u.now.Sealed = slices.DeleteFunc(u.now.Sealed, func(x engine.Sealed) bool {
			return x.Seat == in.Seat && (in.About == "" || x.About == in.About)
		})
	default: // from outside: it comes in between in both
		if err := u.apply(in); err != nil {
			return err
		}
	}
	u.was, u.told[0] = next, append(u.told[0], events...)
	return u.follow()
}

// answered notes an answer, in place of an earlier one to the same question, and what came with it.
func (u *unfolding) answered(in engine.Input) {
	sa := u.was.Ask.ByQ(in.Q)
	if in.Q == 0 {
		sa = u.was.Ask.Seat(in.Seat, in.Verb)
	}
	u.give(sa, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Reply: in.Reply, Ahead: in.Ahead})
}

func (u *unfolding) give(sa *engine.SeatAsk, in engine.Input) {
	u.given = slices.DeleteFunc(u.given, func(a givenAnswer) bool { return a.fits(sa) })
	u.given = append(u.given, givenAnswer{sa.Seat, sa.Kind, sa.About, sa.Round, in})
}

// expired notes what is said for seats whose deadlines have passed: what they said for the case of silence, as
// far as it is possible, else the default.
func (u *unfolding) expired(qs []uint64) error {
	for i := range u.was.Ask.Seats {
		sa := &u.was.Ask.Seats[i]
		if !slices.Contains(qs, sa.Q) || sa.Optional || sa.Got != nil {
			continue
		}
		in := engine.Input{Kind: engine.InputExpire}
		for _, x := range u.silent(sa) {
			rep, ok, err := u.fitted(sa, x.Reply)
			if err != nil {
				return err
			}
			if ok {
				in = engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}
				if in, _, err = u.possible(u.g, u.was, in, x.Ahead); err != nil {
					return err
				}
				break
			}
		}
		u.give(sa, in)
	}
	return nil
}

// silent lists what a seat said for the case of silence on a question, the most particular first.
func (u *unfolding) silent(sa *engine.SeatAsk) []engine.Sealed {
	var out []engine.Sealed
	for _, about := range []engine.Value{sa.About, engine.Always} {
		for _, kind := range []string{sa.Kind, engine.AnyWindow} {
			for _, x := range u.was.Sealed {
				if x.Silent && x.Seat == sa.Seat && x.About == about && x.Window == kind && sa.Offers(x.Verb) {
					out = append(out, x)
				}
			}
		}
	}
	return out
}

// fitted is an answer without what is not possible, put together question by question.
func (u *unfolding) fitted(sa *engine.SeatAsk, rep engine.Reply) (engine.Reply, bool, error) {
	out := engine.Reply{Verb: rep.Verb}
	for range 50 {
		got, err := engine.Draft(u.g, u.b, u.was, sa.Seat, sa.Q, out)
		if err != nil || got.Refusal != nil {
			return out, false, err
		}
		if got.Preview != nil {
			return got.Preview.Reply, true, nil
		}
		a := engine.Answer{Name: got.Question.Name}
		for _, v := range rep.Values(a.Name) {
			can := slices.ContainsFunc(got.Question.Options, func(o engine.Option) bool { return o.Key == v && o.Refusal == nil })
			if can && !slices.Contains(a.Vals, v) && len(a.Vals) < got.Question.Max {
				a.Vals = append(a.Vals, v)
			}
		}
		if len(a.Vals) < got.Question.Min {
			return out, false, nil
		}
		out.Answers = append(slices.Clone(out.Answers), a)
	}
	return out, false, fmt.Errorf("%s asks more than 50 questions", rep.Verb)
}

// follow lets the match without short cuts come to where the other one waits.
func (u *unfolding) follow() error {
	for range 500 {
		why, err := u.differ()
		if err != nil {
			return err
		}
		if why == "" {
			u.arrived()
			return nil
		}
		in, ok, err := u.next()
		if err != nil {
			return err
		}
		if !ok {
			return fmt.Errorf("asked in turn, nothing that was said leads on: %s", why)
		}
		if err := u.apply(in); err != nil {
			return fmt.Errorf("asked in turn, %v %s: %w", in.Seat, in.Verb, err)
		}
	}
	return fmt.Errorf("asked in turn, it never comes there")
}

// arrived forgets what was said and does not count any more: what is left is sealed, or an answer that the match
// with short cuts holds and that does not count yet.
func (u *unfolding) arrived() {
	u.now = u.now.Clone()
	u.now.Sealed = slices.Clone(u.was.Sealed)
	u.given, u.told = nil, [2][]engine.Event{}
	if u.was.Ask == nil {
		return
	}
	for i := range u.was.Ask.Seats {
		if sa := &u.was.Ask.Seats[i]; sa.Got != nil {
			u.give(sa, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Reply: *sa.Got, Ahead: sa.Then})
		}
	}
}

// apply lets the match without short cuts take an input.
func (u *unfolding) apply(in engine.Input) error {
	next, events, err := engine.Apply(u.plain, u.b, u.now, in)
	if err != nil {
		return err
	}
	u.now, u.told[1] = next, append(u.told[1], events...)
	return nil
}

// next is the answer to the first open question about which something was said: at the time, or ahead.
func (u *unfolding) next() (engine.Input, bool, error) {
	if u.now.Ask == nil {
		return engine.Input{}, false, nil
	}
	spared, err := u.spared()
	if err != nil {
		return engine.Input{}, false, err
	}
	for i := range u.now.Ask.Seats {
		sa := &u.now.Ask.Seats[i]
		if sa.Got != nil {
			continue
		}
		if spared(sa) {
			return engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: engine.Pass}}, true, nil
		}
		for j, a := range u.given {
			if !a.fits(sa) {
				continue
			}
			u.given = slices.Delete(u.given, j, j+1)
			if a.in.Q = sa.Q; a.in.Kind == engine.InputExpire {
				a.in = engine.Input{Kind: engine.InputExpire, Qs: []uint64{sa.Q}}
			}
			return a.in, true, nil
		}
		if in, ok, err := u.sealed(sa); ok || err != nil {
			return in, ok, err
		}
		stands, err := engine.StandingPassAnswers(u.g, u.b, u.now, sa)
		if err != nil {
			return engine.Input{}, false, err
		}
		if stands {
			return engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: engine.Pass}}, true, nil
		}
	}
	return engine.Input{}, false, nil
}

// sealed takes the answer to a question that was said ahead from what is sealed: for its kind, the oldest first,
// then for any window. One that is not possible any more lapses, and what else was said about the question counts;
// but where it is the next one of a queue it is given, for a queue that stops is news to its owner.
func (u *unfolding) sealed(sa *engine.SeatAsk) (engine.Input, bool, error) {
	for _, any := range []bool{false, true} {
		for i := 0; i < len(u.now.Sealed); {
			x := u.now.Sealed[i]
			if x.Silent || (x.Window == engine.AnyWindow) != any || !saidOf(x, sa) {
				i++
				continue
			}
			in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: x.Reply}
			in, can, err := u.possible(u.plain, u.now, in, x.Ahead)
			if err != nil {
				return engine.Input{}, false, err
			}
			if !any || !can {
				u.now = u.now.Clone()
				u.now.Sealed = slices.Delete(u.now.Sealed, i, i+1)
			}
			if can || u.g.Queues(x.Window) {
				return in, true, nil
			}
		}
	}
	return engine.Input{}, false, nil
}

// possible gives an answer the answers ahead that were said to come with it, or none of them where no question could
// take one, and reports whether a match can take it as it stands now.
func (u *unfolding) possible(g *engine.Ruleset, s *engine.State, in engine.Input, ahead []engine.Sealed) (engine.Input, bool, error) {
	for _, in.Ahead = range [][]engine.Sealed{ahead, nil} {
		_, _, err := engine.Apply(g, u.b, s, in)
		if err == nil || engine.IsRefusal(err) == nil {
			return in, err == nil, err
		}
		if len(in.Ahead) == 0 {
			break
		}
	}
	return in, false, nil
}

// saidOf reports whether an answer ahead is one to a question.
func saidOf(x engine.Sealed, sa *engine.SeatAsk) bool {
	return x.Seat == sa.Seat && sa.Of(x.About) && sa.Offers(x.Verb) && (x.Window == engine.AnyWindow || x.Window == sa.Kind)
}

// spared tells which questions of windows the match with short cuts would not put, because public facts leave
// nothing to do.
func (u *unfolding) spared() (func(*engine.SeatAsk) bool, error) {
	again, err := engine.Again(u.g, u.b, u.now)
	if err != nil {
		return nil, err
	}
	return func(sa *engine.SeatAsk) bool {
		if !slices.Contains(u.g.Windows(), sa.Kind) {
			return false
		}
		return again.Ask == nil || !slices.ContainsFunc(again.Ask.Seats, func(x engine.SeatAsk) bool { return x.Seat == sa.Seat })
	}, nil
}
