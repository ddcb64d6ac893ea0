package text

import (
	"cmp"

	"farpost/cards/prose"
	"farpost/engine/athernum/language"
)

// event words what a triggered ability waits for: "whenever this character attacks", "in your Morning".
func (w *writer) event(e *language.Event) string {
	switch e.On {
	case language.OnMorning, language.OnDay, language.OnEvening, language.OnNight:
		return w.Say(e.On+"-"+cmp.Or(e.Who, language.AnySide), nil)
	}
	lead := "whenever"
	switch e.On {
	case language.OnEnters, language.OnLeaves, language.OnDiscarded, language.OnFalls, language.OnHostFalls:
		if e.Of == nil {
			lead = "when"
		}
	case language.OnTurnsUp, language.OnDefends:
		lead = "when"
	}
	return w.Say(lead, prose.Slots{"what": prose.Words(w.Clause(w.happening(e)))})
}

// happening is the clause of an event.
func (w *writer) happening(e *language.Event) prose.Clause {
	who := w.Somebody(e.Who, prose.A)
	switch e.On {
	case language.OnGenerated:
		return prose.Do(e.On, nil).By(who)
	case language.OnPlayed, language.OnActivated:
		what := w.This()
		if e.Of != nil {
			what = w.Fitting(e.Of)
		}
		return prose.Do(e.On, prose.Slots{"of": what, "object": what}).By(who)
	case language.OnHostFalls:
		return prose.Do(language.OnDiscarded, nil).By(w.host())
	}
	c := prose.Do(e.On, nil).By(w.subject(e))
	if e.With != nil {
		c.Does[0].Key += "-with"
		c.Does[0].Slots = prose.Slots{"with": w.side(e.With)}
	}
	if e.Of == nil {
		w.Named = prose.Close
	}
	return c
}

// subject is the card that an event is about.
func (w *writer) subject(e *language.Event) prose.NP {
	if e.Of == nil {
		return w.This()
	}
	return w.side(e.Of)
}

// it is the card of the event, when it is spoken of again.
func (w *writer) it() prose.NP {
	switch {
	case w.on == nil:
		return prose.NP{Noun: "card", Det: prose.That}
	case w.on.On == language.OnHostFalls:
		return prose.NP{Noun: language.Character, Det: prose.That}
	case w.on.Of != nil:
		return w.Fitting(w.on.Of).Again()
	}
	return w.This()
}

// host is the character to which this item is attached.
func (w *writer) host() prose.NP { return prose.NP{Noun: "host", Det: prose.The} }
