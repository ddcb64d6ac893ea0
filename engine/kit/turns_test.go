package kit_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
)

// The first turn is the first player's; then everybody has one who has not left.
func TestNextTurn(t *testing.T) {
	g := steps(engine.Own("out", engine.Change{Kind: "out"}), engine.Exec("wait", func(r *engine.Reader,
		_ *engine.Frame) engine.Verdict {
		return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: 1, Kind: "wait", Verbs: []string{"do"},
			Due: engine.DueTurn, Default: engine.Reply{Verb: "do"}}, "")}
	}))
	g.MaxSeats = 3
	g.Define("out", func(tx *engine.Tx, _ engine.Change) { tx.Defeat(2) })
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 3)})
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Read(g, toy.Cards{}, s)
	for _, c := range []struct{ active, first, want engine.Seat }{
		{engine.NoSeat, 1, 1}, {0, 1, 1}, {1, 1, 0}, {2, 0, 0},
	} {
		if got := kit.NextTurn(r, c.active, c.first); got != c.want {
			t.Errorf("after %v, %v first: %v, want %v", c.active, c.first, got, c.want)
		}
	}
}

// Whose turn it is has the clock of turns, everybody else that of reactions, before the first turn that of the setup.
func TestDue(t *testing.T) {
	for _, c := range []struct {
		active, s engine.Seat
		want      string
	}{{engine.NoSeat, 0, engine.DueSetup}, {1, 1, engine.DueTurn}, {1, 0, engine.DueReaction}} {
		if got := kit.Due(c.active, c.s); got != c.want {
			t.Errorf("%v in the turn of %v: %s, want %s", c.s, c.active, got, c.want)
		}
	}
}

// A queue stops at news, and at nothing else.
func TestStopsOn(t *testing.T) {
	stops := kit.StopsOn("drew", "found")
	for kind, want := range map[string]string{"drew": engine.QueueNews, "found": engine.QueueNews, "moved": ""} {
		if got := stops(engine.Event{Kind: kind}); got != want {
			t.Errorf("%s: %q, want %q", kind, got, want)
		}
	}
}

// Who has lost leaves, together with the others who have; who is left then wins, or nobody does.
func TestLosers(t *testing.T) {
	for name, c := range map[string]struct {
		how    []string
		kinds  []string
		reason string
	}{
		"nobody": {[]string{"", ""}, nil, ""},
		"one":    {[]string{"", "tired"}, []string{"note", engine.ChangeRecord, engine.ChangeFinish}, "lost-tired"},
		"both": {[]string{"tired", "late"}, []string{"note", "note", engine.ChangeRecord, engine.ChangeFinish},
			"all"},
	} {
		var got []engine.Change
		g := steps(engine.Calc("who", func(r *engine.Reader, _ *engine.Frame) {
			got = kit.Losers(r, "note", "all", func(s engine.Seat) string { return c.how[s] })
		}))
		play(t, g)
		if len(got) != len(c.kinds) {
			t.Errorf("%s: %+v", name, got)
			continue
		}
		for i, kind := range c.kinds {
			if got[i].Kind != kind || kind == "note" && got[i].Word != c.how[got[i].Seat] {
				t.Errorf("%s: change %d is %+v", name, i, got[i])
			}
		}
		if n := len(got); n > 0 && got[n-1].Word != c.reason {
			t.Errorf("%s: ends for %q, want %q", name, got[n-1].Word, c.reason)
		}
	}
}
