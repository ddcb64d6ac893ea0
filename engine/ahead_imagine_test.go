package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// asked is a question to one seat, with a choice that is its default.
func asked(kind string, seat engine.Seat) engine.SeatAsk {
	return engine.SeatAsk{Seat: seat, Kind: kind, Verbs: []string{engine.VerbChoose, engine.Pass},
		Default: engine.Reply{Verb: engine.VerbChoose}}
}

// row is a game of two seats that asks these questions one after the other, then the last one for ever; between is done
// before the last one.
func row(between []engine.Change, asks ...engine.SeatAsk) *engine.Ruleset {
	var steps []engine.Step
	for i, sa := range asks {
		step := asking(engine.JoinAll, sa)
		if step.Label = fmt.Sprint("ask-", i); i == len(asks)-1 {
			steps = append(steps, engine.Do("between", func(*engine.Reader, *engine.Frame) []engine.Change {
				return between
			}))
		}
		steps = append(steps, step)
	}
	g := course(append(steps, engine.Goto("again", fmt.Sprint("ask-", len(asks)-1)))...)
	g.MaxSeats = 2
	return g
}

// TestImagine ensures over which questions and events a seat can look ahead to a later question of its own: over what
// is answered by default, and not over what somebody is free to do, what is not for all eyes, or what never comes.
func TestImagine(t *testing.T) {
	first, later := asked("first", 0), asked("later", 0)
	with := func(sa engine.SeatAsk, change func(*engine.SeatAsk)) engine.SeatAsk { change(&sa); return sa }
	turn := func(sa *engine.SeatAsk) { sa.Due = engine.DueTurn }
	pass := func(sa *engine.SeatAsk) { sa.Default.Verb = engine.Pass }
	secret := []engine.Arg{engine.A("card", "card:x")}
	told := func(e engine.Event) []engine.Change { return []engine.Change{engine.RecordEvent(e)} }
	others := func(n int) []engine.SeatAsk {
		return append(append([]engine.SeatAsk{first}, slices.Repeat([]engine.SeatAsk{asked("other", 1)}, n)...), later)
	}
	for name, c := range map[string]struct {
		between []engine.Change
		asks    []engine.SeatAsk
		queues  []string
		ok      bool
	}{
		"at once":                {nil, []engine.SeatAsk{first, later}, nil, true},
		"over another's":         {nil, others(1), nil, true},
		"over as many as can be": {nil, others(63), nil, true},
		"over too many":          {nil, others(64), nil, false},
		"over an own one":        {nil, []engine.SeatAsk{first, asked("own", 0), later}, nil, true},
		"over an own one, to a queue": {nil, []engine.SeatAsk{first, asked("own", 0), later}, []string{"later"},
			false},
		"over another's, to a queue": {nil, others(1), []string{"later"}, true},
		"over an own pass, to a queue": {nil, []engine.SeatAsk{first, with(asked("own", 0), pass), later},
			[]string{"later"}, true},
		"over a turn": {nil, []engine.SeatAsk{first, with(asked("other", 1), turn), later}, nil, false},
		"over a turn, with queues of another kind": {nil,
			[]engine.SeatAsk{first, with(asked("other", 1), turn), later}, []string{"free"}, true},
		"over a queue's": {nil, []engine.SeatAsk{first, asked("free", 1), later}, []string{"free"}, false},
		"to another's":   {nil, []engine.SeatAsk{first, asked("later", 1)}, nil, false},
		"to the end": {[]engine.Change{{Kind: engine.ChangeFinish, Word: "over"}}, []engine.SeatAsk{first, later}, nil,
			false},
		"over what all see": {told(engine.Event{Kind: "told"}), []engine.SeatAsk{first, later}, nil, true},
		"over what some see": {told(engine.Event{Kind: "told", Secret: secret, Knows: []engine.Seat{1}}),
			[]engine.SeatAsk{first, later}, nil, false},
		"over what one is told": {told(engine.Event{Kind: "told", Secret: secret, Knows: []engine.Seat{1},
			Private: true}), []engine.SeatAsk{first, later}, nil, true},
		"over dice": {[]engine.Change{{Kind: "write"}}, []engine.SeatAsk{first, later}, nil, false},
	} {
		g := row(c.between, c.asks...)
		for _, kind := range c.queues {
			g.AddQueue(engine.Queue{Kind: kind})
		}
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
		if err != nil {
			t.Fatal(err)
		}
		next, q, ok, err := engine.Imagine(g, toy.Cards{}, s, 0, reply(0, engine.VerbChoose), "later")
		if ok != c.ok || err != nil || (next != nil) != c.ok || (q != 0) != c.ok {
			t.Errorf("%s: %v, number %d, %v", name, ok, q, err)
		}
		if ok && (next.Ask.ByQ(q) == nil || next.Ask.ByQ(q).Kind != "later") {
			t.Errorf("%s: it comes to %+v", name, next.Ask)
		}
		if _, _, ok, err := engine.Imagine(g, toy.Cards{}, s, 0, reply(0, "dance"), "later"); ok ||
			engine.IsRefusal(err) == nil {
			t.Errorf("%s, by what is refused: %v", name, err)
		}
		if now, q, ok, err := engine.Imagine(g, toy.Cards{}, s, 0, engine.Input{}, "first"); !ok || err != nil ||
			now.Ask.ByQ(q).Kind != "first" {
			t.Errorf("%s, as it is now: %v, %v", name, ok, err)
		}
	}
}

// TestImagineLight ensures that nobody can look ahead over a card that they will see then and do not see now, and can
// over one that they see already, do not see then, or that is gone.
func TestImagineLight(t *testing.T) {
	open := engine.ZoneKind{Kind: "a", Shared: true, Seen: engine.SeenByAll}
	closed := engine.ZoneKind{Kind: "b", Shared: true, Seen: engine.SeenByNobody}
	for _, zones := range [][]engine.ZoneKind{{open, closed}, {closed, open}} {
		for name, c := range map[string]struct {
			from string
			do   func(tx *engine.Tx, id engine.ObjID)
			ok   bool
		}{
			"shown":       {"b", func(tx *engine.Tx, id engine.ObjID) { tx.Move(id, "a", engine.NoSeat, true) }, false},
			"hidden":      {"a", func(tx *engine.Tx, id engine.ObjID) { tx.Move(id, "b", engine.NoSeat, true) }, true},
			"moved":       {"a", func(tx *engine.Tx, id engine.ObjID) { tx.Move(id, "a", engine.NoSeat, true) }, true},
			"still there": {"b", func(*engine.Tx, engine.ObjID) {}, true},
			"gone":        {"b", func(tx *engine.Tx, id engine.ObjID) { tx.Remove(id) }, true},
			"made": {"b", func(tx *engine.Tx, id engine.ObjID) {
				tx.New(engine.Object{}, "a", engine.NoSeat)
			}, true},
		} {
			g := row([]engine.Change{{Kind: "do"}}, asked("first", 0), asked("later", 0))
			g.Zones = zones
			g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
				tx.New(engine.Object{}, c.from, engine.NoSeat)
				return nil
			}
			g.AddChange("do", func(tx *engine.Tx, _ engine.Change) bool {
				c.do(tx, tx.Reader().Zone(c.from, engine.NoSeat)[0])
				return true
			})
			s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
			if err != nil {
				t.Fatal(err)
			}
			_, _, ok, err := engine.Imagine(g, toy.Cards{}, s, 0, reply(0, engine.VerbChoose), "later")
			if ok != c.ok || err != nil {
				t.Errorf("a card that is %s, with zones %v: %v, %v", name, zones, ok, err)
			}
		}
	}
}
