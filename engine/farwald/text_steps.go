package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// crystalSteps are the instructions about Crystals of Essence.
func crystalSteps() []engine.Step {
	return []engine.Step{
		batchStep("shatter-fragments", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			return perCrystal(r, f, chFragments, *in.ShatterFragments)
		}),
		// All players choose, then all fragments go at once (FW-256).
		engine.Exec("each-shatters-fragments", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			e := instr(r, f).ShatterEach
			var n []int
			seats := seatsOf(r, f, e.Who)
			for range seats {
				n = append(n, e.N)
			}
			child := crystalsFrame(seats, n, askShatterOwn)
			child.Owner = f.Owner
			return engine.Verdict{Call: []engine.Frame{child}}
		}),
		engine.Exec("fragments-chosen", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			var out []engine.Change
			for _, v := range f.Ret {
				out = append(out, crystalChange(chFragments, v, 1, f.Self))
			}
			f.Ret = nil
			return engine.Verdict{Do: out, Goto: "done"}
		}),
		batchStep("restore-fragments", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			return perCrystal(r, f, chRestore, *in.RestoreFragments)
		}),
		batchStep("restore-crystal", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			return perCrystal(r, f, chRevive, *in.RestoreCrystal)
		}),
	}
}

// cardSteps are the instructions about cards.
func cardSteps() []engine.Step {
	of := func(label, kind string, target func(in language.Instr) *language.Of) engine.Step {
		return batchStep(label, func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			return each(r, f, kind, target(in).Of)
		})
	}
	return []engine.Step{
		// A whole Crystal loses all its fragments (FW-198).
		batchStep("shatter", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			var out []engine.Change
			for _, v := range named(r, f, in.Shatter.Of) {
				if v.Kind() == "crystal" {
					out = append(out, crystalChange(chFragments, v, fragmentsOf(factsOf(r), v.Seat(), v.Index()),
						f.Self))
					continue
				}
				out = append(out, objChange(chShatter, v.ID(), f.Self))
			}
			return out
		}),
		of("energize", chEnergize, func(in language.Instr) *language.Of { return in.Energize }),
		of("exploit", chExploit, func(in language.Instr) *language.Of { return in.Exploit }),
		of("disable", chDisable, func(in language.Instr) *language.Of { return in.Disable }),
		of("to-hand", chToHand, func(in language.Instr) *language.Of { return in.ToHand }),
		of("to-vortex", chVortex, func(in language.Instr) *language.Of { return in.ToVortex }),
		of("disperse", chDisperse, func(in language.Instr) *language.Of { return in.Disperse }),
		batchStep("modify", modify),
		callStep("position", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Frame {
			var out []engine.Frame
			for _, v := range named(r, f, in.PositionCard.Of) {
				out = append(out, positionFrame(v.ID(), f.Owner, in.PositionCard.Charge))
			}
			return out
		}),
		callStep("make-token", tokenFrames),
	}
}

// modify begins the changes of DesEn and DefEn on the cards that it names or that fit now.
func modify(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
	m := in.Modify
	var on []engine.Value
	if m.All != nil {
		s := asIs(factsOf(r))
		for _, id := range r.Zone(zField, engine.NoSeat) {
			if s.fits(m.All, id, f.Self, f.Owner) {
				on = append(on, engine.Obj(id))
			}
		}
	} else {
		on = named(r, f, m.Of)
	}
	if len(on) == 0 {
		return nil
	}
	var out []engine.Change
	if m.DesEn != 0 {
		out = append(out, effectChange(effectDesEn, f.Owner, on, m.DesEn, m.Until, f.Self))
	}
	if m.DefEn != 0 {
		out = append(out, effectChange(effectDefEn, f.Owner, on, m.DefEn, m.Until, f.Self))
	}
	return out
}

// playerSteps are the instructions about players.
func playerSteps() []engine.Step {
	return []engine.Step{
		batchStep("discharge", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			out := perSeat(r, f, chDischarge, language.Each{N: in.Discharge.N, Who: in.Discharge.Who})
			for i := range out {
				if in.Discharge.Locked {
					out[i].Word = wordLocked
				}
			}
			return out
		}),
		batchStep("recharge", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			return perSeat(r, f, chRecharge, *in.Recharge)
		}),
		callStep("remember", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Frame {
			return []engine.Frame{rememberFrame(seatsOf(r, f, in.Remember.Who), in.Remember.N)}
		}),
		batchStep("forget", func(r *engine.Reader, f *engine.Frame, in language.Instr) []engine.Change {
			return perSeat(r, f, chForget, *in.Forget)
		}),
		// Who abandons chooses (FW-245); all hands are chosen from before any card goes.
		engine.Exec("abandon", askAbandon),
		engine.Exec("abandon-chosen", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			var out []engine.Change
			for _, s := range seatsOf(r, f, instr(r, f).Abandon.Who) {
				out = append(out, engine.Change{Kind: chAbandon, Seat: s, Vals: abandonedBy(r, f, s), By: f.Self})
			}
			return engine.Verdict{Do: out, Goto: "done"}
		}),
	}
}

// askAbandon asks all who abandon at once; a whole hand goes without a question.
func askAbandon(r *engine.Reader, f *engine.Frame) engine.Verdict {
	n := instr(r, f).Abandon.N
	ask := &engine.Ask{Join: engine.JoinAll}
	f.Got = nil
	for _, s := range seatsOf(r, f, instr(r, f).Abandon.Who) {
		if hand := r.Zone(zHand, s); len(hand) > n {
			ask.Seats = append(ask.Seats, abandonAsk(r, s, n))
		}
	}
	if len(ask.Seats) == 0 {
		return engine.Verdict{}
	}
	return engine.Verdict{Ask: ask, Why: func(m engine.WrongChoice) *engine.Refusal {
		return notToAbandon(r, n, m, "FW-245")
	}}
}

// abandonAsk asks a seat for n cards of its hand; the default is those remembered last.
func abandonAsk(r *engine.Reader, s engine.Seat, n int) engine.SeatAsk {
	hand := engine.Objs(r.Zone(zHand, s))
	sa := engine.SeatAsk{Seat: s, Kind: askAbandonCards, Verbs: []string{verbAbandon}, Min: n, Max: n,
		Due:    dueFor(factsOf(r), s),
		Prompt: engine.Say(askAbandonCards, engine.A("n", engine.Int(n))),
		Default: engine.Reply{Verb: verbAbandon, Answers: []engine.Answer{
			{Name: engine.ChoiceName, Vals: hand[len(hand)-n:]}}}}
	for _, v := range hand {
		sa.Options = append(sa.Options, engine.Option{Key: v})
	}
	return sa
}

// abandonedBy returns the cards that a seat abandons: what it chose, or its whole hand.
func abandonedBy(r *engine.Reader, f *engine.Frame, s engine.Seat) []engine.Value {
	for _, g := range f.Got {
		if g.Seat == s {
			return g.Values(engine.ChoiceName)
		}
	}
	if hand := r.Zone(zHand, s); len(hand) <= instr(r, f).Abandon.N {
		return engine.Objs(hand)
	}
	return nil
}
