package engine_test

import (
	"errors"
	"slices"
	"strings"
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

// TestSameQuestion ensures that a question which is put again after something came in between keeps its number and its
// answer as long as whoever answered would notice no difference, and that any other is a new one.
func TestSameQuestion(t *testing.T) {
	for name, c := range map[string]struct {
		change func(sa *engine.SeatAsk)
		same   bool
	}{
		"nothing":          {func(*engine.SeatAsk) {}, true},
		"its words":        {func(sa *engine.SeatAsk) { sa.Prompt = engine.Say("hurry") }, true},
		"an option's word": {func(sa *engine.SeatAsk) { sa.Options[0].Label = engine.Say("x") }, true},
		"a kind":           {func(sa *engine.SeatAsk) { sa.Kind = "duel" }, false},
		"a round":          {func(sa *engine.SeatAsk) { sa.Round++ }, false},
		"what it is about": {func(sa *engine.SeatAsk) { sa.About = "obj:1.0" }, false},
		"it is optional":   {func(sa *engine.SeatAsk) { sa.Optional = true }, false},
		"a verb":           {func(sa *engine.SeatAsk) { sa.Verbs = append(sa.Verbs, engine.Pass) }, false},
		"the least":        {func(sa *engine.SeatAsk) { sa.Min = 0 }, false},
		"the most":         {func(sa *engine.SeatAsk) { sa.Max = 2 }, false},
		"an order":         {func(sa *engine.SeatAsk) { sa.Ordered = true }, false},
		"another option":   {func(sa *engine.SeatAsk) { sa.Options[1].Key = "word:z" }, false},
		"one option less":  {func(sa *engine.SeatAsk) { sa.Options = sa.Options[:1] }, false},
		"one impossible":   {func(sa *engine.SeatAsk) { sa.Options[1].Refusal = engine.Refuse("NO", "") }, false},
	} {
		g := course(engine.Exec("ask", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			sa := engine.SeatAsk{Kind: "idle", Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1,
				Options: []engine.Option{{Key: "word:x"}, {Key: "word:y"}}}
			other := sa
			other.Seat, other.Options = 1, slices.Clone(sa.Options)
			if r.Var(0) > 0 {
				c.change(&sa)
			}
			sa.Default, other.Default = engine.DefaultChoice(sa), engine.DefaultChoice(other)
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Seats: []engine.SeatAsk{sa, other}}}
		}), engine.Goto("again", "ask"))
		g.MaxSeats = 2
		g.Verbs = []engine.Verb{{Name: engine.VerbChoose}, {Name: "cheer", Prog: "cheer", Any: true}}
		g.Add("cheer", engine.Do("cheered", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: "write"}}
		}))
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
		if err != nil {
			t.Fatal(err)
		}
		yes := engine.Answer{Name: engine.ChoiceName, Vals: []engine.Value{"word:x"}}
		s, _ = apply(t, g, s, reply(0, engine.VerbChoose, yes))
		q, other := s.Ask.Seats[0].Q, s.Ask.Seats[1].Q
		s, _ = apply(t, g, s, engine.Input{Kind: engine.InputAct, Seat: 1, Reply: engine.Reply{Verb: "cheer"}})
		now := s.Ask.Seats[0]
		if same := now.Q == q; same != c.same || (now.Got != nil) != c.same || s.Ask.Seats[1].Q != other {
			t.Errorf("%s has changed: number %d was %d, answer %v; the other is %d, was %d", name, now.Q, q, now.Got,
				s.Ask.Seats[1].Q, other)
		}
	}
}

// TestWhoHasLeft ensures that a seat which has left can do nothing any more, and is told so.
func TestWhoHasLeft(t *testing.T) {
	s := at(t, "silent.txtar", 1, "respond")
	q := s.Ask.Seat(1, "").Q
	s, _ = apply(t, game, s, engine.Input{Kind: engine.InputConcede, Seat: 2})
	for name, in := range map[string]engine.Input{
		"a reply":         reply(2, engine.Pass),
		"one by number":   {Kind: engine.InputReply, Seat: 2, Q: q, Reply: engine.Reply{Verb: engine.Pass}},
		"an act":          {Kind: engine.InputAct, Seat: 2, Reply: engine.Reply{Verb: "cheer"}},
		"a concession":    {Kind: engine.InputConcede, Seat: 2},
		"an answer":       {Kind: engine.InputSeal, Seat: 2, Ahead: engine.PassAhead(2)},
		"standing passes": standing(engine.StandingPass{Seat: 2, Of: "any", Mode: "turn"}),
	} {
		_, _, err := engine.Apply(game, book, s, in)
		if no := engine.IsRefusal(err); no == nil || no.Code != engine.CodeOut {
			t.Errorf("%s: %v, want %s", name, err, engine.CodeOut)
		}
	}
}

// TestAgainParks ensures that an open question whose program or step this build does not know cannot be put again.
func TestAgainParks(t *testing.T) {
	for old, says := range map[string]string{`"p":"kernel.window"`: `no program "gone"`,
		`"l":"ask"`: `"kernel.window" has no step "gone"`} {
		s := edited(t, at(t, "nested.txtar", 1, "respond"), old, old[:4]+`"gone"`)
		if out, err := engine.Again(game, book, s); out != nil || !errors.Is(err, engine.ErrParked) ||
			!strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", old, err)
		}
	}
}
