package text

import (
	"strconv"

	"farpost/cards/prose"
	"farpost/engine/farwald/language"
)

// this is the name of the card itself among targets.
const this = "this"

// count is a number of things in figures: "3 cards".
func count(n int, noun string) prose.NP { return prose.NP{Noun: noun, N: n, Det: prose.Figures} }

// this is the card itself.
func (w *writer) this() prose.NP {
	p := prose.NP{Noun: "card", Det: prose.This}
	if w.named {
		p.Mention = prose.Close
	}
	return p
}

// fitting is a card that fits a filter, whosever it is: "another Exploited Cinderkin Evocation with cost 3 or less".
func (w *writer) fitting(f *language.Filter) prose.NP {
	p := prose.NP{Noun: f.Type, Other: f.Other, Kin: w.groups[f.Group].Of.In(w.Lang())}
	if f.Type == "" {
		p.Noun = "card"
	}
	if f.Frangible {
		p.Adjectives = append(p.Adjectives, language.PropFrangible)
	}
	for _, key := range []string{f.State, f.Super, string(f.Element)} {
		if key != "" {
			p.Adjectives = append(p.Adjectives, key)
		}
	}
	limit := func(key string, most *int) {
		if most != nil {
			p.With = append(p.With, w.Say(key, prose.Slots{"n": prose.Number(*most)}))
		}
	}
	limit("cost-max", f.CostMax)
	limit("defen-max", f.DefEnMax)
	return p
}

// all is every card that fits: "other Cinderkin Evocations you control".
func (w *writer) all(f *language.Filter) prose.NP {
	p := w.fitting(f).As(prose.Any)
	p.Whose = map[string]string{language.Own: "own", language.Opponent: "opponents"}[f.Side]
	return p
}

// target is a target of the block, described where it is first mentioned, or this card.
func (w *writer) target(name string) prose.NP {
	if name == this {
		return w.this()
	}
	t := w.targets[name]
	if t == nil {
		return prose.NP{Noun: "card", Det: prose.That}
	}
	p := w.described(t)
	if w.told[name] {
		return p.Again()
	}
	w.told[name] = true
	return p
}

func (w *writer) described(t *language.Target) prose.NP {
	side := t.Side
	p := prose.NP{}
	switch t.Kind {
	case language.TargetCrystal:
		return crystal(t)
	case language.TargetPlayer:
		switch {
		case side == language.Own:
			return prose.NP{}
		case side == language.Opponent:
			return prose.Opponent(prose.A)
		}
		return prose.Player(prose.A)
	case language.TargetPending:
		return prose.NP{Noun: "card", N: t.N, Whole: w.pending(t.Stage, side)}
	case language.TargetVortex:
		p = w.fitting(&t.Filter)
		p.From = "vortex-" + side
	case language.TargetHand:
		p = w.fitting(&t.Filter)
		p.From = "hand"
	default:
		p = w.fitting(&t.Filter)
		if side != language.AnySide {
			p.Whose = side
		}
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
	if stage == "unresolved" {
		return w.List([]string{w.pending("paid", side), w.pending("ability", side)}, "or")
	}
	if stage == "" {
		stage = "paid"
	}
	return w.Say(stage+"-"+side, nil)
}

// who is the subject of a clause; the zero NP is the reader.
func (w *writer) who(who string) prose.NP {
	switch who {
	case "controller":
		return prose.NP{}
	case "opponents":
		return prose.Opponent(prose.Each)
	case "all":
		return prose.Player(prose.Each)
	}
	if t := w.targets[who]; t == nil || t.Kind == language.TargetPlayer {
		return w.target(who)
	}
	key := "controller"
	if w.told[who] {
		key = "controller-again"
	}
	return prose.NP{Noun: "player", Whole: w.Say(key, prose.Slots{"of": w.target(who)})}
}

// change writes a change of figures: "+1 DesEn and −2 DefEn".
func (w *writer) change(desen, defen int) prose.Words {
	var parts []string
	part := func(key string, n int) {
		if n != 0 {
			parts = append(parts, w.Say(key, prose.Slots{"n": prose.Words(signed(n))}))
		}
	}
	part("desen", desen)
	part("defen", defen)
	return prose.Words(w.List(parts, "and"))
}

// signed writes +1 or −1, with a true minus sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
