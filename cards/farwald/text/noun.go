package text

import (
	"farpost/cards/prose"
	"farpost/engine/farwald/language"
)

// all is every card that fits: "other Cinderkin Evocations you control".
func (w *writer) all(f *language.Filter) prose.NP {
	p := w.Side(f).As(prose.Any)
	if f.Side == language.Opponent {
		p.Whose = "opponents"
	}
	return p
}

// described is a target where it is first mentioned.
func (w *writer) described(t *language.Target) prose.NP {
	p := prose.NP{}
	switch t.Kind {
	case language.TargetCrystal:
		return crystal(t)
	case language.TargetPlayer:
		if t.Side == language.Own {
			return prose.NP{}
		}
		return w.Somebody(t.Side, prose.A)
	case language.TargetPending:
		return prose.NP{Noun: "card", N: t.N, Whole: w.pending(t.Stage, t.Side)}
	case language.TargetVortex:
		p = w.Fitting(&t.Filter)
		p.From = "vortex-" + t.Side
	case language.TargetHand:
		p = w.Fitting(&t.Filter)
		p.From = "hand"
	default:
		p = w.Side(&t.Filter)
	}
	p.N, p.UpTo = t.N, t.UpTo
	return p
}

// crystal describes Crystals: "one of your damaged Crystals", "an opponent's Crystal", "up to two Crystals".
func crystal(t *language.Target) prose.NP {
	p := prose.NP{Noun: "crystal", N: t.N, UpTo: t.UpTo}
	state := ""
	if t.Crystal == "damaged" || t.Crystal == "destroyed" {
		state = t.Crystal
	}
	opponents := prose.NP{Noun: "opponent", N: 2, Det: prose.The, Of: &prose.You}
	switch {
	case t.Side == language.Own:
		p.Det, p.Of = prose.OneOf, &prose.You
	case t.Side == language.Opponent && (t.N > 1 || t.UpTo):
		p.Det, p.Of = prose.OneOf, &opponents
	case t.Side == language.Opponent && state == "":
		state = "foe"
	case t.Side == language.Opponent:
		state = "foe-" + state
	}
	if state != "" {
		p.Adjectives = []string{state}
	}
	return p
}

// pending describes a declared or paid card or an ability.
func (w *writer) pending(stage, side string) string {
	switch stage {
	case "unresolved":
		return w.List([]string{w.pending("paid", side), w.pending("ability", side)}, "or")
	case "":
		stage = "paid"
	}
	return w.Say(stage+"-"+side, nil)
}
