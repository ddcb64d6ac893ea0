package athernum

import (
	"cmp"
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

// resourceSteps generate, recover and change resources (AT-074): one after the other, of each player in turn.
func resourceSteps() []engine.Step {
	each := func(key, kind string, of func(*instr) (who string, n int, among []engine.Value)) engine.Step {
		return texts.Call(key, func(x run) []engine.Frame {
			var out []engine.Frame
			who, n, among := of(x.In)
			for _, s := range x.Seats(who) {
				for i := range n {
					f := engine.NewFrame(progResource, s)
					f.About = x.Frame.About
					f.Set(qN, engine.Int(i))
					f.Set("kind", engine.Word(kind))
					f.Set("among", among...)
					out = append(out, f)
				}
			}
			return out
		})
	}
	return []engine.Step{
		each("generate", chMake, func(in *instr) (string, int, []engine.Value) {
			if f := in.Generate.Faction; f != "" {
				return in.Generate.Who, in.Generate.N, []engine.Value{engine.Word(string(f))}
			}
			return in.Generate.Who, in.Generate.N, factionsBut("")
		}),
		each("recover", chRecover, func(in *instr) (string, int, []engine.Value) {
			return in.Recover.Who, in.Recover.N, nil
		}),
		each("change-faction", chSwap, func(in *instr) (string, int, []engine.Value) {
			return in.ChangeFaction.Who, in.ChangeFaction.N, nil
		}),
	}
}

// addResource defines what becomes of one resource: its player says which one it is, and what a changed one becomes,
// where there is a choice.
func addResource(g *engine.Ruleset) {
	g.Add(progResource,
		engine.Exec("which", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			among := f.Reg("among")
			switch f.Reg1("kind").Body() {
			case chRecover:
				among = heldBy(r, f.Owner, kindSpent, sSpent0)
			case chSwap:
				among = slices.Concat(heldBy(r, f.Owner, kindResource, sReady0),
					heldBy(r, f.Owner, kindSpent, sSpent0))
			}
			return whichOf(r, f, askFaction, among)
		}),
		engine.If("kept", func(_ *engine.Reader, f *engine.Frame) bool {
			return f.Reg1("kind").Body() != chSwap
		}, "did"),
		engine.Exec("into", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			_, was := payerIn(f.Reg1(askFaction))
			return whichOf(r, f, askInto, factionsBut(was))
		}),
		engine.Do("did", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			_, faction := payerIn(f.Reg1(askFaction))
			return []engine.Change{{Kind: f.Reg1("kind").Body(), Seat: f.Owner, To: f.Reg1(askFaction),
				Word: cmp.Or(f.Reg1(askInto).Body(), string(faction)), N: 1}}
		}))
}

// whichOf asks the owner of a frame for one of several values, and keeps it in the register named for the question. One
// alone needs no question; without any the frame is over.
func whichOf(r *engine.Reader, f *engine.Frame, kind string, vals []engine.Value) engine.Verdict {
	if len(vals) < 2 {
		f.Set(kind, vals...)
		return engine.Verdict{End: len(vals) == 0}
	}
	sa := engine.SeatAsk{Seat: f.Owner, Kind: kind, About: engine.Obj(f.About), Round: f.Reg1(qN).Num(),
		Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1, Due: dueFor(r, f.Owner)}
	for _, v := range vals {
		o := engine.Option{Key: v}
		if v.Kind() != "word" {
			state, faction := payerIn(v)
			o.Label = engine.Say(state, engine.W("faction", string(faction)))
		}
		sa.Options = append(sa.Options, o)
	}
	sa.Default = engine.DefaultChoice(sa)
	return engine.Verdict{Ask: r.AskOne(sa, kind)}
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
