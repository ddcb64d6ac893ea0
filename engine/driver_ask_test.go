package engine_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/invariant"
	"farpost/engine/scenario"
)

// At every prompt of every scenario each seat concedes once. The match stays sound, can be played on by defaults, and
// questions that are put again unchanged keep their number and their answer.
func TestConcessionEverywhere(t *testing.T) {
	files, err := scenario.Files(toy.Scenarios())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		t.Run(name, func(t *testing.T) {
			for _, s := range saves(t, name) {
				for seat := range engine.Seat(len(s.Seats)) {
					if s.Result == nil && !s.Seats[seat].Out {
						concede(t, s, seat)
					}
				}
			}
		})
	}
}

func concede(t *testing.T, s *engine.State, seat engine.Seat) {
	t.Helper()
	next, _, err := invariant.Apply(game, book, s, engine.Input{Kind: engine.InputConcede, Seat: seat})
	if err != nil {
		t.Fatal(err)
	}
	kept := func(x, y *engine.SeatAsk) bool {
		return x.Q == y.Q && (x.Got == nil) == (y.Got == nil) && x.Ahead == y.Ahead
	}
	if next.Ask != nil {
		for i := range next.Ask.Seats {
			now := &next.Ask.Seats[i]
			if was := s.Ask.ByQ(now.Q); was != nil && !kept(was, now) {
				t.Errorf("%v left: question %d was %+v and is %+v", seat, now.Q, was, now)
			}
			for j := range s.Ask.Seats {
				was := &s.Ask.Seats[j]
				if was.Seat == now.Seat && was.Kind == now.Kind && was.About == now.About && was.Round == now.Round &&
					len(was.Options) == len(now.Options) && was.Q != now.Q && next.NextQ > s.NextQ &&
					next.Ask.At == s.Ask.At && len(next.Stack) == len(s.Stack) {
					t.Errorf("%v left: %v is asked %s again under a new number", seat, now.Seat, now.Kind)
				}
			}
		}
	}
	for n := 0; next.Result == nil && n < 12; n++ {
		if err := invariant.Check(game, book, next); err != nil {
			t.Fatalf("%v left: %v", seat, err)
		}
		in := engine.Input{Kind: engine.InputExpire}
		for _, sa := range next.Ask.Seats {
			in.Qs = append(in.Qs, sa.Q)
		}
		next, _ = apply(t, game, next, in)
	}
}

// Answers survive a concession of somebody else in the same ask. The join then completes.
func TestConcessionKeepsAnswers(t *testing.T) {
	s := at(t, "council.txtar", 0, "vote")
	q := s.Ask.Seat(2, "").Q
	yes := engine.Answer{Name: engine.ChoiceName, Vals: []engine.Value{engine.Word("yes")}}
	s, _ = apply(t, game, s, reply(2, engine.VerbChoose, yes))
	for _, kept := range []engine.Seat{0, 2} {
		if sa := s.Ask.Seat(kept, ""); sa.Got == nil {
			t.Fatalf("%v has not answered", kept)
		}
	}
	// a's answer came from a seal; with b gone, those of a and c complete the join
	s, events := apply(t, game, s, engine.Input{Kind: engine.InputConcede, Seat: 1})
	var votes int
	for _, e := range events {
		if e.Kind == "voted" {
			votes = e.Arg("yes")[0].Num()*10 + e.Arg("of")[0].Num()
		}
	}
	if votes != 22 || s.Ask.ByQ(q) != nil {
		t.Errorf("votes %d, %+v", votes, s.Ask)
	}
}

// A click names its question. One that names an answered, foreign or unknown question is refused. Each question that
// expires is void by itself.
func TestQuestionNumbers(t *testing.T) {
	s := at(t, "stakes-late.txtar", 0, "stake")
	q := func(seat engine.Seat) uint64 { return s.Ask.Seat(seat, "").Q }
	in := reply(0, engine.VerbChoose)
	for _, c := range []struct {
		seat engine.Seat
		q    uint64
		verb string
		code string
	}{
		{0, q(1), engine.VerbChoose, engine.CodeForeign},
		{0, 999, engine.VerbChoose, engine.CodeStale},
		{0, q(0), "play", engine.CodeNoAsk},
		{0, 0, "play", engine.CodeNoAsk},
		{7, 0, engine.VerbChoose, engine.CodeForeign},
	} {
		in.Seat, in.Q, in.Verb = c.seat, c.q, c.verb
		_, _, err := engine.Apply(game, book, s, in)
		if no := engine.IsRefusal(err); no == nil || no.Code != c.code {
			t.Errorf("%+v: %v", c, err)
		}
	}
	// b's deadline passes alone; then the others', with b's old one named again and one that never was
	next, _ := apply(t, game, s, engine.Input{Kind: engine.InputExpire, Qs: []uint64{q(1)}})
	if next.Ask.Seat(1, "").Got == nil || next.Ask.Seat(0, "").Got != nil {
		t.Error("the wrong question expired")
	}
	if _, _, err := engine.Apply(game, book, next,
		engine.Input{Kind: engine.InputExpire, Qs: []uint64{q(1), 999}}); engine.IsRefusal(err) == nil {
		t.Error("an answered question expired again")
	}
	next, _ = apply(t, game, next, engine.Input{Kind: engine.InputExpire, Qs: []uint64{q(0), q(1), q(2), 999}})
	if next.Ask.Seats[0].Kind != "idle" {
		t.Errorf("%+v", next.Ask)
	}
}

// The active player's question keeps its number while others interject, and gets a new one when it changes.
func TestInterjectionKeepsTheQuestion(t *testing.T) {
	s := at(t, "interject.txtar", 0, "idle")
	q := s.Ask.Seat(0, "").Q
	next, _ := apply(t, game, s, reply(1, "shout"))
	if next.Ask.Seat(0, "").Q != q {
		t.Error("the active player must answer a new question")
	}
	next, _ = apply(t, game, next, reply(0, "end"))
	if next.Ask.Seat(1, "end") == nil || next.Ask.ByQ(q) != nil {
		t.Errorf("%+v", next.Ask)
	}
}

// Nobody sees who has answered a joint question: the views of the others are the same before and after.
func TestAnswersDoNotShow(t *testing.T) {
	s := at(t, "stakes.txtar", 0, "stake")
	next, events := apply(t, game, s, reply(0, engine.VerbChoose))
	if len(events) > 0 {
		t.Errorf("told: %v", events)
	}
	for _, viewer := range []engine.Seat{1, 2, engine.NoSeat} {
		x, err1 := engine.ViewOf(game, book, s, viewer)
		y, err2 := engine.ViewOf(game, book, next, viewer)
		if err1 != nil || err2 != nil || len(x.Waiting) != len(y.Waiting) || len(x.Waiting) != 3 {
			t.Errorf("%v: %v %v", viewer, x.Waiting, y.Waiting)
		}
		for _, sa := range y.Mine {
			if sa.Seat != viewer {
				t.Errorf("%v sees the question to %v", viewer, sa.Seat)
			}
		}
	}
	if sa := engine.Read(game, book, next).OpenAsk().Seat(0, ""); sa.Got != nil {
		t.Error("a rule can see who has answered")
	}
}
