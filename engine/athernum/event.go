package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
)

// Events that abilities, accounts or the rules themselves answer; shown.yaml lists all of them. "card" names the card
// for people, "obj" is its id for abilities; of a card that left, "as" is what it is now.
const (
	evTurn      = "turn"
	evPhase     = "phase"
	evDrew      = "drew"
	evEntered   = "entered"
	evTurnedUp  = "turned-up"
	evLeft      = "left"
	evExhausted = "exhausted"
	evDamaged   = "damaged"
	evHit       = "hit"
	evPlaced    = "vt-placed"
	evPlayed    = "played"
	evActivated = "activated"
	evGenerated = "generated"
	evCombat    = "combat"
	evAttack    = "attack"
	evDefend    = "defend"
)

// occasion is an event as triggered abilities see it.
type occasion struct {
	on   string
	who  engine.Seat  // the player of the event
	it   engine.ObjID // the subject as it was when it happened
	now  engine.ObjID // … and as it is now
	with engine.Value // what it fought
	// only is the one card that the occasion is for; zero for all.
	only engine.ObjID
}

// plain are the occasions that are known by the kind of an event.
var plain = map[string]string{evEntered: language.OnEnters, evTurnedUp: language.OnTurnsUp,
	evExhausted: language.OnExhausted, evPlaced: language.OnPlaced, evPlayed: language.OnPlayed,
	evActivated: language.OnActivated,
	evGenerated: language.OnGenerated, evAttack: language.OnAttacks, evDefend: language.OnDefends}

// occasions lists what an event is for abilities, none for bookkeeping.
func occasions(e engine.Event) []occasion {
	id := func(name string) engine.ObjID {
		if v := e.Arg(name); len(v) > 0 {
			return v[0].ID()
		}
		return engine.ObjID{}
	}
	is := func(name, word string) bool { return slices.Contains(e.Arg(name), engine.Word(word)) }
	o := occasion{who: e.Seat, it: id("obj"), now: id("obj")}
	switch e.Kind {
	case evPhase:
		o.on = e.Arg("phase")[0].Body()
		return []occasion{o}
	case evHit:
		o.it, o.now = id("by"), id("by")
		o.on = language.OnDeals
		return []occasion{o}
	case evLeft:
		return left(e, o, id, is)
	}
	if o.on = plain[e.Kind]; o.on == "" {
		return nil
	}
	return []occasion{o}
}

// left are the occasions of a card that has left play.
func left(e engine.Event, o occasion, id func(string) engine.ObjID, is func(name, word string) bool) []occasion {
	o.now = id("as")
	as := func(on string) occasion { o.on = on; return o }
	out := []occasion{as(language.OnLeaves)}
	if is("how", zDiscard) {
		out = append(out, as(language.OnDiscarded))
		if v := e.Arg("fought"); len(v) > 0 {
			o.with = v[0]
			out = append(out, as(language.OnFalls))
		}
	}
	if is("host-how", zDiscard) {
		out = append(out, occasion{on: language.OnHostFalls, who: e.Seat, it: id("host"), now: id("host-now"),
			only: o.it})
	}
	return out
}

// byPlayers are occasions that without Of are what a player does, with whatever card.
var byPlayers = []string{language.OnPlayed, language.OnActivated}

// matches reports whether an occasion is one that an event of a text on self speaks of, for the text's controller.
func matches(ev *language.Event, f facts, o occasion, self engine.ObjID, seat engine.Seat) bool {
	switch {
	case ev.On != o.on, !onSide(f, ev.Who, o.who, seat), !o.only.IsZero() && o.only != self,
		ev.On == language.OnNight && ev.Who != "", // nobody's (AT-061)
		ev.With != nil && !fits(ev.With, f, o.with.ID(), self, seat):
		return false
	case ev.Of != nil:
		return fits(ev.Of, f, o.it, self, seat)
	case o.it.IsZero(), !o.only.IsZero():
		return true
	}
	return slices.Contains(byPlayers, o.on) || o.it == self
}
