package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// instr is an instruction.
type instr = language.Instr

// addTextRun defines the programs of card texts, with a step for each instruction.
func addTextRun(g *engine.Ruleset) {
	texts.Add(g, slices.Concat(crystalSteps(), cardSteps(), playerSteps(), texts.Hands(abandons), pendingSteps(),
		flow())...)
}

// crystalSteps are the instructions about Crystals of Essence.
func crystalSteps() []engine.Step {
	each := func(key, kind string, fragments func(*instr) *language.Fragments) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			var out []engine.Change
			for _, v := range x.Things(fragments(x.In).Of) {
				out = append(out, crystalChange(kind, v, fragments(x.In).N, x.Frame.Self))
			}
			return out
		})
	}
	return []engine.Step{
		each("shatter-fragments", chFragments, func(in *instr) *language.Fragments { return in.ShatterFragments }),
		each("restore-fragments", chRestore, func(in *instr) *language.Fragments { return in.RestoreFragments }),
		each("restore-crystal", chRevive, func(in *instr) *language.Fragments { return in.RestoreCrystal }),
		// All players choose, then all fragments go at once (FW-256).
		texts.Op("each-shatters-fragments", func(x run) engine.Verdict {
			seats := x.Seats(x.In.EachShattersFragments.Who)
			n := slices.Repeat([]int{x.In.EachShattersFragments.N}, len(seats))
			child := crystalsFrame(seats, n, "shatter-own")
			child.Owner = x.Frame.Owner
			return engine.Verdict{Call: []engine.Frame{child}}
		}),
		texts.Do("fragments-chosen", func(x run) []engine.Change {
			var out []engine.Change
			for _, v := range x.Frame.Ret {
				out = append(out, crystalChange(chFragments, v, 1, x.Frame.Self))
			}
			x.Frame.Ret = nil
			return out
		}),
	}
}

// cardSteps are the instructions about cards.
func cardSteps() []engine.Step {
	of := func(key, kind string, target func(*instr) *language.Of) engine.Step {
		return texts.Do(key, func(x run) []engine.Change { return x.Each(kind, x.Things(target(x.In).Of)) })
	}
	return []engine.Step{
		// A whole Crystal loses all its fragments (FW-198).
		texts.Do("shatter", func(x run) []engine.Change {
			var out []engine.Change
			for _, v := range x.Things(x.In.Shatter.Of) {
				if v.Kind() == "crystal" {
					n := fragmentsOf(x.Reader, v.Seat(), v.Index())
					out = append(out, crystalChange(chFragments, v, n, x.Frame.Self))
					continue
				}
				out = append(out, objChange(chShatter, v.ID(), x.Frame.Self))
			}
			return out
		}),
		of("energize", chEnergize, func(in *instr) *language.Of { return in.Energize }),
		of("exploit", chExploit, func(in *instr) *language.Of { return in.Exploit }),
		of("disable", chDisable, func(in *instr) *language.Of { return in.Disable }),
		of("to-hand", chToHand, func(in *instr) *language.Of { return in.ToHand }),
		of("to-vortex", chVortex, func(in *instr) *language.Of { return in.ToVortex }),
		of("disperse", chDisperse, func(in *instr) *language.Of { return in.Disperse }),
		texts.Do("modify", modify),
		texts.Call("position", func(x run) []engine.Frame {
			var out []engine.Frame
			for _, v := range x.Things(x.In.Position.Of) {
				out = append(out, positionFrame(v.ID(), x.Frame.Owner, x.In.Position.Charge))
			}
			return out
		}),
		texts.Call("make-token", tokenFrames),
	}
}

// modify begins the changes of DesEn and DefEn on the cards that it names or that fit now.
func modify(x run) []engine.Change {
	m, self, owner := x.In.Modify, x.Frame.Self, x.Frame.Owner
	on := x.Things(m.Of)
	if m.All != nil {
		on = nil
		s := asIs(x.Reader)
		for _, id := range x.Zone(zField, engine.NoSeat) {
			if s.fits(m.All, id, self, owner) {
				on = append(on, engine.Obj(id))
			}
		}
	}
	if len(on) == 0 {
		return nil
	}
	var out []engine.Change
	if m.DesEn != 0 {
		out = append(out, effectChange(effectDesEn, owner, on, m.DesEn, m.Until, self))
	}
	if m.DefEn != 0 {
		out = append(out, effectChange(effectDefEn, owner, on, m.DefEn, m.Until, self))
	}
	return out
}

