package athernum

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// run is a card text at one of its instructions, aim a choice of a target to be made.
type (
	instr = language.Instr
	run   = cardlang.Run[language.Target, language.Instr]
	aim   = cardlang.Aim[language.Target]
)

// texts is how the texts of cards are read and carried out.
var texts = &cardlang.Language[language.Target, language.Instr]{
	Parts: func(f facts) *language.Parts { return bookOf(f).Parts() },
	Refer: refer, Who: who,
	Harms:      (*language.Instr).Harms,
	Candidates: candidates, Legal: legal, Ask: askTargets,
	Lacks: func(f facts, _ *language.Part, a aim, _ int) *engine.Refusal {
		return engine.Refuse("AM-20", "AT-134", engine.A("card", cardVal(f, a.Self)))
	},
	Why: func(r *engine.Reader, a aim, m engine.WrongChoice) *engine.Refusal {
		return kit.WrongValue(m, engine.Refuse("AM-21", "AT-183", engine.A("target", r.PublicName(m.Val))))
	},
	Missed: func(x run, gone []engine.Value) []engine.Change { // AT-135
		var names []engine.Value
		for _, v := range gone {
			names = append(names, shown(x.Reader.Public(), v))
		}
		return []engine.Change{engine.Tell("missed", x.Frame.Owner, engine.A("card", cardVal(x.Reader, x.Frame.Self)),
			engine.A("targets", names...))}
	},
}

// refer returns what the words of the language mean, besides this card and the names of targets.
func refer(x run, word string) ([]engine.Value, bool) {
	switch word {
	case language.It:
		return x.List(listIt), true
	case language.ThatPlayer:
		return x.List(listThat), true
	case language.Host:
		if host := hostOf(x.Reader, x.Frame.Self); !host.IsZero() {
			return []engine.Value{engine.Obj(host)}, true
		}
	}
	return nil, false
}

// who returns the players that a word means, the active player first.
func who(x run, word string) ([]engine.Seat, bool) {
	all := inOrder(x.Reader)
	switch word {
	case language.You:
		return []engine.Seat{x.Frame.Owner}, true
	case language.Opponents:
		return slices.DeleteFunc(slices.Clone(all), func(s engine.Seat) bool { return s == x.Frame.Owner }), true
	case language.EachPlayer:
		return all, true
	case language.EmptyHanded:
		return slices.DeleteFunc(slices.Clone(all), func(s engine.Seat) bool { return x.Count(zHand, s) > 0 }), true
	}
	return nil, false // a target, or that player (refer)
}

// things returns what an instruction acts on: what a word means, or all cards in play that fit now.
func things(x run, on language.On) []engine.Value {
	if on.Each != nil {
		return engine.Objs(fitting(on.Each, x.Reader, x.Frame.Self, x.Frame.Owner))
	}
	return x.Things(on.Of)
}

// addText defines the programs of card texts, with a step for each instruction.
func addText(g *engine.Ruleset) {
	texts.Add(g, slices.Concat(cardSteps(), playerSteps(), lastingSteps(), resourceSteps(), texts.Hands(dropping),
		texts.May(func(x run) engine.SeatAsk {
			return engine.SeatAsk{Kind: askMay, About: engine.Obj(x.Frame.About), Due: dueFor(x.Reader, x.Frame.Owner),
				Prompt: engine.Say(askMay, engine.A("card", cardVal(x.Reader, x.Frame.Self)))}
		}), []engine.Step{texts.If(func(x run) bool {
			return satisfied(&x.In.If.Cond, x.Reader, x.Frame.Self, x.Frame.Owner)
		})})...)
}

