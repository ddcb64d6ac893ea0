package narrate

import (
	"slices"
	"strconv"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Possible returns the options of a question that can be chosen now and were not picked yet.
func Possible(q *engine.Question, picked []engine.Value) []engine.Option {
	var out []engine.Option
	for _, o := range q.Options {
		if o.Refusal == nil && !slices.Contains(picked, o.Key) {
			out = append(out, o)
		}
	}
	return out
}

// Label names an option. It is never empty.
func (t *Teller) Label(o engine.Option) string {
	s := ""
	switch {
	case o.Label.Code != "":
		s = t.Say(o.Label)
	case o.Face != "":
		s = t.Value(engine.CardVal(o.Face))
	default:
		s = t.Value(o.Key)
	}
	if strings.TrimSpace(s) == "" {
		return string(o.Key)
	}
	return s
}

// maxBlocked is how many characters the blocked options may take up.
const maxBlocked = 900

// unforeseen is Reasons without the refusals that everybody sees coming (Ruleset.Evident).
func (t *Teller) unforeseen(opts []engine.Option) []string {
	return t.Reasons(slices.DeleteFunc(slices.Clone(opts), func(o engine.Option) bool {
		return o.Refusal != nil && slices.Contains(t.Pos.Ruleset.Evident, o.Refusal.Code)
	}))
}

// Blocked lists the options that cannot be chosen now, with the reasons (unforeseen).
func (t *Teller) Blocked(opts []engine.Option) string {
	lines := t.unforeseen(opts)
	if len(lines) == 0 {
		return ""
	}
	lines = slices.Insert(lines, 0, t.Text("step.blocked"))
	return ui.Clip("-# "+strings.Join(lines, "\n-# "), maxBlocked)
}

// brief words a refusal that stands behind the name of what is refused: by the hint, where the game has one for it.
func (t *Teller) brief(no engine.Refusal) string {
	if t.Word("hints", no.Code) == "" {
		return t.Refusal(&no)
	}
	s := t.hint(no.Phrase)
	if no.Clause != "" {
		s += " (" + no.Clause + ")"
	}
	return s
}

// hint says a phrase in the fewer words that the game has for it (family "hints").
func (t *Teller) hint(p engine.Phrase) string {
	return t.SayIn("hints", p)
}

// Describe returns what helps to choose an option: whose it is, its states and figures, what it costs while it is held,
// and what it does. What the game notes of an option stands in place of figures and price. A state that the card's text
// names is left out. Describe is "" where there is nothing to add.
func (t *Teller) Describe(o engine.Option) string {
	c, ok := t.shownCard(o)
	if !ok {
		return t.FiguresOf(o)
	}
	does := ""
	if c.What == "" {
		does = t.Does(c.Card)
	}
	parts := t.ofOption(o, c, func(w string) bool { return !strings.Contains(does, w) })
	if o.Face != "" { // its price is not the one that the whole card shows
		parts = append(parts, t.wordedPrice(t.Face(o.Face))...)
	}
	if len(o.Notes) == 0 {
		parts = append(parts, t.printedFigures(o.Key, c))
	}
	parts = append(parts, does)
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
}

// IsOwn reports whether an option is a card that the viewer controls.
func (t *Teller) IsOwn(o engine.Option) bool {
	c, ok := t.View.Find(o.Key)
	return ok && c.Ctrl == t.View.Viewer
}

// OnBothSides reports whether some options are cards of the viewer's and some those of somebody else, so that it has to
// be said of each whose it is.
func (t *Teller) OnBothSides(opts []engine.Option) bool {
	return slices.ContainsFunc(opts, t.IsOwn) && slices.ContainsFunc(opts, func(o engine.Option) bool {
		_, ok := t.View.Find(o.Key)
		return ok && !t.IsOwn(o)
	})
}

// shownCard finds what an option shows: the card as it is on the table, as the face that the option names; ok is false
// for what is no card.
func (t *Teller) shownCard(o engine.Option) (c engine.CardView, ok bool) {
	if c, ok = t.View.Find(o.Key); !ok && o.Key.Kind() == "card" {
		c.Card, ok = o.Key.Body(), true
	}
	if o.Face != "" {
		c.Card, ok = o.Face, true
	}
	return c, ok
}

// printedFigures returns the printed figures of a card, except those that it shows already. The price is among them
// where only the card's player sees the card.
func (t *Teller) printedFigures(v engine.Value, c engine.CardView) string {
	if c.What != "" || c.Card == "" {
		return ""
	}
	f := t.Face(c.Card)
	var parts []string
	if price, own := t.n.Price(t.Pos.Match.Game, t.Lang, f); own && (t.isHeld(v) || v.Kind() == "card") {
		parts = append(parts, price...)
	}
	for _, s := range f.Stats {
		if !slices.ContainsFunc(c.Stats, func(x engine.Stat) bool { return x.Code == s.Code }) {
			parts = append(parts, t.Word("stats", s.Code)+" "+strconv.Itoa(s.Now))
		}
	}
	return strings.Join(parts, " · ")
}

// FiguresOf returns whose the thing of an option is, its states, and its figures or what the game notes of the option;
// for a cell of a track, how much of it is left.
func (t *Teller) FiguresOf(o engine.Option) string {
	v := o.Key
	if c, ok := t.View.Find(v); ok {
		return strings.Join(t.ofOption(o, c, func(string) bool { return true }), " · ")
	}
	for _, s := range t.View.Seats {
		for _, tr := range s.Tracks {
			for _, cell := range tr.Cells {
				if cell.Key == v && t.Word("cells", tr.Code) != "" {
					return t.SayIn("cells", engine.Say(tr.Code, engine.A("n", engine.Int(cell.N)),
						engine.A("max", engine.Int(cell.Max))))
				}
			}
		}
	}
	return ""
}

// ofOption is ofCard, with what the game notes of the option in place of the card's figures and notes.
func (t *Teller) ofOption(o engine.Option, c engine.CardView, filter func(word string) bool) []string {
	if len(o.Notes) > 0 {
		c.Stats, c.Notes = nil, o.Notes
	}
	return t.ofCard(c, filter)
}

// ofCard returns whose a thing is, its figures and its notes, and those of its states whose words pass the filter.
func (t *Teller) ofCard(c engine.CardView, filter func(word string) bool) []string {
	var parts []string
	if c.Key != "" && c.Ctrl != t.View.Viewer {
		parts = append(parts, t.Player(c.Ctrl))
	}
	for _, s := range c.States {
		if w := t.Word("states", s); w != "" && filter(w) {
			parts = append(parts, w)
		}
	}
	_, own := t.n.Price(t.Pos.Match.Game, t.Lang, t.Face(c.Card))
	for _, s := range c.Stats {
		if own && s.Code == "cost" && s.Now == s.Printed {
			continue // the price says it
		}
		parts = append(parts, t.Word("stats", s.Code)+" "+strconv.Itoa(s.Now))
	}
	for _, n := range c.Notes {
		parts = append(parts, t.Say(n))
	}
	return parts
}

// Does returns the text that is printed on a card, on one line; "" for a card without text.
func (t *Teller) Does(card string) string {
	s := ""
	for _, line := range t.Face(card).Text {
		switch {
		case s == "":
		case strings.ContainsAny(s[len(s)-1:], ".:!?"):
			s += " "
		default:
			s += " · "
		}
		s += line
	}
	return s
}

// Distinct leaves one of several options that are the same to choose, such as two copies of a card in hand. Where more
// than one is chosen all are left.
func (t *Teller) Distinct(q *engine.Question, opts []engine.Option) []engine.Option {
	if q.Max != 1 {
		return opts
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(opts), func(o engine.Option) bool {
		if !t.isPlain(o.Key) {
			return false
		}
		same := t.Label(o) + "\n" + t.Describe(o)
		had := seen[same]
		seen[same] = true
		return had
	})
}

// isHeld reports whether a value is a card in a zone that only its player sees.
func (t *Teller) isHeld(v engine.Value) bool {
	for _, z := range t.View.Zones {
		here := slices.ContainsFunc(z.Cards, func(c engine.CardView) bool { return c.Key == v })
		if kind, _ := t.Pos.Ruleset.Zone(z.Kind); here && kind.Seen == engine.SeenByOwner {
			return true
		}
	}
	return false
}

// isPlain reports whether a value is a card that only its player sees, without anything on it that its description does
// not say. One like it is then the same to choose.
func (t *Teller) isPlain(v engine.Value) bool {
	for _, z := range t.View.Zones {
		for _, c := range z.Cards {
			if c.Key == v {
				kind, _ := t.Pos.Ruleset.Zone(z.Kind)
				return kind.Seen == engine.SeenByOwner && len(c.Marks)+len(c.Targets) == 0
			}
		}
	}
	return false
}
