package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// addMatch defines the whole match: the setup, then turns until somebody has won.
func addMatch(g *engine.Ruleset) {
	g.Add(progMatch,
		engine.Start("setup", progSetup),
		engine.Do("next", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			s := kit.NextTurn(r, activeSeat(r), engine.Seat(r.Var(vFirst))) // FW-033, FR-13
			f.Set("seat", engine.SeatVal(s))
			return r.Batch(engine.Change{Kind: chTurn, Seat: s},
				engine.Change{Kind: chEffectsEnd, Seat: s, Word: language.UntilNextTurn}) // FW-043
		}),
		engine.Exec("stalled", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if n := r.Option(optStall); n > 0 && r.Var(vStall) >= n {
				return engine.Verdict{Do: kit.Finish(nil, "stalled")}
			}
			return engine.Verdict{}
		}),
		engine.Run("turn", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return r.Calls(engine.NewFrame(progTurn, f.Reg1("seat").Seat()))
		}),
		engine.Goto("again", "next"))
}

// addSetup defines section 4.3: shuffle, remember five, Afterthought, first player.
func addSetup(g *engine.Ruleset) {
	g.Add(progSetup,
		kit.EachSeat("shuffle", engine.Change{Kind: chShuffle}),
		kit.EachSeat("open", engine.Change{Kind: chRemember, N: openingHand}),
		engine.Exec("afterthought", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			ask := &engine.Ask{Join: engine.JoinAll}
			for _, s := range r.Alive() {
				ask.Seats = append(ask.Seats, engine.SeatAsk{Seat: s, Kind: askAfterthought,
					Verbs: []string{verbKeep, verbSwap}, Default: engine.Reply{Verb: verbKeep}, Due: engine.DueSetup,
					Final: true})
			}
			return engine.Verdict{Ask: ask}
		}),
		engine.Run("decided", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			var calls []engine.Frame
			var kept []engine.Value
			for _, got := range f.Got {
				if got.Verb == verbSwap {
					calls = append(calls, r.Enter(got, askAfterthought, ""))
				} else {
					kept = append(kept, engine.SeatVal(got.Seat))
				}
			}
			f.Set("kept", kept...)
			return calls
		}),
		engine.Do("kept", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			var told []engine.Change
			for _, v := range f.Reg("kept") {
				told = append(told, engine.Tell(evKept, v.Seat()))
			}
			return told
		}),
		engine.Own("first", engine.Change{Kind: chFirst}))
	// swap is an Afterthought: set aside, remember one less, and only then shuffle back (FW-028 to FW-030).
	g.Add(progSwap,
		engine.ChooseWhy(qAside, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Min: 2, Max: 3, Options: engine.OptionsOf(r.Zone(zHand, f.Owner), nil)}, nil
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			if m.Count() || m.Twice {
				return engine.Refuse("M-AFTER-N", "FW-028", engine.N("n", len(m.Vals)))
			}
			return notInHand(r, f.Owner, m.Val)
		}),
		engine.Do("away", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chAside, Seat: f.Owner, Vals: f.Reg(qAside)}}
		}),
		engine.Do("remember", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chRemember, Seat: f.Owner, N: len(f.Reg(qAside)) - 1}}
		}),
		engine.Own("back", engine.Change{Kind: chTakeBack}))
}
