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
		s.crystal(path+".of", in.ShatterFragments.Of, "destroyed")
	case in.RestoreFragments != nil:
		s.crystal(path+".of", in.RestoreFragments.Of, "destroyed")
	case in.RestoreCrystal != nil:
		s.crystal(path+".of", in.RestoreCrystal.Of, "", "standing", "damaged")
	case in.Shatter != nil:
		s.shatter(path+".of", in.Shatter.Of)
	case in.Modify != nil:
		s.modify(in.Modify)
	case in.CloseGate != nil:
		s.pending(path+".of", in.CloseGate.Of, "a Gate can be closed of", "declared")
	case in.Dissipate != nil:
		s.pending(path+".of", in.Dissipate.Of, "only these can be dissipated:", "paid", "ability", "unresolved")
	case in.Prevent != nil:
		s.pending(path+".of", in.Prevent.Of, "only the play of these can be prevented:", "declared", "paid")
	case in.MakeToken != nil:
		s.makeToken(path, in.MakeToken)
	case in.If != nil && in.If.Cond.ChargePaid && s.card.Charge == nil:
		s.Fault(path+".cond.charge-paid", "charge-paid: the card has no Charge")
	}
}

// of is the target of a name, if it is of the kind; nil for any other, which is a fault already, and for "this".
func (s *scope) of(name, kind string) *language.Target {
	if t, _ := s.Target(name); t != nil && t.Kind == kind {
		return t
	}
	return nil
}

// crystal checks that a Crystal is in none of some states.
func (s *scope) crystal(path, name string, not ...string) {
	switch t := s.of(name, language.TargetCrystal); {
	case t == nil || !slices.Contains(not, t.Crystal):
	case t.Crystal == "destroyed":
		s.Fault(path, "of: %q is a destroyed Crystal, which has no fragments to change", name)
	default:
		s.Fault(path, "of: %q has to be chosen with crystal: destroyed", name)
	}
}

// shatter checks that the target can be shattered at all (FW-197).
func (s *scope) shatter(path, name string) {
	if t := s.of(name, language.TargetCard); t != nil && t.Type != language.Evocation && !t.Frangible {
		s.Fault(path,
			"of: only Evocations and Frangible cards can be shattered; add type: evocation or frangible: true to %q", name)
	}
}

func (s *scope) pending(path, name, msg string, stages ...string) {
	if t := s.of(name, language.TargetPending); t != nil && !slices.Contains(stages, t.Stage) {
		s.Fault(path, "of: %q has stage %s; %s %s", name, t.Stage, msg, lintkit.Shown(stages))
	}
}

// modify checks that a target that is changed has figures.
func (s *scope) modify(m *language.Modify) {
	if t := s.of(m.Of, language.TargetCard); t != nil && t.Type != language.Evocation {
		_, at := s.Target(m.Of)
		s.Fault(at, "only Evocations have DesEn and DefEn; add type: evocation")
	}
}

// makeToken checks an instruction that makes tokens. Whether its card is a token is known when all files are read; see
// checker.makings.
func (s *scope) makeToken(path string, m *language.MakeToken) {
	if s.card.IsToken() {
		s.Fault(path, "make-token: a token that makes tokens could go on without end")
	}
	s.k.made = append(s.k.made, made{m.Card, s.Later(path + ".card")})
}
