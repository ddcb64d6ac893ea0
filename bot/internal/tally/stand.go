package tally

import "farpost/engine"

// standingPasses are the ways to pass beforehand about a declared card: unless it is aimed at oneself, until
// somebody else has ended a turn, until somebody's life changes, or once it is late.
func standingPasses() []engine.StandingKind {
	return []engine.StandingKind{{Code: "cards", Windows: []string{"answer", "late"}, Modes: []engine.StandingMode{
		{Code: "aimed", Asks: func(p engine.Public, sa *engine.SeatAsk) bool {
			o, _ := p.Known(sa.About.ID())
			t := o.List("target")
			return len(t) == 1 && t[0].Seat() == sa.Seat
		}},
		{Code: "turn", Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
			return e.Kind == "ended" && e.Seat != s
		}},
		{Code: "hit", Ends: func(_ engine.Public, e engine.Event, _ engine.Seat) bool { return e.Kind == "life" }},
		{Code: "late", Asks: func(_ engine.Public, sa *engine.SeatAsk) bool { return sa.Kind != "late" }},
	}}}
}
