package lint

import (
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/beings/language"
)

// skill checks that a skill can happen, and speaks of nothing that is not there.
func (k *checker) skill(path string, sk *language.Skill) {
	k.One(path+".on", sk.On, language.Moments...)
	if c := sk.Cost; c != nil {
		if sk.On != language.OnAction {
			k.Fault(path+".cost", "only an action has a cost; the others come by themselves")
		}
		k.Within(path+".cost.gems", c.Gems, 0, MaxCost)
		k.Within(path+".cost.discard", c.Discard, 0, MaxNumber)
	}
	if t := sk.Target; t != nil {
		k.target(path+".target", t)
	}
	if len(sk.Effect) == 0 {
		k.Fault(path+".effect", "effect is missing: what does the skill do?")
	}
	lintkit.Instructions(&k.Checker, path+".effect", sk.Effect, MaxEffects, 0, 0, func(at string, e *language.Effect) {
		k.effect(at, sk, e)
	})
	if sk.Target != nil && !slices.ContainsFunc(sk.Effect, func(e language.Effect) bool { return speaksOf(&e) }) {
		k.Fault(path+".target", "target: nothing acts on it")
	}
}

// target checks what a target is, and that it can have what is demanded.
func (k *checker) target(path string, t *language.Target) {
	k.One(path+".of", t.Of, language.TargetKinds...)
	k.One(path+".state", t.State, "", language.Active, language.Rested)
	k.Within(path+".power", t.Power, 0, 99)
	k.Within(path+".level", t.Level, 0, language.Levels)
	if t.Type != "" {
		if _, ok := language.Ours.Types[t.Type]; !ok {
			k.Fault(path+".type", "type: unknown %q", t.Type)
		}
	}
	switch {
	case t.Of == language.OfPlace && *t != (language.Target{Of: t.Of}):
		k.Fault(path, "a location has no state, power, level or type")
	case t.Of == language.OfAbyss && t.State != "":
		k.Fault(path+".state", "state: a card of the Abyss is neither active nor rested")
	}
}

// speaksOf reports whether an effect acts on the target.
func speaksOf(e *language.Effect) bool {
	return e.Return || e.Move || e.Rest == language.Chosen || e.Activate == language.Chosen ||
		e.Defeat == language.Chosen || e.Power != nil && e.Power.Of == language.Chosen
}

// effect checks one effect.
func (k *checker) effect(path string, sk *language.Skill, e *language.Effect) {
	of := ""
	if sk.Target != nil {
		of = sk.Target.Of
	}
	fights := sk.On == language.OnAttack || sk.On == language.OnBlock
	acts := func(at, who string) {
		k.One(at, who, language.Self, language.Chosen, language.Attacker, language.Defender)
		switch {
		case who == language.Chosen && (of == "" || of == language.OfPlace || of == language.OfAbyss):
			k.Fault(at, "%s: no Being is chosen as target", lintkit.Leaf(at))
		case (who == language.Attacker || who == language.Defender) && !fights:
			k.Fault(at, "%s: nobody attacks when this skill comes", lintkit.Leaf(at))
		}
	}
	switch {
	case e.Power != nil:
		who := e.Power.Of
		if who == "" {
			who = language.Self
		}
		acts(path+".of", who)
		k.Within(path+".n", e.Power.N, -MaxNumber, MaxNumber)
		if e.Power.N == 0 {
			k.Fault(path+".n", "n: a change of 0 is none")
		}
		k.One(path+".until", e.Power.Until, "", language.UntilCombat, language.UntilTurn)
		if e.Power.Until != language.UntilTurn && !fights {
			k.Fault(path+".until", "until: there is no attack when this skill comes; write turn")
		}
	case e.Rest != "" || e.Activate != "" || e.Defeat != "":
		who := e.Rest + e.Activate + e.Defeat
		acts(path, who)
		if who == language.Defender {
			k.Fault(path, "defender: which Being defends is known only when it does; it can get power alone")
		}
	case e.Return && of != language.OfAbyss:
		k.Fault(path, "return: the target must be a card of the Abyss")
	case e.Move && of != language.OfPlace:
		k.Fault(path, "move: the target must be a location")
	case (e.Unblockable || e.Reach || e.Again) && sk.On != language.OnAttack:
		k.Fault(path, "%s: only a skill of an attack can have it", lintkit.Leaf(path))
	case e.Upright && sk.On != language.OnBlock:
		k.Fault(path, "upright: only a skill of a block can have it")
	default:
		k.Within(path, e.Draw+e.Discard+e.Mill+e.Refresh+e.Gain, 0, MaxNumber)
	}
}
