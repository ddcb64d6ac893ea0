package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addMatch defines the whole match: the setup, then turns until somebody has won.
func addMatch(g *engine.Ruleset) {
	g.Add(progMatch,
		engine.Run("setup", func(*engine.Reader, *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.NewFrame(progSetup, engine.NoSeat)}
		}),
		engine.Exec("next", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			s := nextSeat(r)
			f.Set("seat", engine.SeatVal(s))
			return engine.Verdict{Do: append(r.Batch(engine.Change{Kind: chTurn, Seat: s}), turnBeginChanges(s)...)}
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

// nextSeat returns whose turn begins now: the first player's, then in seating order, skipping defeated seats
// (FW-033, FR-13).
func nextSeat(f facts) engine.Seat {
	if f.Var(vTurn) == 0 {
		return engine.Seat(f.Var(vFirst))
	}
	from := activeSeat(f)
	for _, s := range from.After(f.Seats()) {
		if !f.Out(s) {
			return s
		}
	}
	return from
}

// addSetup defines section 4.3: shuffle, remember five, Afterthought, first player.
func addSetup(g *engine.Ruleset) {
	g.Add(progSetup,
		engine.Do("shuffle", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return eachSeat(r, engine.Change{Kind: chShuffle})
		}),
		engine.Do("open", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return eachSeat(r, engine.Change{Kind: chRemember, N: openingHand})
		}),
		engine.Exec("afterthought", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			ask := &engine.Ask{Join: engine.JoinAll}
			for _, s := range r.Alive() {
				ask.Seats = append(ask.Seats, engine.SeatAsk{Seat: s, Kind: askAfterthought,
					Verbs: []string{verbKeep, verbSwap}, Default: engine.Reply{Verb: verbKeep}, Due: engine.DueSetup,
					Final: true})
			}
			return engine.Verdict{Ask: ask}
		}),
		engine.Exec("decided", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			var calls []engine.Frame
			var told []engine.Change
			for _, got := range f.Got {
				if got.Verb == verbSwap {
					calls = append(calls, r.Enter(got, askAfterthought, ""))
				} else {
					told = append(told, engine.Tell(evKept, got.Seat))
				}
			}
			if len(calls) == 0 {
				return engine.Verdict{Do: told, Goto: "first"}
			}
			f.Set("kept", keptSeats(told)...)
			return engine.Verdict{Call: calls}
		}),
		engine.Do("kept", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			var told []engine.Change
			for _, v := range f.Reg("kept") {
				told = append(told, engine.Tell(evKept, v.Seat()))
			}
			return told
		}),
		engine.Do("first", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chFirst, Seat: engine.NoSeat}}
		}))
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

func keptSeats(told []engine.Change) []engine.Value {
	var out []engine.Value
	for _, c := range told {
		out = append(out, engine.SeatVal(c.Seat))
	}
	return out
}

// eachSeat proposes a change for every player.
func eachSeat(r *engine.Reader, c engine.Change) []engine.Change {
	var out []engine.Change
	for _, c.Seat = range r.Alive() {
		out = append(out, c)
	}
	return out
}
