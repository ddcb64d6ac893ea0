package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// addPlay defines section 4.11: announce, choose, pay, everything or nothing (FO-083).
func addPlay(g *engine.Ruleset) {
	g.Add(progPlay, playSteps(zHand)...)
	g.Add(progPlayStandby, playSteps(zStandby)...)
}

// playSteps are the steps of a play, in the order of FO-083, of a card of a zone.
func playSteps(zone string) []engine.Step {
	return slices.Concat(playCardSteps(zone), awakenSteps(), incarnateSteps(), xSteps(), modeSteps(), aimSteps(),
		playPaySteps())
}

// playCardSteps ask which card is played, and which of several events a Chant-Standby answers (FO-178).
func playCardSteps(zone string) []engine.Step {
	return []engine.Step{
		engine.ChooseWhy(qCard, playable(zone), whyNotCard),
		engine.If("answer", func(r *engine.Reader, f *engine.Frame) bool {
			return len(answerable(r, f)) < 2
		}, "awakes"),
		engine.Choose(qAnswers, askAnswers),
	}
}

// awakenSteps ask whether the Awakening is paid for as well (FO-202).
func awakenSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("awakes", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if playedCard(r, f).Awakening == nil {
				if kit.Chosen(f, qAwaken) {
					no := engine.Refuse("E-NO-AWAKENING", "FO-202", engine.A("card", playedVal(r, f)))
					return engine.Verdict{Refuse: no}
				}
				return engine.Verdict{Goto: "incarnates"}
			}
			if !kit.Given(f, qAwaken) && !canAwaken(r, f) {
				return engine.Verdict{Goto: "incarnates"}
			}
			return engine.Verdict{}
		}),
		engine.Choose(qAwaken, askAwaken),
	}
}

// incarnateSteps ask which entities pay instead of the cost (FO-204).
func incarnateSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("incarnates", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if playedCard(r, f).Incarnation.Total() == 0 || free(f) {
				if kit.Chosen(f, qIncarnate) {
					return engine.Verdict{Refuse: engine.Refuse("E-NO-INCARNATION", "FO-204",
						engine.A("card", playedVal(r, f)))}
				}
				return engine.Verdict{Goto: "no-x"}
			}
			if !kit.Given(f, qIncarnate) && !canIncarnate(r, playedCard(r, f), f.Owner) {
				return engine.Verdict{Goto: "no-x"}
			}
			return engine.Verdict{}
		}),
		engine.ChooseWhy(qIncarnate, askIncarnate, whyNotPayer),
		engine.Guard("incarnated", incarnates),
	}
}

// xSteps ask how much X is, where the cost has one and is paid, so that nothing has been banished for it.
func xSteps() []engine.Step {
	return []engine.Step{
		engine.If("no-x", func(r *engine.Reader, f *engine.Frame) bool {
			return !playedCard(r, f).Cost.X || free(f) || len(f.Reg(qIncarnate)) > 0
		}, "modes"),
		engine.ChooseWhy(qX, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			w, _ := parts(r, f, 0)
			return askX(f, len(sources(r, f.Owner, nil))-w.Total()-costChange(r, f.Reg1(qCard).ID())), nil
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			return whyNotX(m, func(x int) language.Will {
				w, _ := parts(r, f, x)
				return changedCost(r, f.Reg1(qCard).ID(), w)
			}, sources(r, f.Owner, nil))
		}),
	}
}

// modeSteps ask for the mode of a card that has several.
func modeSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("modes", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			f.Node = cardlang.Node(playedCard(r, f).ID, language.PartEffect)
			if len(playedCard(r, f).Modes) == 0 {
				return engine.Verdict{Goto: "added"}
			}
			return engine.Verdict{}
		}),
		engine.Choose(qMode, askMode),
		engine.Calc("chosen", func(_ *engine.Reader, f *engine.Frame) {
			f.Node = cardlang.ModeOf(f.Node, f.Reg1(qMode).Num())
		}),
	}
}

// aimSteps ask for the card that an addition is added to, and for targets: of the card, then of its Awakening.
func aimSteps() []engine.Step {
	return []engine.Step{
		engine.If("added", func(r *engine.Reader, f *engine.Frame) bool {
			return !attaches(playedCard(r, f))
		}, "targets"),
		engine.ChooseWhy(qOn, askCarrier, whyNotCarrier),
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Announce(f.Node, f.Reg1(qCard).ID(), f.Owner)}
		}),
		engine.Exec("aimed", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			f.Set("aims", f.Ret...)
			c := playedCard(r, f)
			if f.Reg1(qAwaken) != kit.WordYes || len(c.Awakening.Targets) == 0 {
				return engine.Verdict{Goto: "due"}
			}
			return engine.Verdict{Call: []engine.Frame{cardlang.Announce(cardlang.Node(c.ID, language.PartAwakening),
				f.Reg1(qCard).ID(), f.Owner)}}
		}),
		engine.Calc("awakened", func(_ *engine.Reader, f *engine.Frame) {
			f.Set("aims", append(f.Reg("aims"), f.Ret...)...)
		}),
	}
}

// playPaySteps ask what pays. Then they make the one batch of changes of a play, and bind the answers ahead about
// the card to it.
func playPaySteps() []engine.Step {
	steps := []engine.Step{
		engine.If("due", func(r *engine.Reader, f *engine.Frame) bool {
			w, _ := due(r, f)
			return w.Total() == 0
		}, "play"),
	}
	steps = append(steps, paySteps(due, func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
		if f.Reg1(qAwaken) != kit.WordYes {
			return nil
		}
		return engine.Refuse("E-AWAKENING-COST", "FO-202", engine.A("cost", willVal(playedCard(r, f).Awakening.Cost)))
	})...)
	return append(append(steps, engine.Do("play", playChanges)), toChase("played")...)
}
