package cardlang_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// All choose at once of their own stones, and then what they chose happens together; who has no more than so many gives
// all without a question.
func TestHands(t *testing.T) {
	for what, c := range map[string]struct {
		stones  [2]int // of each seat
		n       int
		answers map[engine.Seat][]engine.Value
		want    string
	}{
		"both choose": {[2]int{2, 2}, 1, map[engine.Seat][]engine.Value{0: {"obj:2.0"}, 1: {"obj:3.0"}},
			"0 [obj:2.0], 1 [obj:3.0]"},
		"one gives all": {[2]int{1, 2}, 1, map[engine.Seat][]engine.Value{1: {"obj:3.0"}},
			"0 [obj:1.0], 1 [obj:3.0]"},
		"nobody is asked":   {[2]int{2, 0}, 2, nil, "0 [obj:1.0 obj:2.0], 1 []"},
		"nothing is chosen": {[2]int{1, 0}, 0, map[engine.Seat][]engine.Value{0: {}}, "0 [], 1 []"},
	} {
		t.Run(what, func(t *testing.T) {
			l, b := &language{}, newBook(nil, name("this"))
			g := tale(l, false)
			g.Zones = append(g.Zones, engine.ZoneKind{Kind: "hand", Seen: engine.SeenByOwner})
			g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
				for s, n := range c.stones {
					for range n {
						tx.New(engine.Object{Owner: engine.Seat(s), Base: engine.Seat(s)}, "hand", engine.Seat(s))
					}
				}
				return nil
			}
			steps := l.Hands(cardlang.Hands[Target, Instr]{Key: "choose", Then: "chosen", Zone: "hand",
				Of: func(run) (string, int) { return "all", c.n },
				Ask: func(x run, s engine.Seat, n int) engine.SeatAsk {
					return kit.Newest(x.Reader, engine.SeatAsk{Seat: s, Kind: "hand", Due: engine.DueTurn,
						Verbs: []string{engine.VerbChoose}}, "hand", n)
				},
				Batch: func(x run, s engine.Seat, cards []engine.Value) []engine.Change {
					return []engine.Change{engine.Tell("gave", s, engine.A("of", cards...))}
				}})
			g.Add("hands", append(steps, engine.Goto(cardlang.NoKey, engine.End))...)
			g.Add("give", engine.Do("begin", func(*engine.Reader, *engine.Frame) []engine.Change {
				return []engine.Change{engine.Tell("begins", 0)}
			}), engine.Run("hands", func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
				h := engine.NewFrame("hands", f.Owner)
				h.Node = cardlang.Node("tale", "effect")
				return []engine.Frame{h}
			}))
			g.Verbs = []engine.Verb{{Name: "tell", Prog: "give"}, {Name: engine.VerbChoose}}
			s, told, err := engine.New(g, b, engine.Setup{Decks: make([][]string, 2)})
			if err != nil {
				t.Fatal(err)
			}
			give := func(seat engine.Seat, rep engine.Reply) {
				next, more, err := engine.Apply(g, b, s, engine.Input{Kind: engine.InputReply, Seat: seat,
					Q: s.Ask.Seat(seat, "").Q, Reply: rep})
				if err != nil {
					t.Fatal(err)
				}
				s, told = next, append(told, more...)
			}
			give(0, engine.Reply{Verb: "tell"})
			if n := len(c.answers); n > 0 && len(s.Ask.Seats) != n {
				t.Fatalf("%d are asked, want %d", len(s.Ask.Seats), n)
			}
			for seat, vals := range c.answers {
				give(seat, engine.Reply{Verb: engine.VerbChoose,
					Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: vals}}})
			}
			var got []string
			for _, e := range told {
				if e.Kind == "gave" {
					got = append(got, fmt.Sprint(int(e.Seat), " ", e.Arg("of")))
				}
			}
			if out := strings.Join(got, ", "); out != c.want {
				t.Errorf("%s, want %s", out, c.want)
			}
		})
	}
}
