package engine_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestDecisionsEndLoops ensures that the count of forced steps begins anew with what a person decides, and with nothing
// else: not with a pass, nor with what is said for later.
func TestDecisionsEndLoops(t *testing.T) {
	g := course(engine.Exec("idle", func(*engine.Reader, *engine.Frame) engine.Verdict {
		sa := engine.SeatAsk{Kind: "idle", Verbs: []string{engine.VerbChoose, engine.VerbOrder, engine.Pass},
			Default: engine.Reply{Verb: engine.VerbChoose}}
		return engine.Verdict{Ask: &engine.Ask{Seats: []engine.SeatAsk{sa}}}
	}), engine.Goto("again", "idle"))
	g.Verbs = []engine.Verb{{Name: engine.VerbChoose}, {Name: engine.VerbOrder}, {Name: engine.Pass}}
	g.StandingKinds = []engine.StandingKind{{Code: "any", Modes: []engine.StandingMode{{Code: "on"}}}}
	silent := func(verb string) []engine.Sealed {
		return []engine.Sealed{{Seat: 0, About: engine.Always, Window: "idle", Silent: true,
			Reply: engine.Reply{Verb: verb}}}
	}
	for name, c := range map[string]struct {
		said []engine.Sealed // for the case of silence, before
		in   engine.Input
		calm int
	}{
		"a choice":     {nil, reply(0, engine.VerbChoose), 0},
		"a pass":       {nil, reply(0, engine.Pass), 5},
		"an order":     {nil, reply(0, engine.VerbOrder), 5},
		"a concession": {nil, engine.Input{Kind: engine.InputConcede, Seat: 0}, 0},
		"a draw":       {nil, engine.Input{Kind: engine.InputDraw}, 0},
		"a deadline":   {nil, engine.Input{Kind: engine.InputExpire, Qs: []uint64{1}}, 0},
		"a deadline for which a choice was said": {silent(engine.VerbChoose),
			engine.Input{Kind: engine.InputExpire, Qs: []uint64{1}}, 0},
		"a deadline for which a pass was said": {silent(engine.Pass),
			engine.Input{Kind: engine.InputExpire, Qs: []uint64{1}}, 5},
		"what is said for silence": {nil, engine.Input{Kind: engine.InputSeal, Ahead: silent(engine.VerbChoose)}, 5},
		"a standing pass":          {nil, standing(engine.StandingPass{Of: "any", Mode: "on"}), 5},
	} {
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
		if err != nil {
			t.Fatal(err)
		}
		if c.said != nil {
			s, _ = apply(t, g, s, engine.Input{Kind: engine.InputSeal, Ahead: c.said})
		}
		s.Calm = 5
		if next, _ := apply(t, g, s, c.in); next.Calm != c.calm {
			t.Errorf("after %s %d forced steps are counted, want %d", name, next.Calm, c.calm)
		}
	}
}

