package athernum

import (
	"slices"

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

// resourceSteps generate, recover and change resources (AT-074), one after the other: of each player in turn, who says
// which one it is where there is a choice.
func resourceSteps() []engine.Step {
	which := func(key string, of owed, among func(x run, s engine.Seat) []engine.Value) engine.Step {
		return texts.Op(key, func(x run) engine.Verdict {
			left := slices.DeleteFunc(slices.Clone(toSay(x, of)), func(v engine.Value) bool { return x.Out(v.Seat()) })
			x.Frame.Set("to-say", left...)
			if len(left) == 0 {
				return engine.Verdict{Goto: cardlang.NoKey}
			}
			return whichOf(x, left, askFaction, among(x, left[0].Seat()))
		})
	}
	did := func(key, kind string, of owed, into func(x run) engine.Value) engine.Step {
		return texts.Op(key+"-did", func(x run) engine.Verdict {
			left := toSay(x, of)
			v := engine.Verdict{Goto: cardlang.NoKey}
			if len(left) > 1 {
				v.Goto = key
			}
			if got, as := x.Frame.Reg1(askFaction), into(x).Body(); got != "" && as != "" {
				v.Do = []engine.Change{{Kind: kind, Seat: left[0].Seat(), To: got, Word: as, N: 1}}
			}
			x.Frame.Set("to-say", left[min(1, len(left)):]...)
			x.Frame.Set("n")
			return v
		})
	}
	same := func(x run) engine.Value { // the faction that was said
		_, faction := payerIn(x.Frame.Reg1(askFaction))
		return engine.Word(string(faction))
	}
	made := func(in *instr) (string, int) { return in.Generate.Who, in.Generate.N }
	back := func(in *instr) (string, int) { return in.Recover.Who, in.Recover.N }
	swap := func(in *instr) (string, int) { return in.ChangeFaction.Who, in.ChangeFaction.N }
	return []engine.Step{
		which("generate", made, func(x run, _ engine.Seat) []engine.Value {
			if f := x.In.Generate.Faction; f != "" {
				return []engine.Value{engine.Word(string(f))}
			}
			return factionsBut("")
		}),
		did("generate", chMake, made, same),
		which("recover", back, func(x run, s engine.Seat) []engine.Value {
			return heldBy(x.Reader, s, kindSpent, sSpent0)
		}),
		did("recover", chRecover, back, same),
		// a change of faction asks twice: which resource, and what it becomes
		which("change-faction", swap, func(x run, s engine.Seat) []engine.Value {
			return append(heldBy(x.Reader, s, kindResource, sReady0), heldBy(x.Reader, s, kindSpent, sSpent0)...)
		}),
		texts.Op("change-into", func(x run) engine.Verdict {
			was := x.Frame.Reg1(askFaction)
			if was == "" {
				return engine.Verdict{}
			}
			_, faction := payerIn(was)
			return whichOf(x, toSay(x, swap), askInto, factionsBut(faction))
		}),
		did("change-faction", chSwap, swap, func(x run) engine.Value { return x.Frame.Reg1(askInto) }),
	}
}

// owed says how many resources an instruction is about, and whose they are.
type owed func(in *instr) (who string, n int)

// toSay lists the players who have still to say of a resource which one it is, each as often as there are. What earlier
// builds saved counts who has said it ("n").
func toSay(x run, of owed) []engine.Value {
	if left := x.Frame.Reg("to-say"); len(left) > 0 {
		return left
	}
	who, n := of(x.In)
	var all []engine.Value
	for _, s := range x.Seats(who) {
		all = append(all, slices.Repeat([]engine.Value{engine.SeatVal(s)}, n)...)
	}
	return all[min(x.Frame.Reg1("n").Num(), len(all)):] // somebody may have left since
}

// whichOf asks the first of some players for one of several values, and keeps it in the register named for the
// question. One alone needs no question; where there is none the register stays empty.
func whichOf(x run, left []engine.Value, kind string, vals []engine.Value) engine.Verdict {
	if len(vals) < 2 {
		x.Frame.Set(kind, vals...)
		return engine.Verdict{}
	}
	x.Frame.Set(kind) // of who leaves the match instead of an answer
	sa := engine.SeatAsk{Seat: left[0].Seat(), Kind: kind, About: engine.Obj(x.Frame.About), Round: len(left),
		Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1, Due: dueFor(x.Reader, left[0].Seat())}
	for _, v := range vals {
		o := engine.Option{Key: v}
		if v.Kind() != "word" {
			state, faction := payerIn(v)
			o.Label = engine.Say(state, engine.W("faction", string(faction)))
		}
		sa.Options = append(sa.Options, o)
	}
	sa.Default = engine.DefaultChoice(sa)
	return engine.Verdict{Ask: x.AskOne(sa, kind)}
}

// factionsBut lists all factions but one, as words; "" leaves none out.
func factionsBut(but language.Faction) []engine.Value {
	var out []engine.Value
	for _, f := range language.Factions {
		if f != but {
			out = append(out, engine.Word(string(f)))
		}
	}
	return out
}

// heldBy lists one resource of each faction that a player has in a state.
func heldBy(f facts, s engine.Seat, kind string, first int) []engine.Value {
	var out []engine.Value
	for i, faction := range language.Factions {
		if f.SeatAttr(s, first+i) > 0 {
			out = append(out, payerVal(kind, faction, 1))
		}
	}
	return out
}
