package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/beings/language"
)

// reserved are names by which instructions mean something else than a target.
var reserved = []string{language.This, language.Attacker, language.Defender}

// skill checks that a skill speaks of nothing that is not there.
func (k *checker) skill(path string, sk *language.Skill) {
	s := lintkit.NewScope(k.Form, func(t *language.Target) (string, string) { return t.Name, t.Kind }, reserved)
	for i := range sk.Targets {
		s.Add(fmt.Sprintf("%s.targets[%d]", path, i), &sk.Targets[i])
	}
	fights := sk.On == language.OnAttack || sk.On == language.OnBlock
	lintkit.Reader[language.Target, language.Instr]{
		Name: func(at, name string, kinds []string) {
			switch {
			case name == language.This:
			case !slices.Contains(reserved, name):
				s.Refer(at, name, kinds...)
			case !fights:
				k.Fault(at, "%s: nobody attacks when this skill comes", lintkit.Leaf(at))
			}
		},
		Instr: func(at string, in *language.Instr) {
			if p := in.Power; p != nil && p.How() == language.UntilCombat && !fights {
				k.Fault(at+".until", "until: there is no attack when this skill comes; write turn")
			}
		},
	}.Read(k.Form, path+".effect", sk.Effect)
	s.Unused(sk.Targets)
}
