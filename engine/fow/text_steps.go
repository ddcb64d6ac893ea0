package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// cardSteps are the instructions that act on cards: each is one batch.
func cardSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("damage", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f).Damage
			n := roundUp(amount(r, f, in.N, in.Times)) // FO-005
			if len(in.HalfATK) > 0 {
				sum := 0
				for _, name := range in.HalfATK {
					for _, v := range refer(r, f, name) {
						sum += r.Stat(v.ID(), tATK)
					}
				}
				n = half(sum)
			}
			by := f.Self
			var out []engine.Change
			for _, v := range things(r, f, in.On) {
				c := engine.Change{Kind: chDamage, Seat: f.Owner, N: n, By: by}
				if v.Kind() == "seat" {
					c.To = v
				} else {
					c.Obj = v.ID()
				}
				out = append(out, c)
			}
			for _, s := range players(r, f, in.Who) {
				out = append(out, engine.Change{Kind: chDamage, Seat: f.Owner, To: engine.SeatVal(s), N: n, By: by})
			}
			return engine.Verdict{Do: out, Goto: "done"}
		}),
		engine.Exec("attach", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f).Attach
			var out []engine.Change
			for _, what := range refer(r, f, in.Of) {
				for _, to := range refer(r, f, in.To) {
					out = append(out, engine.Change{Kind: chAttach, Seat: f.Owner, Obj: what.ID(), To: to, By: f.Self})
				}
			}
			return engine.Verdict{Do: out, Goto: "done"}
		}),
		engine.Exec("cards", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f)
			kind, on := moves(in)
			n := 0
			if in.ToDeck != nil && in.ToDeck.Bottom {
				n = 1
			}
			var out []engine.Change
			for _, v := range things(r, f, on) {
				id := v.ID()
				if kind == chCancel && forbidden(factsOf(r), id, language.CannotCancelled) {
					continue
				}
				seat := f.Owner
				if kind == chBanish {
					seat = r.Ctrl(id)
				}
				out = append(out, engine.Change{Kind: kind, Seat: seat, Obj: id, N: n, By: f.Self})
			}
			return engine.Verdict{Do: out, Goto: "done"}
		}),
		engine.Exec("effects", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f)
			node := language.InstrRef(f.Node, f.Reg1("i").Num())
			var c engine.Change
			switch {
			case in.Modify != nil:
				on := things(r, f, in.Modify.On)
				c = effectChange(effModify, f.Owner, f.Self, on, node, untilOf(in.Modify.Until))
			case in.Control != nil:
				c = effectChange(effControl, f.Owner, f.Self, things(r, f, in.Control.On), node,
					untilOf(in.Control.Until))
			case in.Prevent != nil:
				c = effectChange(effPrevent, f.Owner, f.Self, things(r, f, in.Prevent.On), node, untilTurn)
				if c.N = in.Prevent.N; in.Prevent.All {
					c.N = preventAll
				}
			}
			if len(c.Vals) == 0 {
				return engine.Verdict{Goto: "done"}
			}
			return engine.Verdict{Do: []engine.Change{c}, Goto: "done"}
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

// moves is the change by which an instruction moves or turns cards.
func moves(in language.Instr) (kind string, on language.On) {
	switch {
	case in.Destroy != nil:
		return chDestroy, *in.Destroy
	case in.Banish != nil:
		return chBanish, *in.Banish
	case in.ToHand != nil:
		return chToHand, *in.ToHand
	case in.Remove != nil:
		return chRemove, *in.Remove
	case in.Enter != nil:
		return chEnter, *in.Enter
	case in.Rest != nil:
		return chRest, *in.Rest
	case in.Recover != nil:
		return chRecover, *in.Recover
	case in.Cancel != nil:
		return chCancel, *in.Cancel
	}
	return chToDeck, in.ToDeck.On
}

// playerSteps are the instructions that act on players.
func playerSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("players", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f)
			var out []engine.Change
			switch {
			case in.Life != nil:
				for _, s := range players(r, f, in.Life.Who) {
					out = append(out, engine.Change{Kind: chLife, Seat: s, N: amount(r, f, in.Life.N, in.Life.Times),
						By: f.Self})
				}
			case in.SetLife != nil:
				for _, s := range players(r, f, in.SetLife.Who) {
					n := in.SetLife.N
					if in.SetLife.Half {
						n = half(r.SeatAttr(s, sLife))
					}
					out = append(out, engine.Change{Kind: chSetLife, Seat: s, N: n, By: f.Self})
				}
			case in.Draw != nil:
				for _, s := range players(r, f, in.Draw.Who) {
					out = append(out, engine.Change{Kind: chDraw, Seat: s, N: amount(r, f, in.Draw.N, in.Draw.Times),
						By: f.Self})
				}
			case in.Stones != nil:
				for _, s := range players(r, f, in.Stones.Who) {
					for range in.Stones.N {
						c := engine.Change{Kind: chStone, Seat: s, By: f.Self}
						if in.Stones.Rested {
							c.N = 1
						}
						out = append(out, c)
					}
				}
			}
			return engine.Verdict{Do: out, Goto: "done"}
		}),
		// Both choose, hidden from one another, then the cards go together (FO-111); as many as there are (FO-002).
		engine.Exec("discard", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			in := instr(r, f).Discard
			ask := &engine.Ask{Join: engine.JoinAll}
			var all []engine.Value
			for _, s := range players(r, f, in.Who) {
				hand := r.Zone(zHand, s)
				if in.All || len(hand) <= in.N {
					all = append(all, engine.Objs(hand)...)
					continue
				}
				ask.Seats = append(ask.Seats, discardAsk(r, s, in.N, f))
			}
			f.Set("all", all...)
			if len(ask.Seats) == 0 {
				return engine.Verdict{Goto: "discarded"}
			}
			return engine.Verdict{Ask: ask}
		}),
		engine.Exec("discarded", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			vals := slices.Clone(f.Reg("all"))
			for _, g := range f.Got {
				vals = append(vals, g.Values(engine.ChoiceName)...)
			}
			return engine.Verdict{Do: discards(r, vals), Goto: "done"}
		}),
	}
}

// discardAsk asks a player for n cards of the hand; the newest ones go by default (section 5).
func discardAsk(r *engine.Reader, s engine.Seat, n int, f *engine.Frame) engine.SeatAsk {
	hand := r.Zone(zHand, s)
	sa := engine.SeatAsk{Seat: s, Kind: askDiscard, About: engine.Obj(f.About), Round: f.Reg1("i").Num(),
		Verbs: []string{engine.VerbChoose}, Min: n, Max: n,
		Due: dueFor(factsOf(r), s), Final: true, Prompt: engine.Say(askDiscard, engine.A("n", engine.Int(n)))}
	for i := len(hand) - 1; i >= 0; i-- {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(hand[i])})
	}
	sa.Default = engine.DefaultChoice(sa)
	return sa
}

// discards are the changes by which cards of hands are discarded.
func discards(r *engine.Reader, vals []engine.Value) []engine.Change {
	var out []engine.Change
	for _, v := range vals {
		o, _ := r.Live(v.ID())
		out = append(out, engine.Change{Kind: chDiscard, Seat: o.Owner, Obj: v.ID()})
	}
	return out
}
