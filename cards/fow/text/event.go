package text

import (
	"slices"

	"farpost/cards/fow/schema"
	"farpost/cards/prose"
	"farpost/engine/fow/language"
)

// aboutCard reports whether an event has a card in play as its subject: this one, where no filter names another.
func aboutCard(on string) bool {
	return slices.Contains(schema.Language.Lists["with-card-in-play"], on)
}

// recurs reports whether an event that a triggered ability waits for may come again while the ability is there, so
// that it is said with "whenever". A Trigger answers one event, and this card enters, is summoned, dies once.
func (w *writer) recurs(e *language.Event) bool {
	if w.on == nil {
		return false
	}
	switch e.On {
	case language.OnEnters, language.OnSummoned, language.OnToGraveyard, language.OnDestroyed:
		return e.Of != nil
	}
	return true
}

// event words what a text waits for: "when this card attacks", "at the end of your turn".
func (w *writer) event(e *language.Event) string {
	c, ok := w.happening(e)
	if !ok {
		return w.moment(e.On, e.Who, false)
	}
	lead := "when"
	if w.recurs(e) {
		lead = "whenever"
	}
	return w.Say(lead, prose.Slots{"what": prose.Words(w.Clause(c))})
}

// happening is the clause of an event, which has the event's key; ok is false for a moment of the turn.
func (w *writer) happening(e *language.Event) (c prose.Clause, ok bool) {
	player := w.Somebody(e.Who, prose.A)
	switch e.On {
	case language.OnAttackPlayer:
		if e.Who == language.Own {
			return prose.Do("attacks-you", nil).By(w.actor(e)), true
		}
		return prose.To(e.On, player).By(w.actor(e)), true
	case language.OnDeals, language.OnDealt:
		damage := "damage"
		if e.Battle {
			damage = "battle-damage"
		}
		return prose.Do(e.On, prose.Slots{"damage": prose.Words(w.Say(damage, nil))}).By(w.actor(e)), true
	case language.OnSpell: // a card is a spell while it is in the chase
		return prose.To(e.On, w.elsewhere(e.Of, language.Spell)).By(player), true
	case language.OnCalled:
		return prose.To(e.On, w.elsewhere(e.Of, language.Stone)).By(player), true
	case language.OnDiscards:
		return prose.To(e.On, w.elsewhere(e.Of, "card")).By(player), true
	case language.OnJudgment, language.OnDraws:
		return prose.Do(e.On, nil).By(player), true
	case language.OnLife:
		return prose.Do(e.On, nil).By(prose.NP{Noun: "life", Det: prose.The, Of: &player}), true
	}
	return prose.Do(e.On, nil).By(w.actor(e)), w.HasClause(e.On)
}

// actor is the card in play that an event is about.
func (w *writer) actor(e *language.Event) prose.NP {
	if e.Of == nil {
		return prose.NP{Noun: "card", Det: prose.This}
	}
	return w.Side(e.Of)
}

// elsewhere is a card that is not in play; by this noun when the filter names no type.
func (w *writer) elsewhere(f *language.Filter, noun string) prose.NP {
	if f == nil {
		return prose.NP{Noun: noun}
	}
	p := w.Fitting(f)
	if len(f.Types) == 0 {
		p.Noun = noun
	}
	return p
}

// moment words a moment that a text waits for: of every turn, "at the beginning of your main phase", or the next of its
// kind, "at the beginning of the next end phase".
func (w *writer) moment(on, who string, next bool) string {
	p, key := prose.NP{Noun: on, Det: prose.The}, "beginning"
	sided := who == language.Own || who == language.Opponent
	if next {
		p.Adjectives = []string{"next"}
	}
	switch on {
	case language.OnBattle, language.OnAttackStep, language.OnBlockStep, language.OnBattleEnds:
		if !next {
			p.Det = prose.Each
		}
		if sided {
			p.Whose = "in-turn-" + who
		}
	default:
		if owner := w.Somebody(who, prose.Each); sided || !next {
			p.Of = &owner
		}
	}
	switch on {
	case language.OnTurnBegins:
		p.Noun = "turn"
	case language.OnTurnEnds: // it may be the end of this turn
		p.Noun, p.Adjectives, key = "turn", nil, "end"
		if next && sided {
			key = "next-end"
		}
	case language.OnBattleEnds:
		p.Noun, p.Adjectives, key = language.OnBattle, nil, "end"
		if next {
			p.Det, key = prose.A, "next-end"
		}
	}
	return w.Say(key, prose.Slots{"of": p})
}

// lead puts a condition behind "if" or "as long as".
func (w *writer) lead(word string, c *language.Cond) string {
	return w.Say(word, prose.Slots{"what": prose.Words(w.Condition(c))})
}
