package engine_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestFirstActVoidsLaterAnswers ensures that where the first in a rank acts, the answer that another has given already
// counts no more, even if the same is asked again under the same number.
func TestFirstActVoidsLaterAnswers(t *testing.T) {
	var seats []engine.SeatAsk
	for seat := range engine.Seat(3) {
		seats = append(seats, engine.SeatAsk{Seat: seat, Kind: "idle",
			Verbs: []string{engine.VerbChoose, engine.Pass}, Default: engine.Reply{Verb: engine.Pass}})
	}
	g := course(asking(engine.JoinRanked, seats...), engine.Goto("again", "ask"))
	g.MaxSeats = 3
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 3)})
	if err != nil {
		t.Fatal(err)
	}
	q := s.Ask.Seat(1, "").Q
	s, _ = apply(t, g, s, reply(1, engine.Pass))
	if sa := s.Ask.Seat(1, ""); sa.Got == nil || sa.Q != q {
		t.Fatalf("a pass is not held: %+v", sa)
	}
	s, _ = apply(t, g, s, reply(0, engine.VerbChoose))
	if sa := s.Ask.Seat(1, ""); sa.Q != q || sa.Got != nil {
		t.Errorf("asked again, it is %+v, was number %d", sa, q)
	}
	if own := s.Ask.Seat(0, ""); own.Q == 1 || own.Got != nil {
		t.Errorf("who has acted is asked the same again: %+v", own)
	}
}

// TestEachHeldAnswerIsTried ensures that of two answers which a seat has given to two questions with the same verb the
// one that has become impossible while others were awaited is asked for anew, and the other stands.
func TestEachHeldAnswerIsTried(t *testing.T) {
	var seats []engine.SeatAsk
	for _, sa := range []engine.SeatAsk{{Seat: 0, Kind: "left"}, {Seat: 0, Kind: "right"}, {Seat: 1, Kind: "wait"}} {
		sa.Verbs, sa.Default = []string{engine.Pass, "pick"}, engine.Reply{Verb: engine.Pass}
		seats = append(seats, sa)
	}
	for _, gone := range []engine.Value{"word:left", "word:right"} {
		g := course(asking(engine.JoinAll, seats...), engine.Goto("again", "ask"))
		g.MaxSeats = 2
		g.Verbs = []engine.Verb{{Name: engine.Pass}, {Name: "pick", Prog: "pick"},
			{Name: "cheer", Prog: "cheer", Any: true}}
		g.Add("pick", engine.Choose("card", func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1, Options: []engine.Option{{Key: "word:x"}, {Key: "word:y"}}}
			if r.Var(0) > 0 && f.Reg1("in") == gone {
				sa.Options = sa.Options[1:]
			}
			return sa, nil
		}))
		g.Add("cheer", engine.Do("cheered", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: "write"}}
		}))
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
		if err != nil {
			t.Fatal(err)
		}
		for _, sa := range s.Ask.Seats[:2] {
			in := reply(0, "pick", engine.Answer{Name: "card", Vals: []engine.Value{"word:x"}})
			in.Q = sa.Q
			s, _ = apply(t, g, s, in)
		}
		s, _ = apply(t, g, s, engine.Input{Kind: engine.InputAct, Seat: 1, Reply: engine.Reply{Verb: "cheer"}})
		s, _ = apply(t, g, s, reply(1, engine.Pass))
		for _, sa := range s.Ask.Seats {
			if stands := engine.Word(sa.Kind) != gone; (sa.Got != nil) != stands {
				t.Errorf("%s is gone, and the answer to %s is %v", gone, sa.Kind, sa.Got)
			}
		}
	}
}

// TestNobodyIsAwaited ensures that an ask which waits for nobody is complete at once, however its answers are joined;
// and that one which waits for somebody is not.
func TestNobodyIsAwaited(t *testing.T) {
	for _, join := range []engine.Join{engine.JoinAll, engine.JoinAny, engine.JoinRanked} {
		for _, optional := range []bool{true, false} {
			sa := engine.SeatAsk{Kind: "duel", Verbs: []string{engine.VerbChoose}, Optional: optional,
				Default: engine.Reply{Verb: engine.VerbChoose}}
			for _, seats := range [][]engine.SeatAsk{nil, {sa}} {
				s, err := deal(course(asking(join, seats...), idle()))
				if err != nil {
					t.Fatal(err)
				}
				if waits := s.Ask.Seats[0].Kind == "duel"; waits != (seats != nil && !optional) {
					t.Errorf("%s of %d, optional %v: it waits: %v", join, len(seats), optional, waits)
				}
			}
		}
	}
}

// TestAnswersOfOneMoment ensures that where the first answer counts, another of the same seat that came in the same
// moment is held, and counts when the same is asked again.
func TestAnswersOfOneMoment(t *testing.T) {
	var seats []engine.SeatAsk
	for _, kind := range []string{"left", "right", "back"} {
		seats = append(seats, engine.SeatAsk{Kind: kind, Verbs: []string{engine.VerbChoose},
			Default: engine.Reply{Verb: engine.VerbChoose}})
	}
	heard := 0
	g := course(asking(engine.JoinAny, seats...), engine.Calc("heard", func(_ *engine.Reader, f *engine.Frame) {
		heard += len(f.Got)
	}), engine.Goto("again", "ask"))
	s, err := deal(g)
	if err != nil {
		t.Fatal(err)
	}
	left, right, back := s.Ask.Seats[0].Q, s.Ask.Seats[1].Q, s.Ask.Seats[2].Q
	s, _ = apply(t, g, s, engine.Input{Kind: engine.InputExpire, Qs: []uint64{left, right}})
	if now := s.Ask.Seats; heard != 2 || now[0].Q == left || now[1].Q == right || now[2].Q != back {
		t.Errorf("%d answers counted, of %d, %d and %d; asked are %+v", heard, left, right, back, now)
	}
}