// cardSteps are the instructions about cards: each is one batch.
func cardSteps() []engine.Step {
	act := func(key, kind, word string, on func(*instr) *language.On) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			out := x.Each(kind, things(x, *on(x.In)))
			for i := range out {
				out[i].Word = word
			}
			return out
		})
	}
	some := func(key, kind string, of func(*instr) *language.Some) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			out := x.Each(kind, things(x, of(x.In).On))
			for i := range out {
				out[i].N = of(x.In).N
			}
			return out
		})
	}
	return []engine.Step{
		some("damage", chDamage, func(in *instr) *language.Some { return in.Damage }),
		some("heal", chHeal, func(in *instr) *language.Some { return in.Heal }),
		some("counters", chCounters, func(in *instr) *language.Some { return in.Counters }),
		some("place-vt", chPlace, func(in *instr) *language.Some { return in.PlaceVT }),
		some("remove-vt", chRemove, func(in *instr) *language.Some { return in.RemoveVT }),
		act("exhaust", chExhaust, "", func(in *instr) *language.On { return in.Exhaust }),
		act("turn-up", chTurnUp, "", func(in *instr) *language.On { return in.TurnUp }),
		act("discard", chMove, zDiscard, func(in *instr) *language.On { return in.Discard }),
		act("to-hand", chMove, zHand, func(in *instr) *language.On { return in.ToHand }),
		act("banish", chMove, zVoid, func(in *instr) *language.On { return in.Banish }),
		act("cancel", chCancel, "", func(in *instr) *language.On { return in.Cancel }),
		act("look", chLook, "", func(in *instr) *language.On { return in.Look }),
		texts.Do("move-vt", func(x run) []engine.Change {
			return pairs(x, chMoveVT, x.In.MoveVT.From, x.In.MoveVT.To, x.In.MoveVT.N)
		}),
		texts.Do("attach", func(x run) []engine.Change {
			return pairs(x, chAttach, x.In.Attach.Of, x.In.Attach.To, 0)
		}),
		texts.Do("token", func(x run) []engine.Change {
			c := engine.Change{Kind: chToken, Seat: x.Frame.Owner, Word: x.In.Token.Card, By: x.Frame.Self}
			return slices.Repeat([]engine.Change{c}, x.In.Token.N)
		}),
	}
}

// pairs proposes a change for each thing that one word means, to each that another means.
func pairs(x run, kind, from, to string, n int) []engine.Change {
	var out []engine.Change
	for _, of := range x.Things(from) {
		for _, v := range x.Things(to) {
			out = append(out, engine.Change{Kind: kind, Seat: x.Frame.Owner, Obj: of.ID(), To: v, N: n,
				By: x.Frame.Self})
		}
	}
	return out
}

// playerSteps are the instructions about players.
func playerSteps() []engine.Step {
	count := func(key, kind string, of func(*instr) (who string, n int)) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			who, n := of(x.In)
			return x.EachSeat(kind, who, n)
		})
	}
	return []engine.Step{
		count("draw", chDraw, func(in *instr) (string, int) { return in.Draw.Who, in.Draw.N }),
		count("gain-ct", chCT, func(in *instr) (string, int) { return in.GainCT.Who, in.GainCT.N }),
		count("shuffle-discard", chBack, func(in *instr) (string, int) { return in.ShuffleDiscard.Who, 0 }),
		count("win", chFate, func(in *instr) (string, int) { return in.Win.Who, 1 }),
		count("lose", chFate, func(in *instr) (string, int) { return in.Lose.Who, 0 }),
		texts.Do("look-hand", func(x run) []engine.Change {
			var out []engine.Change
			for _, s := range x.Seats(x.In.LookHand.Who) {
				out = append(out, engine.Change{Kind: chLookHand, Seat: x.Frame.Owner, To: engine.SeatVal(s)})
			}
			return out
		}),
	}
}

// lastingSteps are the instructions whose effects last.
func lastingSteps() []engine.Step {
	lasts := func(x run, kind string, on language.On, until string) []engine.Change {
		vals := things(x, on)
		if len(vals) == 0 {
			return nil
		}
		return []engine.Change{{Kind: chEffect, Seat: x.Frame.Owner, Word: kind, Vals: slices.Clone(vals),
			By: x.Frame.Self, To: engine.Word(cardlang.InstrRef(x.Frame.Node, x.Index())),
			Event: &engine.Event{Kind: cmp.Or(until, untilTurn)}}}
	}
	return []engine.Step{
		texts.Do("modify", func(x run) []engine.Change {
			return lasts(x, effModify, x.In.Modify.On, x.In.Modify.Until)
		}),
		texts.Do("control", func(x run) []engine.Change {
			return lasts(x, effControl, x.In.Control.On, x.In.Control.Until)
		}),
	}
}
