package text

import (
	"slices"

	"farpost/cards/prose"
	"farpost/engine/fow/language"
)

// kinds are keys of nouns for types; two types that go by one name are one.
func kinds(types []string) []string {
	both := func(a, b string) bool {
		return len(types) == 2 && slices.Contains(types, a) && slices.Contains(types, b)
	}
	switch {
	case len(types) == 0:
		return []string{"card"}
	case both(language.Resonator, language.JRuler):
		return []string{"j/resonator"}
	case both(language.Ruler, language.JRuler):
		return []string{"j/ruler"}
	}
	return types
}

// fitting is a card that fits a filter, whosever it is: "another rested fire resonator with total cost 3 or less".
func (w *writer) fitting(f *language.Filter) prose.NP {
	names := kinds(f.Types)
	p := prose.NP{Noun: names[0], Or: names[1:], Other: f.Other}
	for _, key := range []string{f.State, string(f.Attribute)} {
		if key != "" {
			p.Adjectives = append(p.Adjectives, key)
		}
	}
	if f.Group != "" {
		p.Kin = f.Group
		if g, ok := w.groups[f.Group]; ok {
			p.Kin = g.Of.In(w.Lang())
		}
	}
	if f.CostMax != nil {
		p.With = []string{w.Say("total-cost", prose.Slots{"n": prose.Number(*f.CostMax)})}
	}
	return p
}

// whose is fitting with who controls it.
func (w *writer) whose(f *language.Filter) prose.NP {
	p := w.fitting(f)
	if f.Side == language.Own || f.Side == language.Opponent {
		p.Whose = f.Side
	}
	return p
}

// side is a player as seen from the controller; for any it is somebody.
func side(side string, somebody prose.NP) prose.NP {
	switch side {
	case language.Own:
		return prose.You
	case language.Opponent:
		return prose.YourOpponent
	}
	return somebody
}

// target describes a target when it is chosen: "up to two target resonators you control".
func (w *writer) target(t *language.Target) prose.NP {
	p := w.whose(&t.Filter)
	switch t.Kind {
	case language.TargetPlayer:
		p = prose.Player(prose.A)
		if t.Side == language.Opponent {
			p = prose.Opponent(prose.A)
		}
		p.Other = t.Other
	case language.TargetCardOrPlayer:
		if t.Side != language.AnySide {
			return w.cardOrPlayer(t, p)
		}
		p.Or = append(slices.Clone(p.Or), "player")
	case language.TargetSpell:
		p = prose.NP{Noun: language.Spell, Whose: p.Whose, Other: t.Other}
		if t.Spell != "" {
			p.Adjectives = []string{t.Spell}
		}
	case language.TargetGraveyard:
		p.Whose = "graveyard-" + t.Side
	}
	p.N, p.UpTo, p.Target = t.N, t.UpTo, true
	return p
}

// cardOrPlayer is a card or its controller: "target resonator you control or you".
func (w *writer) cardOrPlayer(t *language.Target, card prose.NP) prose.NP {
	cards := card.As(prose.The)
	cards.N = 2
	card.Target = true
	key := "or-you"
	if t.Side == language.Opponent {
		key, cards.Whose = "or-opponent", "theirs"
	}
	return prose.NP{Noun: "target", Whole: w.Say(key, prose.Slots{"card": card, "cards": cards})}
}

// this is the card itself.
func (w *writer) this() prose.NP { return prose.NP{Noun: "card", Det: prose.This, Mention: w.named} }

// ref is a thing that an instruction acts on. A target is described where it is first mentioned.
func (w *writer) ref(ref string) prose.NP {
	switch ref {
	case language.RefThis:
		return w.this()
	case language.RefIt:
		return w.subject()
	case language.RefOther:
		return w.other()
	case language.RefCarrier:
		return w.carrier()
	}
	t := w.targets[ref]
	if t == nil {
		return prose.NP{Noun: "card", Det: prose.That}
	}
	p := w.target(t)
	if w.told[ref] {
		return p.Again()
	}
	w.told[ref] = true
	return p
}

// subject is what the event of the text is about.
func (w *writer) subject() prose.NP {
	switch {
	case w.named != prose.Full:
		return w.this()
	case w.on == nil:
	case w.on.On == language.OnSpell:
		return prose.NP{Noun: language.Spell, Det: prose.That}
	case w.on.Of != nil:
		return w.fitting(w.on.Of).Again()
	}
	return prose.NP{Noun: "card", Det: prose.That}
}

// other is the other thing of the event.
func (w *writer) other() prose.NP {
	if w.on != nil {
		switch w.on.On {
		case language.OnBlocks:
			return prose.NP{Noun: "attacker", Det: prose.The}
		case language.OnAttacks, language.OnAttackPlayer:
			return prose.NP{Noun: "attacked", Det: prose.The}
		case language.OnDeals:
			return prose.NP{Noun: "target", Whole: w.Say("dealt", nil)}
		}
	}
	return prose.NP{Noun: "target", Whole: w.Say("dealer", nil)}
}

// carrier is the card under which this addition lies.
func (w *writer) carrier() prose.NP {
	kind := w.card.Addition
	if kind == language.OnRulerJRuler {
		kind = "j/ruler"
	}
	return prose.NP{Noun: kind, Det: prose.The, Whose: "carrier"}
}

// acted is what an instruction acts on: a thing, or with det all that fit.
func (w *writer) acted(on *language.On, det prose.Det) prose.NP {
	if on.Each == nil {
		return w.ref(on.Of)
	}
	return w.whose(on.Each).As(det)
}

// who is a player as the subject; the zero NP is the reader.
func (w *writer) who(who string) prose.NP {
	switch who {
	case language.WhoController:
		return prose.NP{}
	case language.WhoOpponent:
		return prose.YourOpponent
	case language.WhoEach:
		return prose.Player(prose.Each)
	case language.WhoThat:
		return prose.Player(prose.That)
	}
	t := w.targets[who]
	if t == nil || t.Kind == language.TargetPlayer {
		return w.ref(who)
	}
	return w.controller(w.ref(who))
}

// controller is who controls a thing.
func (w *writer) controller(of prose.NP) prose.NP {
	return prose.NP{Noun: "player", Whole: w.Say("controller", prose.Slots{"of": of})}
}