// playerSteps are the instructions about players.
func playerSteps() []engine.Step {
	each := func(key, kind string, of func(*instr) *language.Each) engine.Step {
		return texts.Do(key, func(x run) []engine.Change { return x.EachSeat(kind, of(x.In).Who, of(x.In).N) })
	}
	return []engine.Step{
		texts.Do("discharge", func(x run) []engine.Change {
			out := x.EachSeat(chDischarge, x.In.Discharge.Who, x.In.Discharge.N)
			for i := range out {
				if x.In.Discharge.Locked {
					out[i].Word = wordLocked
				}
			}
			return out
		}),
		each("recharge", chRecharge, func(in *instr) *language.Each { return in.Recharge }),
		each("forget", chForget, func(in *instr) *language.Each { return in.Forget }),
		texts.Call("remember", func(x run) []engine.Frame {
			return []engine.Frame{rememberFrame(x.Seats(x.In.Remember.Who), x.In.Remember.N)}
		}),
	}
}

// abandons is the instruction "abandon". Who abandons chooses (FW-245); all hands are chosen from before any card goes.
// The default is what was remembered last.
var abandons = cardlang.Hands[language.Target, instr]{Key: "abandon", Then: "abandon-chosen", Zone: zHand,
	Of: func(x run) (string, int) { return x.In.Abandon.Who, x.In.Abandon.N },
	Ask: func(x run, s engine.Seat, n int) engine.SeatAsk {
		sa := kit.Newest(x.Reader, engine.SeatAsk{Seat: s, Kind: askAbandonCards, Verbs: []string{verbAbandon},
			Due: dueFor(x.Reader, s)}, zHand, n)
		slices.Reverse(sa.Default.Answers[0].Vals)
		return sa
	},
	Why: func(x run, m engine.WrongChoice) *engine.Refusal {
		return notToAbandon(x.Reader, x.In.Abandon.N, m, "FW-245")
	},
	Batch: func(x run, s engine.Seat, cards []engine.Value) []engine.Change {
		return []engine.Change{{Kind: chAbandon, Seat: s, Vals: cards, By: x.Frame.Self}}
	},
}

// pendingSteps are the instructions about declared cards, paid cards and abilities.
func pendingSteps() []engine.Step {
	return []engine.Step{
		texts.Do("close-gate", func(x run) []engine.Change {
			out := x.Each(chGate, x.Things(x.In.CloseGate.Of))
			for i := range out {
				if x.In.CloseGate.To == wordAether {
					out[i].Word = wordAether
				}
			}
			return out
		}),
		texts.Do("dissipate", func(x run) []engine.Change { return x.Each(chDissipate, x.Things(x.In.Dissipate.Of)) }),
		texts.Do("prevent", prevent),
		texts.Call("open-window", func(x run) []engine.Frame {
			return []engine.Frame{engine.WindowFrame(askW6, engine.ObjID{}, x.Frame.Owner, true)}
		}),
	}
}

// prevent stops the play of cards: they go where the text says, nothing of theirs is carried out (FW-099).
func prevent(x run) []engine.Change {
	owner, self := x.Frame.Owner, x.Frame.Self
	var out []engine.Change
	for _, v := range x.Things(x.In.Prevent.Of) {
		o, _ := x.Live(v.ID())
		out = append(out, engine.Tell("prevented", o.Owner, engine.A("card", cardVal(x.Reader, v.ID())),
			engine.A("obj", v)))
		kind := chVortex
		if x.In.Prevent.To == zHand {
			kind = chToHand
		}
		out = append(out, objChange(kind, v.ID(), self))
		if x.In.Prevent.Ban {
			out = append(out, effectChange(effectBan, owner, []engine.Value{v}, 0, language.UntilEndOfTurn, self))
		}
	}
	return out
}
