package lint

import (
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// name checks what an instruction speaks of: a target of one of these kinds, or what needs none. A card that stays can
// say "this" of itself.
func (s *scope) name(path, name string, kinds []string) {
	switch who := lintkit.Leaf(path) == "who"; {
	case who && slices.Contains([]string{"controller", "opponents", "all"}, name):
	case !who && name == "this" && slices.Contains(kinds, language.TargetCard):
		if !stays(s.card) {
			s.Fault(path, "of: this card is not on the Battlefield")
		}
	default:
		s.Refer(path, name, kinds...)
	}
}

// instr checks what an instruction means; path ends with its key.
func (s *scope) instr(path string, in *language.Instr) {
	switch {
	case in.ShatterFragments != nil:
		s.fragments(path, in.ShatterFragments, "", "standing", "damaged")
	case in.RestoreFragments != nil:
		s.fragments(path, in.RestoreFragments, "", "standing", "damaged")
	case in.RestoreCrystal != nil:
		s.fragments(path, in.RestoreCrystal, "destroyed")
	case in.Shatter != nil:
		s.shatter(path, in.Shatter)
	case in.Modify != nil:
		s.modify(path, in.Modify)
	case in.CloseGate != nil:
		s.pending(path+".of", in.CloseGate.Of, "a Gate can be closed of", "declared")
	case in.Dissipate != nil:
		s.pending(path+".of", in.Dissipate.Of, "only these can be dissipated:", "paid", "ability", "unresolved")
	case in.Prevent != nil:
		s.pending(path+".of", in.Prevent.Of, "only the play of these can be prevented:", "declared", "paid")
	case in.MakeToken != nil:
		s.makeToken(path, in.MakeToken)
	case in.If != nil:
		s.cond(path+".cond", &in.If.Cond)
	}
}

// of is the target of a name, if it is of the kind; nil for any other, which is a fault already, and for "this".
func (s *scope) of(name, kind string) *language.Target {
	if t, _ := s.Target(name); t != nil && t.Kind == kind {
		return t
	}
	return nil
}

func (s *scope) fragments(path string, f *language.Fragments, states ...string) {
	switch t := s.of(f.Of, language.TargetCrystal); {
	case t == nil || slices.Contains(states, t.Crystal):
	case t.Crystal == "destroyed":
		s.Fault(path+".of", "of: %q is a destroyed Crystal, which has no fragments to change", f.Of)
	default:
		s.Fault(path+".of", "of: %q has to be chosen with crystal: destroyed", f.Of)
	}
}

// shatter checks that the target can be shattered at all (FW-197).
func (s *scope) shatter(path string, o *language.Of) {
	if t := s.of(o.Of, language.TargetCard); t != nil && t.Type != language.Evocation && !t.Frangible {
		s.Fault(path+".of",
			"of: only Evocations and Frangible cards can be shattered; add type: evocation or frangible: true to %q",
			o.Of)
	}
}

func (s *scope) pending(path, name, msg string, stages ...string) {
	if t := s.of(name, language.TargetPending); t != nil && !slices.Contains(stages, t.Stage) {
		s.Fault(path, "of: %q has stage %s; %s %s", name, t.Stage, msg, lintkit.Shown(stages))
	}
}

// modify checks that what is changed has figures.
func (s *scope) modify(path string, m *language.Modify) {
	if m.All != nil {
		s.evocations(path+".all", m.All)
	} else if t := s.of(m.Of, language.TargetCard); t != nil {
		_, at := s.Target(m.Of)
		s.evocations(at, &t.Filter)
	}
}

// evocations checks that a filter speaks of cards that have figures.
func (s *scope) evocations(path string, f *language.Filter) {
	if f.Type != language.Evocation {
		s.Fault(path, "only Evocations have DesEn and DefEn; add type: evocation")
	}
}

func (s *scope) cond(path string, c *language.Cond) {
	if c.Controls != nil && c.Controls.Side == language.AnySide {
		s.Fault(path+".controls.side", "side: own or opponent")
	}
	if c.ChargePaid && s.card.Charge == nil {
		s.Fault(path+".charge-paid", "charge-paid: the card has no Charge")
	}
}
