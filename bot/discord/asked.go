package discord

import (
	"slices"
	"strings"

	"farpost/engine"
)

// asked says in a few words what a seat is asked: where the game has a sentence for it and the thing that it is
// about can be seen, who did what, else just what kind of question it is. It is made from the viewer's view.
func (t *teller) asked(w engine.WaitView) string {
	if s := t.askedAbout(w.Kind, w.About); s != "" {
		return s
	}
	s := t.word("asks", w.Kind)
	if s == "" {
		return t.b.t(t.lang, "front.turn")
	}
	if c, ok := t.view.Find(w.About); ok && c.Card != "" {
		s += " · " + t.face(c.Card).Name
	}
	return s
}

// askedAbout is the game's sentence for a kind of question about a thing (family "asked" of its words); "" when
// there is none, or the thing is not to be seen. Its arguments are by, card, of, targets, and those of the
// thing's notes.
func (t *teller) askedAbout(kind string, about engine.Value) string {
	c, ok := t.view.Find(about)
	if !ok || t.b.Texts.Word(t.lang, t.pos.Match.Game, "asked", kind) == "" {
		return ""
	}
	p := engine.Say(kind, engine.A("by", engine.SeatVal(c.Ctrl)), engine.A("of", c.Of...), engine.A("targets", c.Targets...))
	if c.Card != "" {
		p.Args = append(p.Args, engine.A("card", engine.CardVal(c.Card)))
	}
	for _, n := range c.Notes {
		p.Args = append(p.Args, n.Args...)
	}
	return t.b.Texts.SayIn(t.lang, t.pos.Match.Game, "asked", p, Names{Player: t.player, Card: t.card})
}

// worthTelling leaves out of an account what is mere bookkeeping.
func (t *teller) worthTelling(events []engine.Phrase) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if !slices.Contains(t.pos.Ruleset.Details, strings.TrimSuffix(e.Code, ".known")) {
			out = append(out, e)
		}
	}
	return out
}
