package text

import (
	"slices"

	"farpost/cards/prose"
	"farpost/engine/fow/language"
)

// target describes a target when it is chosen: "up to two target resonators you control".
func (w *writer) target(t *language.Target) prose.NP {
	p := w.Side(&t.Filter)
	switch t.Kind {
	case language.TargetPlayer:
		p = prose.Player(prose.A)
		if t.Side == language.Opponent {
			p = prose.Opponent(prose.A)
		}
	case language.TargetCardOrPlayer:
		if t.Side != language.AnySide {
			return w.cardOrPlayer(t, p)
		}
		p.Or = append(slices.Clone(p.Or), "player")
	case language.TargetSpell:
		p = prose.NP{Noun: language.Spell, Whose: p.Whose}
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

// word is what a word of the language stands for, "this" apart.
func (w *writer) word(ref string) (p prose.NP, ok bool) {
	switch ref {
	case language.RefIt:
		return w.subject(), true
	case language.RefOther:
		return w.other(), true
	case language.RefCarrier:
		return w.carrier(), true
	}
	return p, false
}

// subject is what the event of the text is about.
func (w *writer) subject() prose.NP {
	switch {
	case w.Named != prose.Full:
		return w.This()
	case w.on == nil:
	case w.on.On == language.OnSpell:
		return prose.NP{Noun: language.Spell, Det: prose.That}
	case w.on.Of != nil:
		return w.Fitting(w.on.Of).Again()
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
	switch kind {
	case language.OnRulerJRuler:
		kind = "j-ruler+ruler"
	case language.OnJResonator:
		kind = "j-ruler+resonator"
	}
	return prose.NP{Noun: kind, Det: prose.The, Whose: "carrier"}
}

// acted is what an instruction acts on: a thing, or with det all that fit.
func (w *writer) acted(on *language.On, det prose.Det) prose.NP {
	if on.Each == nil {
		return w.Ref(on.Of)
	}
	return w.Side(on.Each).As(det)
}
