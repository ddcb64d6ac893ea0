package lint

import (
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// effect checks a list of instructions.
func (s *scope) effect(path string, list []language.Instr, depth int) {
	lintkit.Instructions(&s.Checker, path, list, maxList, depth, maxDepth, func(path string, in *language.Instr) {
		s.instr(path, in, depth)
	})
}

// instr checks one instruction; path ends with its key.
func (s *scope) instr(path string, in *language.Instr, depth int) {
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
	case in.Discharge != nil:
		s.Within(path+".n", in.Discharge.N, 1, maxEnergy)
		s.who(path+".who", in.Discharge.Who)
	case in.PositionCard != nil:
		s.refer(path+".of", in.PositionCard.Of, language.TargetHand, language.TargetVortex)
	case in.CloseGate != nil:
		s.pending(path+".of", in.CloseGate.Of, "a Gate can be closed of", "declared")
		s.One(path+".to", in.CloseGate.To, "", "vortex", "aether")
	case in.Dissipate != nil:
		s.pending(path+".of", in.Dissipate.Of, "only these can be dissipated:", "paid", "ability", "unresolved")
	case in.Prevent != nil:
		s.pending(path+".of", in.Prevent.Of, "only the play of these can be prevented:", "declared", "paid")
		s.One(path+".to", in.Prevent.To, "", "vortex", "hand")
	case in.MakeToken != nil:
		s.makeToken(path, in.MakeToken)
	case in.If != nil:
		s.cond(path+".cond", &in.If.Cond)
		s.branch(path+".then", in.If.Then, depth)
		s.effect(path+".else", in.If.Else, depth+1)
	case in.May != nil:
		s.targets(path+".targets", in.May.Targets, true)
		s.branch(path+".then", in.May.Then, depth)
	default:
		s.simple(path, in)
	}
}

// branch is a list of instructions that must say something.
func (s *scope) branch(path string, list []language.Instr, depth int) {
	if len(list) == 0 {
		s.Fault(path, "then is empty")
	}
	s.effect(path, list, depth+1)
}

// simple checks instructions that are a number for players, or one card.
func (s *scope) simple(path string, in *language.Instr) {
	for _, e := range []*language.Each{in.ShatterEach, in.Recharge, in.Remember, in.Forget, in.Abandon} {
		if e != nil {
			s.Within(path+".n", e.N, 1, maxNumber)
			s.who(path+".who", e.Who)
		}
	}
	for _, o := range []*language.Of{in.Energize, in.Exploit, in.Disable} {
		if o != nil {
			s.of(path+".of", o.Of, language.TargetCard)
		}
	}
	if in.ToHand != nil {
		s.of(path+".of", in.ToHand.Of, language.TargetCard, language.TargetVortex)
	}
	if in.ToVortex != nil {
		s.of(path+".of", in.ToVortex.Of, language.TargetCard)
	}
	if in.Disperse != nil {
		s.of(path+".of", in.Disperse.Of, language.TargetCard, language.TargetVortex, language.TargetHand)
	}
}

// of checks a reference that may also be "this", which a card that stays can say of itself.
func (s *scope) of(path, name string, kinds ...string) *language.Target {
	if name != "this" {
		return s.refer(path, name, kinds...)
	}
	if !stays(s.card) {
		s.Fault(path, "of: this card is not on the Battlefield")
	}
	return nil
}

func (s *scope) who(path, who string) {
	if !slices.Contains([]string{"controller", "opponents", "all"}, who) {
		s.refer(path, who, language.TargetPlayer, language.TargetCard)
	}
}

func (s *scope) fragments(path string, f *language.Fragments, states ...string) {
	s.Within(path+".n", f.N, 1, maxNumber)
	if t := s.refer(path+".of", f.Of, language.TargetCrystal); t != nil && !slices.Contains(states, t.Crystal) {
		if t.Crystal == "destroyed" {
			s.Fault(path+".of", "of: %q is a destroyed Crystal, which has no fragments to change", f.Of)
		} else {
			s.Fault(path+".of", "of: %q has to be chosen with crystal: destroyed", f.Of)
		}
	}
}

// shatter checks that the target can be shattered at all (FW-197).
func (s *scope) shatter(path string, o *language.Of) {
	if t := s.of(path+".of", o.Of, language.TargetCard); t != nil && t.Type != language.Evocation && !t.Frangible {
		s.Fault(path+".of",
			"of: only Evocations and Frangible cards can be shattered; add type: evocation or frangible: true to %q",
			o.Of)
	}
}

func (s *scope) pending(path, name, msg string, stages ...string) {
	if t := s.refer(path, name, language.TargetPending); t != nil && !slices.Contains(stages, t.Stage) {
		s.Fault(path, "of: %q has stage %s; %s %s", name, t.Stage, msg, lintkit.Shown(stages))
	}
}

func (s *scope) modify(path string, m *language.Modify) {
	switch {
	case (m.Of == "") == (m.All == nil):
		s.Fault(path, "modify: either of (one target) or all (a filter)")
	case m.All != nil:
		s.filter(path+".all", m.All, true)
		s.evocations(path+".all", m.All)
	default:
		if t := s.of(path+".of", m.Of, language.TargetCard); t != nil {
			s.evocations(s.at[m.Of], &t.Filter)
		}
	}
	s.change(path, m.DesEn, m.DefEn)
	s.One(path+".until", m.Until, language.WhilePositioned, language.UntilEndOfTurn, language.UntilNextTurn)
}

// change checks what is added to figures.
func (s *scope) change(path string, desen, defen int) {
	if desen == 0 && defen == 0 {
		s.Fault(path, "%s: desen and defen are both 0, so nothing changes", lintkit.Leaf(path))
	}
	s.Within(path+".desen", desen, -maxNumber, maxNumber)
	s.Within(path+".defen", defen, -maxNumber, maxNumber)
}

// evocations checks that a filter speaks of cards that have figures.
func (s *scope) evocations(path string, f *language.Filter) {
	if f.Type != language.Evocation {
		s.Fault(path, "only Evocations have DesEn and DefEn; add type: evocation")
	}
}

func (s *scope) cond(path string, c *language.Cond) {
	if len(lintkit.Set(*c)) == 0 {
		s.Fault(path, "the condition is empty")
	}
	s.One(path+".this", c.This, "", "energized", "exploited")
	for key, n := range map[string]*int{"own-crystals-max": c.OwnCrystalsMax, "own-crystals": c.OwnCrystalsExactly} {
		if n != nil {
			s.Within(path+"."+key, *n, 1, 4)
		}
	}
	if c.Controls != nil {
		s.filter(path+".controls", c.Controls, true)
		if c.Controls.Side == language.AnySide {
			s.Fault(path+".controls.side", "side: own or opponent")
		}
	}
	if c.ChargePaid && s.card.Charge == nil {
		s.Fault(path+".charge-paid", "charge-paid: the card has no Charge")
	}
}
