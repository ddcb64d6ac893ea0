package narrate

import (
	"cmp"
	"slices"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Asked says in a few words what a seat is asked, from what the viewer may see; see the function Asked. A question for
// which the game has no word is a turn.
func (t *Teller) Asked(w engine.WaitView) string {
	if s := Asked(t.n.Texts, t.Lang, t.Pos.Match.Game, t.View, w, t.resolve()); s != "" {
		return s
	}
	return t.Text("front.turn")
}

// Heading is Asked as a heading: it begins with a capital letter, unless it is a sentence of the game, which may begin
// with a name.
func (t *Teller) Heading(w engine.WaitView) string {
	s := t.Asked(w)
	if t.Word("asked", w.Kind) != "" {
		return s
	}
	return ui.Capital(s)
}

// toldSuffix ends the code of a sentence that tells of a thing without asking anything.
const toldSuffix = ".told"

// Told is the heading of a window for a seat that has no answer: what happened, without asking for a response. Where
// the game has no sentence for that (codes KIND.told of the family "asked") it names the thing, else it is Heading.
func (t *Teller) Told(w engine.WaitView) string {
	x := asking{t.n.Texts, t.Lang, t.Pos.Match.Game, t.View, t.resolve()}
	if s := x.sentence(engine.NoSeat, w.Kind+toldSuffix, w.About); s != "" {
		return s
	}
	if thing := x.thing(w); thing != "" {
		return ui.Capital(thing)
	}
	return t.Heading(w)
}

// Question is the heading of a question: its own prompt, which says more, or else its Heading.
func (t *Teller) Question(w engine.WaitView, sa engine.SeatAsk) string {
	if sa.Prompt.Code != "" {
		return t.Say(sa.Prompt)
	}
	return t.Heading(w)
}

// Asked says in a few words of a game what a seat is asked, from what a view shows. It is one of
//
//   - the game's sentence for the question and the thing that it is about, such as "Ada plays Comet: respond?",
//   - the word for the kind of question, and what it is about, such as "Respond · Comet",
//   - "" when the game has no word for the kind.
//
// A question of engine.NoSeat speaks to nobody: it is worded as others read it.
func Asked(words port.Texts, lang, game string, v engine.View, w engine.WaitView, n port.Names) string {
	x := asking{words, lang, game, v, n}
	if s := x.sentence(w.Seat, w.Kind, w.About); s != "" {
		return s
	}
	s := words.Word(lang, game, "asks", w.Kind)
	if s == "" {
		s = words.Word(lang, "", "asks", w.Kind)
	}
	if about := x.thing(w); about != "" && s != "" {
		s += " · " + about
	}
	return s
}

// isAskedAbout reports whether an event is what an open question is about, and the question's sentence tells of it: an
// event of whoever controls the thing that names its card, or that names all it is made of and aimed at.
func (t *Teller) isAskedAbout(e engine.Phrase) bool {
	x := asking{t.n.Texts, t.Lang, t.Pos.Match.Game, t.View, t.resolve()}
	names := func(v engine.Value) bool {
		return slices.ContainsFunc(e.Args, func(a engine.Arg) bool { return slices.Contains(a.Vals, v) })
	}
	named := func(v engine.Value) bool {
		c, ok := t.View.Find(v)
		return names(v) || ok && c.Card != "" && names(engine.CardVal(c.Card))
	}
	for _, w := range t.View.Waiting {
		c, ok := t.View.Find(w.About)
		told := ok && x.sentence(engine.NoSeat, w.Kind, w.About) != "" && names(engine.SeatVal(c.Ctrl))
		fight := ok && c.Card == "" && len(c.Of) > 0 && x.thing(w) != "" // such as an attack, behind the question
		if !told && !fight {
			continue
		}
		parts := slices.Concat(c.Of, c.Targets)
		if c.Card != "" {
			parts = []engine.Value{w.About}
		}
		if len(parts) > 0 && !slices.ContainsFunc(parts, func(v engine.Value) bool { return !named(v) }) {
			return true
		}
	}
	return false
}

// asking words the questions of a view.
type asking struct {
	words      port.Texts
	lang, game string
	view       engine.View
	names      port.Names
}

// thing names what a question is about, or the innermost larger thing that it is part of, as far as the view shows
// them: by the game's sentence for such things (codes like "about.card" and "about.ability" of the family "asked"),
// else by the name of the card. It is "" when the view shows none.
func (x asking) thing(w engine.WaitView) string {
	for _, thing := range append([]engine.Value{w.About}, w.Within...) {
		c, ok := x.view.Find(thing)
		if !ok || c.Card == "" && len(c.Of) == 0 {
			continue
		}
		if s := x.sentence(w.Seat, "about."+cmp.Or(c.What, "card"), thing); s != "" {
			return s
		}
		if c.Card != "" {
			return x.names.Card(engine.CardVal(c.Card))
		}
	}
	return ""
}

// ownSuffix ends the code of a sentence for a seat that is asked about a thing of its own.
const ownSuffix = ".own"

// sentence is the game's sentence for a kind of question about a thing (family "asked"); "" when the game has none, or
// the view does not show the thing. A seat that is asked about a thing of its own is asked by the sentence of KIND.own,
// if there is one. The sentence's arguments are by, of (without who stands against it), targets, card, and those of the
// thing's notes.
func (x asking) sentence(seat engine.Seat, kind string, about engine.Value) string {
	c, ok := x.view.Find(about)
	if !ok || x.words.Word(x.lang, x.game, "asked", kind) == "" {
		return ""
	}
	own := c.Ctrl == seat && seat != engine.NoSeat
	if own && x.words.Word(x.lang, x.game, "asked", kind+ownSuffix) != "" {
		kind += ownSuffix
	}
	of := slices.DeleteFunc(slices.Clone(c.Of), func(v engine.Value) bool { return slices.Contains(c.Against, v) })
	p := engine.Say(kind,
		engine.A("by", engine.SeatVal(c.Ctrl)), engine.A("of", of...), engine.A("targets", c.Targets...))
	if c.Card != "" {
		p.Args = append(p.Args, engine.A("card", engine.CardVal(c.Card)))
	}
	for _, note := range c.Notes {
		p.Args = append(p.Args, note.Args...)
	}
	return x.words.SayIn(x.lang, x.game, "asked", p, x.names)
}

// OwnWaiting lists the questions of a view that wait for a seat.
func OwnWaiting(v engine.View, seat engine.Seat) []engine.WaitView {
	var out []engine.WaitView
	for _, w := range v.Waiting {
		if w.Seat == seat {
			out = append(out, w)
		}
	}
	return out
}

// FirstThing returns the Thing of the first of several questions that has one; "" when none has.
func FirstThing(v engine.View, waiting []engine.WaitView) engine.Value {
	for _, w := range waiting {
		if thing := Thing(v, w); thing != "" {
			return thing
		}
	}
	return ""
}

// Thing returns what a question is about, or else the innermost larger thing that it is part of, as far as a view shows
// them; "" when it shows none.
func Thing(v engine.View, w engine.WaitView) engine.Value {
	for _, thing := range append([]engine.Value{w.About}, w.Within...) {
		if _, seen := v.Find(thing); seen && thing != "" {
			return thing
		}
	}
	return ""
}
