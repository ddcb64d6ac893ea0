package engine_test

import (
	"fmt"
	"testing"

	"farpost/engine"
)

// nimBook is the book of a game without cards.
type nimBook struct{}

func (nimBook) Hash() string        { return "nim-1" }
func (nimBook) CardID(int32) string { return "" }

// nim is a whole ruleset, about as small as one can be. A heap has five sticks. Two seats take one to three in turn,
// and who takes the last one wins.
func nim() *engine.Ruleset {
	g := engine.NewRuleset("nim", 1)
	g.MinSeats, g.MaxSeats = 2, 2
	g.TimeRule = engine.TimeRule{Code: "time"} // nothing counts: a draw
	g.Zones = []engine.ZoneKind{{Kind: "heap", Shared: true}}
	g.Vars = []string{"active"}
	g.Verbs = []engine.Verb{{Name: "take", Prog: "take"}, {Name: "concede", Any: true}}
	g.LoadBook = func([]byte) (engine.Book, error) { return nimBook{}, nil }
	g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
		for range 5 {
			tx.New(engine.Object{Card: -1, Owner: engine.NoSeat, Base: engine.NoSeat}, "heap", engine.NoSeat)
		}
		return nil
	}
	g.Stat = func(*engine.Reader, engine.ObjID, int) int { return 0 }
	g.Ctrl = func(*engine.Reader, engine.ObjID) engine.Seat { return engine.NoSeat }
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return p.Alive() }
	g.View = func(r *engine.Reader, _ engine.Seat) engine.View {
		return engine.View{Zones: []engine.ZoneView{
			{Kind: "heap", Seat: engine.NoSeat, Count: r.Count("heap", engine.NoSeat)},
		}}
	}
	g.AddChange("remove", func(tx *engine.Tx, c engine.Change) bool {
		tx.Emit(engine.Event{Kind: "taken", Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(c.N))}})
		for _, id := range tx.Reader().Zone("heap", engine.NoSeat)[:c.N] {
			tx.Remove(id)
		}
		return true
	})

	active := func(r *engine.Reader) engine.Seat { return engine.Seat(r.Var(0)) }
	wins := func(s engine.Seat) []engine.Change {
		return []engine.Change{{Kind: engine.ChangeFinish, Vals: []engine.Value{engine.SeatVal(s)}, Word: "last"}}
	}
	g.Add("match",
		engine.Exec("ask", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: active(r), Kind: "turn", Verbs: []string{"take"},
				Default: take(1), Due: engine.DueTurn}, "")}
		}),
		engine.Run("take", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{r.Enter(f.Got[0], "turn", "")}
		}),
		engine.If("more", func(r *engine.Reader, _ *engine.Frame) bool {
			return r.Count("heap", engine.NoSeat) > 0
		}, "next"),
		engine.Do("won", func(r *engine.Reader, _ *engine.Frame) []engine.Change { return wins(active(r)) }),
		engine.Do("next", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: engine.ChangeVar, Word: "active", N: 1 - r.Var(0)}}
		}),
		engine.Goto("again", "ask"),
	)
	g.Add("take",
		engine.Choose("sticks", func(r *engine.Reader, _ *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for n := 1; n <= min(3, r.Count("heap", engine.NoSeat)); n++ {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Int(n)})
			}
			return sa, nil
		}),
		engine.Do("gone", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: "remove", Seat: f.Owner, N: f.Reg1("sticks").Num()}}
		}),
	)
	g.Add("concede", engine.Do("lost", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
		return wins(1 - f.Reg1("seat").Seat())
	}))
	g.Add("draw", engine.Do("agreed", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: engine.ChangeFinish, Word: "agreed"}}
	}))
	return g
}

// take returns the answer that takes n sticks.
func take(n int) engine.Reply {
	return engine.Reply{Verb: "take", Answers: []engine.Answer{{Name: "sticks", Vals: []engine.Value{engine.Int(n)}}}}
}

// New runs a match to its first question.
func ExampleNew() {
	s, _, err := engine.New(nim(), nimBook{}, engine.Setup{Decks: make([][]string, 2), Seed: 7})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, sa := range s.Ask.Seats {
		fmt.Printf("question %d: %v may %v\n", sa.Q, sa.Seat, sa.Verbs)
	}
	// Output:
	// question 1: seat 1 may [take]
}

// Apply returns the match after an input, and leaves the one before it as it was.
func ExampleApply() {
	g, book := nim(), nimBook{}
	before, _, err := engine.New(g, book, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		fmt.Println(err)
		return
	}
	in := engine.Input{Kind: engine.InputReply, Seat: 0, Q: 1, Reply: take(2)}
	after, events, err := engine.Apply(g, book, before, in)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, e := range events {
		fmt.Println(e.Seat, e.Kind, e.Arg("n"))
	}
	for _, s := range []*engine.State{before, after} {
		v, err := engine.ViewOf(g, book, s, engine.NoSeat)
		fmt.Printf("%d sticks, %v is asked, %v\n", v.Zone("heap", engine.NoSeat).Count, s.Ask.Seats[0].Seat, err)
	}

	_, _, err = engine.Apply(g, book, after, in) // the question has been answered
	fmt.Println(engine.IsRefusal(err).Code)
	// Output:
	// seat 1 taken [int:2]
	// 5 sticks, seat 1 is asked, <nil>
	// 3 sticks, seat 2 is asked, <nil>
	// K-STALE
}

// Draft leads through an answer: to the next thing to choose, a preview of the whole answer, or the refusal that Apply
// would give.
func ExampleDraft() {
	g, book := nim(), nimBook{}
	s, _, err := engine.New(g, book, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, rep := range []engine.Reply{{Verb: "take"}, take(3), take(4)} {
		out, err := engine.Draft(g, book, s, 0, 0, rep)
		switch {
		case err != nil:
			fmt.Println(err)
		case out.Question != nil:
			fmt.Println("choose", out.Question.Name)
			for _, o := range out.Question.Options {
				fmt.Println("-", o.Key)
			}
		case out.Preview != nil:
			fmt.Println("ready:", out.Preview.Reply)
		case out.Refusal != nil:
			fmt.Println(out.Refusal)
		}
	}
	// Output:
	// choose sticks
	// - int:1
	// - int:2
	// - int:3
	// ready: {take [{sticks [int:3]}]}
	// refused: K-CHOICE
}

// TestNim ensures that the ruleset of the examples has no fault that can be seen without playing.
func TestNim(t *testing.T) {
	if err := nim().Validate(); err != nil {
		t.Error(err)
	}
}
