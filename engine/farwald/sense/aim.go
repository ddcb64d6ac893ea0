package sense

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
)

// text is one block of a card: what it is aimed at and what it does.
type text struct {
	targets []language.Target
	effect  []language.Instr
	statics []language.Static
}

// texts lists the blocks of a card; its own effect is the first.
func texts(c *language.Card) []text {
	own := text{targets: c.Targets, effect: c.Effect, statics: c.Statics}
	if c.Wear != nil {
		own.targets = append(slices.Clip(own.targets), *c.Wear)
	}
	out := []text{own}
	for _, b := range []*language.Block{c.Charge, c.Crystallize} {
		if b != nil {
			out = append(out, text{targets: b.Targets, effect: b.Effect})
		}
	}
	for _, a := range c.Abilities {
		out = append(out, text{targets: a.Targets, effect: a.Effect})
	}
	for _, w := range c.Triggers {
		out = append(out, text{targets: w.Targets, effect: w.Effect})
	}
	return out
}

// outcome is an instruction: whom it is done to, whether that is good for them (1) or bad (-1), and how much.
type outcome struct {
	of   string
	good int
	size int
	what string
}

// outcomes lists what a list of instructions does, branches included.
func outcomes(list []language.Instr) []outcome {
	var out []outcome
	for _, in := range list {
		switch {
		case in.ShatterFragments != nil:
			out = append(out, outcome{in.ShatterFragments.Of, -1, 3 * in.ShatterFragments.N, "fragments"})
		case in.ShatterEach != nil:
			out = append(out, outcome{in.ShatterEach.Who, -1, 3 * in.ShatterEach.N, "fragments"})
		case in.RestoreFragments != nil:
			out = append(out, outcome{in.RestoreFragments.Of, 1, 2 * in.RestoreFragments.N, "restore"})
		case in.RestoreCrystal != nil:
			out = append(out, outcome{in.RestoreCrystal.Of, 1, 6, "restore"})
		case in.Shatter != nil:
			out = append(out, outcome{in.Shatter.Of, -1, 4, "shatter"})
		case in.Energize != nil:
			out = append(out, outcome{in.Energize.Of, 1, 2, "energize"})
		case in.Exploit != nil:
			out = append(out, outcome{in.Exploit.Of, -1, 2, "exploit"})
		case in.Disable != nil:
			out = append(out, outcome{in.Disable.Of, -1, 2, "exploit"})
		case in.Modify != nil && in.Modify.Of != "":
			out = append(out, outcome{in.Modify.Of, sign(in.Modify.DesEn + in.Modify.DefEn), 0, "modify"})
		case in.Discharge != nil:
			out = append(out, outcome{in.Discharge.Who, -1, in.Discharge.N, "energy"})
		case in.Recharge != nil:
			out = append(out, outcome{in.Recharge.Who, 1, in.Recharge.N, "energy"})
		case in.MakeToken != nil:
			out = append(out, outcome{in.MakeToken.Who, 1, 3 * in.MakeToken.N, "token"})
		case in.Remember != nil:
			out = append(out, outcome{in.Remember.Who, 1, 2 * in.Remember.N, "remember"})
		case in.Forget != nil:
			out = append(out, outcome{in.Forget.Who, -1, 0, "forget"})
		case in.Abandon != nil:
			out = append(out, outcome{in.Abandon.Who, -1, 2 * in.Abandon.N, "abandon"})
		case in.ToHand != nil:
			out = append(out, outcome{in.ToHand.Of, 0, 3, "hand"})
		case in.ToVortex != nil:
			out = append(out, outcome{in.ToVortex.Of, -1, 3, "shatter"})
		case in.PositionCard != nil:
			out = append(out, outcome{in.PositionCard.Of, 1, 4, "position"})
		case in.CloseGate != nil:
			out = append(out, outcome{in.CloseGate.Of, -1, 4, "stop"})
		case in.Dissipate != nil:
			out = append(out, outcome{in.Dissipate.Of, -1, 4, "stop"})
		case in.Prevent != nil:
			out = append(out, outcome{in.Prevent.Of, -1, 4, "stop"})
		case in.If != nil:
			out = append(out, outcomes(in.If.Then)...)
		case in.May != nil:
			out = append(out, outcomes(in.May.Then)...)
		}
	}
	return out
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// worth is about how much it helps to play a card now; nothing below 1 is played.
func (b *board) worth(c *language.Card) int {
	if c == nil {
		return 0
	}
	if c.Type == language.Evocation {
		return 2 + c.DesEn + c.DefEn
	}
	n := 0
	for _, a := range outcomes(c.Effect) {
		size := a.size
		if a.what == "remember" && len(b.hand)-1+a.size/2 > b.limit() {
			size = -a.size // it would tire
		}
		switch a.of {
		case "all":
			size = 0
		case "controller":
			size *= a.good
		case "opponents":
			size *= -a.good
		}
		n += size
	}
	for _, in := range c.Effect {
		if in.Modify != nil && in.Modify.All != nil && in.Modify.DesEn > 0 && len(b.upright(b.me)) > 1 {
			n += len(b.upright(b.me))
		}
	}
	return n + regardOf(c).worth
}

func (b *board) limit() int {
	if n := b.badge("hand-limit"); n > 0 {
		return n
	}
	return 5
}

// picker answers the questions of announcing a card's texts: targets by whom they are meant for, costs with
// what is missed least.
func (b *board) picker(c *language.Card) func(q *engine.Question) ([]engine.Value, bool) {
	return func(q *engine.Question) ([]engine.Value, bool) {
		name, isTarget := strings.CutPrefix(q.Name, "t.")
		if !isTarget || c == nil {
			return b.spare(q)
		}
		for _, t := range texts(c) {
			for _, x := range t.targets {
				if x.Name == name {
					return b.take(q, x, t)
				}
			}
		}
		return nil, false
	}
}

// spare pays with the Evocations that do least.
func (b *board) spare(q *engine.Question) ([]engine.Value, bool) {
	return selfplay.Least(func(v engine.Value) int {
		u, _ := b.find(v)
		return u.des
	})(q)
}

// take picks for a target: those for whom the text is meant, the worthiest first; false when there is none.
func (b *board) take(q *engine.Question, x language.Target, t text) ([]engine.Value, bool) {
	good, what := meant(x, t)
	list := selfplay.Open(q)
	fit := list[:0:0]
	for _, v := range list {
		if b.fits(v, good, what) {
			fit = append(fit, v)
		}
	}
	slices.SortStableFunc(fit, func(v, w engine.Value) int { return b.prize(w, good) - b.prize(v, good) })
	n := min(q.Max, len(fit))
	return fit[:n], n >= max(1, q.Min)
}

// meant reports whether a target is done good (1) or harm (-1), and by what.
func meant(x language.Target, t text) (good int, what string) {
	for _, a := range outcomes(t.effect) {
		if a.of == x.Name {
			if a.what == "hand" {
				a.good = -1
				if x.Kind == language.TargetVortex {
					a.good = 1
				}
			}
			return a.good, a.what
		}
	}
	for _, s := range t.statics {
		if s.ControlTarget == x.Name {
			return -1, "control"
		}
	}
	return 1, "wear"
}

// fits reports whether a thing is of the side that a text is meant for, and would notice it.
func (b *board) fits(v engine.Value, good int, what string) bool {
	whose := v.Seat()
	if c, ok := b.view.Find(v); ok {
		whose = c.Ctrl
	}
	if (whose == b.me) != (good > 0) {
		return false
	}
	u, ok := b.find(v)
	switch {
	case what == "energize":
		return ok && !u.up && u.des > 0
	case what == "exploit":
		return ok && u.up
	}
	return true
}

// prize orders things of one kind: strong Evocations and dear cards first; of Crystals and players the weakest.
func (b *board) prize(v engine.Value, good int) int {
	if u, ok := b.find(v); ok {
		return u.value()
	}
	if c := b.source(v); c != nil {
		return b.worth(c) + c.Cost
	}
	if v.Kind() == "seat" {
		return -b.fragments(v.Seat()) * sign(-good)
	}
	for _, c := range b.crystals(v.Seat()) {
		if c.Key == v {
			return -c.N
		}
	}
	return 0
}
