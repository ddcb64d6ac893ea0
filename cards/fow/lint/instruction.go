package lint

import (
	"fmt"

	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
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
	case in.Damage != nil:
		s.damage(path, in.Damage)
		s.times(path, in.Damage.Times)
	case in.Life != nil:
		if in.Life.N == 0 {
			s.Fault(path+".n", "n: it changes nothing")
		}
		s.points(path+".n", in.Life.N, -maxPoints)
		s.who(path+".who", in.Life.Who)
		s.times(path, in.Life.Times)
	case in.SetLife != nil:
		if in.SetLife.Half == (in.SetLife.N != 0) {
			s.Fault(path, "life is set to n, or to half: one of them")
		}
		s.points(path+".n", in.SetLife.N, 0)
		s.who(path+".who", in.SetLife.Who)
	case in.Draw != nil:
		s.Within(path+".n", in.Draw.N, 1, maxNumber)
		s.who(path+".who", in.Draw.Who)
		s.times(path, in.Draw.Times)
	case in.Discard != nil:
		if in.Discard.All == (in.Discard.N != 0) {
			s.Fault(path, "n cards are discarded, or all: one of them")
		}
		s.Within(path+".n", in.Discard.N, 0, maxNumber)
		s.who(path+".who", in.Discard.Who)
	case in.Modify != nil:
		s.on1(path, &in.Modify.On, language.TargetCard)
		s.change(path, &in.Modify.Change)
		s.until(path, in.Modify.Until)
	case in.Control != nil:
		s.on1(path, &in.Control.On, language.TargetCard)
		s.until(path, in.Control.Until)
	case in.Prevent != nil:
		s.prevent(path, in.Prevent)
	case in.ToDeck != nil:
		s.on1(path, &in.ToDeck.On, language.TargetCard, language.TargetGraveyard)
	case in.If != nil:
		s.cond(path+".cond", &in.If.Cond)
		s.branch(path+".then", in.If.Then, depth)
		s.effect(path+".else", in.If.Else, depth+1)
	case in.May != nil:
		s.branch(path+".then", in.May.Then, depth)
	case in.Later != nil:
		s.later(path, in.Later, depth)
	case in.Search != nil:
		s.search(path, in.Search)
	case in.Reveal != nil:
		s.One(path+".what", in.Reveal.What, language.RevealHand, language.RevealTop)
		s.who(path+".who", in.Reveal.Who)
	case in.Stones != nil:
		s.Within(path+".n", in.Stones.N, 1, maxNumber)
		s.who(path+".who", in.Stones.Who)
	case in.Attach != nil:
		s.refer(path+".of", in.Attach.Of, language.TargetCard)
		s.refer(path+".to", in.Attach.To, language.TargetCard)
	default:
		s.simple(path, in)
	}
}

// simple checks instructions that only say what they act on.
func (s *scope) simple(path string, in *language.Instr) {
	for _, x := range []struct {
		on    *language.On
		kinds []string
	}{
		{in.Destroy, []string{language.TargetCard}}, {in.Banish, []string{language.TargetCard}},
		{in.Rest, []string{language.TargetCard}}, {in.Recover, []string{language.TargetCard}},
		{in.ToHand, []string{language.TargetCard, language.TargetGraveyard}},
		{in.Remove, []string{language.TargetCard, language.TargetGraveyard}},
		{in.Enter, []string{language.TargetGraveyard}}, {in.Cancel, []string{language.TargetSpell}},
	} {
		if x.on != nil {
			s.on1(path, x.on, x.kinds...)
		}
	}
}

// on1 checks what is acted on: exactly one of a reference and all cards that fit.
func (s *scope) on1(path string, on *language.On, kinds ...string) {
	switch {
	case on.Of == "" && on.Each == nil:
		s.Fault(path, "say what it acts on: of or each")
	case on.Of != "" && on.Each != nil:
		s.Fault(path, "of and each at once: make them separate")
	case on.Each != nil:
		s.filter(path+".each", on.Each)
	default:
		s.refer(path+".of", on.Of, kinds...)
	}
}

func (s *scope) damage(path string, d *language.Damage) {
	if (d.N != 0) == (len(d.HalfATK) > 0) {
		s.Fault(path, "the damage is n, or half-atk of some cards: one of them")
	}
	if (d.X || d.Per != nil) && d.N == 0 {
		s.Fault(path, "n is missing: it is what is multiplied")
	}
	if d.N != 0 {
		s.points(path+".n", d.N, 100)
	}
	for i, ref := range d.HalfATK {
		s.refer(fmt.Sprintf("%s.half-atk[%d]", path, i), ref, language.TargetCard)
	}
	if d.Who == "" {
		s.on1(path, &d.On, language.TargetCard, language.TargetCardOrPlayer, language.TargetPlayer)
		return
	}
	if d.Of != "" || d.Each != nil {
		s.Fault(path, "who stands beside of or each: make them separate")
	}
	s.who(path+".who", d.Who)
}

func (s *scope) prevent(path string, p *language.Prevent) {
	if p.All == (p.N != 0) {
		s.Fault(path, "the next n damage is prevented, or all: one of them")
	}
	s.points(path+".n", p.N, 0)
	s.on1(path, &p.On, language.TargetCard, language.TargetCardOrPlayer, language.TargetPlayer)
}

func (s *scope) until(path, until string) {
	s.One(path+".until", until, language.UntilTurn, language.UntilBattle, language.UntilOpponent, language.WhileInZone)
}

// branch is a list of instructions that must say something.
func (s *scope) branch(path string, list []language.Instr, depth int) {
	if len(list) == 0 {
		s.Fault(path, "then is empty")
	}
	s.effect(path, list, depth+1)
}

// times checks by what a number is multiplied: by X only where the text has one.
func (s *scope) times(path string, t language.Times) {
	switch {
	case t.X && t.Per != nil:
		s.Fault(path, "x and per at once: one of them")
	case t.X && !s.x:
		s.Fault(path+".x", "x: nothing that this text costs has an X")
	case t.Per != nil:
		s.filter(path+".per", t.Per)
	}
	*s.usesX = *s.usesX || t.X
}

// search checks what is looked for: cards of the own main deck. Cards that go where others cannot see them must be
// revealed.
func (s *scope) search(path string, f *language.Search) {
	s.filter(path, &f.Filter)
	if f.Side != language.Own && f.Side != "" {
		s.Fault(path+".side", "side: it is the own main deck that is searched")
	}
	s.Within(path+".n", f.N, 1, maxNumber)
	for _, t := range f.Types {
		if t == language.Ruler || t == language.JRuler || t == language.Stone {
			s.Fault(path+".types", "%s: no main deck holds one (FO-008)", t)
		}
		if f.Enter && t == language.Spell {
			s.Fault(path+".types", "spell: it cannot be put into a field")
		}
	}
	for _, key := range []struct {
		name string
		set  bool
	}{{"state", f.State != ""}, {"other", f.Other}} {
		if key.set {
			s.Fault(path+"."+key.name, "%s: cards in a deck are not told apart by it", key.name)
		}
	}
	if narrow := len(f.Types) > 0 || f.Attribute != "" || f.Group != "" ||
		f.CostMax != nil; narrow && !f.Enter && !f.Reveal {
		s.Fault(path+".reveal", "reveal is missing: the opponent has to see that the card fits")
	}
}

// later checks what waits for a moment: one that comes by itself.
func (s *scope) later(path string, l *language.Later, depth int) {
	if s.One(path+".on", l.On, moments...) {
		s.One(path+".who", l.Who, "", language.Own, language.Opponent, language.AnySide)
	}
	s.branch(path+".then", l.Then, depth)
}
