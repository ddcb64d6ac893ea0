package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
)

// instr is an instruction.
type instr = language.Instr

// addText defines the programs of card texts, with a step for each instruction.
func addText(g *engine.Ruleset) {
	texts.Add(g, slices.Concat(cardSteps(), effectSteps(), playerSteps(), texts.Hands(discarding), lookSteps(),
		searchSteps(), flow())...)
	g.Alias(cardlang.ProgText, "mayed", "may-said")
}

// cardSteps are the instructions that deal damage to cards, move and turn them: each is one batch.
func cardSteps() []engine.Step {
	act := func(key, kind string, on func(*instr) *language.On) engine.Step {
		return texts.Do(key, func(x run) []engine.Change { return x.Each(kind, things(x, *on(x.In))) })
	}
	return []engine.Step{
		texts.Do("damage", func(x run) []engine.Change {
			on := things(x, x.In.Damage.On)
			for _, s := range x.Seats(x.In.Damage.Who) {
				on = append(on[:len(on):len(on)], engine.SeatVal(s))
			}
			n := damageOf(x, x.In.Damage)
			var out []engine.Change
			for _, v := range on {
				out = append(out, damageChange(x.Frame.Owner, x.Frame.Self, v, n))
			}
			return out
		}),
		texts.Do("attach", func(x run) []engine.Change {
			var out []engine.Change
			for _, what := range x.Things(x.In.Attach.Of) {
				for _, to := range x.Things(x.In.Attach.To) {
					out = append(out, engine.Change{Kind: chAttach, Seat: x.Frame.Owner, Obj: what.ID(), To: to,
						By: x.Frame.Self})
				}
			}
			return out
		}),
		act("destroy", chDestroy, func(in *instr) *language.On { return in.Destroy }),
		act("to-hand", chToHand, func(in *instr) *language.On { return in.ToHand }),
		act("remove", chRemove, func(in *instr) *language.On { return in.Remove }),
		act("enter", chEnter, func(in *instr) *language.On { return in.Enter }),
		act("rest", chRest, func(in *instr) *language.On { return in.Rest }),
		act("recover", chRecover, func(in *instr) *language.On { return in.Recover }),
		texts.Do("banish", func(x run) []engine.Change { // its controller banishes it
			out := x.Each(chBanish, things(x, *x.In.Banish))
			for i := range out {
				out[i].Seat = x.Ctrl(out[i].Obj)
			}
			return out
		}),
		texts.Do("cancel", func(x run) []engine.Change {
			return slices.DeleteFunc(x.Each(chCancel, things(x, *x.In.Cancel)), func(c engine.Change) bool {
				return forbidden(x.Reader, c.Obj, language.CannotCancelled)
			})
		}),
		texts.Do("to-deck", func(x run) []engine.Change {
			out := x.Each(chToDeck, things(x, x.In.ToDeck.On))
			for i := range out {
				out[i].N = one(x.In.ToDeck.Bottom)
			}
			return out
		}),
	}
}

// damageChange deals n damage to a card or a player.
func damageChange(by engine.Seat, source engine.ObjID, to engine.Value, n int) engine.Change {
	if id := to.ID(); !id.IsZero() {
		return engine.Change{Kind: chDamage, Seat: by, N: n, By: source, Obj: id}
	}
	return engine.Change{Kind: chDamage, Seat: by, N: n, By: source, To: to}
}

// effectSteps are the instructions whose effects last.
func effectSteps() []engine.Step {
	lasts := func(x run, kind string, on language.On, until string, n int) []engine.Change {
		vals := things(x, on)
		if len(vals) == 0 {
			return nil
		}
		c := effectChange(kind, x.Frame.Owner, x.Frame.Self, vals, cardlang.InstrRef(x.Frame.Node, x.Index()), until)
		c.N = n
		return []engine.Change{c}
	}
	return []engine.Step{
		texts.Do("modify", func(x run) []engine.Change {
			return lasts(x, effModify, x.In.Modify.On, untilOf(x.In.Modify.Until), 0)
		}),
		texts.Do("control", func(x run) []engine.Change {
			return lasts(x, effControl, x.In.Control.On, untilOf(x.In.Control.Until), 0)
		}),
		texts.Do("prevent", func(x run) []engine.Change {
			n := x.In.Prevent.N
			if x.In.Prevent.All {
				n = preventAll
			}
			return lasts(x, effPrevent, x.In.Prevent.On, untilTurn, n)
		}),
	}
}

// untilOf is the effect's code of a duration of the language.
func untilOf(until string) string {
	switch until {
	case language.UntilBattle:
		return untilBattle
	case language.UntilOpponent:
		return untilOpponent
	case language.WhileInZone:
		return untilGone
	}
	return untilTurn
}

// playerSteps are the instructions that act on players.
func playerSteps() []engine.Step {
	count := func(key, kind string, of func(*instr) *language.Count) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			return x.EachSeat(kind, of(x.In).Who, amount(x, of(x.In).N, of(x.In).Times))
		})
	}
	return []engine.Step{
		count("life", chLife, func(in *instr) *language.Count { return in.Life }),
		count("draw", chDraw, func(in *instr) *language.Count { return in.Draw }),
		texts.Do("set-life", func(x run) []engine.Change {
			out := x.EachSeat(chSetLife, x.In.SetLife.Who, x.In.SetLife.N)
			for i := range out {
				if x.In.SetLife.Half {
					out[i].N = half(x.SeatAttr(out[i].Seat, sLife))
				}
			}
			return out
		}),
		texts.Do("stones", func(x run) (out []engine.Change) {
			for _, c := range x.EachSeat(chStone, x.In.Stones.Who, one(x.In.Stones.Rested)) {
				out = append(out, slices.Repeat([]engine.Change{c}, x.In.Stones.N)...)
			}
			return out
		}),
	}
}

// one is 1 for what is so, else 0.
func one(so bool) int {
	if so {
		return 1
	}
	return 0
}
