package lint

import (
	"fmt"
	"strings"

	"farpost/cards/lintkit"
	"farpost/engine/groove/language"
)

// block is a part of a half that has a price.
type block struct {
	path string
	name string // as prices name it, with its number
	of   string // without the number of things, for what is priced by each
	n    int    // how many things
}

// creatureBlocks are the blocks of a creature half.
func creatureBlocks(path string, c *language.Creature) []block {
	var out []block
	for _, word := range keywords(c.Keywords) {
		out = append(out, block{path: path + ".keywords", name: word})
	}
	if c.EvolvesFrom != "" {
		out = append(out, block{path: path + ".evolves-from", name: "evolution"})
	}
	return append(append(out, triggers(path, c.Triggers)...), statics(path, "", c.Statics)...)
}

// spellBlocks are the blocks of a spell half.
func spellBlocks(path string, s *language.Spell) []block {
	var out []block
	if s.Extra != nil {
		out = append(out, block{path: path + ".extra", name: "extra " + price(s.Extra)})
	}
	out = append(out, instrs(path+".effect", "", s.Targets, s.Effect)...)
	return append(append(out, triggers(path, s.Triggers)...), statics(path, s.Type+": ", s.Statics)...)
}

// once are the moments at which a block is worth what it is worth as a spell.
var once = map[string]bool{language.OnSummoned: true, language.OnDestroyed: true}

func triggers(path string, list []language.Trigger) (out []block) {
	for i, t := range list {
		moment := t.On + ": "
		switch {
		case once[t.On]:
			moment = ""
		case t.Cost != nil:
			moment = t.On + " for " + price(t.Cost) + ": "
		}
		out = append(out, instrs(fmt.Sprintf("%s.triggers[%d].effect", path, i), moment, t.Targets, t.Effect)...)
	}
	return out
}

// price names a cost: "1 mana", "destroy-own 1".
func price(p *language.Price) string {
	var parts []string
	if p.Mana > 0 {
		parts = append(parts, fmt.Sprintf("%d mana", p.Mana))
	}
	if p.DestroyOwn > 0 {
		parts = append(parts, fmt.Sprintf("destroy-own %d", p.DestroyOwn))
	}
	if p.DiscardOwn > 0 {
		parts = append(parts, fmt.Sprintf("discard-own %d", p.DiscardOwn))
	}
	return strings.Join(parts, " ")
}

// statics are blocks such as "blessing: own strength +2" and "while alone: strength +2".
func statics(path, lead string, list []language.Static) (out []block) {
	for i, s := range list {
		var parts []string
		if s.While != "" {
			parts = append(parts, "while "+s.While+":")
		}
		if s.Each != nil {
			parts = append(parts, s.Each.Side)
			parts = append(parts, demands(&s.Each.Filter)...)
		}
		if s.Strength != 0 {
			parts = append(parts, fmt.Sprintf("strength %+d", s.Strength))
		}
		parts = append(parts, keywords(s.Keywords)...)
		out = append(out, block{path: fmt.Sprintf("%s.statics[%d]", path, i), name: lead + strings.Join(parts, " ")})
	}
	return out
}

// instrs are the blocks of an effect at a moment.
func instrs(path, moment string, targets []language.Target, effect []language.Instr) (out []block) {
	for i, in := range effect {
		keys := lintkit.Set(in)
		if len(keys) != 1 {
			continue // a fault of the form
		}
		b := instr(keys[0], targets, &in)
		b.path, b.name, b.of = fmt.Sprintf("%s[%d].%s", path, i, keys[0]), moment+b.name, moment+b.of
		out = append(out, b)
	}
	return out
}

// instr names an instruction: "draw 2", "destroy opposing at-most 2", "strength own +2 turn".
func instr(key string, targets []language.Target, in *language.Instr) block {
	for _, c := range []*language.Count{in.Draw, in.DiscardRandom, in.AddShield, in.DeckToGroove, in.GrooveToHand,
		in.DeckToCrystal, in.LookReorder} {
		if c != nil {
			return block{name: fmt.Sprintf("%s %d", key, c.N), of: key, n: c.N}
		}
	}
	for _, on := range []*language.On{in.Destroy, in.Exhaust, in.Refresh, in.ToHand} {
		if on != nil {
			what, n := whom(targets, *on)
			name := key + " " + what
			return block{name: numbered(name, n), of: name, n: n}
		}
	}
	switch {
	case in.Strength != nil:
		what, n := whom(targets, in.Strength.On)
		return block{name: numbered(fmt.Sprintf("%s %s %+d %s", key, what, in.Strength.N, in.Strength.Until), n)}
	case in.Grant != nil:
		what, n := whom(targets, in.Grant.On)
		parts := append(append([]string{key, what}, keywords(in.Grant.Keywords)...), in.Grant.Until)
		return block{name: numbered(strings.Join(parts, " "), n)}
	}
	return block{name: key}
}

// numbered puts a number of things behind a name, if there are several.
func numbered(name string, n int) string {
	if n > 1 {
		return fmt.Sprintf("%s %d", name, n)
	}
	return name
}

// whom names what an instruction acts on, and says how many these are.
func whom(targets []language.Target, on language.On) (what string, n int) {
	if on.Each != nil {
		return strings.Join(append([]string{"each", on.Each.Side}, demands(&on.Each.Filter)...), " "), 1
	}
	for i := range targets {
		if t := &targets[i]; t.Name == on.Of {
			return strings.Join(append([]string{t.Kind}, demands(&t.Filter)...), " "), max(t.N, 1)
		}
	}
	return on.Of, 1
}

// demands names what a filter asks for. Which race or colour it is makes no difference.
func demands(f *language.Filter) (out []string) {
	if f.State != "" {
		out = append(out, f.State)
	}
	if f.AtMost > 0 {
		out = append(out, fmt.Sprintf("at-most %d", f.AtMost))
	}
	if f.AtLeast > 0 {
		out = append(out, fmt.Sprintf("at-least %d", f.AtLeast))
	}
	if f.Other {
		out = append(out, "other")
	}
	if len(f.Races) > 0 {
		out = append(out, "race")
	}
	if f.Colour != "" {
		out = append(out, "colour")
	}
	return out
}

// keywords names keywords: "evade 2", "swift".
func keywords(k language.Keywords) (out []string) {
	for _, x := range []struct {
		name string
		n    int
		is   bool
	}{
		{"swift", 0, k.Swift}, {"evade", k.Evade, k.Evade > 0}, {"hunter", 0, k.Hunter}, {"sentry", 0, k.Sentry},
		{"breaker", k.Breaker, k.Breaker > 0}, {"wall", 0, k.Wall}, {"untargetable", 0, k.Untargetable},
	} {
		switch {
		case x.n > 0:
			out = append(out, fmt.Sprintf("%s %d", x.name, x.n))
		case x.is:
			out = append(out, x.name)
		}
	}
	return out
}
