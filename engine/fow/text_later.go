package fow

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// waits lets a text wait for a moment: a continuous effect keeps what the text can speak of until then. That is its
// targets that are still legal, what its event was about, and its X.
func waits(x run) []engine.Change {
	var spoken []engine.Value
	for _, t := range cardlang.TargetsIn(x.Frame.Regs) {
		spoken = kit.PackList(spoken, cardlang.TargetList(t.Name), t.Vals)
	}
	for _, name := range []string{listIt, listOther, listThat, listX} {
		spoken = kit.PackList(spoken, name, x.List(name))
	}
	return []engine.Change{effectChange(effLater, x.Frame.Owner, x.Frame.Self, spoken,
		cardlang.BranchOf(x.Frame.Node, x.Index(), cardlang.Later), untilLater)}
}

// delayed lists the texts that waited for an occasion.
func delayed(f facts, o occasion) []engine.Trigger {
	var out []engine.Trigger
	for _, e := range f.Effects() {
		if e.Kind != effLater {
			continue
		}
		p, _ := bookOf(f).Parts().Part(e.Node)
		if in := p.Holder.Later; in.On != o.on || !onSide(in.Who, o.who, e.Seat) {
			continue
		}
		t := o.trigger(e.Seat, e.Source.ID(), e.Node)
		t.On.Args = append(t.On.Args, engine.N(argLater, int(e.Stamp)))
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
