package narrate

import (
	"cmp"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Asked says in a few words what a seat is asked: where the game has a sentence for it and the thing that it is
// about can be seen, who did what, else just what kind of question it is. It is made from the viewer's view.
func (t *Teller) Asked(w engine.WaitView) string {
	if s := Asked(t.n.Texts, t.Lang, t.Pos.Match.Game, t.View, w, port.Names{Player: t.Player, Card: t.Card}); s != "" {
		return s
	}
	return t.Text("front.turn")
}

// Heading is asked as a heading: one that is not a sentence of the game begins with a capital letter.
func (t *Teller) Heading(w engine.WaitView) string {
	s := t.Asked(w)
	if t.Word("asked", w.Kind) != "" {
		return s // it may begin with a name
	}
	return ui.Capital(s)
}

// Question is what a seat is asked as a heading: by the question's own words, which say more, or else as headed.
func (t *Teller) Question(w engine.WaitView, sa engine.SeatAsk) string {
	if sa.Prompt.Code != "" {
		return t.Say(sa.Prompt)
	}
	return t.Heading(w)
}

// Asked is what a seat of a view is asked, in a few words of its game: the sentence about a thing (see askedAbout),
// else what kind of question it is and the name of the card that it is about; "" when the game has no word for it. A
// question of engine.NoSeat speaks to nobody: it is what others are told of it.
func Asked(words port.Texts, lang, game string, v engine.View, w engine.WaitView, n port.Names) string {
	if s := askedAbout(words, lang, game, v, w.Seat, w.Kind, w.About, n); s != "" {
		return s
	}
	s := words.Word(lang, game, "asks", w.Kind)
	if s == "" {
		s = words.Word(lang, "", "asks", w.Kind)
	}
	if about := thingAsked(words, lang, game, v, w, n); about != "" && s != "" {
		s += " · " + about
	}
	return s
}

// ownSuffix ends the code of a sentence for who is asked about a thing of their own.
const ownSuffix = ".own"

// thingAsked names what a question is about, or the innermost larger thing that it is part of, of what the viewer can
// see: by the game's sentence for things of that sort ("about.card", "about.ability" of the family "asked"), else by
// the name of its card; "" for nothing.
func thingAsked(words port.Texts, lang, game string, v engine.View, w engine.WaitView, n port.Names) string {
	for _, thing := range append([]engine.Value{w.About}, w.Within...) {
		c, ok := v.Find(thing)
		if !ok || c.Card == "" && len(c.Of) == 0 {
			continue
		}
		if s := askedAbout(words, lang, game, v, w.Seat, "about."+cmp.Or(c.What, "card"), thing, n); s != "" {
			return s
		}
		if c.Card != "" {
			return n.Card(engine.CardVal(c.Card))
		}
	}
	return ""
}

// askedAbout is the game's sentence for a kind of question about a thing (family "asked" of its words); "" when
// there is none, or the thing is not to be seen. Its arguments are by, card, of, targets, and those of the
// thing's notes. Who is asked about a thing of their own is asked by the sentence of kind.own, where there is one.
func askedAbout(words port.Texts, lang, game string, v engine.View, of engine.Seat, kind string, about engine.Value, n port.Names) string {
	c, ok := v.Find(about)
	if !ok || words.Word(lang, game, "asked", kind) == "" {
		return ""
	}
	if c.Ctrl == of && of != engine.NoSeat && words.Word(lang, game, "asked", kind+ownSuffix) != "" {
		kind += ownSuffix
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

func OwnWaiting(v engine.View, seat engine.Seat) []engine.WaitView {
	var out []engine.WaitView
	for _, w := range v.Waiting {
		if w.Seat == seat {
			out = append(out, w)
		}
	}
	return out
}

// FirstThing is the first thing of a view that questions are about, or the innermost larger thing that one is part of;
// "" when the view shows none.
func FirstThing(v engine.View, waiting []engine.WaitView) engine.Value {
	for _, w := range waiting {
		if thing := Thing(v, w); thing != "" {
			return thing
		}
	}
	return ""
}

// Thing is what a question is about, as far as a view shows it, or else the innermost larger thing that it is part
// of; "" when the view shows neither.
func Thing(v engine.View, w engine.WaitView) engine.Value {
	for _, thing := range append([]engine.Value{w.About}, w.Within...) {
		if _, seen := v.Find(thing); seen && thing != "" {
			return thing
		}
	}
	return ""
}
