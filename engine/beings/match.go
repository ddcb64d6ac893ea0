package beings

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addMatch defines the whole match: the setup, then turns until somebody has won.
func addMatch(g *engine.Ruleset) {
	kit.Duel{Setup: progSetup, Turn: progTurn, Turns: vTurn, First: vFirst, Most: ruleMaxTurns,
		Active: turnPlayer}.Add(g)
	addSetup(g)
}

// addSetup defines section 4.3: shuffle, who begins, six cards, one mulligan of both at once, life cards, gems.
func addSetup(g *engine.Ruleset) {
	g.Add(progSetup,
		engine.Do("deal", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return append(append(kit.ForSeats(r.Alive(), engine.Change{Kind: chShuffle}), engine.Change{Kind: chFirst}),
				kit.ForSeats(r.Alive(), engine.Change{Kind: chDraw, N: openingHand})...)
		}),
		engine.Exec("mulligan", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			a := engine.NewAsk(engine.JoinAll, 2)
			for i, s := range r.Alive() {
				all := engine.Reply{Verb: verbKeep,
					Answers: []engine.Answer{{Name: qCards, Vals: engine.Objs(r.Zone(zHand, s))}}}
				a.Seats[i] = engine.SeatAsk{Seat: s, Kind: askMulligan, Final: true, Verbs: []string{verbKeep},
					Default: all, Due: engine.DueSetup}
			}
			return engine.Verdict{Ask: a}
		}),
		engine.Run("kept", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			var out []engine.Frame
			for _, got := range f.Got {
				out = append(out, r.Enter(got, askMulligan, ""))
			}
			return out
		}),
		engine.Do("life", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			var out []engine.Change
			first := engine.Seat(r.Var(vFirst))
			for _, s := range []engine.Seat{first, other(first)} {
				gems := firstGems
				if s != first {
					gems++
				}
				out = append(out, engine.Change{Kind: chLife, Seat: s, N: lifeCards},
					engine.Change{Kind: chGain, Seat: s, N: gems})
			}
			return out
		}))
	// keep puts the cards that are not kept under the deck and draws as many (BE-014).
	g.Add(progKeep,
		engine.Proposing(engine.Choose(qCards, askKept), func(r *engine.Reader, f *engine.Frame) []engine.Value {
			return engine.Objs(r.Zone(zHand, f.Owner))
		}),
		engine.Do("keep", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chKeep, Seat: f.Owner, Vals: f.Reg(qCards)}}
		}))
}

// askKept asks which cards of the opening hand are kept.
func askKept(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	hand := r.Zone(zHand, f.Owner)
	return engine.SeatAsk{Max: len(hand), Options: engine.OptionsOf(hand, nil)}, nil
}