// TestDecideRefuses ensures that a match is not decided with places that fit no table, nor for a reason without words,
// and that it stays as it was.
func TestDecideRefuses(t *testing.T) {
	s := at(t, "race.txtar", 1, "race")
	before := string(encode(t, s))
	for name, in := range map[string]engine.Input{
		"no places":             {Why: engine.WhyJudge},
		"too few":               {Why: engine.WhyJudge, Places: []int{1, 2}},
		"too many":              {Why: engine.WhyJudge, Places: []int{1, 2, 3, 4}},
		"a place before first":  {Why: engine.WhyJudge, Places: []int{0, 1, 2}},
		"a place behind all":    {Why: engine.WhyJudge, Places: []int{1, 2, 4}},
		"for an unknown reason": {Why: "whim", Places: []int{1, 2, 3}},
		"for no reason":         {Places: []int{1, 2, 3}},
	} {
		in.Kind, in.Seat = engine.InputDecide, engine.NoSeat
		if _, _, err := engine.Apply(game, book, s, in); err == nil || engine.IsRefusal(err) != nil ||
			errors.Is(err, engine.ErrParked) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if string(encode(t, s)) != before {
		t.Error("the match has changed")
	}
	in := engine.Input{Kind: engine.InputDecide, Seat: engine.NoSeat, Why: engine.WhyJudge, Places: []int{1, 1, 3}}
	s, _ = apply(t, game, s, in)
	if r := s.Result; r == nil || len(r.Winners) != 2 || r.Lost() {
		t.Errorf("two share the first place: %+v", r)
	}
	if _, _, err := engine.Apply(game, book, s, in); engine.IsRefusal(err) == nil {
		t.Errorf("a match that is over is decided again: %v", err)
	}
}

// TestPlaces ensures that the places of a match that ended by itself are its winners, then who was in, then who left
// later; what went out together shares a place.
func TestPlaces(t *testing.T) {
	in, out := engine.SeatState{}, func(n int) engine.SeatState { return engine.SeatState{Out: true, Left: n} }
	for name, c := range map[string]struct {
		seats   []engine.SeatState
		winners []engine.Seat
		want    []int
	}{
		"the last one":         {[]engine.SeatState{out(2), in, out(1)}, []engine.Seat{1}, []int{2, 1, 3}},
		"one of four":          {[]engine.SeatState{out(1), in, out(1), out(3)}, []engine.Seat{1}, []int{3, 1, 3, 2}},
		"by another goal":      {[]engine.SeatState{in, in, out(1)}, []engine.Seat{1}, []int{2, 1, 3}},
		"two together":         {[]engine.SeatState{in, in, in}, []engine.Seat{0, 2}, []int{1, 3, 1}},
		"an agreed draw":       {[]engine.SeatState{in, out(1), in}, nil, []int{1, 3, 1}},
		"the last at once":     {[]engine.SeatState{out(2), out(1), out(2)}, nil, []int{1, 3, 1}},
		"from an older build":  {[]engine.SeatState{out(0), in, out(0)}, []engine.Seat{1}, []int{2, 1, 2}},
		"a winner who is away": {[]engine.SeatState{out(1), in}, []engine.Seat{0}, []int{1, 2}},
	} {
		s := &engine.State{Seats: c.seats, Result: &engine.Result{Winners: c.winners}}
		if got := s.Places(); !slices.Equal(got, c.want) {
			t.Errorf("%s: places %v, want %v", name, got, c.want)
		}
	}
	if got := (&engine.State{Seats: make([]engine.SeatState, 2)}).Places(); got != nil {
		t.Errorf("a match that goes on has places %v", got)
	}
}

// TestLeft ensures that the order in which seats went out is kept, also where a seat is taken out again.
func TestLeft(t *testing.T) {
	out := func(seats ...engine.Seat) engine.Step {
		return engine.Do(fmt.Sprint("out", seats), func(*engine.Reader, *engine.Frame) (all []engine.Change) {
			for _, s := range seats {
				all = append(all, engine.Change{Kind: "out", Seat: s})
			}
			return all
		})
	}
	idle := engine.Exec("idle", func(*engine.Reader, *engine.Frame) engine.Verdict {
		sa := engine.SeatAsk{Seat: 2, Kind: "idle", Verbs: []string{engine.Pass}}
		sa.Default.Verb = engine.Pass
		return engine.Verdict{Ask: &engine.Ask{Seats: []engine.SeatAsk{sa}}}
	})
	g := course(out(1), out(0, 1, 3), out(1, 0), idle)
	g.MaxSeats, g.Verbs = 4, []engine.Verb{{Name: engine.Pass}}
	g.AddChange("out", func(tx *engine.Tx, c engine.Change) bool { tx.Defeat(c.Seat); return true })
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 4)})
	if err != nil {
		t.Fatal(err)
	}
	var left []int
	for _, n := range s.Seats {
		left = append(left, n.Left)
	}
	if want := []int{2, 1, 0, 2}; !slices.Equal(left, want) {
		t.Errorf("left %v, want %v", left, want)
	}
}
