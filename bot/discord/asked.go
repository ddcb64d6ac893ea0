package discord

import "farpost/engine"

// asked says in a few words what a seat is asked: where the game has a sentence for it and the thing that it is
// about can be seen, who did what, else just what kind of question it is. It is made from the viewer's view.
func (t *teller) asked(w engine.WaitView) string {
	if s := Asked(t.b.Texts, t.lang, t.pos.Match.Game, t.view, w, Names{Player: t.player, Card: t.card}); s != "" {
		return s
	}
	return t.b.t(t.lang, "front.turn")
}

// Asked is what a seat of a view is asked, in a few words of its game: the sentence about a thing (see askedAbout),
// else what kind of question it is and the name of the card that it is about; "" when the game has no word for it.
func Asked(words Texts, lang, game string, v engine.View, w engine.WaitView, n Names) string {
	if s := askedAbout(words, lang, game, v, w.Kind, w.About, n); s != "" {
		return s
	}
	s := words.Word(lang, game, "asks", w.Kind)
	if s == "" {
		s = words.Word(lang, "", "asks", w.Kind)
	}
	if c, ok := v.Find(w.About); ok && c.Card != "" && s != "" {
		s += " · " + n.Card(engine.CardVal(c.Card))
	}
	return s
}

// askedAbout is the game's sentence for a kind of question about a thing (family "asked" of its words); "" when
// there is none, or the thing is not to be seen. Its arguments are by, card, of, targets, and those of the
// thing's notes.
func askedAbout(words Texts, lang, game string, v engine.View, kind string, about engine.Value, n Names) string {
	c, ok := v.Find(about)
	if !ok || words.Word(lang, game, "asked", kind) == "" {
		return ""
	}
	p := engine.Say(kind, engine.A("by", engine.SeatVal(c.Ctrl)), engine.A("of", c.Of...), engine.A("targets", c.Targets...))
	if c.Card != "" {
		p.Args = append(p.Args, engine.A("card", engine.CardVal(c.Card)))
	}
	for _, note := range c.Notes {
		p.Args = append(p.Args, note.Args...)
	}
	return words.SayIn(lang, game, "asked", p, n)
}
