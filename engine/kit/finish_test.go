package kit_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
)

// A match ends with an event for each winner, or as a draw.
func TestFinish(t *testing.T) {
	for _, c := range []struct {
		winners []engine.Seat
		kinds   []string
	}{{nil, []string{kit.EventDraw}}, {[]engine.Seat{1}, []string{kit.EventWinner}}, {[]engine.Seat{0, 2},
		[]string{kit.EventWinner, kit.EventWinner}}} {
		batch := kit.Finish(c.winners, "worn-out")
		end := batch[len(batch)-1]
		if len(batch) != len(c.kinds)+1 || end.Kind != engine.ChangeFinish || end.Word != "worn-out" ||
			len(end.Vals) != len(c.winners) {
			t.Errorf("%v: %+v", c.winners, batch)
		}
		for i, k := range c.kinds {
			e := batch[i].Event
			if e == nil || e.Kind != k || e.Arg("how")[0] != engine.Word("worn-out") ||
				(k == kit.EventWinner && e.Seat != c.winners[i]) {
				t.Errorf("%v: event %+v, want %s", c.winners, e, k)
			}
		}
	}
}

// TestAddEndings ensures that who concedes is out, that the match ends with one player left, and that with more it goes
// on once it has been checked, unless a check comes later by itself.
func TestAddEndings(t *testing.T) {
	for _, c := range []struct {
		seats             int
		later             bool
		goesOn, isChecked bool
	}{{2, false, false, false}, {3, false, true, true}, {3, true, true, false}} {
		seats, goesOn := c.seats, c.goesOn
		tidied := false
		g := choosing(kit.Picks{
			Name: func(_ *engine.Reader, _ *engine.Frame, i int) string { return []string{"a", ""}[i] },
			Pick: func(*engine.Reader, *engine.Frame, int) kit.Pick {
				return kit.Pick{Vals: []engine.Value{engine.Int(1)},
					Ask: engine.SeatAsk{Kind: "which", Verbs: []string{engine.VerbChoose}, Max: 1}}
			},
		}, seats, func(*engine.Reader) bool { return c.later })
		g.Check = func(r *engine.Reader) []engine.Change {
			if !r.Out(1) || tidied {
				return nil
			}
			tidied = true
			return []engine.Change{engine.Tell("tidied", 1)}
		}
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, seats)})
		if err != nil {
			t.Fatal(err)
		}
		s, _, err = engine.Apply(g, toy.Cards{}, s, engine.Input{Kind: engine.InputConcede, Seat: 1})
		if err != nil {
			t.Fatal(err)
		}
		if goesOn != (s.Result == nil) || tidied != c.isChecked {
			t.Errorf("%d seats: %+v, checked %v", seats, s.Result, tidied)
		}
		res := s.Result
		if res != nil && (res.Reason != "lost-conceded" || !slices.Equal(res.Winners, []engine.Seat{0})) {
			t.Errorf("%d seats: %+v", seats, res)
		}
	}
}
