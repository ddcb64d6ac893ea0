package toy

import (
	"slices"

	"farpost/engine"
)

// standingPasses are what one may pass in beforehand: any window, until somebody else declares something or until
// one's own turn; or what is answered, but what is aimed at oneself.
func standingPasses() []engine.StandingKind {
	return []engine.StandingKind{
		{Code: "any", Modes: []engine.StandingMode{
			{Code: "quiet", Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
				return e.Kind == "declared" && e.Seat != s
			}},
			{Code: "turn", Ends: func(p engine.Public, e engine.Event, s engine.Seat) bool {
				return e.Kind == "drew" && e.Seat == s && active(p) == s
			}},
		}},
		{Code: "answers", Windows: []string{"respond"}, Modes: []engine.StandingMode{{Code: "aimed", Asks: aimedAt}}},
	}
}

// aimedAt tells whether a declared card is aimed at a seat, or at a unit of it.
func aimedAt(p engine.Public, sa *engine.SeatAsk) bool {
	o, _ := p.Live(sa.About.ID())
	return slices.ContainsFunc(o.List("target"), func(v engine.Value) bool {
		return v.Seat() == sa.Seat || !v.ID().IsZero() && p.Ctrl(v.ID()) == sa.Seat
	})
}
