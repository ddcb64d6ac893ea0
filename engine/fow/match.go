package fow

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addMatch defines the whole match: the setup, then turns until somebody has won.
func addMatch(g *engine.Ruleset) {
	g.Add(progMatch,
		engine.Start("setup", progSetup),
		engine.Run("turn", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			s := kit.NextTurn(r, turnPlayer(r), engine.Seat(r.Var(vFirst)))
			return []engine.Frame{engine.NewFrame(progTurn, s)}
		}),
		engine.Goto("again", "turn"))
	kit.AddEndings(g, chLose, wordConceded, "agreed", nil)
}

// addSetup defines section 4.3: shuffle, who starts, five cards, mulligan one after the other, both rulers.
func addSetup(g *engine.Ruleset) {
	g.Add(progSetup,
		engine.Do("shuffle", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return append(kit.ForSeats(r.Alive(), engine.Change{Kind: chShuffle}),
				engine.Change{Kind: chChooser, Seat: engine.NoSeat})
		}),
		engine.Exec("who", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			s := engine.Seat(r.Var(vFirst))
			me := engine.Reply{Verb: verbFirst,
				Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: []engine.Value{engine.SeatVal(s)}}}}
			return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: s, Kind: "first", Verbs: []string{verbFirst},
				Min: 1, Max: 1, Due: engine.DueSetup, Default: me,
				Options: engine.Options(engine.SeatVal(s), engine.SeatVal(other(s)))}, "first")}
		}),
		engine.Do("first", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			s := engine.Seat(r.Var(vFirst))
			if v := f.Reg1("first"); v != "" {
				s = v.Seat()
			}
			return append([]engine.Change{{Kind: chFirst, Seat: s}}, kit.ForSeats([]engine.Seat{s, other(s)},
				engine.Change{Kind: chDraw, N: openingHand})...)
		}),
		engine.Exec("mulligan", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			for _, s := range inOrder(r) {
				if r.SeatAttr(s, sSwapped) == 0 {
					return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: s, Kind: askMulligan,
						Verbs: []string{verbMulligan, verbKeep}, Default: engine.Reply{Verb: verbKeep},
						Due: engine.DueSetup}, "")}
				}
			}
			return engine.Verdict{Goto: "rulers"}
		}),
		engine.Exec("decided", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Got) == 0 {
				return engine.Verdict{Goto: "mulligan"}
			}
			got := f.Got[0]
			if got.Verb == verbKeep {
				return engine.Verdict{Do: []engine.Change{{Kind: chKept, Seat: got.Seat}}, Goto: "mulligan"}
			}
			return engine.Verdict{Call: []engine.Frame{r.Enter(got, askMulligan, "")}, Goto: "mulligan"}
		}),
		engine.Own("rulers", engine.Change{Kind: chRulers}))
	// mulligan puts cards under the deck in the order named, the last one lowest, and draws as many (FO-021).
	g.Add(progSwap,
		engine.ChooseWhy("cards", func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Seat: f.Owner, Kind: "mulligan-cards", Verbs: []string{engine.VerbChoose}, Min: 1,
				Max: openingHand, Ordered: true}
			sa.Options = engine.OptionsOf(r.Zone(zHand, f.Owner), nil)
			return sa, nil
		}, whyNotCard),
		engine.Do("under", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			n := len(f.Reg("cards"))
			return []engine.Change{{Kind: chSwap, Seat: f.Owner, Vals: f.Reg("cards")},
				{Kind: chKept, Seat: f.Owner, N: n}, {Kind: chDraw, Seat: f.Owner, N: n}}
		}))
}
