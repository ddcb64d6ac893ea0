package athernum

import (
	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// kindSpent is the kind of value that names an exhausted resource, as kindResource does an unexhausted one.
const kindSpent = "spent"

// dropping is the instruction by which players discard cards of their hands, all at once.
var dropping = cardlang.Hands[language.Target, instr]{Key: "drop-hand", Then: "dropped", Zone: zHand,
	Of: func(x run) (string, int) { return x.In.DropHand.Who, x.In.DropHand.N },
	Ask: func(x run, s engine.Seat, n int) engine.SeatAsk {
		return kit.Newest(x.Reader, engine.SeatAsk{Seat: s, Kind: askHand, About: engine.Obj(x.Frame.About),
			Round: x.Index(), Verbs: []string{engine.VerbChoose}, Due: dueFor(x.Reader, s), Final: true}, zHand, n)
	},
	Batch: func(x run, s engine.Seat, cards []engine.Value) []engine.Change {
		var out []engine.Change
		for _, v := range cards {
			out = append(out, engine.Change{Kind: chDiscard, Seat: s, Obj: v.ID()})
		}
		return out
	}}

// resourceSteps generate, recover and change resources (AT-074): each player says of which faction, one resource after
// the other, where there is a choice.
func resourceSteps() []engine.Step {
	ask := func(x run, s engine.Seat, kind string, vals []engine.Value) *engine.Ask {
		sa := engine.SeatAsk{Seat: s, Kind: kind, About: engine.Obj(x.Frame.About), Round: x.Frame.Reg1("n").Num(),
			Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1, Due: dueFor(x.Reader, s)}
		for _, v := range vals {
			o := engine.Option{Key: v}
			if v.Kind() != "word" {
				state, faction := payerIn(v)
				o.Label = engine.Say(state, engine.W("faction", string(faction)))
			}
			sa.Options = append(sa.Options, o)
		}
		sa.Default = engine.DefaultChoice(sa)
		return x.AskOne(sa, kind)
	}
	next := func(x run, who string, n int) (engine.Seat, bool) { // who says the next one
		seats := x.Seats(who)
		i := x.Frame.Reg1("n").Num()
		if n < 1 || i >= n*len(seats) {
			x.Frame.Set("n")
			return engine.NoSeat, false
		}
		return seats[i/n], true
	}
	one := func(key, kind string, of func(*instr) (who string, n int),
		options func(x run, s engine.Seat) []engine.Value,
		then func(x run, s engine.Seat) []engine.Change) []engine.Step {
		return []engine.Step{
			texts.Op(key, func(x run) engine.Verdict {
				x.Frame.Set(askFaction)
				x.Frame.Set(askInto)
				who, n := of(x.In)
				s, ok := next(x, who, n)
				switch vals := options(x, s); {
				case !ok:
					return engine.Verdict{Goto: cardlang.NoKey}
				case len(vals) == 1:
					x.Frame.Set(kind, vals...)
				case len(vals) > 1:
					return engine.Verdict{Ask: ask(x, s, kind, vals)}
				}
				return engine.Verdict{}
			}),
			texts.Op(key+"-did", func(x run) engine.Verdict {
				who, n := of(x.In)
				s, _ := next(x, who, n)
				x.Frame.Set("n", engine.Int(x.Frame.Reg1("n").Num()+1))
				if x.Frame.Reg1(kind) == "" {
					return engine.Verdict{Goto: key}
				}
				return engine.Verdict{Do: then(x, s), Goto: key}
			}),
		}
	}
	factions := func() []engine.Value {
		var out []engine.Value
		for _, f := range language.Factions {
			out = append(out, engine.Word(string(f)))
		}
		return out
	}
	out := one("generate", askFaction, func(in *instr) (string, int) { return in.Generate.Who, in.Generate.N },
		func(x run, _ engine.Seat) []engine.Value {
			if f := x.In.Generate.Faction; f != "" {
				return []engine.Value{engine.Word(string(f))}
			}
			return factions()
		}, func(x run, s engine.Seat) []engine.Change {
			return []engine.Change{{Kind: chMake, Seat: s, Word: x.Frame.Reg1(askFaction).Body(), N: 1}}
		})
	out = append(out, one("recover", askFaction, func(in *instr) (string, int) { return in.Recover.Who, in.Recover.N },
		func(x run, s engine.Seat) []engine.Value { return heldBy(x.Reader, s, kindSpent, sSpent0) },
		func(x run, s engine.Seat) []engine.Change {
			_, faction := payerIn(x.Frame.Reg1(askFaction))
			return []engine.Change{{Kind: chRecover, Seat: s, Word: string(faction), N: 1}}
		})...)
	// a change of faction asks twice: which resource, and what it becomes
	change := func(in *instr) (string, int) { return in.ChangeFaction.Who, in.ChangeFaction.N }
	swap := one("change-faction", askFaction, change,
		func(x run, s engine.Seat) []engine.Value {
			if s == engine.NoSeat {
				return nil
			}
			return append(heldBy(x.Reader, s, kindResource, sReady0), heldBy(x.Reader, s, kindSpent, sSpent0)...)
		}, func(x run, s engine.Seat) []engine.Change {
			return []engine.Change{{Kind: chSwap, Seat: s, To: x.Frame.Reg1(askFaction),
				Word: x.Frame.Reg1(askInto).Body()}}
		})
	into := texts.Op("change-into", func(x run) engine.Verdict {
		s, ok := next(x, x.In.ChangeFaction.Who, x.In.ChangeFaction.N)
		_, was := payerIn(x.Frame.Reg1(askFaction))
		if !ok || x.Frame.Reg1(askFaction) == "" {
			return engine.Verdict{}
		}
		vals := factions()
		for i, v := range vals {
			if v == engine.Word(string(was)) {
				vals = append(vals[:i], vals[i+1:]...)
				break
			}
		}
		return engine.Verdict{Ask: ask(x, s, askInto, vals)}
	})
	return append(out, swap[0], into, swap[1])
}

// heldBy lists one resource of each faction that a player has in a state.
func heldBy(f facts, s engine.Seat, kind string, first int) []engine.Value {
	var out []engine.Value
	for i, faction := range language.Factions {
		if s != engine.NoSeat && f.SeatAttr(s, first+i) > 0 {
			out = append(out, payerVal(kind, faction, 1))
		}
	}
	return out
}
