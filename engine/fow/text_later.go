package fow

import (
	"strings"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// laterSteps let a text wait for a moment: a continuous effect keeps what the text spoke of until then.
func laterSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("later", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			c := effectChange(effLater, f.Owner, f.Self, spokenOf(r, f),
				language.BranchNode(f.Node, f.Reg1("i").Num(), language.WayLater), untilLater)
			return engine.Verdict{Do: []engine.Change{c}, Goto: "done"}
		}),
	}
}

// spokenOf packs what the instructions of a text can speak of: its targets that are still legal, what its event was
// about, and its X.
func spokenOf(r *engine.Reader, f *engine.Frame) []engine.Value {
	fs := factsOf(r)
	var out []engine.Value
	for _, x := range f.Regs {
		if strings.HasPrefix(x.Name, targetPrefix) {
			out = kit.PackList(out, x.Name, x.Vals)
		}
	}
	for _, name := range []string{listIt, listOther, listThat, listX} {
		out = kit.PackList(out, name, listOf(fs, f.About, name))
	}
	return out
}

// laterAt finds the instruction that a waiting text belongs to.
func laterAt(b *language.Book, node string) *language.Later {
	ref := strings.TrimSuffix(node, "."+language.WayLater)
	i := strings.LastIndex(ref, ".")
	return b.Instr(ref[:i] + "#" + ref[i+1:]).Later
}

// delayed lists the texts that waited for an occasion.
func delayed(f facts, o occasion) []engine.Trigger {
	var out []engine.Trigger
	for _, e := range f.Effects() {
		if e.Kind != effLater {
			continue
		}
		in := laterAt(bookOfFacts(f), e.Node)
		if in.On != o.on || !onSide(in.Who, o.who, e.Seat) {
			continue
		}
		t := o.trigger(e.Seat, e.Source.ID(), e.Node)
		t.On.Args = append(t.On.Args, engine.A(argLater, engine.Int(int(e.Stamp))))
		out = append(out, t)
	}
	return out
}

// argLater is the argument of an occasion that names, by its stamp, the effect that waited for it.
const argLater = "later"

// waited returns the effect that a triggered ability waited in; ok is false for other abilities. The zero effect is for
// one that was set off before.
func waited(r *engine.Reader, f *engine.Frame) (e engine.Effect, ok bool) {
	v := f.On.Arg(argLater)
	if len(v) == 0 {
		return e, false
	}
	for _, x := range r.Effects() {
		if x.Kind == effLater && x.Stamp == int64(v[0].Num()) {
			return x, true
		}
	}
	return e, true
}
