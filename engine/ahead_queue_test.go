package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestForeseen ensures that a queue stops when its owner is asked something that it did not foresee, and goes on when
// it asked to be asked about that thing, in that kind of question or in any, and when somebody else is asked.
func TestForeseen(t *testing.T) {
	const thing = engine.Value("obj:1.0")
	askMe := func(seat engine.Seat, about engine.Value, window string) []engine.Sealed {
		return []engine.Sealed{{Seat: seat, About: about, Window: window, Reply: engine.Reply{Verb: engine.AskMe}}}
	}
	own := asked("own", 0)
	own.About = thing
	other := own
	other.Seat = 1
	for name, c := range map[string]struct {
		sa   engine.SeatAsk
		said []engine.Sealed
		goes bool
	}{
		"nothing said":                  {own, nil, false},
		"ask me about it":               {own, askMe(0, thing, engine.AnyWindow), true},
		"ask me about it, in that kind": {own, askMe(0, thing, "own"), true},
		"ask me about it, in another":   {own, askMe(0, thing, "duel"), false},
		"ask me about something else":   {own, askMe(0, "turn:1", engine.AnyWindow), false},
		"ask another one":               {own, askMe(1, thing, engine.AnyWindow), false},
		"something for the case of silence": {own, []engine.Sealed{{Seat: 0, About: thing, Window: "own", Silent: true,
			Reply: engine.Reply{Verb: engine.Pass}}}, false},
		"another is asked": {other, nil, true},
	} {
		g := row(nil, asked("first", 0), c.sa)
		g.AddQueue(engine.Queue{Kind: "idle"})
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
		if err != nil {
			t.Fatal(err)
		}
		s.Sealed = append([]engine.Sealed{{Seat: 0, About: "turn:2", Window: "idle",
			Reply: engine.Reply{Verb: engine.VerbChoose}}}, c.said...)
		next, events := apply(t, g, s, reply(0, engine.VerbChoose))
		goes := len(next.Sealed) > 0 && next.Sealed[0].Window == "idle"
		if goes != c.goes || goes != (len(events) == 0) {
			t.Errorf("%s: the queue goes on: %v; told %+v", name, goes, events)
		}
	}
}

// TestQueueThroughWindows ensures that an act in a window stops a queue, unless the queue goes on through windows of
// that kind, and that passing never does.
func TestQueueThroughWindows(t *testing.T) {
	for name, c := range map[string]struct {
		through []string
		verb    string
		goes    bool
	}{
		"an act":                     {nil, "act", false},
		"an act in another window":   {[]string{"v"}, "act", false},
		"an act in a window of that": {[]string{"v", "w"}, "act", true},
		"a pass":                     {nil, engine.Pass, true},
	} {
		g := course(idle(), engine.Run("open", func(*engine.Reader, *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.WindowFrame("w", engine.ObjID{}, 0, false)}
		}), engine.Goto("again", "idle"))
		g.MaxSeats = 2
		g.Verbs = []engine.Verb{{Name: engine.VerbChoose}, {Name: engine.Pass}, {Name: "act", Prog: "act"}}
		g.Add("act", engine.Do("acted", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: "write"}}
		}))
		for _, kind := range []string{"v", "w"} {
			g.AddWindow(engine.Window{Kind: kind, Verbs: []string{"act"}, After: engine.GoOn, OnPass: engine.PassClose,
				Order:  func(engine.Public, engine.Opened) []engine.Seat { return []engine.Seat{1} },
				MayAct: func(engine.Public, engine.Opened, engine.Seat) bool { return true }})
		}
		g.AddQueue(engine.Queue{Kind: "idle", Through: c.through})
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
		if err != nil {
			t.Fatal(err)
		}
		s, _ = apply(t, g, s, reply(0, engine.VerbChoose))
		s.Sealed = []engine.Sealed{{Seat: 0, About: "turn:2", Window: "idle",
			Reply: engine.Reply{Verb: engine.VerbChoose}}}
		next, events := apply(t, g, s, reply(1, c.verb))
		told := slices.ContainsFunc(events, func(e engine.Event) bool {
			return e.Kind == engine.EventQueue+"."+engine.QueueActed
		})
		if goes := len(next.Sealed) > 0; goes != c.goes || told == c.goes {
			t.Errorf("%s: the queue goes on: %v; its owner is told: %v", name, goes, told)
		}
	}
}
