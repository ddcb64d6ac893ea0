package fow

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// run is a card text at one of its instructions.
type run = cardlang.Run[language.Target, language.Instr]

// aim is a choice of a target to be made.
type aim = cardlang.Aim[language.Target]

// texts is how the texts of cards are read and carried out.
var texts = &cardlang.Language[language.Target, language.Instr]{
	Parts: func(f facts) *language.Parts { return bookOf(f).Parts() },
	Refer: refer,
	Who:   who,

	Harms:      (*language.Instr).Harms,
	Candidates: candidates,
	Legal:      legal,
	Lacks: func(f facts, _ *language.Part, a aim, _ int) *engine.Refusal {
		return engine.Refuse("E-NO-TARGET", "FO-084", engine.A("card", cardVal(f, a.Self)))
	},
	Ask: askTargets,
	Why: func(r *engine.Reader, _ aim, m engine.WrongChoice) *engine.Refusal {
		return kit.WrongValue(m, engine.Refuse("E-TARGET", "FO-084", engine.A("target", r.PublicName(m.Val))))
	},
	Whole: true, // FO-110

	Missed: missed,
}

// missed announces which targets of a text are no longer legal: the parts about them do nothing (FO-090).
func missed(x run, gone []engine.Value) []engine.Change {
	names := make([]engine.Value, len(gone))
	for i, v := range gone {
		names[i] = shown(x.Reader, v)
	}
	return []engine.Change{engine.Tell("missed", x.Frame.Owner, engine.A("card", cardVal(x.Reader, x.Frame.Self)),
		engine.A("targets", names...))}
}

// refer returns what the words of the language mean for a text, besides this card and the names of targets.
func refer(x run, word string) ([]engine.Value, bool) {
	switch word {
	case language.RefIt, language.RefOther:
		return x.List(word), true
	case language.RefCarrier:
		o, _ := x.Known(x.Frame.Self)
		return []engine.Value{o.On}, true
	case language.RefBoth:
		return append([]engine.Value{engine.Obj(x.Frame.Self)}, x.List(listIt)...), true
	}
	return nil, false
}

// who returns the players that a word means, the turn player first.
func who(x run, word string) ([]engine.Seat, bool) {
	switch word {
	case language.WhoController:
		return []engine.Seat{x.Frame.Owner}, true
	case language.WhoOpponent:
		return []engine.Seat{other(x.Frame.Owner)}, true
	case language.WhoEach:
		return inOrder(x.Reader), true
	case language.WhoThat:
		var out []engine.Seat
		for _, v := range x.List(listThat) {
			out = append(out, v.Seat())
		}
		return out, true
	}
	return nil, false
}

// things returns what an instruction acts on: what a reference means, or all cards in play that fit now.
func things(x run, on language.On) []engine.Value {
	if on.Each != nil {
		return engine.Objs(fitting(on.Each, x.Reader, x.Frame.Self, x.Frame.Owner))
	}
	return x.Things(on.Of)
}

// amount returns a number of a text, multiplied as its Times say. X is what was named in the announcement.
func amount(x run, n int, t language.Times) int {
	if t.X {
		named := append(x.Frame.Reg(listX), x.List(listX)...)
		n *= append(named, engine.Int(0))[0].Num()
	}
	if t.Per != nil {
		n *= len(fitting(t.Per, x.Reader, x.Frame.Self, x.Frame.Owner))
	}
	return n
}

// damageOf is how much damage an instruction deals (FO-005, FO-006).
func damageOf(x run, d *language.Damage) int {
	if len(d.HalfATK) == 0 {
		return roundUp(amount(x, d.N, d.Times))
	}
	sum := 0
	for _, name := range d.HalfATK {
		for _, v := range x.Things(name) {
			sum += x.Stat(v.ID(), tATK)
		}
	}
	return half(sum)
}

// flow are the instructions that hold others.
func flow() []engine.Step {
	return append(texts.May(func(x run) engine.SeatAsk {
		return engine.SeatAsk{Kind: askMay, About: engine.Obj(x.Frame.About), Due: dueFor(x.Reader, x.Frame.Owner),
			Prompt: engine.Say(askMay, engine.A("card", cardVal(x.Reader, x.Frame.Self)))}
	}), texts.If(func(x run) bool {
		return satisfied(&x.In.If.Cond, x.Reader, x.Frame.Self, x.Frame.Owner)
	}), texts.Do("later", waits))
}
