package tools_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/selfplay"
	"farpost/engine/thorough"
)

// TestForetold ensures that what views say of fights is what the engine then does, if nothing comes in between: of each
// fight of self-play, the figure that something has before, the figure that it has after, and who does not stay.
func TestForetold(t *testing.T) {
	t.Parallel()
	for _, g := range tools.All() {
		t.Run(g.Rules().Name, func(t *testing.T) {
			t.Parallel()
			book, decks, err := g.Mechanics()
			if err != nil {
				t.Fatal(err)
			}
			o := fights{t: t, g: g.Rules(), plain: g.Rules().InTurn(), b: book, seen: map[string]bool{}}
			watched(t, g, book, decks, func(match int, _ *engine.Input, s *engine.State) { o.look(match, s) })
			if o.held < thorough.Of(20, 1) || o.held < o.parted {
				t.Errorf("%d forecasts were held to what came, %d were not", o.held, o.parted)
			}
			t.Logf("%d forecasts were held to what came, %d were not: something came in between", o.held, o.parted)
		})
	}
}

// watched plays matches of sensible people and has each of their positions looked at, with the input that led there.
func watched(
	t *testing.T, g selfplay.Game, b engine.Book, decks [][]string, look func(int, *engine.Input, *engine.State),
) {
	t.Helper()
	_, err := selfplay.Run(selfplay.Options{Ruleset: g.Rules(), Book: b, Decks: decks, Players: 2,
		Matches: thorough.Of(12, 4), Seed: 1,
		Policy: g.Policy, Whole: g.Whole, Rules: g.MechanicsRules, Workers: 1, CheckEvery: 1000, InterfereEvery: -1,
		UnfoldEvery: -1, Watch: func(match int, in *engine.Input, s *engine.State, _ []engine.Event) {
			look(match, in, s)
		}})
	if err != nil {
		t.Fatal(err)
	}
}

// fights holds the forecasts of matches to what comes.
type fights struct {
	t            *testing.T
	g, plain     *engine.Ruleset // as it is, and with every window asked
	b            engine.Book
	mu           sync.Mutex
	seen         map[string]bool
	held, parted int
}

// view is what everybody sees of a match.
func (o *fights) view(s *engine.State) engine.View {
	v, err := engine.ViewOf(o.g, o.b, s, engine.NoSeat)
	if err != nil {
		o.t.Error(err)
	}
	return v
}

// look follows every fight of a match that foretells something, once for each forecast.
func (o *fights) look(match int, s *engine.State) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if s.Result != nil {
		return
	}
	v := o.view(s)
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			key := fmt.Sprint(match, v.Turn, c.Key, c.Against, c.Forecast)
			if len(c.Forecast) == 0 || o.seen[key] {
				continue
			}
			if o.seen[key] = true; alone(o.g, v, c.Key) {
				o.follow(fmt.Sprintf("match %d, turn %d, %s", match, v.Turn, c.Key), v, c, s)
			} else {
				o.parted++
			}
		}
	}
}

// follow lets everybody leave a fight alone until it is over, with every window asked, and compares. A fight in which
// something else begins to happen is left out.
func (o *fights) follow(at string, before engine.View, c engine.CardView, s *engine.State) {
	for _, f := range c.Forecast {
		n, ok := shown(before, f)
		for _, x := range c.Counts {
			if x.Of == f.Of && x.Code == f.Code {
				n = x.N
			}
		}
		if ok && n != f.Before {
			o.t.Errorf("%s: %s is said to have %d %s and shows %d", at, f.Of, f.Before, f.Code, n)
		}
	}
	after := before
	for range 20 {
		var qs []uint64
		for _, sa := range s.Ask.Seats {
			if !sa.Optional && sa.Got == nil {
				qs = append(qs, sa.Q)
			}
		}
		in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat, Qs: qs}
		next, _, err := engine.Apply(o.plain, o.b, s, in)
		if err != nil {
			o.t.Errorf("%s: %v", at, err)
			return
		}
		s, after = next, o.view(next)
		now, ok := after.Find(c.Key)
		over := !ok || s.Result != nil || len(now.Forecast) == 0
		if !alone(o.g, after, c.Key) || !over && !slices.Equal(now.Forecast, c.Forecast) {
			o.parted++
			return
		}
		if over {
			break
		}
	}
	for _, f := range c.Forecast {
		o.compare(at, before, after, f)
	}
}

// compare holds one forecast to what came.
func (o *fights) compare(at string, before, after engine.View, f engine.Forecast) {
	o.held++
	was, is := where(before, f.Of), where(after, f.Of)
	stays := was == is || was == "" // what lies in no zone is no card
	switch n, ok := shown(after, f); {
	case f.Gone && stays && was != "":
		o.t.Errorf("%s: %s should be gone and is in %s", at, f.Of, is)
	case f.Gone:
	case !stays:
		o.t.Errorf("%s: %s should stay in %s with %d %s and is in %q", at, f.Of, was, f.After, f.Code, is)
	case ok && n != f.After && (f.Max == 0 || f.After <= f.Max):
		o.t.Errorf("%s: %s should have %d %s and has %d", at, f.Of, f.After, f.Code, n)
	}
}

// where names the zone of a card; "" for what is none.
func where(v engine.View, of engine.Value) string {
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if c.Key == of {
				return z.Kind
			}
		}
	}
	return ""
}

// shown is the figure of a forecast as a view shows it: what damage leaves of a card's, a player's, or a cell's.
func shown(v engine.View, f engine.Forecast) (int, bool) {
	if c, ok := v.Find(f.Of); ok {
		n, found := 0, f.Code == "damage"
		for _, st := range c.Stats {
			if st.Code == f.Code {
				n, found = n+st.Now, true
			}
		}
		for _, m := range c.Marks {
			switch {
			case m.Code == "damage" && f.Code == "damage":
				n += m.N
			case m.Code == "damage":
				n -= m.N
			}
		}
		return n, found
	}
	for _, s := range v.Seats {
		for _, b := range s.Badges {
			if engine.SeatVal(s.Seat) == f.Of && b.Code == f.Code {
				return b.N, true
			}
		}
		for _, tr := range s.Tracks {
			for _, c := range tr.Cells {
				if c.Key == f.Of {
					return c.N, true
				}
			}
		}
	}
	return 0, false
}

// alone reports whether nothing waits to resolve besides a fight.
func alone(g *engine.Ruleset, v engine.View, fight engine.Value) bool {
	for _, z := range v.Zones {
		stack := slices.ContainsFunc(g.Layout.Zones, func(l engine.ZoneLayout) bool {
			return l.Kind == z.Kind && l.Place == engine.PlaceStack
		})
		if stack && slices.ContainsFunc(z.Cards, func(c engine.CardView) bool { return c.Key != fight }) {
			return false
		}
	}
	return true
}
