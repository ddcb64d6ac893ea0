package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
)

// instr is the instruction that the frame stands on.
func instr(r *engine.Reader, f *engine.Frame) language.Instr {
	t, _ := bookOf(r).Part(f.Node)
	return t.Effect[f.Reg1("i").Num()]
}

// amount returns a number of a text, multiplied as its Times say.
func amount(r *engine.Reader, f *engine.Frame, n int, t language.Times) int {
	fs := factsOf(r)
	if t.X {
		n *= firstOf(fs, f.About, listX).Num()
	}
	if t.Per != nil {
		n *= len(fitting(t.Per, fs, f.Self, f.Owner))
	}
	return n
}

// refer returns what a reference means now: cards that are still where they were, and players.
func refer(r *engine.Reader, f *engine.Frame, name string) []engine.Value {
	fs := factsOf(r)
	var all []engine.Value
	switch name {
	case language.RefThis:
		all = []engine.Value{engine.Obj(f.Self)}
	case language.RefIt, language.RefOther:
		all = listOf(fs, f.About, name)
	case language.RefCarrier:
		o, _ := r.Known(f.Self)
		all = []engine.Value{o.On}
	case language.RefBoth:
		all = append([]engine.Value{engine.Obj(f.Self)}, listOf(fs, f.About, listIt)...)
	default:
		all = f.Reg(targetPrefix + name)
	}
	var out []engine.Value
	for _, v := range all {
		if _, ok := r.Live(v.ID()); ok || v.Kind() == "seat" {
			out = append(out, v)
		}
	}
	return out
}

// things returns what an instruction acts on: what a reference means, or all cards in play that fit now.
func things(r *engine.Reader, f *engine.Frame, on language.On) []engine.Value {
	if on.Each != nil {
		return engine.Objs(fitting(on.Each, factsOf(r), f.Self, f.Owner))
	}
	return refer(r, f, on.Of)
}

// players returns the players that a Who means, the turn player first.
func players(r *engine.Reader, f *engine.Frame, who string) []engine.Seat {
	fs := factsOf(r)
	switch who {
	case language.WhoController:
		return []engine.Seat{f.Owner}
	case language.WhoOpponent:
		return []engine.Seat{other(f.Owner)}
	case language.WhoEach:
		return inOrder(fs)
	case language.WhoThat:
		return []engine.Seat{firstOf(fs, f.About, listThat).Seat()}
	}
	var out []engine.Seat
	for _, v := range refer(r, f, who) {
		s := v.Seat()
		if id := v.ID(); !id.IsZero() {
			s = r.Ctrl(id)
		}
		out = append(out, s)
	}
	return out
}
