package invariant

import (
	"fmt"
	"slices"

	"farpost/engine"
)

// Unfold plays a match that was played with short cuts once more without them: nothing is said ahead, windows
// ask everybody who has a say, one after the other, also whom public facts leave nothing to do
// (Ruleset.InTurn), and each question is answered when it is put, with what the match's inputs said about it.
// Whenever the match as it was waits, the two must be in the same state and have told the same events, but for
// the numbers of questions, answers that do not count yet and what is sealed. The error tells where they part.
func Unfold(g *engine.Ruleset, b engine.Book, start *engine.State, inputs []engine.Input) error {
	u := &unfolding{g: g, plain: g.InTurn(), b: b, was: start, now: start, said: slices.Clone(start.Sealed)}
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
	// given are answers that the match without short cuts has not come to; said is what was said ahead.
	given []givenAnswer
	said  []engine.Sealed
}

// givenAnswer is an answer to a question; in is how it goes into the match without short cuts.
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
	case engine.InputSeal:
		for _, x := range in.Ahead {
			if x.About == "" {
				x.About = in.About
			}
			u.said = append(u.said, x)
		}
	case engine.InputUnseal:
		u.said = slices.DeleteFunc(u.said, func(x engine.Sealed) bool {
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
	u.give(sa, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Reply: in.Reply})
	u.sayAhead(sa, in.Ahead)
}

func (u *unfolding) give(sa *engine.SeatAsk, in engine.Input) {
	u.given = slices.DeleteFunc(u.given, func(a givenAnswer) bool { return a.fits(sa) })
	u.given = append(u.given, givenAnswer{sa.Seat, sa.Kind, sa.About, sa.Round, in})
}

// sayAhead notes answers ahead that came with the answer to a question.
func (u *unfolding) sayAhead(sa *engine.SeatAsk, ahead []engine.Sealed) {
	for _, x := range ahead {
		if x.About == "" {
			if x.About = sa.Thing(); x.About == "" {
				x.About = engine.Made
			}
		}
		u.said = append(u.said, x)
	}
}

// expired notes what is said for seats whose deadlines have passed: what they said for the case of silence, as
// far as it is possible, else the default.
func (u *unfolding) expired(qs []uint64) error {
	for i := range u.was.Ask.Seats {
		sa := &u.was.Ask.Seats[i]
		if !slices.Contains(qs, sa.Q) || sa.Standing || sa.Got != nil {
			continue
		}
		in := engine.Input{Kind: engine.InputExpire}
		for _, x := range u.silent(sa) {
			rep, ok, err := u.fitted(sa, x.Reply)
			if err != nil {
				return err
			}
			if ok {
				in = engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Reply: rep}
				u.sayAhead(sa, x.Ahead)
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
	u.given, u.said, u.told = nil, slices.Clone(u.was.Sealed), [2][]engine.Event{}
	if u.was.Ask == nil {
		return
	}
	for i := range u.was.Ask.Seats {
		if sa := &u.was.Ask.Seats[i]; sa.Got != nil {
			u.give(sa, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Reply: *sa.Got})
			u.said = append(u.said, sa.Then...)
		}
	}
}

// apply lets the match without short cuts take an input. What the game ends by it of what was said ahead, because the
// thing changed, is not said any more: to learn that, the answers ahead lie in the match under a window of no game,
// where nothing uses them.
func (u *unfolding) apply(in engine.Input) error {
	was := u.now.Clone()
	was.Sealed = nil
	for i, x := range u.said {
		was.Sealed = append(was.Sealed, engine.Sealed{Seat: x.Seat, About: x.About, Keep: x.Keep, Window: fmt.Sprint(unused, i),
			Reply: engine.Reply{Verb: engine.Pass}})
	}
	next, events, err := engine.Apply(u.plain, u.b, was, in)
	if err != nil {
		return err
	}
	var left []engine.Sealed
	for i, x := range u.said {
		stays := slices.ContainsFunc(next.Sealed, func(o engine.Sealed) bool { return o.Window == fmt.Sprint(unused, i) })
		if stays || x.About == engine.Made || x.Silent || u.g.Queues(x.Window) {
			left = append(left, x)
		}
	}
	next.Sealed = nil
	u.now, u.said, u.told[1] = next, left, append(u.told[1], events...)
	return nil
}

// unused is what the name of no window begins with.
const unused = "unfold "

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
		for _, any := range []bool{false, true} {
			for j := 0; j < len(u.said); {
				x := u.said[j]
				if x.Silent || (x.Window == engine.AnyWindow) != any || !saidOf(x, sa) {
					j++
					continue
				}
				in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: x.Reply}
				no, err := u.refused(in)
				if err != nil {
					return engine.Input{}, false, err
				}
				if !any || no {
					u.said = slices.Delete(u.said, j, j+1)
				}
				if no && !u.g.Queues(x.Window) { // it lapses, and what else was said about the question counts
					continue
				}
				u.sayAhead(sa, x.Ahead)
				return in, true, nil
			}
		}
		stands, err := engine.Stands(u.g, u.b, u.now, sa)
		if err != nil {
			return engine.Input{}, false, err
		}
		if stands {
			return engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: engine.Pass}}, true, nil
		}
	}
	return engine.Input{}, false, nil
}

// refused reports whether the match without short cuts cannot take an input as it stands now.
func (u *unfolding) refused(in engine.Input) (bool, error) {
	_, _, err := engine.Apply(u.plain, u.b, u.now, in)
	if engine.IsRefusal(err) != nil {
		return true, nil
	}
	return false, err
}

// saidOf reports whether an answer ahead is one to a question; what is about a thing that an answer makes may be
// about any thing.
func saidOf(x engine.Sealed, sa *engine.SeatAsk) bool {
	return x.Seat == sa.Seat && (sa.Of(x.About) || x.About == engine.Made && (sa.About != "" || len(sa.Within) > 0)) && sa.Offers(x.Verb) &&
		(x.Window == engine.AnyWindow || x.Window == sa.Kind)
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
