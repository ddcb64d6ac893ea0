package kit

import "farpost/engine"

// Reasons for which a Duel ends, beside those of the game. Its shown.yaml lists them among its results.
const (
	ResultConceded = "conceded" // who conceded has lost
	ResultAgreed   = "agreed"   // a draw was agreed
	ResultLong     = "long"     // a draw: the match took too many turns
)

// Duel is a match of two: the program Setup, then turns of the program Turn, one player's after the other's, until
// somebody has won.
type Duel struct {
	Setup, Turn string
	// Turns and First are the figures (Ruleset.Vars) that count the turns and say who begins.
	Turns, First int
	// Most is the table rule that says after how many turns the match is a draw, for ResultLong.
	Most string
	// Active is whose turn it is, NoSeat before the first one.
	Active func(engine.Facts) engine.Seat
}

// Add defines the match, and how it ends from outside: who concedes has lost (ResultConceded), and a draw can be
// agreed (ResultAgreed).
func (d Duel) Add(g *engine.Ruleset) {
	g.Add("match",
		engine.Start("setup", d.Setup),
		engine.Exec("turn", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			if r.Var(d.Turns) >= r.Option(d.Most) {
				return engine.Verdict{Do: Finish(nil, ResultLong), End: true}
			}
			s := NextTurn(r, d.Active(r), engine.Seat(r.Var(d.First)))
			return engine.Verdict{Call: r.Calls(engine.NewFrame(d.Turn, s))}
		}),
		engine.Goto("again", "turn"))
	g.Add("concede", engine.Do("concede", func(r *engine.Reader, f *engine.Frame) []engine.Change {
		return Finish(r.Opponents(f.Reg1("seat").Seat()), ResultConceded)
	}))
	g.Add("draw", engine.Do("agreed", func(*engine.Reader, *engine.Frame) []engine.Change {
		return Finish(nil, ResultAgreed)
	}))
}
