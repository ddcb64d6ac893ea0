package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/beings/language"
)

// reserved are names by which instructions mean something else than a target.
var reserved = []string{language.This, language.Attacker, language.Defender}

// skill checks that a skill can happen, and speaks of nothing that is not there.
func (k *checker) skill(path string, sk *language.Skill) {
	if sk.Cost != nil && sk.On != language.OnAction {
		k.Fault(path+".cost", "only an action has a cost; the others come by themselves")
	}
	for key, on := range map[string]string{"unblockable": language.OnAttack, "reach": language.OnAttack,
		"again": language.OnAttack, "upright": language.OnBlock} {
		if slices.Contains(lintkit.Set(*sk), key) && sk.On != on {
			k.Fault(path+"."+key, "%s: only a skill on %s can have it", key, on)
		}
	}
	special := sk.Unblockable || sk.Reach || sk.Again || sk.Upright
	if len(sk.Effect) == 0 && !special {
		k.Fault(path, "the skill does nothing: give it an effect")
	}
	s := lintkit.NewScope(k.Form, func(t *language.Target) (string, string) { return t.Name, t.Kind }, reserved)
	for i := range sk.Targets {
		s.Add(fmt.Sprintf("%s.targets[%d]", path, i), &sk.Targets[i])
	}
	fights := sk.On == language.OnAttack || sk.On == language.OnBlock
	name := func(at, name string, kinds []string) {
		switch {
		case name == language.This:
		case !slices.Contains(reserved, name):
			s.Refer(at, name, kinds...)
		case !fights:
			k.Fault(at, "%s: nobody attacks when this skill comes", lintkit.Leaf(at))
		}
	}
	instr := func(at string, in *language.Instr) { k.instr(at, in, fights) }
	lintkit.Reader[language.Target, language.Instr]{Deepest: 1, Name: name, Instr: instr}.Read(k.Form, path+".effect",
		sk.Effect, 1)
	s.Unused(sk.Targets)
}

// instr checks what an instruction means where the skill comes.
func (k *checker) instr(path string, in *language.Instr, fights bool) {
	if p := in.Power; p != nil && p.How() == language.UntilCombat && !fights {
		k.Fault(path+".until", "until: there is no attack when this skill comes; write turn")
	}
	for _, of := range []*language.Of{in.Rest, in.Activate, in.Defeat} {
		if of != nil && of.Of == language.Defender {
			k.Fault(path+".of", "of: which Being defends is known only when it does; it can get power alone")
		}
	}
}

// power checks that a change changes something.
func (k *checker) power(path string, p *language.Power) {
	if p.N == 0 {
		k.Fault(path+".n", "n: it changes nothing")
	}
}

// target checks that what is chosen can have what is demanded.
func (k *checker) target(path string, t *language.Target) {
	switch plain := (language.Target{Name: t.Name, Kind: t.Kind}); {
	case t.Kind == language.OfPlace && *t != plain:
		k.Fault(path, "a location has no state, power, level or type")
	case t.Kind == language.OfAbyss && t.State != "":
		k.Fault(path+".state", "state: a card of the Abyss is neither active nor rested")
	}
}
